Feature: What a value of a card comes to
  Source: Rules Reference v2.5, Modifiers, Base Value.

  Background:
    Given Roland Banks is at the Study
    And Obscuring Fog is attached to the Study

  @arkham-lcg/modifiers
  Scenario: A modifier counts at once
    Given Roland Banks controls Beat Cop
    And Ghoul Priest is engaged with Roland Banks
    Then the shroud of the Study is 4
    And the combat of Roland Banks is 5
    And the health of Ghoul Priest is 5
    And it is asked whether the shroud value of the Study is 2
    And the answer is no

  @arkham-lcg/modifiers
  Scenario: What a value is set to overrides all modifiers
    Given The Skeleton Key is attached to the Study
    Then the shroud of the Study is 1
