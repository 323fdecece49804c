Feature: What is blank at a moment
  Source: Rules Reference v2.5, Blank.

  @arkham-lcg/blank
  Scenario: A detective where two investigators are
    Given Roland Banks and Agnes Baker are at the Study
    And Stubborn Detective is engaged with Agnes Baker
    Then the text of Roland Banks is blank
    And Agnes Baker's text box is blank
    And the text of Stubborn Detective is not blank

  @arkham-lcg/blank
  Scenario: A blank dog does not bite
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And an unnamed effect blanks the text of each Guard Dog
    And Goat Spawn is engaged with Roland Banks
    When Goat Spawn attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    Then Guard Dog is blank
    And Goat Spawn has 0 damage
