Feature: Skill test timing
  Source: Rules Reference v2.5, Appendix II, ST.1 to ST.8.

  @arkham-lcg/skill-test-timing @arkham-lcg/investigate-action
  Scenario: A plain investigation goes through all eight steps
    Given Roland Banks is at the Study
    And Study has 2 clues
    And the chaos bag holds +1, -1, -1, auto-fail
    When Roland Banks investigates
    And Roland Banks reveals -1
    Then exactly in order:
      | Roland Banks takes the investigate action   |
      | Roland Banks spends 1 action                |
      | Roland Banks tests intellect (2)            |
      | step st-1                                   |
      | step st-2                                   |
      | step st-3                                   |
      | Roland Banks reveals -1                     |
      | step st-4                                   |
      | step st-5                                   |
      | step st-6                                   |
      | Roland Banks succeeds                       |
      | step st-7                                   |
      | Roland Banks discovers 1 clue at Study      |
      | step st-8                                   |
      | the test ends                               |
