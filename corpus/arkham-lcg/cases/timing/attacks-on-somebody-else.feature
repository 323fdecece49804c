Feature: An attack that somebody else takes
  Source: Rules Reference v2.5, Instead, Then, Attack of Opportunity; Appendix II, 3.3.

  @arkham-lcg/instead @arkham-lcg/attack-of-opportunity
  Scenario: An attack of opportunity is taken over, and the action goes on
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Heroic Rescue in hand
    And Roland Banks has 1 resource
    And Agnes Baker has 0 resources
    And it is the turn of Agnes Baker
    When Agnes Baker takes a resource
    And Roland Banks plays Heroic Rescue
    Then Agnes Baker has 0 damage
    And Agnes Baker has 1 resource
    And Roland Banks has 1 damage
    And Ghoul Minion is engaged with Roland Banks
    And in order:
      | Ghoul Minion engages Roland Banks           |
      | Ghoul Minion attacks Roland Banks           |
      | Heroic Rescue deals 1 damage to Ghoul Minion |
      | Agnes Baker gains 1 resource                |

  @arkham-lcg/instead @arkham-lcg/steps/3.3
  Scenario: In the enemy phase the enemy has attacked and exhausts, whomever it attacked
    Given Agnes Baker and Roland Banks are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Heroic Rescue in hand
    And Roland Banks has 1 resource
    When the enemy phase begins
    And Roland Banks plays Heroic Rescue
    Then Roland Banks has 1 damage
    And Roland Banks has 1 horror
    And Ghoul Minion is exhausted
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/then @arkham-lcg/cancel
  Scenario: What is to be done then is not done where the attack was canceled
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Heroic Rescue, Dodge in hand
    And Roland Banks has 2 resources
    When Ghoul Minion attacks Agnes Baker
    And Roland Banks plays Heroic Rescue
    And Roland Banks plays Dodge
    Then Roland Banks has 0 damage
    And Ghoul Minion has 0 damage
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/instead @arkham-lcg/when
  Scenario: Whoever takes the attack may give its damage to his own ally, which bites back
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Heroic Rescue in hand
    And Roland Banks has 1 resource
    When Ghoul Minion attacks Agnes Baker
    And Roland Banks plays Heroic Rescue
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Guard Dog
    Then Ghoul Minion is in the encounter discard pile

  @arkham-lcg/attack-of-opportunity @arkham-lcg/cancel
  Scenario: What cancels an attack of opportunity helps the test of the same action
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams has Narrow Escape in hand
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds -1
    When Wendy Adams investigates
    And Wendy Adams plays Narrow Escape
    Then Wendy Adams has 0 damage
    And this has happened: Wendy Adams succeeds by 2

  @arkham-lcg/attack-of-opportunity
  Scenario: An attack in the enemy phase is none of opportunity
    Given Wendy Adams is at the Study
    And Wendy Adams has Narrow Escape in hand
    And Ghoul Minion is engaged with Wendy Adams
    When the enemy phase begins
    Then Wendy Adams may not play Narrow Escape
    And Wendy Adams has 1 damage
