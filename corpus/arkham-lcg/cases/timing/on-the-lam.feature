Feature: Nobody catches whoever is on the lam
  Source: Rules Reference v2.5, Cannot, Lasting Effects, Fast; Grimoire, Bersaglio.

  @arkham-lcg/cannot @arkham-lcg/lasting-effects @arkham-lcg/attack-of-opportunity
  Scenario: No attack of opportunity, and none in the enemy phase of this round
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has On the Lam in hand
    And "Skids" O'Toole has 1 resource
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole begins his turn
    And "Skids" O'Toole plays On the Lam
    And "Skids" O'Toole takes a resource
    And "Skids" O'Toole ends his turn
    And the enemy phase begins
    Then "Skids" O'Toole has 0 damage and 0 horror

  @arkham-lcg/cannot
  Scenario: An elite attacks him all the same
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has On the Lam in hand
    And "Skids" O'Toole has 1 resource
    And Ghoul Priest is engaged with "Skids" O'Toole
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole begins his turn
    And "Skids" O'Toole plays On the Lam
    And "Skids" O'Toole takes a resource
    Then "Skids" O'Toole has 2 damage and 2 horror

  @arkham-lcg/cannot @arkham-lcg/steps/3.3
  Scenario: An elite that comes later attacks him as well, and alone
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has On the Lam in hand
    And "Skids" O'Toole has 1 resource
    And Icy Ghoul is engaged with "Skids" O'Toole
    When "Skids" O'Toole begins his turn
    And "Skids" O'Toole plays On the Lam
    And "Skids" O'Toole ends his turn
    And "Skids" O'Toole draws Ghoul Priest from the encounter deck
    And the enemy phase begins
    Then "Skids" O'Toole has 2 damage and 2 horror

  @arkham-lcg/target @arkham-lcg/lasting-effects @edition-2026
  Scenario: In the Grimoire he needs nobody about who could attack him
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has On the Lam in hand
    And "Skids" O'Toole has 1 resource
    When "Skids" O'Toole begins his turn
    Then "Skids" O'Toole may play On the Lam
