Feature: Adding bless and curse tokens
  Source: FAQ v2.5, questions on adding more bless or curse tokens than are left; on tests that both succeed
  and fail automatically.

  @arkham-lcg/qa/bless-curse-effect-not-enough @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: An effect adds as many as are left
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife
    And the chaos bag holds curse, curse, curse, curse, curse, curse, curse, curse, curse, 0
    When Roland Banks plays Tempt Fate
    Then in order:
      | 1 curse token is added to the chaos bag |
      | 3 bless tokens are added to the chaos bag |
      | Roland Banks draws Knife |

  @arkham-lcg/qa/bless-curse-cost-not-enough @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/costs
  Scenario: As a cost it cannot be paid
    Given Roland Banks is at the Study
    And the chaos bag holds curse, curse, curse, curse, curse, curse, curse, curse, curse, 0
    When Roland Banks plays Deep Knowledge
    Then it is refused

  @arkham-lcg/qa/automatic-success-and-failure @arkham-lcg/automatic-failure-success @unsupported
  Scenario: A test that both succeeds and fails automatically is failed
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds tablet
    When Roland Banks draws Fractured Consciousness from the encounter deck
    And Roland Banks commits Stroke of Luck
    And Roland Banks uses Stroke of Luck
    Then Roland Banks has 2 damage
