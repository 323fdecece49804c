Feature: Actions that cost no action
  Source: Rules Reference v2.5, Ability, Action Designators; Attack of Opportunity (FAQ v2.5, 1.1);
  Additional Costs; FAQ v2.5, question on bold action types.

  @arkham-lcg/ability/action-designators @arkham-lcg/additional-costs
  Scenario: A free evasion is the first evasion, which costs an action on top
    Given Roland Banks is at the Study
    And Roland Banks controls Eliyah Ashevak (08589)
    And Ghoul Minion is engaged with Roland Banks
    And Frozen in Fear is in the threat area of Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks begins his turn
    And Roland Banks uses Eliyah Ashevak
    Then Roland Banks has 2 actions
    And Roland Banks has performed 1 action
    When Roland Banks fights Ghoul Minion
    Then Roland Banks has 1 action

  @arkham-lcg/ability/action-designators
  Scenario: Without anything on top it costs nothing, and nobody strikes
    Given Roland Banks is at the Study
    And Roland Banks controls Eliyah Ashevak (08589)
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks begins his turn
    And Roland Banks uses Eliyah Ashevak
    Then Roland Banks has 3 actions
    And Roland Banks has 0 damage

  @arkham-lcg/additional-costs @arkham-lcg/action
  Scenario: Nobody pays an action on top outside of their turn
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife
    And Ghoul Minion is engaged with Roland Banks
    And Frozen in Fear is in the threat area of Roland Banks
    And the chaos bag holds auto-fail
    When the enemy phase begins
    Then Survival Knife is ready
    And the enemy phase ends

  @arkham-lcg/additional-costs @arkham-lcg/action
  Scenario: What was done in the turn is the first of the round
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife
    And Ghoul Minion is engaged with Roland Banks
    And Frozen in Fear is in the threat area of Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks begins his turn
    And Roland Banks fights Ghoul Minion
    Then Roland Banks has 1 action
    When Roland Banks ends his turn
    And the enemy phase begins
    And Roland Banks uses Survival Knife
    Then Survival Knife is exhausted
