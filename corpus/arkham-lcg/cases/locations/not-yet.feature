Feature: Locations: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/before-the-black-throne-empty-space @unsupported
  Scenario: A cosmos location needs no empty space
    Source: FAQ v2.5, question on Before the Black Throne.
    Given Roland Banks is at the Study
    When play goes on with locations placed in a grid, which is not described yet
    Then by the book it may be placed
