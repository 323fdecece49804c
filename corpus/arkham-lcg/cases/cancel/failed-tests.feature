Feature: A failed test whose effects are canceled
  Source: FAQ v2.5, question on Neither Rain nor Snow; Rules Reference v2.5, Skill Test Timing, ST.7.

  @arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects @arkham-lcg/retaliate
  Scenario: The enemy does not retaliate, though the test has failed
    Given Stella Clark is at the Study
    And Stella Clark has Neither Rain nor Snow in hand
    And Ghoul Priest is engaged with Stella Clark
    And the chaos bag holds -8
    When Stella Clark fights Ghoul Priest
    And Stella Clark commits Neither Rain nor Snow
    And Stella Clark uses Stella Clark
    Then in order:
      | Stella Clark fails by 4 |
      | step st-7               |
      | the test ends           |
    And Stella Clark has 0 damage

  @arkham-lcg/retaliate
  Scenario: Without the card it does
    Given Roland Banks is at the Study
    And Roland Banks has Unexpected Courage in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -8
    When Roland Banks fights Ghoul Priest
    And Roland Banks commits Unexpected Courage
    Then in order:
      | Roland Banks fails by 4           |
      | Ghoul Priest attacks Roland Banks |

  @arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects @arkham-lcg/alert
  Scenario: An alert enemy does not attack whoever failed to evade it
    Given Stella Clark is at the Study
    And Stella Clark has Neither Rain nor Snow in hand
    And Stealthy Zoog is engaged with Stella Clark
    And the chaos bag holds -8
    When Stella Clark attempts to evade Stealthy Zoog
    And Stella Clark commits Neither Rain nor Snow
    And nobody reacts
    Then Stella Clark has 0 horror
    And Stealthy Zoog is engaged with Stella Clark

  @arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects @arkham-lcg/haunted
  Scenario: Nor does what haunts the location
    Given Stella Clark is at the Billiards Room (05081)
    And Stella Clark has Neither Rain nor Snow in hand
    And the chaos bag holds -8
    When Stella Clark investigates
    And Stella Clark commits Neither Rain nor Snow
    And nobody reacts
    Then in order:
      | Stella Clark fails by 3 |
      | the test ends           |

  @arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects @arkham-lcg/steps/st-4
  Scenario: What the symbol says of a failure is canceled, what it says of the test is not
    Given Stella Clark is at the Study
    And Stella Clark has Neither Rain nor Snow in hand
    And Ghoul Priest is engaged with Stella Clark
    And the scenario is The Gathering
    And the chaos bag holds cultist
    When Stella Clark draws Noxious Smoke from the encounter deck
    And Stella Clark uses agility for the test
    And Stella Clark commits Neither Rain nor Snow
    Then in order:
      | step st-4                  |
      | Stella Clark succeeds by 3 |
    And Stella Clark has 0 horror

  @arkham-lcg/qa/neither-rain-nor-snow-failed-test-effects @arkham-lcg/steps/st-7
  Scenario: Neither the horror of the symbol nor the damage of the test itself
    Given Stella Clark is at the Study
    And Stella Clark has Neither Rain nor Snow in hand
    And the scenario is The Gathering
    And the chaos bag holds cultist, auto-fail, auto-fail
    And Stella Clark controls Olive McBride
    When Stella Clark draws Noxious Smoke from the encounter deck
    And Stella Clark uses agility for the test
    And Stella Clark commits Neither Rain nor Snow
    And Stella Clark uses Olive McBride
    And Stella Clark reveals cultist
    And Stella Clark resolves the tokens auto-fail, cultist with Olive McBride
    And nobody reacts
    Then in order:
      | Stella Clark fails by 3 |
      | the test ends           |
    And Stella Clark has 0 horror
    And Stella Clark has 0 damage

  @arkham-lcg/steps/st-4 @arkham-lcg/steps/st-7
  Scenario: Both come where nothing cancels them, in the order that the performer chooses
    Given Roland Banks is at the Study
    And the scenario is The Gathering
    And the chaos bag holds cultist
    When Roland Banks draws Noxious Smoke from the encounter deck
    And Roland Banks uses agility for the test
    Then Roland Banks must choose between:
      | Noxious Smoke is applied first |
      | The Gathering is applied first |
    When The Gathering is applied first
    Then in order:
      | Roland Banks fails by 2             |
      | 1 horror is placed on Roland Banks  |
      | 2 damage is placed on Roland Banks  |
