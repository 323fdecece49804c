Feature: Attacks that are told once more behind the phase in which they come
  Source: Rules Reference v2.5, III. Enemy Phase, 3.3.

  @arkham-lcg/steps/3.3
  Scenario: The phase has run, and its one attack is told all the same
    Given Roland Banks is at the Study
    And the Hallway is revealed
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    And Ghoul Minion attacks Roland Banks
    Then Roland Banks has 1 damage
