Feature: What answers a test as it begins, and afterwards
  Source: Rules Reference v2.5, Skill Test Timing; Play Restrictions, Permissions, and Instructions.

  @arkham-lcg/ability
  Scenario: A horror for a deeper cut
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Meat Cleaver (12085)
    And the chaos bag holds +1
    When Roland Banks uses ability 1 of Meat Cleaver (12085) on Ghoul Priest
    And Roland Banks uses ability 2 of Meat Cleaver (12085)
    And nobody commits anything
    Then Ghoul Priest has 2 damage
    And Roland Banks has 1 horror

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: The book and no other asset
    Given Roland Banks is at the Study
    And The Necronomicon (12012) is in the threat area of Roland Banks
    And Roland Banks has Machete (0) in hand
    When Roland Banks plays Machete (0)
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: The book and an event
    Given Roland Banks is at the Study
    And The Necronomicon (12012) is in the threat area of Roland Banks
    And Roland Banks has Emergency Cache (0) in hand
    When Roland Banks plays Emergency Cache (0)
    Then Roland Banks has 3 resources

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: The book and other abilities
    Given Roland Banks is at the Study
    And The Necronomicon (12012) is in the threat area of Roland Banks
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Machete (0)
    When Roland Banks uses Machete (0) on Ghoul Priest
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/steps/st-2
  Scenario: A skill from the discard pile, and back into the deck
    Given Isabelle Barnes is at the Study
    And the Study has 2 clues
    And the discard pile of Isabelle Barnes holds Inquiring Mind
    And the chaos bag holds 0
    When Isabelle Barnes investigates
    And Isabelle Barnes uses Isabelle Barnes
    And nobody commits anything
    Then Isabelle Barnes has 1 horror
    And this has happened: Inquiring Mind is shuffled into the deck of its owner

  @arkham-lcg/steps/st-3
  Scenario: Horror for the symbol that was resolved
    Given Roland Banks is at the Study
    And Roland Banks controls Mask of Silenus
    And the Study has 2 clues
    And the scenario is The Gathering
    And the chaos bag holds skull and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Mask of Silenus
    And Roland Banks reveals skull
    And Roland Banks reveals 0
    And Roland Banks resolves the tokens skull with Mask of Silenus
    Then Roland Banks has 1 horror

  @arkham-lcg/steps/st-3
  Scenario: Committed once the token is known
    Given Roland Banks is at the Study
    And Roland Banks has Timely Intervention (0) in hand
    And the Study has 2 clues
    And the chaos bag holds -2
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Timely Intervention (0)
    Then this has happened: Roland Banks succeeds

  @arkham-lcg/fight-action
  Scenario: Evidence for one damage more
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Michael Leigh
    And Michael Leigh has 1 resource
    And the chaos bag holds +1
    When Roland Banks fights Ghoul Priest
    And Roland Banks uses Michael Leigh
    And nobody commits anything
    Then Ghoul Priest has 2 damage

  @arkham-lcg/skill-tests @arkham-lcg/steps/st-7
  Scenario: One more card if the test succeeds
    Given Roland Banks is at the Study
    And Roland Banks controls Thomas Corrigan (87012)
    And the deck of Roland Banks holds Emergency Cache (0)
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses Thomas Corrigan (87012)
    And nobody commits anything
    And the result of the test itself is applied first
    Then this has happened: Roland Banks draws Emergency Cache

  @arkham-lcg/skill-tests @arkham-lcg/steps/st-7
  Scenario: None if it fails, nor for the next test
    Given Roland Banks is at the Study
    And Roland Banks controls Thomas Corrigan (87012)
    And the deck of Roland Banks holds Emergency Cache (0)
    And the chaos bag holds 0 and -8
    When Roland Banks investigates
    And Roland Banks uses Thomas Corrigan (87012)
    And nobody commits anything
    And Roland Banks reveals -8
    And Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals 0
    Then Roland Banks has 0 cards in hand
