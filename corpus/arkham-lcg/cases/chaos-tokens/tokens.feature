Feature: Bless, curse and frost tokens
  Source: Rules Reference v2.5, Bless and Curse Tokens, Frost Tokens; FAQ v2.5, 2.5 and 2.9.

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Each reveals another token, and the modifiers add up
    Given Roland Banks is at the Study
    And Study has 2 clues
    And the chaos bag holds bless, curse, -1
    When Roland Banks investigates
    And Roland Banks reveals bless
    And Roland Banks reveals curse
    Then in order:
      | Roland Banks reveals bless |
      | Roland Banks reveals curse |
      | Roland Banks reveals -1    |
      | step st-4                  |
      | Roland Banks succeeds      |

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: The exact chance with a blessing in the bag
    Given Roland Banks is at the Study
    And Study has 2 clues
    And the chaos bag holds bless, -2, -2, -4
    When Roland Banks investigates
    Then the chances are:
      | Roland Banks reveals bless | 1/4 |
      | Roland Banks succeeds      | 1/6 |

  @arkham-lcg/chaos-tokens/frost-tokens
  Scenario: The second frost token of a test fails it
    Given Roland Banks is at the Study
    And Study has 2 clues
    And the chaos bag holds frost, frost, +1
    When Roland Banks investigates
    Then the chance that Roland Banks succeeds is 2/3
    When Roland Banks reveals frost
    And Roland Banks reveals frost
    Then in order:
      | Roland Banks fails by 2 |

  @arkham-lcg/automatic-failure-success
  Scenario: An automatic failure counts as a value of zero
    Given Roland Banks is at the Study
    And Roland Banks has Unexpected Courage in hand
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    And Roland Banks commits Unexpected Courage
    Then in order:
      | Roland Banks fails by 2 |

  @arkham-lcg/steps/st-3 @arkham-lcg/chaos-tokens
  Scenario: A token that is told without its bag is revealed, and of the bag nothing else is known
    Given Roland Banks is at the Study
    And Study has 2 clues
    When Roland Banks investigates
    And Roland Banks reveals -1
    Then in order:
      | Roland Banks reveals -1      |
      | Roland Banks succeeds by 0   |
    And Roland Banks has 1 clue
