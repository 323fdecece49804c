Feature: Interpretation: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/robert-castaigne-neither @arkham-lcg/may @unsupported
  Scenario: A may between two things may be neither
    Source: FAQ v2.5, question on Robert Castaigne.
    Given Roland Banks is at the Study
    When play goes on with Robert Castaigne, whose facts are not known here, which is not described yet
    Then by the book he may do neither
