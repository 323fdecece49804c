Feature: Signature cards that others would bring into play
  Source: Rules Reference v2.5, Signature Cards, Put into Play.

  Background:
    Given Ashcan Pete and Skids O'Toole are at the Study
    And Skids O'Toole has A Chance Encounter in hand

  @arkham-lcg/signature-cards
  Scenario: The only ally in any discard pile is somebody else's signature card
    Given Ashcan Pete has Duke in his discard pile
    Then it is asked whether Skids O'Toole may play A Chance Encounter
    And the answer is no

  @arkham-lcg/signature-cards
  Scenario: Its own investigator may
    Given Ashcan Pete has Duke in his discard pile
    And Ashcan Pete has A Chance Encounter #2 in hand
    When Ashcan Pete plays A Chance Encounter #2
    Then Duke is in play

  @arkham-lcg/put-into-play
  Scenario: Any other ally changes sides, and is discarded to its owner as the round ends
    Given Ashcan Pete has Guard Dog in his discard pile
    And the deck of Ashcan Pete holds Knife
    And the deck of Skids O'Toole holds Guts
    When Skids O'Toole plays A Chance Encounter
    And the upkeep phase begins
    Then Guard Dog is in the discard pile
    And in order:
      | Guard Dog enters play  |
      | round 1 ends           |
      | Guard Dog is discarded |
