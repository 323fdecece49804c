Feature: Adding bless and curse tokens
  Source: FAQ v2.5, questions on adding more bless or curse tokens than are left; Rules
  Reference v2.5, Frost Tokens.

  @arkham-lcg/qa/bless-curse-effect-not-enough @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: An effect adds as many as are left
    Given Roland Banks is at the Study
    And Roland Banks has Keep Faith in hand
    And Roland Banks has 2 resources
    And the chaos bag holds bless, bless, bless, bless, bless, bless, bless, 0
    When Roland Banks plays Keep Faith
    Then in order:
      | 3 bless tokens are added to the chaos bag |
    And Roland Banks has 0 resources
    And Keep Faith is in the discard pile

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/initiation
  Scenario: An effect that could add none at all is not begun
    Given Roland Banks is at the Study
    And Roland Banks has Keep Faith in hand
    And Roland Banks has 2 resources
    And the chaos bag holds bless, bless, bless, bless, bless, bless, bless, bless, bless, bless, 0
    When Roland Banks plays Keep Faith
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/then @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: With fewer than it says the effect has not resolved in full, and nothing comes "then"
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife
    And the chaos bag holds curse, curse, curse, curse, curse, curse, curse, curse, curse, 0
    When Roland Banks plays Tempt Fate
    Then in order:
      | 1 curse token is added to the chaos bag |
      | Tempt Fate is discarded |
    And it is asked whether 3 bless tokens are added to the chaos bag
    And the answer is no
    And it is asked whether Roland Banks draws Knife
    And the answer is no

  @arkham-lcg/then @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: With all that it says the rest follows
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife
    And the chaos bag holds curse, curse, curse, curse, curse, curse, curse, 0
    When Roland Banks plays Tempt Fate
    Then in order:
      | 3 curse tokens are added to the chaos bag |
      | 3 bless tokens are added to the chaos bag |
      | Roland Banks draws Knife |

  @arkham-lcg/qa/bless-curse-cost-not-enough @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/costs
  Scenario: As a cost it cannot be paid
    Given Roland Banks is at the Study
    And the chaos bag holds curse, curse, curse, curse, curse, curse, curse, curse, curse, 0
    When Roland Banks plays Deep Knowledge
    Then it is refused under arkham-lcg/additional-costs

  @arkham-lcg/chaos-tokens/frost-tokens
  Scenario: The first frost token of a test takes 1 and reveals another
    Given Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds frost, +1
    When Roland Banks investigates
    And Roland Banks reveals frost
    Then in order:
      | Roland Banks reveals frost |
      | Roland Banks reveals +1 |
      | Roland Banks succeeds by 1 |
