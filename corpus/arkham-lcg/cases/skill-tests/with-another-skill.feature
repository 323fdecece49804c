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

  @arkham-lcg/skill-tests @arkham-lcg/steps/st-1
  Scenario: Which of two skills a treachery tests is told by the test
    Given Roland Banks is at the Study
    And Roland Banks's discard pile is empty
    And the encounter discard pile is empty
    When Roland Banks draws Kidnapped!
    And Roland Banks tests willpower
    And Roland Banks reveals -4
    Then Roland Banks has 2 damage
    And the discard pile of Roland Banks is empty
    But it is asked whether the encounter discard pile is empty
    And the answer is no

  @arkham-lcg/exile @arkham-lcg/automatic-failure-success
  Scenario: What exiles itself is used by that
    Given Wendy Adams is at the Study
    And Wendy Adams has Stroke of Luck in hand
    When Wendy Adams begins her turn
    And Wendy Adams investigates
    And Wendy Adams commits Stroke of Luck
    And Wendy Adams reveals the auto-fail
    And Wendy Adams exiles Stroke of Luck
    Then this has happened: Wendy Adams fails by 2
