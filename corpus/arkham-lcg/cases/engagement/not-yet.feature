Feature: Engagement: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/entombed-ethereal-form @unsupported
  Scenario: The encounter card wins over the player card
    Source: FAQ v2.5, question on Entombed and Ethereal Form.
    Given Roland Banks is at the Study
    When play goes on with investigators who cannot disengage, which is not described yet
    Then by the book the enemy stays engaged
