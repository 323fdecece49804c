Feature: Sizes that are chosen or counted
  Source: Rules Reference v2.5, Costs; Additional Costs; Fight Action; Skill Test Timing; FAQ v2.5.

  @arkham-lcg/costs @arkham-lcg/fight-action
  Scenario: As much ammo as one likes
    Given Roland Banks is at the Study
    And Roland Banks controls M1918 BAR (4)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses M1918 BAR (4)
    And Roland Banks pays for M1918 BAR (4) in way 3
    And nobody commits anything
    Then Ghoul Priest has 3 damage

  @arkham-lcg/costs @arkham-lcg/exile
  Scenario: Exiled instead of discarded, for more
    Given Roland Banks is at the Study
    And Roland Banks controls Fire Extinguisher (3)
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Priest is engaged with Roland Banks
    When Roland Banks uses ability 2 of Fire Extinguisher (3)
    And Roland Banks pays for Fire Extinguisher (3) in way 2
    Then Ghoul Minion is in the encounter discard pile
    And Ghoul Priest is engaged with nobody
    And Ghoul Priest has 0 damage

  @arkham-lcg/additional-costs @arkham-lcg/fight-action
  Scenario: Charges on top, each worth a point
    Given Roland Banks is at the Study
    And Roland Banks controls Enchanted Blade (05193)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Enchanted Blade (05193)
    And Roland Banks pays for Enchanted Blade (05193) in way 3
    And nobody commits anything
    Then Ghoul Priest has 3 damage

  @arkham-lcg/additional-costs @arkham-lcg/fight-action
  Scenario: A card discarded on top
    Given Roland Banks is at the Study
    And Roland Banks has Occult Invocation in hand
    And Roland Banks has Emergency Cache (0) in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Occult Invocation
    And Roland Banks pays for Occult Invocation in way 2
    And nobody commits anything
    Then Ghoul Priest has 2 damage

  @arkham-lcg/if @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: For each curse that is revealed
    Given Roland Banks is at the Study
    And Roland Banks controls Armageddon (4)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds curse, curse and 0
    When Roland Banks uses Armageddon (4) on Ghoul Priest
    And nobody commits anything
    And Roland Banks reveals curse
    And Roland Banks accepts the effect of Armageddon (4)
    And Roland Banks chooses option 2 of Armageddon (4)
    And Roland Banks reveals curse
    And Roland Banks accepts the effect of Armageddon (4)
    And Roland Banks chooses option 2 of Armageddon (4)
    And Roland Banks reveals 0
    Then Armageddon (4) has 4 charges

  @arkham-lcg/fight-action @arkham-lcg/steps/st-6
  Scenario: As much damage as the margin
    Given Roland Banks is at the Study
    And Roland Banks controls Sawed-Off Shotgun (5)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks uses Sawed-Off Shotgun (5) on Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 1 damage

  @arkham-lcg/fight-action @arkham-lcg/steps/st-6
  Scenario: The margin of a miss hits somebody else
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Sawed-Off Shotgun (5)
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -5
    When Roland Banks uses Sawed-Off Shotgun (5) on Ghoul Minion
    And nobody commits anything
    Then Agnes Baker has 2 damage

  @arkham-lcg/action/basic-action-types
  Scenario: A text for basic actions alone
    Given Roland Banks is at the Study
    And the Study has 3 clues
    And Roland Banks has Sharp Vision in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Sharp Vision
    And the result of the test itself is applied first
    Then Roland Banks has 2 clues

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: All the way to an enemy
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Ghoul Priest is at the Attic
    And Roland Banks has Righteous Hunt in hand
    When Roland Banks plays Righteous Hunt on Ghoul Priest
    Then Roland Banks is at the Attic
    And Ghoul Priest is engaged with Roland Banks

  @arkham-lcg/steps/st-8 @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: The tokens of a test that is over
    Given Roland Banks is at the Study
    And Roland Banks controls Token of Faith (0)
    And the Study has 3 clues
    And the chaos bag holds curse, curse and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals curse
    And Roland Banks reveals curse
    And Roland Banks reveals 0
    And Roland Banks uses Token of Faith (0)
    Then this has happened: 2 bless tokens are added to the chaos bag

  @arkham-lcg/delayed-effects
  Scenario: Back at the end of the turn
    Given Roland Banks is at the Study
    And Ghoul Minion is at the Study
    And Ghoul Minion is exhausted
    And Roland Banks has Spectral Razor (2) in hand
    And the chaos bag holds skull
    And the scenario is The Gathering
    When Roland Banks plays Spectral Razor (2) on Ghoul Minion
    And Roland Banks accepts the effect of Spectral Razor (2)
    And nobody commits anything
    And Roland Banks ends his turn
    Then Spectral Razor (2) is in Roland Banks's hand

  @arkham-lcg/aloof @arkham-lcg/fight-action
  Scenario: An arrow finds the aloof
    Given Roland Banks is at the Study
    And Whippoorwill is at the Study
    And Roland Banks controls Longbow
    And the chaos bag holds 0
    When Roland Banks uses ability 1 of Longbow on Whippoorwill
    And nobody commits anything
    Then Whippoorwill is defeated

  @arkham-lcg/retaliate
  Scenario: No retaliation against this weapon
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls M1911 (2)
    And the chaos bag holds -8
    When Roland Banks uses M1911 (2) on Ghoul Priest
    And nobody commits anything
    Then Roland Banks has 0 damage

  @arkham-lcg/steps/st-1 @arkham-lcg/parley
  Scenario: Whichever skill is tested
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the Study has 3 clues
    And Roland Banks has Vamp (0) in hand
    And the chaos bag holds 0
    When Roland Banks plays Vamp (0) on Ghoul Minion
    And Roland Banks uses intellect for the test
    And nobody commits anything
    Then Roland Banks has 1 clue

  @arkham-lcg/cancel
  Scenario: One horror less
    Given Roland Banks is at the Study
    And Roland Banks controls The Silver Key
    And Ghoul Priest is engaged with Roland Banks
    When Ghoul Priest attacks Roland Banks
    And Roland Banks uses The Silver Key
    Then Roland Banks has 1 horror

  @arkham-lcg/ability/constant-abilities @arkham-lcg/uses-x-type
  Scenario: Back to hand without charges
    Given Roland Banks is at the Study
    And Roland Banks controls The Chthonian Stone (3)
    And The Chthonian Stone (3) has 1 charge
    And the Study has 3 clues
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    And nobody commits anything
    Then The Chthonian Stone (3) is in Roland Banks's hand

  @arkham-lcg/automatic-failure-success @arkham-lcg/steps/st-6
  Scenario: Scraped by at the price of horror
    Given Roland Banks is at the Study
    And the Study has 3 clues
    And Roland Banks has Scrape By in hand
    And the chaos bag holds curse and -4
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals curse
    And Roland Banks reveals -4
    And Roland Banks plays Scrape By
    Then Roland Banks has 1 clue
    And Roland Banks has 1 horror

  @arkham-lcg/action
  Scenario: One action more, for an event
    Given Miguel de la Cruz is at the Study
    And Miguel de la Cruz has 0 actions
    And Miguel de la Cruz has Emergency Cache (0) in hand
    When Miguel de la Cruz plays Emergency Cache (0)
    Then Miguel de la Cruz has 3 resources

  @arkham-lcg/action
  Scenario: And for no asset
    Given Miguel de la Cruz is at the Study
    And Miguel de la Cruz has 0 actions
    And Miguel de la Cruz has Machete (0) in hand
    When Miguel de la Cruz plays Machete (0)
    Then it is refused under arkham-lcg/action

  @arkham-lcg/action
  Scenario: One action more, for a Spell
    Given Marie Lambeau is at the Study
    And Marie Lambeau has 0 actions
    And Marie Lambeau has 1 doom
    And Marie Lambeau has Shrivelling (0) in hand
    When Marie Lambeau plays Shrivelling (0)
    Then Shrivelling (0) is in play

  @arkham-lcg/action
  Scenario: No action more without doom
    Given Marie Lambeau is at the Study
    And Marie Lambeau has 0 actions
    And Marie Lambeau has Shrivelling (0) in hand
    When Marie Lambeau plays Shrivelling (0)
    Then it is refused under arkham-lcg/action

  @arkham-lcg/costs
  Scenario: Cheaper for every curse in the bag
    Given Agnes Baker is at the Study
    And Agnes Baker has The Stygian Eye in hand
    And Agnes Baker has 8 resources
    And the chaos bag holds curse, curse, curse and 0
    When Agnes Baker plays The Stygian Eye
    Then Agnes Baker has 1 resource

  @arkham-lcg/put-into-play @arkham-lcg/steps/st-7
  Scenario: As dear as the margin
    Given Roland Banks is at the Study
    And Roland Banks controls Archaic Glyphs (52004)
    And Roland Banks has Flashlight (0) in hand
    And Roland Banks has Lightning Gun in hand
    And the chaos bag holds +1
    When Roland Banks uses Archaic Glyphs (52004)
    And nobody commits anything
    And Archaic Glyphs (52004) is applied first
    And Roland Banks accepts the effect of Archaic Glyphs (52004)
    Then Flashlight (0) is in play
    And Lightning Gun is in Roland Banks's hand

  @arkham-lcg/uses-x-type
  Scenario: Clicks become actions
    Given Roland Banks is at the Study
    And Roland Banks controls Borrowed Time
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Borrowed Time
    Then Borrowed Time has 1 resource
    And Roland Banks has 0 damage

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: More blessings than curses
    Given Roland Banks is at the Study
    And Roland Banks controls The Key of Solomon
    And Roland Banks has 2 damage
    And the chaos bag holds bless, bless, curse and 0
    When Roland Banks uses ability 1 of The Key of Solomon
    And Roland Banks accepts the effect of The Key of Solomon
    And Roland Banks accepts the effect of The Key of Solomon
    Then Roland Banks has 0 damage

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: No more curses than blessings
    Given Roland Banks is at the Study
    And Roland Banks controls The Key of Solomon
    And the chaos bag holds bless, bless, curse and 0
    When Roland Banks uses ability 2 of The Key of Solomon
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/delayed-effects @arkham-lcg/modifiers
  Scenario: Exposed for the next attack
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Expose Weakness (3) in hand
    And the deck of Roland Banks holds Emergency Cache (0)
    And the chaos bag holds +1
    When Roland Banks plays Expose Weakness (3)
    And nobody commits anything
    And Roland Banks fights Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 5

  @arkham-lcg/delayed-effects
  Scenario: And for no further one
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Expose Weakness (3) in hand
    And the deck of Roland Banks holds Emergency Cache (0)
    And the chaos bag holds +1
    When Roland Banks plays Expose Weakness (3)
    And nobody commits anything
    And Roland Banks fights Ghoul Priest
    And nobody commits anything
    And Roland Banks fights Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Curses into blessings, and back
    Given Roland Banks is at the Study
    And Roland Banks has Tides of Fate in hand
    And the deck of Roland Banks holds Emergency Cache (0)
    And the chaos bag holds curse, curse, bless and 0
    When Roland Banks plays Tides of Fate
    And the upkeep phase is resolved
    Then this has happened: 2 bless tokens are added to the chaos bag
    And this has happened: 3 curse tokens are added to the chaos bag

  @arkham-lcg/skill-tests
  Scenario: Faith and another try
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Token of Faith (3)
    And the Study has 1 clue
    And the chaos bag holds auto-fail and 0
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals auto-fail
    And Roland Banks uses Token of Faith (3)
    And Agnes Baker accepts the effect of Token of Faith (3)
    And nobody commits anything
    And Agnes Baker reveals 0
    Then Agnes Baker has 1 clue

  @arkham-lcg/modifiers
  Scenario: Fifteen resources, one action more
    Given Roland Banks is at the Study
    And Roland Banks controls The Black Fan
    And Roland Banks has 15 resources
    And Roland Banks has 1 action in all
    When Roland Banks takes the resource action
    Then Roland Banks has 16 resources

  @arkham-lcg/chaos-tokens
  Scenario: The dice come back with a curse
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Dice (3)
    And the Study has 1 clue
    And the chaos bag holds -1 and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals -1
    And Roland Banks uses Lucky Dice (3)
    And Roland Banks reveals curse
    And Roland Banks reveals 0
    Then Lucky Dice (3) is in Roland Banks's hand
