Feature: Moving several times
  Source: Rules Reference v2.5, Move, Enemy Engagement, Attack of Opportunity.

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: Each step is a move of its own; who is passed does not engage, who waits at the end does
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Ghoul Minion is at the Hallway
    And Swarm of Rats is at the Attic
    When Roland Banks plays Scout Ahead
    And Roland Banks accepts the effect of Scout Ahead
    And Roland Banks accepts the effect of Scout Ahead
    And Roland Banks chooses the Attic
    And Roland Banks declines the effect of Scout Ahead
    Then in order:
      | Roland Banks moves to Hallway      |
      | Roland Banks moves to Attic        |
      | Roland Banks takes 1 horror        |
    And Ghoul Minion is at the Hallway
    And Ghoul Minion is engaged with nobody
    And Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: Enemies that are engaged already strike first, and come along
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks plays Scout Ahead
    And Roland Banks accepts the effect of Scout Ahead
    And Roland Banks declines the effect of Scout Ahead
    And Roland Banks declines the effect of Scout Ahead
    Then Roland Banks has 1 damage
    And Swarm of Rats is at the Hallway
    And Swarm of Rats is engaged with Roland Banks
