Feature: Turns and actions
  Source: Rules Reference v2.5, Appendix II, 2.2 to 2.2.2, Action; FAQ v2.5, 1.10, 1.31.

  @arkham-lcg/action
  Scenario: Three actions, and no fourth
    Given Agnes Baker is at the Study
    When Agnes Baker begins a turn
    And Agnes Baker takes a resource
    And Agnes Baker takes a resource
    And Agnes Baker takes a resource
    Then Agnes Baker has 3 resources
    And Agnes Baker has 0 actions

  @arkham-lcg/action
  Scenario: A forbidden action in a turn is refused, and the turn goes on
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks begins his turn
    And Roland Banks attempts to evade Ghoul Minion
    Then it is refused under arkham-lcg/evade-evade-action
    And Roland Banks has 3 actions

  @arkham-lcg/action
  Scenario: Nobody acts on another investigator's turn
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Agnes Baker
    When Roland Banks takes a resource
    Then it is refused under arkham-lcg/steps/2.2.1

  @arkham-lcg/action
  Scenario: Nobody acts in the enemy phase
    Given Roland Banks is at the Study
    And it is the enemy phase
    When Roland Banks takes a resource
    Then it is refused under arkham-lcg/steps/2.2.1

  @arkham-lcg/action
  Scenario: A gained action is a fourth one
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 2 resources
    When "Skids" O'Toole begins his turn
    And "Skids" O'Toole uses "Skids" O'Toole
    Then in order:
      | "Skids" O'Toole spends 2 resources |
      | "Skids" O'Toole gains 1 action     |
    And "Skids" O'Toole has 4 actions

  @arkham-lcg/steps/2.2.2
  Scenario: Unspent actions are forfeited at the end of the turn
    Given Agnes Baker is at the Study
    When Agnes Baker begins her turn
    And Agnes Baker takes a resource
    And Agnes Baker ends her turn
    Then in order:
      | the turn of Agnes Baker begins |
      | step 2.2.1                     |
      | Agnes Baker gains 1 resource   |
      | the turn of Agnes Baker ends   |
    And Agnes Baker has 0 actions

  @arkham-lcg/steps/2.2
  Scenario: The investigators choose who is next, whatever the player order
    Given Roland Banks and Agnes Baker are at the Study
    When the investigation phase begins
    And Agnes Baker begins her turn
    And Agnes Baker ends her turn
    And Roland Banks ends his turn
    Then in order:
      | the turn of Agnes Baker begins  |
      | the turn of Agnes Baker ends    |
      | the turn of Roland Banks begins |
      | the turn of Roland Banks ends   |
      | the investigation phase ends    |

  @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: Every turn has come and gone by the enemy phase
    Given Roland Banks and Agnes Baker are at the Study
    And it is the enemy phase
    Then Roland Banks has 0 actions
    When Agnes Baker gains 1 action
    And Roland Banks loses 1 action
    Then Roland Banks has 0 actions

  @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: A turn that the case passes over is over as well
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks fights Ghoul Minion
    And Roland Banks reveals 0
    And the enemy phase begins
    Then Roland Banks has 0 actions

  @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: The actions of the coming turn are there from step 4.2 on, or come with the turn
    Given Roland Banks is at the Study
    And it is the mythos phase
    Then it is asked whether Roland Banks has 3 actions
    And in the edition of 2016 the answer is yes
    And in the edition of 2026 the answer is no
