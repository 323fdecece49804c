Feature: A scenario ends once
  Source: Rules Reference v2.5, Act Deck and Agenda Deck; Winning and Losing.

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: No other resolution follows the first
    Given Roland Banks is at the Study
    When the scenario ends with resolution 1
    And the scenario ends with resolution 2
    Then it is refused under arkham-lcg/act-deck-and-agenda-deck

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Nobody acts any more
    Given Roland Banks is at the Study
    When the scenario ends with resolution 1
    And Roland Banks takes a resource
    Then it is refused under arkham-lcg/act-deck-and-agenda-deck
