Feature: Devouring: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/suzi-devour-which-cards @unsupported
  Scenario: What Suzi may devour
    Source: FAQ v2.5, question on Subject 5U-21.
    Given Roland Banks is at the Study
    When play goes on with devouring cards, which is not described yet
    Then by the book no permanent, no investigator, no mini-card
