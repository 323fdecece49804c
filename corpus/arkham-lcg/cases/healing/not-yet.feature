Feature: Healing: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/soul-sanctification-second-wind @unsupported
  Scenario: Offerings for healing that heals nothing
    Source: FAQ v2.5, question on Soul Sanctification.
    Given Roland Banks is at the Study
    When play goes on with Soul Sanctification, whose facts are not known here, which is not described yet
    Then by the book two offerings are placed and one card is drawn
