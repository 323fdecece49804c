Feature: Drawing: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/first-watch-on-the-hunt @unsupported
  Scenario: Cards that are dealt out are in no deck
    Source: FAQ v2.5, question on First Watch.
    Given Roland Banks is at the Study
    When play goes on with dealing encounter cards to choose from, which is not described yet
    Then by the book they are neither in the deck nor in play, and all are dealt with in that phase

  @arkham-lcg/qa/foresight-multiple-draw-search @unsupported
  Scenario: Foresight before a draw or a search
    Source: FAQ v2.5, question on Foresight.
    Given Roland Banks is at the Study
    When play goes on with naming a card before it is drawn, which is not described yet
    Then by the book it may be played before the draw, for one card, and before the search
