Feature: Would before when
  Source: Rules Reference v2.5, Instead.

  @arkham-lcg/instead @arkham-lcg/when
  Scenario: What answers an attack that would come is asked before what answers the attack
    Given Roland Banks is at the Study
    And Roland Banks controls Suggestion (4)
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    Then Roland Banks may use Suggestion
    And Roland Banks may not play Dodge
    When nobody reacts
    Then Roland Banks may play Dodge
    And Roland Banks may not use Suggestion
