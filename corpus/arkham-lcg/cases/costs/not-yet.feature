Feature: Costs: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/cost-zero-even-odd @arkham-lcg/costs @unsupported
  Scenario: Zero is even, no cost is neither
    Source: FAQ v2.5, question on even and odd costs.
    Given Roland Banks is at the Study
    When play goes on with effects that ask for even or odd costs, which is not described yet
    Then by the book a card of cost 0 has an even one, a card without a cost has neither

  @arkham-lcg/qa/lost-homunculus-exile @unsupported
  Scenario: An exile that is a cost is no one's to ignore
    Source: FAQ v2.5, question on Lost Homunculus.
    Given Roland Banks is at the Study
    When play goes on with exile as the cost of a scenario card, which is not described yet
    Then by the book the card is exiled, and nothing is bought for it later
