Feature: Locations: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/mouse-mask-whitton-greene-act-reveals-location @unsupported
  Scenario: What an act puts into play everybody puts into play
    Source: FAQ v2.5, question on Mouse Mask.
    Given Roland Banks is at the Study
    When play goes on with locations that acts put into play, which is not described yet
    Then by the book every investigator has

  @arkham-lcg/qa/wages-of-sin-spectral-flip @unsupported
  Scenario: A location that turns spectral stays where it is
    Source: FAQ v2.5, question on The Wages of Sin.
    Given Roland Banks is at the Study
    When play goes on with locations that flip, which is not described yet
    Then by the book tokens and attachments stay

  @arkham-lcg/qa/before-the-black-throne-empty-space @unsupported
  Scenario: A cosmos location needs no empty space
    Source: FAQ v2.5, question on Before the Black Throne.
    Given Roland Banks is at the Study
    When play goes on with locations placed in a grid, which is not described yet
    Then by the book it may be placed
