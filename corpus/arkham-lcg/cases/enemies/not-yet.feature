Feature: Enemies: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/keywords @unsupported
  Scenario: Retaliate twice is Retaliate
    Source: Grimoire, Parola Chiave.
    Given Roland Banks is at the Study
    When play goes on with cards that give keywords, which is not described yet
    Then by the book it attacks once
