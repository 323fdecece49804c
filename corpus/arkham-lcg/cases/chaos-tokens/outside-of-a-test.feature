Feature: Tokens that an ability reveals by itself
  Source: Rules Reference v2.5, Chaos Tokens, Bless and Curse Tokens, Resolving Multiple Revealed Chaos
  Tokens, Seal; FAQ v2.5, 2.5 and the questions on bless and curse tokens outside of a test, on Rod of
  Carnamagos and on parallel Father Mateo.

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/seal
  Scenario: Premonition seals both tokens that are resolved, and both are resolved later
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Olive McBride
    And Agnes Baker has Premonition in hand
    And the chaos bag holds 0, +1, -1, -4
    When Agnes Baker plays Premonition
    And Agnes Baker uses Olive McBride
    And Agnes Baker reveals +1
    And Agnes Baker reveals 0
    And Agnes Baker reveals -4
    Then Agnes Baker must choose between:
      | Agnes Baker resolves the tokens +1, -4 with Olive McBride |
      | Agnes Baker resolves the tokens +1, 0 with Olive McBride  |
      | Agnes Baker resolves the tokens -4, 0 with Olive McBride  |
    When Agnes Baker resolves the tokens +1, 0 with Olive McBride
    Then in order:
      | Premonition enters play        |
      | Agnes Baker reveals +1         |
      | +1 is sealed on Premonition    |
      | 0 is sealed on Premonition     |
    And the tokens sealed on Premonition are +1, 0
    And the chaos bag now holds -1, -4
    When Agnes Baker investigates
    Then in order:
      | step st-3                |
      | Agnes Baker reveals +1   |
      | Agnes Baker reveals 0    |
      | Premonition is discarded |
      | step st-4                |
      | Agnes Baker succeeds by 1 |
      | the test ends            |
    And the chaos bag now holds +1, 0, -1, -4
    And Premonition is in the discard pile

  @arkham-lcg/seal
  Scenario: The sealed token comes before anything is revealed, whoever performs the test
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Premonition in hand
    And the chaos bag holds 0, -4
    When Agnes Baker plays Premonition
    And Agnes Baker reveals 0
    And Roland Banks investigates
    Then in order:
      | 0 is sealed on Premonition       |
      | Roland Banks tests intellect (2) |
      | Roland Banks reveals 0           |
      | Premonition is discarded         |
      | Roland Banks succeeds by 1       |
    And the chaos bag now holds 0, -4

  @arkham-lcg/qa/bless-curse-outside-test @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Outside of a test a blessing reveals no further token
    Given Agnes Baker is at the Study
    And Agnes Baker has Premonition in hand
    And the chaos bag holds bless, 0
    When Agnes Baker plays Premonition
    And Agnes Baker reveals bless
    Then exactly in order:
      | Agnes Baker plays the fast event Premonition |
      | Premonition enters play |
      | Agnes Baker reveals bless |
      | bless is sealed on Premonition |
    And the chaos bag now holds 0

  @arkham-lcg/qa/bless-curse-outside-test @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Resolved in a test, the same blessing adds 2 and reveals another token
    Given Agnes Baker is at the Study
    And Agnes Baker has Premonition in hand
    And the chaos bag holds bless, 0
    When Agnes Baker plays Premonition
    And Agnes Baker reveals bless
    And Agnes Baker investigates
    Then in order:
      | Agnes Baker reveals bless |
      | Agnes Baker reveals 0     |
      | Agnes Baker succeeds by 2 |
    And the chaos bag now holds 0
