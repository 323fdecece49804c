Feature: Roles: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/lola-hayes-crisis-of-identity @unsupported
  Scenario: A new role out of the discarded card
    Source: FAQ v2.5, question on Crisis of Identity.
    Given Roland Banks is at the Study
    When play goes on with roles, which is not described yet
    Then by the book one of its classes is chosen, without a card the role stays

  @arkham-lcg/qa/lola-hayes-switch-role-mid-ability @unsupported
  Scenario: Lola Hayes switches during another ability, in a player window
    Source: FAQ v2.5, question on Lola Hayes.
    Given Roland Banks is at the Study
    When play goes on with roles, which is not described yet
    Then by the book she may
