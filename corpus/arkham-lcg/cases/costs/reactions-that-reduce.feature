Feature: Costs that a reaction can reduce
  Source: FAQ v2.5, point 1.32; Rules Reference v2.5, Appendix I.

  Background:
    Given Ashcan Pete is at the Study
    And Ashcan Pete controls On Your Own
    And Ashcan Pete has Beat Cop in his discard pile
    And Ashcan Pete has A Chance Encounter in hand

  @arkham-lcg/costs-and-restrictions-during-the-initiation-sequence
  Scenario: What could be taken off counts when it is asked whether the cost can be paid
    Given Ashcan Pete has 0 resources
    Then it is asked whether Ashcan Pete may play A Chance Encounter
    And the answer is yes

  @arkham-lcg/costs-and-restrictions-during-the-initiation-sequence
  Scenario: It is taken off as the playing is initiated
    Given Ashcan Pete has 0 resources
    When Ashcan Pete plays A Chance Encounter
    And Ashcan Pete uses On Your Own
    Then Beat Cop is in play
    And Ashcan Pete has 0 resources

  @arkham-lcg/costs-and-restrictions-during-the-initiation-sequence
  Scenario: A reaction whose own cost cannot be paid takes nothing off
    Given Ashcan Pete has 0 resources
    And On Your Own is exhausted
    Then it is asked whether Ashcan Pete may play A Chance Encounter
    And the answer is no
