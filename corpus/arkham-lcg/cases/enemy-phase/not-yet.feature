Feature: Enemy phase: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/attack-as-if-enemy-phase-exhaust @arkham-lcg/attacker-attacked @unsupported
  Scenario: As if it were the enemy phase
    Source: FAQ v2.5, question on attacks as if in the enemy phase.
    Given Roland Banks is at the Study
    When play goes on with attacks as if it were the enemy phase, which is not described yet
    Then by the book it exhausts with these words and not without them
