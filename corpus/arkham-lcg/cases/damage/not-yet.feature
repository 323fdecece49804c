Feature: Damage: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/persistent-construct-simultaneous-defeat @unsupported
  Scenario: Two constructs that fall together
    Source: FAQ v2.5, question on Persistent Construct.
    Given Roland Banks is at the Study
    When play goes on with Persistent Construct, whose facts are not known here, which is not described yet
    Then by the book neither brings the other back
