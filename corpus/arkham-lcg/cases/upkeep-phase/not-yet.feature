Feature: Upkeep phase: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/george-barnaby-cast-adrift-hand-size @unsupported
  Scenario: The hand size of George Barnaby
    Source: FAQ v2.5, questions on George Barnaby.
    Given Roland Banks is at the Study
    When play goes on with George Barnaby, whose facts are not known here, which is not described yet
    Then by the book nothing beneath him is zero, modifiers come on top, and it is checked in 4.5
