Feature: Injuries that are healed as if each were one damage

  @arkham-lcg/heal
  Scenario: The card is healed in place of damage
    Given Roland Banks is at the Study
    And Roland Banks has 1 damage
    And Arm Injury is in the threat area of Roland Banks
    And Roland Banks controls First Aid (0)
    When Roland Banks uses First Aid (0) on Roland Banks
    And Roland Banks chooses Arm Injury
    Then Arm Injury is in the discard pile
    And Roland Banks has 1 damage

  @arkham-lcg/cannot
  Scenario: Whoever has fought neither fights nor activates any more
    Given Roland Banks is at the Study
    And Arm Injury is in the threat area of Roland Banks
    And Roland Banks controls Machete and Beat Cop (0)
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks fights Ghoul Minion
    And Roland Banks reveals 0
    Then Roland Banks may not use Machete
    And Roland Banks may use Beat Cop (0)
    And Roland Banks may investigate
