Feature: Exploring: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/explore @unsupported
  Scenario: An exploration that fails and one that succeeds
    Source: Rules Reference v2.5, Explore.
    Given Roland Banks is at the Study
    When play goes on with the exploration deck, which is not described yet
    Then by the book the treachery is resolved first, then the connected location enters play and is entered

  @arkham-lcg/qa/explore-whole-deck-nothing-found @arkham-lcg/explore @unsupported
  Scenario: The whole exploration deck without success
    Source: FAQ v2.5, question on exploring.
    Given Roland Banks is at the Study
    When play goes on with the exploration deck, which is not described yet
    Then by the book it is neither success nor failure, and locations are shuffled back
