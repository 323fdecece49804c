Feature: Symbols of the two later scenarios of the Core Set
  Source: Rules Reference v2.5, Chaos Tokens, Clues, Doom; Appendix II, ST.4.

  @arkham-lcg/steps/st-4
  Scenario: The masks count the doom on the cultist who has most of it
    Given Roland Banks is at the Rivertown
    And the scenario is The Midnight Masks
    And Acolyte is at the Downtown (01130)
    And Acolyte has 3 doom
    And Wizard of the Order is at the Easttown
    And Wizard of the Order has 1 doom
    And the chaos bag holds skull
    When Roland Banks tests combat (4)
    Then this has happened: Roland Banks fails by 3

  @arkham-lcg/steps/st-4 @arkham-lcg/clues
  Scenario: Whoever fails with a tablet puts a clue back
    Given Roland Banks is at the Rivertown
    And Roland Banks has 2 clues
    And the scenario is The Midnight Masks
    And the chaos bag holds tablet
    When Roland Banks tests combat (4)
    Then Roland Banks has 1 clue
    And Rivertown has 1 clue

  @arkham-lcg/steps/st-4 @arkham-lcg/clues
  Scenario: Whoever succeeds with it keeps what he has
    Given Roland Banks is at the Rivertown
    And Roland Banks has 2 clues
    And the scenario is The Midnight Masks
    And the chaos bag holds tablet
    When Roland Banks tests combat (1)
    Then Roland Banks has 2 clues

  @arkham-lcg/steps/st-4
  Scenario: The devourer's woods count monsters, and one beside you hurts with a tablet
    Given Roland Banks is at the Main Path
    And the scenario is The Devourer Below
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds tablet
    When Roland Banks tests combat (4)
    Then this has happened: Roland Banks fails by 3
    And Roland Banks has 1 damage

  @arkham-lcg/steps/st-4 @arkham-lcg/doom
  Scenario: A cultist feeds the nearest enemy
    Given Roland Banks is at the Main Path
    And the scenario is The Devourer Below
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds cultist
    When Roland Banks tests combat (2)
    Then Ghoul Minion has 1 doom
    And this has happened: Roland Banks succeeds

  @arkham-lcg/steps/st-4
  Scenario: Five for an elder thing, and no more where no ancient one is about
    Given Roland Banks is at the Main Path
    And the scenario is The Devourer Below
    And the chaos bag holds elder-thing
    When Roland Banks tests combat (4)
    Then this has happened: Roland Banks fails by 4

  @arkham-lcg/clues @arkham-lcg/for-each-or-for-every
  Scenario: A false lead costs as many clues as one fails by
    Given Roland Banks is at the Rivertown
    And Roland Banks has 3 clues
    And the chaos bag holds -1
    When Roland Banks draws False Lead from the encounter deck
    Then Roland Banks has 1 clue
    And Rivertown has 2 clues

  @arkham-lcg/modifiers @arkham-lcg/constant-abilities
  Scenario: While the ritual begins every enemy is harder to hit and to evade
    Given Roland Banks is at the Main Path
    And the current agenda is The Ritual Begins
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then this has happened: Roland Banks tests combat (3)
