Feature: Mythos phase: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/gloria-goldberg-encounter-draw-order @unsupported
  Scenario: Gloria Goldberg orders the draws, one after another
    Source: FAQ v2.5, question on Gloria Goldberg.
    Given Roland Banks is at the Study
    When play goes on with choosing the order of encounter draws, which is not described yet
    Then by the book no two cards are drawn at once
