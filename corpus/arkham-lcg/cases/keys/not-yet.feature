Feature: Keys: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/shift-key-unstable-side @unsupported
  Scenario: A key that moves something may be shifted
    Source: FAQ v2.5, question on unstable keys.
    Given Roland Banks is at the Study
    When play goes on with The Last Blossom and The Bale Engine, whose facts are not known here, which is not described yet
    Then by the book as much as possible is resolved
