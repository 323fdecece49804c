Feature: Traps that wait for an enemy
  Source: Rules Reference v2.5, Attach To; Fight; Immune; questions and errata of the Grimoire v1.1 on
  Lie in Wait, Decoy Trap, Glassing and Makeshift Bomb.

  @arkham-lcg/attach-to @arkham-lcg/fight-action
  Scenario: The attack is on the enemy that has come, and hits harder if the trap is used up
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Parlor
    And Lie in Wait is attached to the Hallway
    And Hunting Nightgaunt is at the Parlor
    And the chaos bag holds 0
    When the enemy phase is resolved
    And Roland Banks uses Lie in Wait
    And Roland Banks uses combat for the test
    And Roland Banks accepts the effect of Lie in Wait
    Then Hunting Nightgaunt has 2 damage
    And Lie in Wait is in the discard pile

  @arkham-lcg/attach-to @arkham-lcg/evade-evade-action
  Scenario: The evaded enemy stays behind, and whoever has evaded it may come
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Parlor
    And Decoy Trap is attached to the Hallway
    And Hunting Nightgaunt is at the Parlor
    And the chaos bag holds 0
    When the enemy phase is resolved
    And Roland Banks uses Decoy Trap
    And Roland Banks uses intellect for the test
    And the result of the test itself is applied first
    And Roland Banks accepts the effect of Decoy Trap
    Then Roland Banks is at the Hallway
    And Hunting Nightgaunt is exhausted

  @arkham-lcg/immune
  Scenario: A bomb harms whoever is there, but for an enemy that player cards leave alone
    Given Miguel de la Cruz is at the Study
    And the Study is connected to the Hallway
    And Makeshift Bomb is attached to the Study
    And Feline Hybrid is exhausted at the Study
    And Swarm of Rats is at the Hallway
    When the enemy phase is resolved
    And Miguel de la Cruz uses Makeshift Bomb
    And Miguel de la Cruz assigns 3 damage to Miguel de la Cruz
    Then Miguel de la Cruz has 3 damage
    And Feline Hybrid has 0 damage
    And Swarm of Rats is in the discard pile
