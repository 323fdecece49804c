Feature: Timing: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/parallel-agnes-heirloom-crystallizer-order @unsupported
  Scenario: Where an event goes comes before what follows playing it
    Source: FAQ v2.5, question on parallel Agnes Baker.
    Given Roland Banks is at the Study
    When play goes on with effects on where an event goes after it has been played, which is not described yet
    Then by the book what moves the event acts in step 4, what follows its playing after it
