Feature: Clues: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/unless-all-of-locations-clues-have-been-discovered @unsupported
  Scenario: Clues of a location that was never revealed have not been discovered
    Source: Rules Reference v2.5, Unless all clues have been discovered.
    Given Roland Banks is at the Study
    When play goes on with locations that nobody may enter before others are without clues, which is not described yet
    Then by the book it may not be entered
