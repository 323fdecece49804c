Feature: What an action gave, and what was paid with it before it is undone
  Source: no rule says it; FAQ v2.5, question on Time Warp and decks, says what goes back.

  @arkham-lcg/qa/time-warp-cards-returned-to-decks @unsupported
  Scenario: Nobody says what becomes of a resource that is undone after it was spent
    Given Agnes Baker is at the Study
    And Agnes Baker has Time Warp in hand
    And Agnes Baker has 0 resources
    And it is the turn of Agnes Baker
    When Agnes Baker takes a resource
    And Agnes Baker plays Time Warp
    Then Time Warp is in the discard pile
