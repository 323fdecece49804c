Feature: Basic actions
  Source: Rules Reference v2.5, Action (Basic Action Types); FAQ v2.5, 1.30.

  Background:
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Agnes Baker controls Close the Circle and Knife
    And Close the Circle has 1 charge
    And Agnes Baker has Backstab in hand
    And Agnes Baker has 3 resources
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0

  @arkham-lcg/action/basic-action-types
  Scenario: What a basic action can be: no event, no ability of a card
    When Agnes Baker uses ability 2 of Close the Circle
    Then Agnes Baker must choose between:
      | Agnes Baker fights Ghoul Minion            |
      | Agnes Baker attempts to evade Ghoul Minion |
      | Agnes Baker investigates                   |
      | Agnes Baker moves to Hallway               |
      | Agnes Baker takes a resource               |
      | Agnes Baker takes the draw action          |
    And Agnes Baker cannot play Backstab
    And Agnes Baker cannot use Knife

  @arkham-lcg/action/basic-action-types @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: A basic fight, with willpower if she likes
    When Agnes Baker uses ability 2 of Close the Circle
    And Agnes Baker fights Ghoul Minion
    And Agnes Baker uses willpower for the test
    Then in order:
      | Agnes Baker takes the fight action      |
      | Agnes Baker spends 1 action             |
      | Agnes Baker succeeds by 3               |
    And Agnes Baker has 3 actions
    And Agnes Baker has performed 1 action
