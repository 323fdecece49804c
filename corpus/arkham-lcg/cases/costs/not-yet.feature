Feature: Costs: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/lost-homunculus-exile @unsupported
  Scenario: An exile that is a cost is no one's to ignore
    Source: FAQ v2.5, question on Lost Homunculus.
    Given Roland Banks is at the Study
    When play goes on with Lost Homunculus, whose facts are not known here, which is not described yet
    Then by the book the card is exiled, and nothing is bought for it later
