Feature: Out of play: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/shrine-of-the-moirai-signature-cards @unsupported
  Scenario: What has no level is not returned by level
    Source: FAQ v2.5, question on Shrine of the Moirai.
    Given Roland Banks is at the Study
    When play goes on with returning cards by their level, which is not described yet
    Then by the book signature cards cannot be returned

  @arkham-lcg/qa/parallel-pete-makeshift-trap-explosive @unsupported
  Scenario: Returned to hand is not discarded
    Source: FAQ v2.5, question on Makeshift Trap.
    Given Roland Banks is at the Study
    When play goes on with customizable cards, which is not described yet
    Then by the book no damage is dealt
