Feature: Lita Chantler and whoever she is with
  Source: Rules Reference v2.5, Ownership and Control, Gains, Parley; Appendix II, ST.6 and ST.7.

  @arkham-lcg/ownership-and-control @arkham-lcg/steps/st-6
  Scenario: She helps everybody here, and a monster is hit harder
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Lita Chantler
    And Ghoul Minion is engaged with Agnes Baker
    And it is the turn of Agnes Baker
    And the chaos bag holds -1
    When Agnes Baker fights Ghoul Minion
    And Roland Banks uses Lita Chantler
    Then Agnes Baker deals 2 damage to Ghoul Minion
    And Ghoul Minion is defeated

  @arkham-lcg/ownership-and-control
  Scenario: Rats are no monsters
    Given Roland Banks is at the Study
    And Roland Banks controls Lita Chantler
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Swarm of Rats
    Then Roland Banks deals 1 damage to Swarm of Rats

  @arkham-lcg/ownership-and-control
  Scenario: While nobody controls her she helps nobody
    Given Roland Banks is at the Parlor
    And Lita Chantler waits at the Parlor
    And the chaos bag holds 0
    When Roland Banks tests combat (5)
    Then this has happened: Roland Banks fails by 1

  @arkham-lcg/ownership-and-control @arkham-lcg/parley
  Scenario: A parley in the parlor wins her over
    Given Daisy Walker is at the Parlor
    And Lita Chantler waits at the Parlor
    And the chaos bag holds 0
    When Daisy Walker uses ability 2 of Parlor
    Then Lita Chantler is under the control of Daisy Walker
    When Daisy Walker uses ability 2 of Parlor
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/parley @arkham-lcg/location-cards
  Scenario: In the parlor nobody talks to her while she is elsewhere
    Given Daisy Walker is at the Parlor
    And the Parlor is connected to the Hallway
    And Lita Chantler waits at the Hallway
    When Daisy Walker uses ability 2 of Parlor
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
