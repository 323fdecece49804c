Feature: Moving: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/luke-robinson-entombed-dream-gate @unsupported
  Scenario: Entombed does not keep Luke Robinson nowhere
    Source: FAQ v2.5, question on Luke Robinson.
    Given Roland Banks is at the Study
    When play goes on with locations that leave play, which is not described yet
    Then by the book he is placed at a revealed location
