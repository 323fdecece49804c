Feature: Commits: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/grizzled-investigate-location-trait @unsupported
  Scenario: A location is an encounter card in the sense of Grizzled
    Source: FAQ v2.5, question on Grizzled.
    Given Roland Banks is at the Study
    When play goes on with Grizzled, whose facts are not known here, which is not described yet
    Then by the book it may be committed
