Feature: Spawning: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/luke-robinson-dream-gate-enemies @unsupported
  Scenario: No enemy comes to the dream
    Source: FAQ v2.5, question on Dream-Gate.
    Given Roland Banks is at the Study
    When play goes on with locations that enemies cannot enter, which is not described yet
    Then by the book what would spawn there is discarded, who follows is left behind and ready
