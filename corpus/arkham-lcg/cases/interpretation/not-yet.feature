Feature: Interpretation: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/true-magick-treated-as-spell-asset @unsupported
  Scenario: True Magick is a copy of what it reveals
    Source: FAQ v2.5, question on True Magick.
    Given Roland Banks is at the Study
    When play goes on with cards that are treated as other cards, which is not described yet
    Then by the book it has that card's text, and spends its own charges

  @arkham-lcg/qa/robert-castaigne-neither @arkham-lcg/may @unsupported
  Scenario: A may between two things may be neither
    Source: FAQ v2.5, question on Robert Castaigne.
    Given Roland Banks is at the Study
    When play goes on with an upgraded Robert Castaigne, which is not described yet
    Then by the book he may do neither
