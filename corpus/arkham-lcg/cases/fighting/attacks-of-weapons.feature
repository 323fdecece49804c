Feature: What attacks with weapons deal and cost
  Source: Rules Reference v2.5, Fight Action; Ability, Action Designators; Costs; Base Value.

  @arkham-lcg/fight-action @arkham-lcg/costs
  Scenario: A point of damage for each point of success
    Given Roland Banks is at the Study
    And Roland Banks controls Shotgun
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    And it is the turn of Roland Banks
    When Roland Banks uses Shotgun on Ghoul Priest
    Then Roland Banks succeeds by 3
    And Ghoul Priest has 3 damage
    And Shotgun has 1 ammo
    And Roland Banks has 2 actions

  @arkham-lcg/fight-action
  Scenario: At most five, and at least one
    Given Roland Banks is at the Study
    And Roland Banks controls Shotgun
    And Conglomeration of Spheres is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Shotgun on Conglomeration of Spheres
    Then Roland Banks succeeds by 6
    And Conglomeration of Spheres has 5 damage

  @arkham-lcg/fight-action
  Scenario: A success by nothing is worth one
    Given Roland Banks is at the Study
    And Roland Banks controls Shotgun
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -3
    When Roland Banks uses Shotgun on Ghoul Priest
    Then Roland Banks succeeds by 0
    And Ghoul Priest has 1 damage

  @arkham-lcg/fight-action
  Scenario: Whoever misses a friend's enemy by two hits the friend twice
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Shotgun
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds -5
    When Roland Banks uses Shotgun on Ghoul Priest
    Then Roland Banks fails by 2
    And Agnes Baker has 2 damage
    And Ghoul Priest has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/costs
  Scenario: An old gun deals three at most
    Given Roland Banks is at the Study
    And Roland Banks controls Old Shotgun
    And Old Shotgun has 2 ammo
    And Conglomeration of Spheres is engaged with Roland Banks
    And the chaos bag holds 0
    And it is the turn of Roland Banks
    When Roland Banks uses Old Shotgun on Conglomeration of Spheres
    Then Roland Banks succeeds by 6
    And Conglomeration of Spheres has 3 damage
    And Old Shotgun has 1 ammo
    And Roland Banks has 2 actions

  @arkham-lcg/uses-x-type @arkham-lcg/costs
  Scenario: Without ammunition it is a piece of iron
    Given Roland Banks is at the Study
    And Roland Banks controls Old Shotgun
    And Ghoul Priest is engaged with Roland Banks
    When Roland Banks uses Old Shotgun on Ghoul Priest
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/fight-action @arkham-lcg/costs
  Scenario: Two guns that were paid for with what they hold
    Given Jenny Barnes is at the Study
    And Jenny Barnes controls Jenny's Twin .45s
    And Jenny's Twin .45s has 3 ammo
    And Ghoul Priest is engaged with Jenny Barnes
    And the chaos bag holds 0
    And it is the turn of Jenny Barnes
    When Jenny Barnes uses Jenny's Twin .45s on Ghoul Priest
    Then Jenny Barnes succeeds by 1
    And Ghoul Priest has 2 damage
    And Jenny's Twin .45s has 2 ammo
    And Jenny Barnes has 2 actions

  @arkham-lcg/fight-action @arkham-lcg/exhaust-exhausted
  Scenario: A blade of spirits strikes once until it is made ready
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    And it is the turn of Agnes Baker
    When Agnes Baker uses ability 2 of Spirit Athame on Ghoul Priest
    Then Agnes Baker succeeds by 0
    And Ghoul Priest has 1 damage
    And Spirit Athame is exhausted
    And Agnes Baker has 2 actions
    When Agnes Baker uses ability 2 of Spirit Athame on Ghoul Priest
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/base-value @arkham-lcg/exhaust-exhausted
  Scenario: A cat that fights with a strength of its own
    Given Agnes Baker is at the Study
    And Agnes Baker controls Zeal
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    And it is the turn of Agnes Baker
    When Agnes Baker uses Zeal
    And Agnes Baker pays for Zeal in way 1
    Then Agnes Baker succeeds by 1
    And Ghoul Priest has 1 damage
    And Zeal is exhausted
    And Agnes Baker has 2 actions
    When Agnes Baker uses Zeal
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/automatic-failure-success @arkham-lcg/costs
  Scenario: A cat that is given up never misses
    Given Agnes Baker is at the Study
    And Agnes Baker controls Zeal
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds auto-fail
    And it is the turn of Agnes Baker
    When Agnes Baker uses Zeal
    And Agnes Baker pays for Zeal in way 2
    Then Ghoul Priest has 1 damage
    And Zeal is in the discard pile

  @arkham-lcg/investigate-action @arkham-lcg/base-value
  Scenario: Another looks about with wits of her own
    Given "Skids" O'Toole is at the Study
    And the Study has 2 clues
    And "Skids" O'Toole controls Augur
    And the chaos bag holds 0
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole uses Augur
    And "Skids" O'Toole pays for Augur in way 1
    Then "Skids" O'Toole succeeds by 3
    And "Skids" O'Toole has 1 clue
    And Augur is exhausted
    And "Skids" O'Toole has 2 actions
    When "Skids" O'Toole uses Augur
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/ability/forced-abilities @arkham-lcg/enters-play
  Scenario: No two of the three cats suffer each other
    Given Agnes Baker is at the Study
    And Agnes Baker controls Hope
    And Agnes Baker has Zeal, Augur in hand
    When Agnes Baker plays Zeal
    Then Hope is in the discard pile
    And Zeal is in play
    When Agnes Baker plays Augur
    Then Zeal is in the discard pile
    And Augur is in play

  @arkham-lcg/ability/forced-abilities @arkham-lcg/enters-play
  Scenario: Whichever comes last stays
    Given Agnes Baker is at the Study
    And Agnes Baker controls Augur
    And Agnes Baker has Zeal, Hope in hand
    When Agnes Baker plays Zeal
    Then Augur is in the discard pile
    When Agnes Baker plays Hope
    Then Zeal is in the discard pile
    And Hope is in play

  @arkham-lcg/base-value @arkham-lcg/partner
  Scenario: A guide who knows the way past an enemy and on
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Eliyah Ashevak (08589)
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -4
    And it is the turn of Roland Banks
    When Roland Banks uses Eliyah Ashevak (08589) on Ghoul Minion
    And the result of the test itself is applied first
    And Roland Banks accepts the effect of Eliyah Ashevak (08589)
    Then Roland Banks is at the Hallway
    And Ghoul Minion is exhausted
    And Ghoul Minion is at the Study
    And Eliyah Ashevak (08589) has 2 secrets
    And Eliyah Ashevak (08589) is exhausted
    And Roland Banks has 3 actions

  @arkham-lcg/steps/st-7 @arkham-lcg/evade-evade-action
  Scenario: Whoever fails with him stays where he is
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Eliyah Ashevak (08589)
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -5
    When Roland Banks uses Eliyah Ashevak (08589) on Ghoul Minion
    Then Roland Banks fails by 1
    And Roland Banks is at the Study
    And nobody has a choice
