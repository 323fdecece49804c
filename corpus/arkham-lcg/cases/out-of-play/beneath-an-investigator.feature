Feature: A card beneath an investigator is drawn from there
  Source: Sefina Rousseau; Rules Reference v2.5, Drawing Cards; May.

  @arkham-lcg/may
  Scenario: What is drawn tells that the effect is accepted
    Given Sefina Rousseau is at the Study
    And Backstab (01051) is beneath Sefina Rousseau
    And the Study has 1 clue and shroud 2
    And the chaos bag holds elder sign
    When Sefina Rousseau investigates
    And Sefina Rousseau draws Backstab
    Then Backstab is in the hand of Sefina Rousseau
    And Sefina Rousseau succeeds by 3
