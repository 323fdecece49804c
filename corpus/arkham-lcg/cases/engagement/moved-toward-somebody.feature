Feature: Enemies that an effect moves toward somebody
  Source: Rules Reference v2.5, Enemy Engagement, Move; core set of 2026, Aerial Pursuit.

  Background:
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And the encounter deck holds Aerial Pursuit, Crypt Chill
    And the chaos bag holds +1

  @arkham-lcg/enemy-engagement
  Scenario: One that is engaged already neither moves nor engages, and does not attack
    Given Swarm of Rats is engaged with Roland Banks
    And Ghoul Minion is at the Hallway
    When Roland Banks draws Aerial Pursuit from the encounter deck
    Then Roland Banks has 0 damage
    And Ghoul Minion is at the Hallway

  @arkham-lcg/enemy-engagement
  Scenario: One that comes to him engages and attacks
    Given Ghoul Minion is at the Hallway
    When Roland Banks draws Aerial Pursuit from the encounter deck
    Then Ghoul Minion is engaged with Roland Banks
    And Roland Banks has 1 damage
    And Roland Banks has 1 horror

  @arkham-lcg/move
  Scenario: One that comes only nearer does not attack
    Given Ghoul Minion is at the Attic
    When Roland Banks draws Aerial Pursuit from the encounter deck
    Then Ghoul Minion is at the Hallway
    And Roland Banks has 0 damage
