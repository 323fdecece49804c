Feature: Control: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/signature-cards @unsupported
  Scenario: A signature card is given to nobody
    Source: Rules Reference v2.5, Signature Cards.
    Given Roland Banks is at the Study
    When play goes on with giving cards to each other by Teamwork, which is not described yet
    Then by the book his gun cannot be given away
