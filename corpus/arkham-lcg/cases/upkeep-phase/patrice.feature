Feature: An upkeep that replaces the draw
  Source: FAQ v2.5, questions on Patrice Hathaway.

  @arkham-lcg/qa/patrice-hathaway-upkeep-draw-weakness @arkham-lcg/drawing-cards @edition-2016
  Scenario: She draws all five at once and orders their Revelations
    Given Patrice Hathaway is at the Study
    And Patrice Hathaway has Backstab in hand
    And Patrice Hathaway has 3 resources
    And the deck of Patrice Hathaway holds Paranoia, Knife, Chronophobia, Stray Cat, Leather Coat, Guard Dog
    When the upkeep phase begins
    And Patrice Hathaway resolves Chronophobia first
    Then in order:
      | Backstab is discarded |
      | Patrice Hathaway draws Paranoia |
      | Patrice Hathaway draws Leather Coat |
      | Patrice Hathaway resolves the Revelation of Chronophobia |
      | Patrice Hathaway resolves the Revelation of Paranoia |
    And Stray Cat is in hand

  @arkham-lcg/qa/patrice-hathaway-hidden-cards @arkham-lcg/hidden
  Scenario: A hidden card is none that she discards
    Given Patrice Hathaway is at the Study
    And Patrice Hathaway has Backstab in hand
    And Hastur's Gaze is hidden in the hand of Patrice Hathaway
    And the deck of Patrice Hathaway holds Knife, Stray Cat, Leather Coat, Guard Dog, Lucky!
    When the upkeep phase begins
    Then Hastur's Gaze is in hand
    And Backstab is in the discard pile
    And Guard Dog is in hand
    And it is asked whether Lucky! is in hand
    And the answer is no
