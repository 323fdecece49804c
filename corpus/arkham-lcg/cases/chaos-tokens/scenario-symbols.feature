Feature: Symbols of a scenario
  Source: Rules Reference v2.5, Appendix II, ST.4 and ST.5; Chaos Tokens, Resolving Multiple Revealed Chaos Tokens.

  @arkham-lcg/steps/st-4 @arkham-lcg/scenario-reference-card
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

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/steps/st-4 @arkham-lcg/steps/st-5
  Scenario: What is said of "the revealed token" holds for each of several that are resolved
    Given Daisy Walker is at the Study
    And the scenario is The Gathering
    And Daisy Walker controls Olive McBride
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds tablet, tablet, +1
    When Daisy Walker investigates
    And Daisy Walker uses Olive McBride
    And Daisy Walker reveals tablet
    And Daisy Walker reveals +1
    And Daisy Walker reveals tablet
    And Daisy Walker resolves the tokens tablet, tablet with Olive McBride
    And Daisy Walker assigns 1 damage to Daisy Walker
    And Daisy Walker assigns 1 damage to Daisy Walker
    Then in order:
      | step st-4                   |
      | Daisy Walker takes 1 damage |
      | Daisy Walker takes 1 damage |
      | step st-5                   |
      | Daisy Walker fails by 1     |
    And Daisy Walker has 2 damage

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/steps/st-4
  Scenario: Of the token that is ignored nothing holds
    Given Daisy Walker is at the Study
    And the scenario is The Gathering
    And Daisy Walker controls Olive McBride
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds tablet, tablet, +1
    When Daisy Walker investigates
    And Daisy Walker uses Olive McBride
    And Daisy Walker reveals tablet
    And Daisy Walker reveals +1
    And Daisy Walker reveals tablet
    And Daisy Walker resolves the tokens tablet, +1 with Olive McBride
    And Daisy Walker assigns 1 damage to Daisy Walker
    Then in order:
      | Daisy Walker takes 1 damage  |
      | Daisy Walker succeeds by 2   |
    And Daisy Walker has 1 damage
