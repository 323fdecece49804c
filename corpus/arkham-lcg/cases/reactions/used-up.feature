@arkham-lcg/limits-and-maximums
Feature: A reaction that has been used up

  Scenario: A second use that is told once the test has run on is refused for its limit
    Given Silas Marsh is at the Study
    And Silas Marsh has Daring and Unexpected Courage (01093) in hand
    And Ghoul Minion is engaged with Silas Marsh
    When Silas Marsh fights Ghoul Minion
    And Silas Marsh commits Daring and Unexpected Courage
    And the token is 0
    And Silas Marsh uses Silas Marsh
    And Silas Marsh chooses Daring
    And Silas Marsh uses Silas Marsh
    Then it is refused under limits-and-maximums
