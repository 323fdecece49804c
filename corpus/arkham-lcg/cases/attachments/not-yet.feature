Feature: Attachments: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/eldritch-tongue-beguile @unsupported
  Scenario: Played and attached, then removed
    Source: FAQ v2.5, question on Eldritch Tongue.
    Given Roland Banks is at the Study
    When play goes on with cards that play events from out of play, which is not described yet
    Then by the book it is removed right after it has been attached
