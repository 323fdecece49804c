Feature: Cancel: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/ward-of-protection-act-agenda-back @unsupported
  Scenario: What is the back of an act or agenda was not drawn
    Source: FAQ v2.5, question on Ward of Protection.
    Given Roland Banks is at the Study
    When play goes on with encounter cards on the back of acts and agendas, which is not described yet
    Then by the book the ward cannot be played

  @arkham-lcg/qa/fool-me-once-surge @arkham-lcg/surge @unsupported
  Scenario: To resolve Surge alone is to resolve an effect
    Source: FAQ v2.5, question on Fool me once.
    Given Roland Banks is at the Study
    When play goes on with attaching a resolved treachery, which is not described yet
    Then by the book the event may be played
