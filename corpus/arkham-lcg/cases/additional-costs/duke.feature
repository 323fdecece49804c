Feature: Duke and the library
  Source: Rules Reference v2.5, Additional Costs; FAQ v2.5, 1.6; Grimoire, Costo.

  Background:
    Given "Ashcan" Pete is at the Miskatonic Quad
    And the Miskatonic Quad is connected to the Orne Library
    And Orne Library has 1 clue
    And "Ashcan" Pete controls Duke
    And the chaos bag holds 0

  @arkham-lcg/additional-costs
  Scenario: The additional action is paid as the investigation would resolve
    Given "Ashcan" Pete has 2 actions
    When "Ashcan" Pete uses ability 2 of Duke
    And "Ashcan" Pete accepts the effect of Duke
    Then in order:
      | "Ashcan" Pete spends 1 action               |
      | Duke exhausts                               |
      | "Ashcan" Pete moves to Orne Library         |
      | "Ashcan" Pete spends 1 action               |
      | "Ashcan" Pete tests intellect (3)           |
      | "Ashcan" Pete succeeds by 1                 |
      | "Ashcan" Pete discovers 1 clue at Orne Library |
      | the test ends                               |
    And "Ashcan" Pete has 1 clue

  @arkham-lcg/additional-costs
  Scenario: Where it cannot be paid only the move has happened
    Given "Ashcan" Pete has 1 action
    When "Ashcan" Pete uses ability 2 of Duke
    And "Ashcan" Pete accepts the effect of Duke
    Then "Ashcan" Pete is at the Orne Library
    And Duke is exhausted
    And "Ashcan" Pete has 0 clues
    And Orne Library has 1 clue
    And it is asked whether "Ashcan" Pete tests intellect (3)
    And the answer is no

  @arkham-lcg/additional-costs
  Scenario: Without the move nothing is added
    Given "Ashcan" Pete has 1 action
    When "Ashcan" Pete uses ability 2 of Duke
    And "Ashcan" Pete declines the effect of Duke
    Then in order:
      | "Ashcan" Pete spends 1 action     |
      | "Ashcan" Pete tests intellect (3) |
      | "Ashcan" Pete succeeds by 1       |
    And "Ashcan" Pete is at the Miskatonic Quad
