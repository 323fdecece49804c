Feature: As if: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/as-if @unsupported
  Scenario: Luke Robinson plays an event as if he stood elsewhere
    Source: Rules Reference v2.5, As If; FAQ v2.5, 2.10.
    Given Roland Banks is at the Study
    When play goes on with playing an event as if at a connecting location, which is not described yet
    Then by the book nobody moves, and from initiation to completion costs, attacks and reactions see him there

  @arkham-lcg/as-if @unsupported
  Scenario: A restriction on clues looks at the location that is supposed
    Source: Grimoire, Come Se.
    Given Roland Banks is at the Study
    When play goes on with restrictions judged at a supposed location, which is not described yet
    Then by the book clues at the supposed location satisfy it
