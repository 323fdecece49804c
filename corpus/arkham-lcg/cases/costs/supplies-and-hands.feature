Feature: Supplies, charges and free hands that abilities use up
  Source: Rules Reference v2.5, Costs; Uses (X "type"); Exhaust, Exhausted; Activate Action; Heal.

  @arkham-lcg/costs @arkham-lcg/heal
  Scenario: A pill for a wound, at the price of a fright
    Given Roland Banks is at the Study
    And Roland Banks controls Painkillers
    And Roland Banks has 2 damage
    And it is the turn of Roland Banks
    When Roland Banks uses Painkillers
    Then Roland Banks has 1 damage and 1 horror
    And Painkillers has 2 supplies
    And Painkillers is exhausted
    And Roland Banks may not use Painkillers
    And Roland Banks has 3 actions

  @arkham-lcg/costs @arkham-lcg/heal
  Scenario: A pipe for a fright, at the price of a wound
    Given Roland Banks is at the Study
    And Roland Banks controls Smoking Pipe
    And Roland Banks has 2 horror
    And it is the turn of Roland Banks
    When Roland Banks uses Smoking Pipe
    Then Roland Banks has 1 damage and 1 horror
    And Smoking Pipe has 2 supplies
    And Smoking Pipe is exhausted
    And Roland Banks has 3 actions

  @arkham-lcg/uses-x-type @arkham-lcg/activate-action
  Scenario: Light, bandages and a drink
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Flashlight (01087), First Aid (01019), Liquid Courage
    And Roland Banks has 1 damage and 2 horror
    And the chaos bag holds -1
    And it is the turn of Roland Banks
    When Roland Banks uses Flashlight (01087)
    Then Roland Banks has 1 clue
    And Flashlight (01087) has 2 supplies
    And Roland Banks has 2 actions
    When Roland Banks uses First Aid (01019)
    And Roland Banks chooses option 1
    Then Roland Banks has 0 damage
    And First Aid (01019) has 2 supplies
    And Roland Banks has 1 action
    When Roland Banks uses Liquid Courage
    Then Roland Banks has 0 horror
    And Liquid Courage has 3 supplies
    And Roland Banks has 0 actions

  @arkham-lcg/exhaust-exhausted @arkham-lcg/activate-action
  Scenario: A burglar tries one door in the round
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Burglary (01045)
    And Roland Banks has 0 resources
    And the chaos bag holds 0
    And it is the turn of Roland Banks
    When Roland Banks uses Burglary (01045)
    Then Roland Banks has 3 resources
    And Roland Banks has 0 clues
    And Burglary (01045) is exhausted
    And Roland Banks has 2 actions
    When Roland Banks uses Burglary (01045)
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/exhaust-exhausted @arkham-lcg/lasting-effects
  Scenario: A book of reference helps until the phase is over
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Encyclopedia (01042)
    And the chaos bag holds 0
    And it is the turn of Agnes Baker
    When Agnes Baker uses Encyclopedia (01042) on Roland Banks
    And Agnes Baker chooses option 4
    Then Encyclopedia (01042) is exhausted
    And Agnes Baker has 2 actions
    When Roland Banks tests agility (4)
    Then this has happened: Roland Banks succeeds by 0
    When Agnes Baker tests agility (3)
    Then this has happened: Agnes Baker succeeds by 0

  @arkham-lcg/activate-action @arkham-lcg/heal
  Scenario: A doctor's book heals or harms
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 2 damage
    And Agnes Baker controls Medical Texts (01035)
    And the chaos bag holds 0, -1
    And it is the turn of Agnes Baker
    When Agnes Baker uses Medical Texts (01035) on Roland Banks
    And Agnes Baker reveals 0
    Then Roland Banks has 1 damage
    And Agnes Baker has 2 actions
    When Agnes Baker uses Medical Texts (01035) on Roland Banks
    And Agnes Baker reveals -1
    Then Roland Banks has 2 damage
    And Agnes Baker has 1 action

  @arkham-lcg/exhaust-exhausted @arkham-lcg/search
  Scenario: An old book is read once in the round
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore (01031)
    And the deck of Daisy Walker holds Knife
    When Daisy Walker begins a turn
    And Daisy Walker takes a resource
    And Daisy Walker takes a resource
    And Daisy Walker uses Old Book of Lore (01031)
    Then Knife is in hand
    And Old Book of Lore (01031) is exhausted

  @arkham-lcg/uses-x-type @arkham-lcg/fight-action
  Scenario: Lightning from a gun
    Given Roland Banks is at the Study
    And Roland Banks controls Lightning Gun
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -5
    And it is the turn of Roland Banks
    When Roland Banks uses Lightning Gun on Ghoul Priest
    Then Ghoul Priest has 3 damage
    And Lightning Gun has 2 ammo
    And Roland Banks has 2 actions

  @arkham-lcg/costs @arkham-lcg/fight-action
  Scenario: A hammer that is swung quickly or slowly
    Given Roland Banks is at the Study
    And Roland Banks controls Sledgehammer (08094)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks begins a turn
    And Roland Banks uses ability 1 of Sledgehammer (08094) on Ghoul Priest
    Then Ghoul Priest has 2 damage
    And Roland Banks has 2 actions
    When Roland Banks uses ability 2 of Sledgehammer (08094) on Ghoul Priest
    Then this has happened: Sledgehammer (08094) deals 3 damage to Ghoul Priest
    And Roland Banks has 0 actions

  @arkham-lcg/costs @arkham-lcg/fight-action
  Scenario: A bat takes an action and deals two
    Given Roland Banks is at the Study
    And Roland Banks controls Baseball Bat (01074)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -2
    And it is the turn of Roland Banks
    When Roland Banks uses Baseball Bat (01074) on Ghoul Priest
    Then Ghoul Priest has 2 damage
    And Roland Banks has 2 actions

  @arkham-lcg/exhaust-exhausted @arkham-lcg/reaction-opportunities
  Scenario: A lucky charm for one failure
    Given Daisy Walker is at the Study
    And Daisy Walker controls Rabbit's Foot
    And the deck of Daisy Walker holds Knife, Guts
    And the chaos bag holds -1
    When Daisy Walker tests combat (2)
    And Daisy Walker uses Rabbit's Foot
    Then Knife is in hand
    And Rabbit's Foot is exhausted
    When Daisy Walker tests agility (2)
    Then nobody has a choice
    And Daisy Walker has 1 card in hand

  @arkham-lcg/exhaust-exhausted @arkham-lcg/reaction-opportunities
  Scenario: A scavenger finds one thing
    Given Daisy Walker is at the Study
    And the Study has 2 clues
    And Daisy Walker controls Scavenging
    And Daisy Walker has Knife, Machete in her discard pile
    And the chaos bag holds 0
    When Daisy Walker investigates
    And Daisy Walker uses Scavenging on Knife
    Then Knife is in hand
    And Scavenging is exhausted
    When Daisy Walker investigates
    Then nobody has a choice
    And Machete is in the discard pile

  @arkham-lcg/costs @arkham-lcg/fast
  Scenario: Nobody counters what he cannot pay for
    Given Agnes Baker is at the Study
    And Agnes Baker has Counterspell, Mind Wipe (01068) in hand
    And Agnes Baker has 1 resource
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker tests combat (1)
    And nobody commits a card
    Then Agnes Baker may not play Counterspell

  @arkham-lcg/costs @arkham-lcg/fast
  Scenario: With two resources a bad token counts for nothing
    Given Agnes Baker is at the Study
    And Agnes Baker has Counterspell in hand
    And Agnes Baker has 2 resources
    And the scenario is The Gathering
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds skull
    When Agnes Baker tests combat (2)
    And nobody commits a card
    And Agnes Baker plays Counterspell
    Then Agnes Baker succeeds by 0
    And Agnes Baker has 0 resources
