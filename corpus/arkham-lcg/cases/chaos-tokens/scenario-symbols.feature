Feature: Symbols of a scenario
  Source: Rules Reference v2.5, Appendix II, ST.4 and ST.5.

  @arkham-lcg/steps/st-4
  Scenario: The effect of a symbol is resolved before the value is known
    Given Roland Banks is at the Study
    And the scenario is The Gathering
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds tablet
    When Roland Banks fights Ghoul Minion
    Then in order:
      | Roland Banks reveals tablet |
      | step st-4 |
      | Roland Banks takes 1 damage |
      | step st-5 |
      | Roland Banks succeeds by 0 |
