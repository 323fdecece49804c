Feature: Additional costs: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/additional-costs @unsupported
  Scenario: Duke moves to the library and cannot pay for the investigation
    Source: Rules Reference v2.5, Additional Costs; FAQ v2.5, 1.6.
    Given Roland Banks is at the Study
    When play goes on with a base skill for one investigation, such as Duke gives, which is not described yet
    Then by the book it is asked for as the investigation would resolve, and without it only the move has happened
