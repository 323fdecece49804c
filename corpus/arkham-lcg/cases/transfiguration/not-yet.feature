Feature: Transfiguration: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/transfiguration-signature-cards @unsupported
  Scenario: A transfigured investigator is both
    Source: FAQ v2.5, questions on Transfiguration.
    Given Roland Banks is at the Study
    When play goes on with Transfiguration, whose facts are not known here, which is not described yet
    Then by the book signature cards of both may be played, cards beneath stay
