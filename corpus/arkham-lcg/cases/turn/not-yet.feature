Feature: Turn: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/agatha-crane-end-of-turn-event @unsupported
  Scenario: The end of a turn is still the turn
    Source: FAQ v2.5, question on Agatha Crane.
    Given Roland Banks is at the Study
    When play goes on with Agatha Crane, whose facts are not known here, which is not described yet
    Then by the book the event may be played
