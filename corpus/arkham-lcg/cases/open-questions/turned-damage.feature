Feature: Damage of an attack that a card turns upon another enemy
  Source: Rules Reference v2.5, Instead; Grimoire, Invece: neither says who deals what a replacement effect sends elsewhere.

  @arkham-lcg/instead @arkham-lcg/attacker-attacked
  Scenario: Whether Roland Banks has defeated whoever falls by the damage that Aquinnah turns is open
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Aquinnah (1)
    And Ghoul Minion is engaged with Roland Banks
    And Icy Ghoul is engaged with Roland Banks
    When Icy Ghoul attacks Roland Banks
    And Roland Banks uses Aquinnah (1)
    And Roland Banks assigns 1 horror to Roland Banks
    Then Ghoul Minion is defeated
    And it is asked whether Roland Banks may use Roland Banks
    And the answer is open
    And the rules leave it open: U-35

  @arkham-lcg/instead @arkham-lcg/attacker-attacked
  Scenario: That the enemy falls is not
    Given Roland Banks is at the Study
    And Roland Banks controls Aquinnah (1)
    And Ghoul Minion is engaged with Roland Banks
    And Icy Ghoul is engaged with Roland Banks
    When Icy Ghoul attacks Roland Banks
    And Roland Banks uses Aquinnah (1)
    And Roland Banks assigns 1 horror to Roland Banks
    Then it is asked whether Ghoul Minion is defeated
    And the answer is yes
