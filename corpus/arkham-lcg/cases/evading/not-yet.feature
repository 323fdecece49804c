Feature: Evading: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/archaic-glyphs-engaged-enemy @unsupported
  Scenario: An engaged enemy is one engaged with you
    Source: FAQ v2.5, question on Archaic Glyphs (Prophecy Foretold).
    Given Roland Banks is at the Study
    When play goes on with an investigation whose success evades an enemy, which is not described yet
    Then by the book it is an enemy engaged with the investigator
