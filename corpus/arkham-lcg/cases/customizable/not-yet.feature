Feature: Customizable: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/customizable-other-investigator-controls @arkham-lcg/customizable @unsupported
  Scenario: Somebody else's customizable card keeps its upgrades
    Source: FAQ v2.5, question on customizable cards.
    Given Roland Banks is at the Study
    When play goes on with customizable cards, whose facts are not known here, which is not described yet
    Then by the book they are kept
