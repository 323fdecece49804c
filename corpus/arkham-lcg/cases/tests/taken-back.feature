Feature: Committed cards that leave the test
  Source: FAQ v2.5, question on Daring and Silas Marsh; Rules Reference v2.5, Lasting Effects.

  @arkham-lcg/qa/silas-marsh-daring @arkham-lcg/lasting-effects
  Scenario: Taken back, Daring leaves its keywords behind and does nothing after the test
    Given Silas Marsh is at the Study
    And Silas Marsh has Daring in hand
    And Ghoul Minion is engaged with Silas Marsh
    And the chaos bag holds -6
    When Silas Marsh fights Ghoul Minion
    And Silas Marsh commits Daring
    And Silas Marsh uses Silas Marsh
    Then in order:
      | Silas Marsh commits Daring           |
      | Silas Marsh reveals -6               |
      | Daring returns to hand               |
      | Silas Marsh fails by 2               |
      | Ghoul Minion attacks Silas Marsh     |
      | the test ends                        |
    And Daring is in hand
    And Silas Marsh has 1 damage

  @arkham-lcg/qa/silas-marsh-daring
  Scenario: Where it stays, a card is drawn once the test has ended
    Given Silas Marsh is at the Study
    And Silas Marsh has Daring in hand
    And the deck of Silas Marsh holds Guts
    And Ghoul Minion is engaged with Silas Marsh
    And the chaos bag holds -6
    When Silas Marsh fights Ghoul Minion
    And Silas Marsh commits Daring
    And nobody reacts
    Then in order:
      | Silas Marsh reveals -6           |
      | Silas Marsh fails by 1           |
      | Ghoul Minion attacks Silas Marsh |
      | the test ends                    |
      | Daring is discarded              |
      | Silas Marsh draws Guts           |

  @arkham-lcg/skill-cards
  Scenario: It is only for attacks and evasions
    Given Silas Marsh is at the Study
    And Silas Marsh has Daring and Perception in hand
    And the chaos bag holds 0
    When Silas Marsh investigates
    Then Silas Marsh may not commit Daring
    And Silas Marsh may commit Perception

  @arkham-lcg/qa/silas-marsh-daring
  Scenario: The keywords do not outlast the test
    Given Silas Marsh is at the Study
    And Silas Marsh has Daring in hand
    And the deck of Silas Marsh holds Guts
    And Ghoul Priest is engaged with Silas Marsh
    And Ghoul Minion is engaged with Silas Marsh
    And the chaos bag holds 0, -8
    When Silas Marsh fights Ghoul Minion
    And Silas Marsh commits Daring
    And Silas Marsh reveals 0
    And nobody reacts
    And Silas Marsh fights Ghoul Minion
    And Silas Marsh reveals -8
    Then Silas Marsh has 0 damage
