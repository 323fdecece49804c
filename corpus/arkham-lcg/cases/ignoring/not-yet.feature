Feature: Ignoring: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/deny-existence-for-each @unsupported
  Scenario: One of several equal effects is ignored
    Source: FAQ v2.5, question on Deny Existence.
    Given Roland Banks is at the Study
    When play goes on with ignoring one effect of several, which is not described yet
    Then by the book one discard or one horror
