Feature: Search: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/search @unsupported
  Scenario: Looking at cards is no search
    Source: Rules Reference v2.5, Search; FAQ v2.5, 2.13.
    Given Roland Banks is at the Study
    When play goes on with effects that look at cards, which is not described yet
    Then by the book nothing that answers a search answers it

  @arkham-lcg/qa/mandy-thompson-additional-target @unsupported
  Scenario: Three more cards or one more target
    Source: FAQ v2.5, question on Mandy Thompson.
    Given Roland Banks is at the Study
    When play goes on with searches that resolve more targets, which is not described yet
    Then by the book she declares which before the search begins
