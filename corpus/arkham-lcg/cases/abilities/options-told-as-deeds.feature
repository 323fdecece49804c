Feature: Options told by what is done, or by what they are about
  Source: Rules Reference v2.5, Choices and the Grim Rule.

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/evade-evade-action
  Scenario: The one option that lets her evade, and whom
    Given Alessandra Zorzi is at the Study
    And Ghoul Minion and Goat Spawn are at the Hallway
    And Beguile is attached to Ghoul Minion
    And Beguile belongs to Alessandra Zorzi
    And the chaos bag holds 0
    When Alessandra Zorzi uses Beguile
    And Alessandra Zorzi evades Goat Spawn
    Then Goat Spawn is exhausted
    And Ghoul Minion is ready

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/weakness
  Scenario: A cardtype that is named takes the weaknesses too
    Given Roland Banks is at the Study
    And Roland Banks has Dark Memory and Knife in hand
    When Roland Banks draws Terror from Beyond from the encounter deck
    And Roland Banks chooses event
    Then Dark Memory is in the discard pile of Roland Banks
    And Knife is in the hand of Roland Banks

  @arkham-lcg/parley @arkham-lcg/attack-of-opportunity
  Scenario: To investigate by a parley provokes nobody
    Given Alessandra Zorzi is at the Study with 0 damage on her
    And Goat Spawn is engaged with Alessandra Zorzi
    And Ghoul Minion is at the Hallway
    And the Hallway has 1 clue
    And Beguile is attached to Ghoul Minion
    And Beguile belongs to Alessandra Zorzi
    And the chaos bag holds 0
    When Alessandra Zorzi uses Beguile to investigate
    Then Alessandra Zorzi has 1 clue
    And Alessandra Zorzi has taken no damage
