Feature: "At" and "if" of the Grimoire: with the moment itself
  Source: Grimoire, Alla/All', Condizione Innescante.

  @arkham-lcg/at @edition-2026
  Scenario: At the end of the round is with that end
    Given Roland Banks is at the Study
    And Relentless Dark Young is engaged with Roland Banks
    And Relentless Dark Young has 3 damage
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    Then in order:
      | the upkeep phase ends                         |
      | round 1 ends                                  |
      | 2 damage is healed from Relentless Dark Young |
    And nobody has a choice

  @arkham-lcg/at @arkham-lcg/if @edition-2026
  Scenario: If a token is revealed is with the reveal, before whatever answers it
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the scenario is The Gathering
    And the chaos bag holds tablet
    When Roland Banks draws Fractured Consciousness from the encounter deck
    And Roland Banks commits Stroke of Luck
    Then the choice is Roland Banks's
    And it is asked whether Roland Banks fails
    And the answer is yes

  @arkham-lcg/at @arkham-lcg/if @edition-2026
  Scenario: It is only where that token is revealed
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds -8
    When Roland Banks draws Fractured Consciousness from the encounter deck
    And Roland Banks commits Stroke of Luck
    Then it is asked whether Roland Banks fails
    And the answer is depends
    And it depends on the choice of Roland Banks
