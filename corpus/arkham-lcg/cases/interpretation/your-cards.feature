Feature: Whose cards are yours
  Source: FAQ v2.5, question on your cards.

  Background:
    Given Carolyn Fern and Agnes Baker are at the Study
    And Agnes Baker has 3 horror
    And the chaos bag holds 0

  @arkham-lcg/qa/your-cards-control-own
  Scenario: A card that she owns and another controls is not hers
    Given Carolyn Fern controls Liquid Courage
    When Carolyn Fern plays Teamwork
    And Carolyn Fern gives Liquid Courage to Agnes Baker
    And Carolyn Fern gives nothing more
    And Agnes Baker uses Liquid Courage on Agnes Baker
    Then in order:
      | Agnes Baker takes control of Liquid Courage   |
      | 1 horror is healed from Agnes Baker           |
    And Agnes Baker has 1 horror
    And Carolyn Fern has 0 resources
    And nobody has a choice

  @arkham-lcg/qa/your-cards-control-own
  Scenario: A card that another owns and she controls is
    Given Agnes Baker controls Liquid Courage
    When Agnes Baker plays Teamwork
    And Agnes Baker gives Liquid Courage to Carolyn Fern
    And Agnes Baker gives nothing more
    And Carolyn Fern uses Liquid Courage on Agnes Baker
    And Carolyn Fern uses Carolyn Fern
    Then Agnes Baker has 1 resource
