Feature: Limits: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/limits-and-maximums @unsupported
  Scenario: A limit for each deck is each player's own
    Source: Rules Reference v2.5, Limits and Maximums.
    Given Roland Banks is at the Study
    When play goes on with the building of decks, which is not described yet
    Then by the book each of two players may own one
