Feature: Partners: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/partner @unsupported
  Scenario: A partner asset is not discarded by effects
    Source: Rules Reference v2.5, Partner.
    Given Roland Banks is at the Study
    When play goes on with the keyword partner, which is not described yet
    Then by the book it stays in play, for only defeat removes it
