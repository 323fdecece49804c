Feature: An event that attaches, and is to be removed from the game once it is resolved
  Source: FAQ v2.5, question on Eldritch Tongue.

  Background:
    Given Alessandra Zorzi is at the Study
    And Alessandra Zorzi controls Eldritch Tongue
    And Alessandra Zorzi has Beguile and Emergency Cache in her discard pile
    And Ghoul Minion is exhausted at the Study

  @arkham-lcg/qa/eldritch-tongue-beguile
  Scenario: Attached, and then removed at once
    When Alessandra Zorzi plays Beguile from the discard pile
    Then in order:
      | Alessandra Zorzi spends 2 resources   |
      | 1 charge is spent from Eldritch Tongue |
      | Alessandra Zorzi plays Beguile        |
      | Beguile is attached to Ghoul Minion   |
      | Beguile is removed from the game      |
    And Beguile is in the removed pile
    And Eldritch Tongue has 3 charges

  @arkham-lcg/qa/eldritch-tongue-beguile
  Scenario: Without a charge nothing is played from there
    Given Eldritch Tongue has 0 charges
    When Alessandra Zorzi plays Beguile from the discard pile
    Then it is refused under arkham-lcg/additional-costs

  @arkham-lcg/qa/eldritch-tongue-beguile
  Scenario: Nor is an event without parley
    When Alessandra Zorzi plays Emergency Cache from the discard pile
    Then it is refused under arkham-lcg/play-action
