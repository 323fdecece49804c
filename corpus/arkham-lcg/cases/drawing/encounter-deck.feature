Feature: An encounter deck that runs out
  Source: Rules Reference v2.5, Encounter Deck; Grimoire, Mazzo degli Incontri.

  Background:
    Given Roland Banks is at the Study
    And the chaos bag holds auto-fail

  @edition-2016 @arkham-lcg/encounter-deck
  Scenario: In 2016 it is made anew as soon as it is empty, without the card that is drawn
    Given the encounter deck holds Rotting Remains
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then in order:
      | the encounter discard pile is shuffled               |
      | Roland Banks resolves the Revelation of Rotting Remains |
      | Rotting Remains is discarded                         |
    And Rotting Remains is in the encounter discard pile

  @edition-2026 @arkham-lcg/encounter-deck
  Scenario: In 2026 it is made anew once all is resolved, with the card that was drawn
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
  Scenario: With another card in it nothing is shuffled
    Given the encounter deck holds Rotting Remains and Swarm of Rats
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then Ghoul Minion is in the encounter discard pile
    And Rotting Remains is in the encounter discard pile
