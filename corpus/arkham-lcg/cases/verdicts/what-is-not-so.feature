Feature: What is not so

  What has not come about is said as plainly as what has.

  @arkham-lcg/attack-of-opportunity @arkham-lcg/fight-action
  Scenario: Whoever fights one enemy is not attacked by it meanwhile
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Machete
    And Roland Banks has Overpower in hand
    And the deck of Roland Banks holds Knife
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks attacks Ghoul Minion with Machete
    And Roland Banks commits Overpower to the test
    And the result of the test itself is applied first
    Then this has not happened: Ghoul Minion attacks Roland Banks
    And Ghoul Minion is not engaged with Roland Banks
    And Roland Banks is not at the Hallway
    And Roland Banks is not eliminated
    And Roland Banks has 1 card in his hand

  @arkham-lcg/activate-action
  Scenario: A gun is used against the enemy that is named
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses .45 Automatic against Ghoul Minion
    Then Ghoul Minion is defeated
