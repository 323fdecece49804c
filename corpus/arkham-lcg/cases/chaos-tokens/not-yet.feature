Feature: Chaos tokens: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/katarina-sojka-eyes-of-the-dreamer @unsupported
  Scenario: An ignored token still counts for Katarina Sojka
    Source: FAQ v2.5, question on Katarina Sojka.
    Given Roland Banks is at the Study
    When play goes on with Katarina Sojka, whose facts are not known here, which is not described yet
    Then by the book it does

  @arkham-lcg/qa/glimpse-the-void-other-reveals @unsupported
  Scenario: The token of the void comes on top
    Source: FAQ v2.5, question on Glimpse the Void.
    Given Roland Banks is at the Study
    When play goes on with Glimpse the Void, whose facts are not known here, which is not described yet
    Then by the book it is revealed and resolved by itself
