Feature: Resources that are moved, not gained
  Source: Rules Reference v2.5, Uses (X "type"), Costs, Limits and Maximums, Weakness.

  @arkham-lcg/uses-x-type @arkham-lcg/costs
  Scenario: A secret becomes a resource for a horror
    Given Agnes Baker is at the Study
    And Agnes Baker controls Forbidden Knowledge
    When Agnes Baker uses Forbidden Knowledge
    Then Agnes Baker has 1 resource
    And Agnes Baker has 1 horror
    And Forbidden Knowledge has 3 secrets
    And it is asked whether Agnes Baker gains 1 resource
    And the answer is no

  @arkham-lcg/uses-x-type
  Scenario: With the last secret the card goes
    Given Agnes Baker is at the Study
    And Agnes Baker controls Forbidden Knowledge
    And Forbidden Knowledge has 1 secret
    When Agnes Baker uses Forbidden Knowledge
    Then Agnes Baker has 1 resource
    And Forbidden Knowledge is in the discard pile

  @arkham-lcg/limits-and-maximums @arkham-lcg/weakness
  Scenario: Debts are paid off two a round
    Given "Skids" O'Toole is at the Study
    And Hospital Debts is in the threat area of "Skids" O'Toole
    And "Skids" O'Toole has 3 resources
    When "Skids" O'Toole uses Hospital Debts
    And "Skids" O'Toole uses Hospital Debts
    Then Hospital Debts has 2 resources
    And "Skids" O'Toole has 1 resource
    When "Skids" O'Toole uses Hospital Debts
    Then it is refused under arkham-lcg/limits-and-maximums
