Feature: What a test is made for
  Source: Rules Reference v2.5, Parley, Skill Tests, Ready; FAQ v2.5, question on Spirit Athame and Grounded.

  @arkham-lcg/parley
  Scenario: The test of a parley is one
    Given Roland Banks is at the Parlor
    And Lita Chantler waits at the Parlor
    And Roland Banks controls Sharp Rhetoric (3)
    And Roland Banks has 5 resources
    And the chaos bag holds -1
    When Roland Banks uses ability 2 of Parlor
    And Roland Banks uses ability 1 of Sharp Rhetoric
    And nobody reacts to anything else
    Then Lita Chantler is under the control of Roland Banks

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card
  Scenario: What a treachery asks for is a test on a card of the scenario
    Given Roland Banks is at the Study
    And Roland Banks controls Levelheaded (3)
    And Roland Banks has 5 resources
    And the chaos bag holds -2
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks uses ability 1 of Levelheaded
    And nobody reacts to anything else
    Then this has happened: Roland Banks succeeds by 0

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card
  Scenario: A basic evasion is a test on no card
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Levelheaded (3)
    And Roland Banks has 5 resources
    And the chaos bag holds -1
    When Roland Banks evades Ghoul Minion
    And Roland Banks uses ability 2 of Levelheaded
    And nobody reacts to anything else
    Then this has happened: Roland Banks succeeds by 0

  @arkham-lcg/ready @arkham-lcg/evade-evade-action
  Scenario: Whom somebody has slipped away from sleeps through the next upkeep phase, and no other
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Slip Away in hand
    And the deck of Roland Banks holds Knife and Guts
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    When Roland Banks plays Slip Away
    And nobody reacts to anything else
    And the result of the test itself is applied first
    Then Ghoul Minion is exhausted
    When the upkeep phase is resolved
    Then Ghoul Minion is exhausted
    When the upkeep phase is resolved
    Then Ghoul Minion is engaged with Roland Banks
