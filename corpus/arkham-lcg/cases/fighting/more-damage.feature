Feature: What is added to the damage of an attack is in it
  Source: Rules Reference v2.5, Appendix II, ST.7; FAQ v2.5, 1.7 and question on Double or Nothing.

  @arkham-lcg/steps/st-7 @arkham-lcg/fight-action
  Scenario: The blow is vicious, and there is no order to choose
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow in hand
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Goat Spawn
    And Roland Banks commits Vicious Blow
    Then Goat Spawn has 2 damage
    And nobody has a choice

  @arkham-lcg/steps/st-7 @arkham-lcg/fight-action
  Scenario: What else was to come of the test is still put in order
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow and Overpower in hand
    And Goat Spawn is engaged with Roland Banks
    And the deck of Roland Banks holds Knife
    And the chaos bag holds 0
    When Roland Banks fights Goat Spawn
    And Roland Banks commits Vicious Blow and Overpower
    And Overpower is applied first
    And the result of the test itself is applied first
    Then in order:
      | Roland Banks draws Knife                  |
      | Roland Banks deals 2 damage to Goat Spawn |

  @arkham-lcg/steps/st-7 @arkham-lcg/qa/double-or-nothing-what-resolves-twice
  Scenario: The damage that is dealt twice is the modified one both times
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow, Double or Nothing and Unexpected Courage in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Ghoul Priest
    And Roland Banks commits Vicious Blow, Double or Nothing and Unexpected Courage
    Then Ghoul Priest has 4 damage

  @arkham-lcg/steps/st-7 @arkham-lcg/steps/st-2
  Scenario: Two copies of a blow add up, in no order
    Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Roland Banks has Vicious Blow and Vicious Blow in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Machete
    And Roland Banks commits Vicious Blow and Vicious Blow
    Then nobody has a choice
    And Ghoul Priest has 4 damage

  @arkham-lcg/steps/st-7 @arkham-lcg/steps/st-2
  Scenario: Of two copies that do the same neither is the first
    Given Roland Banks is at the Study
    And Roland Banks has Deduction and Deduction in hand
    And the Study has 3 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Deduction
    And Roland Banks commits Deduction #2
    Then Roland Banks must choose between:
      | the result of the test itself is applied first |
      | Deduction is applied first |
    When Deduction is applied first
    And Deduction #2 is applied first
    Then Roland Banks has 3 clues

  @arkham-lcg/fight-action
  Scenario: What a success by two adds is not dealt by a failure: an event deals the plain damage
    Given "Skids" O'Toole is at the Study
    And Ghoul Minion is engaged with "Skids" O'Toole
    And Ghoul Priest is engaged with "Skids" O'Toole
    And "Skids" O'Toole controls .41 Derringer
    And "Skids" O'Toole has Oops! in hand
    When "Skids" O'Toole uses .41 Derringer on Ghoul Minion
    And "Skids" O'Toole reveals auto-fail
    And "Skids" O'Toole plays Oops! on Ghoul Priest
    Then "Skids" O'Toole fails by 2
    And Ghoul Priest has 1 damage

  @arkham-lcg/fight-action
  Scenario: Nor is it by a shot that goes into a friend
    Given "Skids" O'Toole is at the Study
    And Wendy Adams is at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And "Skids" O'Toole controls .41 Derringer
    When "Skids" O'Toole uses .41 Derringer on Ghoul Minion
    And "Skids" O'Toole reveals auto-fail
    Then Wendy Adams has 1 damage
