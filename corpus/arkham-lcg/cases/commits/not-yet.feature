Feature: Commits: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/amanda-sharpe-card-enters-other-area @unsupported
  Scenario: The card beneath Amanda Sharpe may enter a play area
    Source: FAQ v2.5, question on Amanda Sharpe.
    Given Roland Banks is at the Study
    When play goes on with cards beneath an investigator, which is not described yet
    Then by the book it enters that area, for it stays beneath only instead of being discarded

  @arkham-lcg/qa/grisly-totem-amanda-sharpe-icon @unsupported
  Scenario: The icon of Grisly Totem lasts for one test
    Source: FAQ v2.5, question on Grisly Totem.
    Given Roland Banks is at the Study
    When play goes on with cards beneath an investigator, which is not described yet
    Then by the book the icon is gone after the test

  @arkham-lcg/qa/defensive-stance-beneath-amanda-sharpe @unsupported
  Scenario: Icons that a card has in hand only
    Source: FAQ v2.5, question on Defensive Stance.
    Given Roland Banks is at the Study
    When play goes on with cards beneath an investigator, which is not described yet
    Then by the book beneath her they have no icons and cannot be committed

  @arkham-lcg/qa/grizzled-investigate-location-trait @unsupported
  Scenario: A location is an encounter card in the sense of Grizzled
    Source: FAQ v2.5, question on Grizzled.
    Given Roland Banks is at the Study
    When play goes on with skills with chosen traits, which is not described yet
    Then by the book it may be committed
