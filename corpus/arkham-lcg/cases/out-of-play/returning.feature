Feature: A card that returns to hand later, from where it is by then
  Source: FAQ v2.5, question on Cheap Shot and what returns to hand.

  Background:
    Given Wendy Adams is at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And Wendy Adams has 2 resources
    And Wendy Adams has Cheap Shot (60323) in hand
    And the chaos bag holds 0

  @arkham-lcg/qa/cheap-shot-return-from-where
  Scenario: From the discard pile at the end of the turn
    When Wendy Adams begins a turn
    And Wendy Adams plays Cheap Shot (60323)
    And Cheap Shot (60323) is applied first
    And Wendy Adams ends the turn
    Then in order:
      | Cheap Shot is discarded        |
      | the turn of Wendy Adams ends   |
      | Cheap Shot returns to hand     |
    And Cheap Shot is in hand

  @arkham-lcg/qa/cheap-shot-return-from-where
  Scenario: Not out of a deck into which it was shuffled
    Given the deck of Wendy Adams is empty
    And Wendy Adams has Knife and Guts in her discard pile
    When Wendy Adams begins a turn
    And Wendy Adams plays Cheap Shot (60323)
    And Cheap Shot (60323) is applied first
    And Wendy Adams takes the draw action
    And Wendy Adams draws Knife
    And Wendy Adams ends the turn
    Then it is asked whether Cheap Shot returns to hand
    And the answer is no

  @arkham-lcg/qa/cheap-shot-return-from-where
  Scenario: From under the crystallizer, where its player finds it
    Given Wendy Adams controls Crystallizer of Dreams
    When Wendy Adams begins a turn
    And Wendy Adams plays Cheap Shot (60323)
    And Cheap Shot (60323) is applied first
    And Wendy Adams uses Crystallizer of Dreams
    And Wendy Adams ends the turn
    Then in order:
      | Cheap Shot is attached facedown to Crystallizer of Dreams |
      | the turn of Wendy Adams ends                              |
      | Cheap Shot returns to hand                                |
    And Cheap Shot is in hand
