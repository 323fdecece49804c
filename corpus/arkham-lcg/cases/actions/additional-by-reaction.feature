Feature: An additional action that a reaction gives
  Source: FAQ v2.5, 1.10; Rules Reference v2.5, Action.

  @arkham-lcg/action
  Scenario: Got on one's own turn it is there at once
    Given Stella Clark is at the Study
    And the chaos bag holds auto-fail
    When Stella Clark begins a turn
    And Stella Clark investigates
    And Stella Clark uses Stella Clark
    Then Stella Clark has 2 actions
    When Stella Clark takes a resource
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    Then Stella Clark has 0 actions
    And Stella Clark has 3 resources

  @arkham-lcg/action
  Scenario: Without it the third action does not come
    Given Stella Clark is at the Study
    And the chaos bag holds auto-fail
    When Stella Clark begins a turn
    And Stella Clark investigates
    And nobody reacts
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    Then it is refused under arkham-lcg/action

  @arkham-lcg/action
  Scenario: Got before the turn it waits for it
    Given Stella Clark is at the Study
    And the chaos bag holds auto-fail
    And it is the mythos phase
    When Stella Clark draws Noxious Smoke from the encounter deck
    And Stella Clark uses agility for the test
    And Stella Clark uses Stella Clark
    And Stella Clark begins a turn
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    Then Stella Clark has 4 resources
