Feature: Acts
  Source: Rules Reference v2.5, Act Deck and Agenda Deck; Clues.

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues
  Scenario: Too few clues do not advance the act
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And Roland Banks has 3 clues
    When Roland Banks spends clues to advance the act
    Then it is refused under arkham-lcg/clues

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The investigators say together who gives how many
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And Roland Banks has 3 clues
    And Agnes Baker has 2 clues
    When Roland Banks spends clues to advance the act
    Then Roland Banks must choose between:
      | Roland Banks gives 2 clues |
      | Roland Banks gives 3 clues |
