Feature: An action told with the skill of its test
  Source: Rules Reference v2.5, Appendix II, ST.1.

  @arkham-lcg/steps/st-1 @arkham-lcg/fight-action
  Scenario: She fights with what she knows
    Given Daisy Walker is at the Study
    And Daisy Walker has Mind over Matter in hand
    And Ghoul Minion is engaged with Daisy Walker
    And the chaos bag holds -1
    When Daisy Walker plays Mind over Matter
    And Daisy Walker fights Ghoul Minion using intellect
    Then Ghoul Minion has 1 damage

  @arkham-lcg/steps/st-1 @arkham-lcg/evade-evade-action
  Scenario: And evades so
    Given Daisy Walker is at the Study
    And Daisy Walker has Mind over Matter in hand
    And Ghoul Minion is engaged with Daisy Walker
    And the chaos bag holds -1
    When Daisy Walker plays Mind over Matter
    And Daisy Walker evades Ghoul Minion with her intellect
    Then Ghoul Minion is exhausted

  @arkham-lcg/steps/st-1 @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: The basic action that a ritual lets her take is made with willpower
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Close the Circle with 2 charges
    And the chaos bag holds -2
    When Agnes Baker uses Close the Circle
    And Agnes Baker investigates using willpower
    Then Agnes Baker has 1 clue
    And the test is successful

  @arkham-lcg/steps/st-1
  Scenario: What the test is made with anyway may be said
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion using combat
    Then Ghoul Minion has 1 damage
