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

  @arkham-lcg/steps/3.3
  Scenario: The attack is told to which somebody reacts before it hits
    Given Agnes Baker is at the Study
    And Agnes Baker has Hypnotic Gaze (02153) in hand with 5 resources
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds skull
    When the enemy phase begins
    And Ghoul Minion attacks Agnes Baker
    And Agnes Baker plays Hypnotic Gaze
    Then Ghoul Minion has 1 damage
    And Agnes Baker has 0 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Which of two attacks of opportunity comes first, told by that attack
    Given Agnes Baker is at the Study
    And Agnes Baker has Hypnotic Gaze (02153) in hand with 5 resources
    And Ghoul Minion and Swarm of Rats are engaged with Agnes Baker
    And the chaos bag holds skull
    When Agnes Baker takes a resource
    And Swarm of Rats makes an attack of opportunity
    And Agnes Baker plays Hypnotic Gaze
    Then Swarm of Rats is defeated

  @arkham-lcg/retaliate
  Scenario: A retaliation is told, and dodged
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker has Dodge (01023) in hand with 1 resource
    And the chaos bag holds -8
    When Agnes Baker fights Ghoul Priest
    And Ghoul Priest retaliates
    And Agnes Baker plays Dodge
    Then Agnes Baker has 0 damage
