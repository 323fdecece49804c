Feature: What a weakness takes away
  Source: Rules Reference v2.5, Weakness, Direct Damage, Removed From Game.

  @arkham-lcg/weakness @arkham-lcg/direct-damage-direct-horror @arkham-lcg/removed-from-game
  Scenario: Abandoned and alone, nobody takes the horror in her place
    Given Wendy Adams is at the Study
    And Wendy Adams controls Arcane Initiate
    And Wendy Adams has Knife and Flashlight in her discard pile
    When Wendy Adams draws Abandoned and Alone
    Then in order:
      | 2 horror is placed on Wendy Adams      |
      | Abandoned and Alone is discarded       |
    And Knife is not in the discard pile
    And Flashlight is not in the discard pile
    And Abandoned and Alone is in the discard pile of Wendy Adams
