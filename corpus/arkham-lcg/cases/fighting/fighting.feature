Feature: Fighting
  Source: Rules Reference v2.5, Fight Action, Retaliate, Attack of Opportunity.

  @arkham-lcg/fight-action @arkham-lcg/attack-of-opportunity
  Scenario: Fighting provokes nobody, and a successful attack deals one damage
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then in order:
      | Roland Banks spends 1 action                |
      | Roland Banks tests combat (2)               |
      | step st-7                                   |
      | Roland Banks deals 1 damage to Ghoul Minion |
      | step st-8                                   |
    And Roland Banks has 0 damage
    And Ghoul Minion has 1 damage

  @arkham-lcg/fight-action
  Scenario: A failed attack on an enemy engaged with somebody else hits that one
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Agnes Baker fights Ghoul Minion
    Then Roland Banks has 1 damage
    And Ghoul Minion has 0 damage

  @arkham-lcg/fight-action
  Scenario: An enemy somewhere else cannot be fought
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is at the Hallway
    When Roland Banks fights Ghoul Minion
    Then it is refused under arkham-lcg/fight-action

  @arkham-lcg/retaliate
  Scenario: A ready enemy retaliates after the results, before the test ends
    Given Roland Banks is at the Study
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks fights Goat Spawn
    Then in order:
      | Roland Banks fails by 3         |
      | step st-7                       |
      | Goat Spawn attacks Roland Banks |
      | step st-8                       |
    And Goat Spawn is ready
    And Roland Banks has 1 damage

  @arkham-lcg/retaliate
  Scenario: An exhausted enemy does not retaliate
    Given Roland Banks is at the Study
    And Goat Spawn is engaged with Roland Banks
    And Goat Spawn is exhausted
    And the chaos bag holds auto-fail
    When Roland Banks fights Goat Spawn
    Then Roland Banks has 0 damage

  @arkham-lcg/retaliate
  Scenario: It retaliates against an attacker whom it is not engaged with
    Given Roland Banks and Agnes Baker are at the Study
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Agnes Baker fights Goat Spawn
    Then in order:
      | Agnes Baker deals 1 damage to Roland Banks |
      | Goat Spawn attacks Agnes Baker             |
    And Agnes Baker has 1 damage

  @arkham-lcg/target
  Scenario: An enemy that has fallen in the middle of its attack is not there to be fought
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife, Guard Dog
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Guard Dog
    Then Roland Banks may not use Survival Knife
    And Survival Knife is ready

  @arkham-lcg/target
  Scenario: One that is still there may be fought, whoever took the damage
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife, Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Guard Dog
    Then Roland Banks may use Survival Knife

  @arkham-lcg/fight-action
  Scenario: A shot that misses hits a friend with all its damage, and nothing that a success would add
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Lightning Gun
    And Roland Banks has Vicious Blow in hand
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds auto-fail
    When Roland Banks uses Lightning Gun on Ghoul Minion
    And Roland Banks commits Vicious Blow
    Then Agnes Baker has 3 damage
    And Ghoul Minion has 0 damage

  @arkham-lcg/retaliate @arkham-lcg/steps/st-7
  Scenario: Whoever stuns what he hits chooses which of the two comes first
    Given Roland Banks is at the Study
    And Roland Banks has Stunning Blow in hand
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks commits Stunning Blow
    And Stunning Blow is applied first
    Then in order:
      | Roland Banks evades Ghoul Minion |
      | Ghoul Minion is defeated         |
