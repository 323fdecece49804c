Feature: Tests: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/testing-sprint-stop @unsupported
  Scenario: The first failure ends the sprint
    Source: FAQ v2.5, question on Testing Sprint.
    Given Roland Banks is at the Study
    When play goes on with investigating one location after another, which is not described yet
    Then by the book it ends there
