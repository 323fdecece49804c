Feature: Damage: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/move-damage-horror-card-without-health @arkham-lcg/heal @unsupported
  Scenario: Moved damage needs a place, and is not healed
    Source: FAQ v2.5, questions on moving damage.
    Given Roland Banks is at the Study
    When play goes on with moving damage from one card to another, which is not described yet
    Then by the book only a card with health takes it, and nothing is healed

  @arkham-lcg/qa/persistent-construct-simultaneous-defeat @unsupported
  Scenario: Two constructs that fall together
    Source: FAQ v2.5, question on Persistent Construct.
    Given Roland Banks is at the Study
    When play goes on with Persistent Construct, whose facts are not known here, which is not described yet
    Then by the book neither brings the other back
