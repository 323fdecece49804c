Feature: What is added to the damage of an attack is in it
  Source: Rules Reference v2.5, Appendix II, ST.7; FAQ v2.5, 1.7 and question on Double or Nothing.

  @arkham-lcg/steps/st-7 @arkham-lcg/fight-action
  Scenario: The blow is vicious, whichever of the two is applied first
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow in hand
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Goat Spawn
    And Roland Banks commits Vicious Blow
    And the result of the test itself is applied first
    Then Goat Spawn has 2 damage
    And nobody has a choice

  @arkham-lcg/steps/st-7 @arkham-lcg/fight-action
  Scenario: What else was to come of the test is still put in order
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow and Overpower in hand
    And Goat Spawn is engaged with Roland Banks
    And the deck of Roland Banks holds Knife
    And the chaos bag holds 0
    When Roland Banks fights Goat Spawn
    And Roland Banks commits Vicious Blow and Overpower
    And Overpower is applied first
    And the result of the test itself is applied first
    Then in order:
      | Roland Banks draws Knife                  |
      | Roland Banks deals 2 damage to Goat Spawn |

  @arkham-lcg/steps/st-7 @arkham-lcg/qa/double-or-nothing-what-resolves-twice
  Scenario: The damage that is dealt twice is the modified one both times
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow, Double or Nothing and Unexpected Courage in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Ghoul Priest
    And Roland Banks commits Vicious Blow, Double or Nothing and Unexpected Courage
    And Vicious Blow is applied first
    Then Ghoul Priest has 4 damage
