Feature: Permanent: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/attach-to/controlling-and-attaching-permanent-cards @unsupported
  Scenario: A permanent card cannot be attached
    Source: Rules Reference v2.5, Attach To.
    Given Roland Banks is at the Study
    When play goes on with Sin-Eater and Elle Rubash, whose facts are not known here, which is not described yet
    Then by the book the permanent card cannot be chosen
