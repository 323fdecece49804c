Feature: Cancel: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/fool-me-once-surge @arkham-lcg/surge @unsupported
  Scenario: To resolve Surge alone is to resolve an effect
    Source: FAQ v2.5, question on Fool me once.
    Given Roland Banks is at the Study
    When play goes on with attaching a resolved treachery, which is not described yet
    Then by the book the event may be played
