Feature: Taking an action by an ability
  Source: FAQ v2.5, 2.19, and the question on Ursula Downs and attacks of opportunity.

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @arkham-lcg/attack-of-opportunity
  Scenario: A reaction that lets her take an action provokes the enemies that she meets
    Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is at the Hallway
    And Hallway has 1 clue
    And the chaos bag holds 0
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    Then in order:
      | Ursula Downs moves to Hallway              |
      | Swarm of Rats engages Ursula Downs         |
      | Ursula Downs takes the investigate action  |
      | Swarm of Rats attacks Ursula Downs         |
      | Ursula Downs discovers 1 clue at Hallway   |
    And Ursula Downs has 2 actions

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: The action is gained, so that she needs none of her own for it
    Given Ursula Downs is at the Study
    And Ursula Downs has 1 action
    And the Study is connected to the Hallway
    And Hallway has 1 clue
    And the chaos bag holds 0
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    Then Ursula Downs has 0 actions
    And Ursula Downs has 1 clue
