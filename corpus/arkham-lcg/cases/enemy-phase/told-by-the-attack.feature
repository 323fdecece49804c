Feature: Which attack comes first, told by that attack
  Source: Rules Reference v2.5, Appendix II, 3.3; Massive; FAQ v2.5, 2.29.

  @arkham-lcg/steps/3.3
  Scenario: Of two enemies engaged with one investigator
    Given Roland Banks is at the Study
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When the enemy phase begins
    And Swarm of Rats attacks Roland Banks
    Then in order:
      | Swarm of Rats attacks Roland Banks |
      | Ghoul Minion attacks Roland Banks  |

  @arkham-lcg/massive @arkham-lcg/massive-enemy-attacks
  Scenario: Of those whom a massive enemy attacks, of whom one dodges one attack
    Given Roland Banks and Agnes Baker are at the Study
    And Umôrdhoth is at the Study
    And Roland Banks has Dodge (01023) in hand with 1 resource
    When the enemy phase begins
    And Umôrdhoth attacks Roland Banks
    And Roland Banks plays Dodge
    Then Umôrdhoth attacks Agnes Baker
    And Roland Banks has 0 damage
