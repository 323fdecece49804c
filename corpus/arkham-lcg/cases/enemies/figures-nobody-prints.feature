Feature: Enemies whose figures nobody prints

  @arkham-lcg/base-value
  Scenario: An unnamed effect makes of each copy an enemy with other figures
    Given Roland Banks is at the Study
    And an unnamed effect sets the base damage of each Ghoul Minion to 3
    And an unnamed effect sets the base horror of each Ghoul Minion to 0
    And an unnamed effect sets the base health of each Ghoul Minion to 4
    And Ghoul Minion is engaged with Roland Banks with 2 damage
    When Ghoul Minion attacks Roland Banks
    Then Roland Banks has 3 damage
    And Roland Banks has no horror
    And Ghoul Minion is in play
