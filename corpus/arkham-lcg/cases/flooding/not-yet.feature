Feature: Flooding: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/struggle-for-air-flooded-after-reveal @arkham-lcg/flood-tokens @unsupported
  Scenario: Rising water
    Source: FAQ v2.5, questions on flooded locations.
    Given Roland Banks is at the Study
    When play goes on with flood levels, which is not described yet
    Then by the book no struggle for air for a location that floods only afterwards, and the level is set back
