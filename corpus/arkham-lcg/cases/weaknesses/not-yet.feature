Feature: Weaknesses: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/forced-learning-weakness @unsupported
  Scenario: Of what Forced Learning draws no weakness goes
    Source: FAQ v2.5, question on Forced Learning.
    Given Roland Banks is at the Study
    When play goes on with the upkeep of Forced Learning, which is not described yet
    Then by the book the other card is discarded, and two weaknesses both resolve
