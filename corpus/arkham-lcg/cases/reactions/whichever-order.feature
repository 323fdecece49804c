Feature: An order that makes no difference need not be told, unless it is the order that is asked about
  Source: Rules Reference v2.5, Triggered Abilities; Priority of Simultaneous Resolution; Appendix II, 3.3.

  @arkham-lcg/ability/triggered-abilities
  Scenario: Two engagements, each answered by the same reaction
    Given Zoey Samaras (02001) is at the Study and has 0 resources
    And the Study is connected to the Hallway
    And Ghoul Minion and Swarm of Rats are at the Hallway
    When Zoey Samaras moves to the Hallway
    And Zoey Samaras uses Zoey Samaras
    And Zoey Samaras uses Zoey Samaras
    Then Zoey Samaras has 2 resources

  @arkham-lcg/steps/3.3
  Scenario: Two attacks that nothing comes between
    Given Roland Banks is at the Study
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When the enemy phase begins
    Then Roland Banks has 2 damage
    And Roland Banks has 1 horror

  @arkham-lcg/steps/3.3
  Scenario: The same two, asked which of them comes first
    Given Roland Banks is at the Study
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When the enemy phase begins
    Then it is asked whether Ghoul Minion attacks Roland Banks before Swarm of Rats attacks Roland Banks
    And the answer is depends
