Feature: A skill test whose enemy leaves play
  Source: Rules Reference v2.5, Skill Tests; FAQ v2.5, question on moving during a test.

  @arkham-lcg/skill-tests @arkham-lcg/qa/moved-during-skill-test
  Scenario: Whether an attack succeeds whose enemy has fallen before is open
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (01018)
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks uses Beat Cop (01018)
    Then it is asked whether Roland Banks succeeds
    And the answer is open
    And the rules leave it open: U-46

  @arkham-lcg/skill-tests @arkham-lcg/qa/moved-during-skill-test
  Scenario: By either reading the enemy is gone and the cop is spent
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (01018)
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks uses Beat Cop (01018)
    Then Ghoul Minion is in the encounter discard pile
    And Beat Cop (01018) is in the discard pile
