Feature: Several actions out of one effect
  Source: FAQ v2.5, question on Eon Chart and Nimble; Rules Reference v2.5, Fast.

  Background:
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Eon Chart (08100) and Beat Cop
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    And the chaos bag holds 0

  @arkham-lcg/qa/consecutive-actions-player-window @arkham-lcg/fast
  Scenario: Before them the ability may be used
    Then Roland Banks may use Beat Cop

  @arkham-lcg/qa/consecutive-actions-player-window @arkham-lcg/fast
  Scenario: No player window between the actions of one effect
    When Roland Banks uses Eon Chart
    Then Roland Banks may not use Beat Cop

  @arkham-lcg/qa/consecutive-actions-player-window @arkham-lcg/fast
  Scenario: None after the first of them either
    When Roland Banks uses Eon Chart
    And Roland Banks moves to the Hallway
    Then Roland Banks must choose between:
      | Roland Banks attempts to evade Ghoul Minion |
      | Roland Banks investigates           |
    And Roland Banks may not use Beat Cop

  @arkham-lcg/qa/consecutive-actions-player-window @arkham-lcg/fast
  Scenario: After them all the ability may be used
    When Roland Banks uses Eon Chart
    And Roland Banks moves to the Hallway
    And Roland Banks investigates
    Then Roland Banks may use Beat Cop

  @arkham-lcg/qa/consecutive-actions-player-window @arkham-lcg/must
  Scenario: Whoever chooses and takes one of three actions takes one
    Given Roland Banks controls Eon Chart (08098)
    When Roland Banks uses Eon Chart (08098)
    Then Roland Banks must choose between:
      | Roland Banks attempts to evade Ghoul Minion |
      | Roland Banks moves to Hallway               |
      | Roland Banks investigates                   |
