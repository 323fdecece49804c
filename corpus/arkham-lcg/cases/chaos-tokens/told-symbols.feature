Feature: What a symbol does that nobody has described
  Source: Rules Reference v2.5, Appendix II, ST.4 and ST.5.

  Background:
    Given Roland Banks is at the Study
    And the scenario is Extracurricular Activity
    And the chaos bag holds elder thing
    And the Study has 1 clue

  @arkham-lcg/steps/st-4 @arkham-lcg/steps/st-5
  Scenario: Its modifier and what comes with it are told
    When Roland Banks investigates
    And the effect of ability 3 of Extracurricular Activity: the modifier is -2; Roland Banks takes 1 horror
    Then Roland Banks has 1 horror
    And this has happened: Roland Banks fails by 1

  @arkham-lcg/steps/st-4 @arkham-lcg/steps/st-5
  Scenario: With a smaller one the test is passed
    When Roland Banks investigates
    And the effect of ability 3 of Extracurricular Activity: the modifier is -1
    Then Roland Banks has 1 clue

  @arkham-lcg/steps/st-4
  Scenario: Where no symbol resolves there is no modifier to tell
    When Roland Banks takes a resource
    And the modifier is -1
    Then it is refused under arkham-lcg/steps/st-4
