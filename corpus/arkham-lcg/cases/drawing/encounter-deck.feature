Feature: An encounter deck that runs out
  Source: Rules Reference v2.5, Encounter Deck; Grimoire, Mazzo degli Incontri.

  Background:
    Given Roland Banks is at the Study
    And the chaos bag holds auto-fail

  @arkham-lcg/encounter-deck
  Scenario: It is made anew once the last card is resolved, with that card in it
    Given the encounter deck holds Rotting Remains
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then in order:
      | Roland Banks resolves the Revelation of Rotting Remains |
      | Rotting Remains is discarded                         |
      | the encounter discard pile is shuffled               |
    And Rotting Remains is not in the discard pile

  @arkham-lcg/encounter-deck
  Scenario: In 2016 it may as well be made anew before, without it; in 2026 it may not
    Given the encounter deck holds Rotting Remains
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then it is asked whether Rotting Remains is in the encounter discard pile
    And in the edition of 2016 the answer is open
    And in the edition of 2026 the answer is no

  @edition-2016 @arkham-lcg/encounter-deck
  Scenario: The order of both is what the rules leave open
    Given the encounter deck holds Rotting Remains
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then it is asked whether Rotting Remains is discarded before the encounter discard pile is shuffled
    And the answer is open
    And the rules leave it open: U-30

  @arkham-lcg/encounter-deck
  Scenario: With another card in it nothing is shuffled
    Given the encounter deck holds Rotting Remains and Swarm of Rats
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then Ghoul Minion is in the encounter discard pile
    And Rotting Remains is in the encounter discard pile
