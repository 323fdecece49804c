Feature: Kinds of action that cost a further action
  Source: Rules Reference v2.5, Ability (Action Designators), Additional Costs.

  Background:
    Given Ashcan Pete is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Ashcan Pete controls Duke
    And Frozen in Fear is in the threat area of Ashcan Pete
    And the chaos bag holds 0

  @arkham-lcg/ability/action-designators
  Scenario: An ability with the designator costs more
    Given Acolyte is engaged with Ashcan Pete
    When Ashcan Pete uses ability 1 of Duke on Acolyte
    Then Ashcan Pete has 1 action

  @arkham-lcg/ability/action-designators
  Scenario: One with another designator does not, though a move is part of it
    When Ashcan Pete uses ability 2 of Duke
    And Ashcan Pete accepts the effect of Duke
    Then Ashcan Pete is at the Hallway
    And Ashcan Pete has 2 actions

  @arkham-lcg/additional-costs
  Scenario: Only the first of them in a round
    When Ashcan Pete moves to the Hallway
    And Ashcan Pete moves to the Study
    Then Ashcan Pete has 0 actions

  @arkham-lcg/additional-costs
  Scenario: Two copies ask twice, and then the action is the whole turn
    Given Frozen in Fear #2 is in the threat area of Ashcan Pete
    When Ashcan Pete moves to the Hallway
    Then Ashcan Pete has 0 actions

  @arkham-lcg/additional-costs
  Scenario: Who cannot pay for all of them does not move
    Given Frozen in Fear #2 is in the threat area of Ashcan Pete
    When Ashcan Pete takes a resource
    And Ashcan Pete moves to the Hallway
    Then it is refused under arkham-lcg/additional-costs
