Feature: Out of play: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/parallel-pete-makeshift-trap-explosive @unsupported
  Scenario: Returned to hand is not discarded
    Source: FAQ v2.5, question on Makeshift Trap.
    Given Roland Banks is at the Study
    When play goes on with Makeshift Trap, whose facts are not known here, which is not described yet
    Then by the book no damage is dealt
