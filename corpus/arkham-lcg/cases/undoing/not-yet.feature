Feature: Undoing: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/time-warp-cards-returned-to-decks @unsupported
  Scenario: An action is undone with its decks
    Source: FAQ v2.5, question on Time Warp.
    Given Roland Banks is at the Study
    When play goes on with undoing an action, which is not described yet
    Then by the book known cards go back, a deck that was shuffled is shuffled

  @arkham-lcg/qa/time-warp-return-to-hand @unsupported
  Scenario: Time Warp does not undo itself
    Source: FAQ v1.3, question on Time Warp.
    Given Roland Banks is at the Study
    When play goes on with undoing an action, which is not described yet
    Then by the book it is discarded as any event
