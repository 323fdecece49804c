Feature: Reactions: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/carolyn-fern-liquid-courage @unsupported
  Scenario: Two parts of one healing are one healing
    Source: FAQ v2.5, question on Carolyn Fern and Liquid Courage.
    Given Roland Banks is at the Study
    When play goes on with healing that a test makes larger, which is not described yet
    Then by the book she reacts once
