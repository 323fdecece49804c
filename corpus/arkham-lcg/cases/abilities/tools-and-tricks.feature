Feature: Tools and tricks
  Source: Rules Reference v2.5, Spawn; Fight Action; Modifiers; Uses; Skill Test Timing.

  @arkham-lcg/spawn @arkham-lcg/enemy-engagement
  Scenario: Who has left meanwhile is not engaged by what spawns
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks has Think on Your Feet (0) in hand
    And Roland Banks has 1 resource
    When Roland Banks draws Ghoul Minion from the encounter deck
    And Roland Banks plays Think on Your Feet (0)
    Then Roland Banks is at the Hallway
    And Ghoul Minion is at the Study
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/spawn @arkham-lcg/enemy-engagement
  Scenario: The same in the moment in which it spawns
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks has Think on Your Feet (2) in hand
    When Roland Banks draws Ghoul Minion from the encounter deck
    And Roland Banks plays Think on Your Feet (2)
    Then Ghoul Minion is at the Study
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/fight-action
  Scenario: A failed attack that hurts nobody
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Blackjack (0)
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds auto-fail
    When Roland Banks uses Blackjack (0) on Ghoul Minion
    And nobody commits anything
    Then Agnes Baker has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/modifiers
  Scenario: More damage to what somebody else is engaged with
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Blackjack (2)
    And Ravenous Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Roland Banks uses Blackjack (2) on Ravenous Ghoul
    And nobody commits anything
    Then Ravenous Ghoul has 2 damage

  @arkham-lcg/uses-x-type
  Scenario: Supplies and resources in any combination
    Given Roland Banks is at the Study
    And Roland Banks has Emergency Cache (3) in hand
    And Roland Banks has 0 resources
    And Roland Banks controls First Aid
    And First Aid has 1 supply
    When Roland Banks plays Emergency Cache (3)
    And Roland Banks chooses option 2
    And Roland Banks chooses First Aid
    And Roland Banks chooses option 1
    And Roland Banks chooses option 1
    And Roland Banks chooses option 1
    Then First Aid has 2 supplies

  @arkham-lcg/treachery-cards @arkham-lcg/modifiers
  Scenario: Braver while a treachery is resolved
    Given Agnes Baker is at the Study
    And Agnes Baker controls Tooth of Eztli
    And the deck of Agnes Baker holds Knife, Guts
    And the chaos bag holds 0
    When Agnes Baker draws Rotting Remains from the encounter deck
    And nobody commits anything
    And Agnes Baker uses Tooth of Eztli
    Then this has happened: Agnes Baker succeeds by 3
    And Agnes Baker has 1 card in hand

  @arkham-lcg/modifiers
  Scenario: Not braver for anything else
    Given Agnes Baker is at the Study
    And Agnes Baker controls Tooth of Eztli
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker evades Ghoul Minion
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 1

  @arkham-lcg/steps/st-5
  Scenario: As many as there are matching icons
    Given Roland Banks is at the Study
    And Roland Banks controls Well Prepared and Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks uses Well Prepared
    And Roland Banks chooses Guard Dog
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/steps/st-6
  Scenario: A skill comes back as soon as the test is failed
    Given Roland Banks is at the Study
    And Roland Banks controls Try and Try Again (1)
    And Try and Try Again (1) has 3 tries
    And Roland Banks has Guts in hand
    And the chaos bag holds auto-fail
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks commits Guts
    And Roland Banks uses Try and Try Again (1)
    Then Guts is in hand

  @arkham-lcg/modifiers
  Scenario: Less shroud for every revealed neighbour
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study is connected to the Attic
    And Roland Banks controls Otherworldly Compass
    And Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks uses Otherworldly Compass
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/cancel @arkham-lcg/steps/st-4
  Scenario: Symbols without effect and without modifier
    Given Roland Banks is at the Study
    And the scenario is The Gathering
    And Roland Banks has Defiance (2) in hand
    And Study has 1 clue
    And the chaos bag holds skull
    When Roland Banks investigates
    And Roland Banks commits Defiance (2)
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2

  @arkham-lcg/cancel @arkham-lcg/steps/st-4
  Scenario: One kind of symbol without effect
    Given Roland Banks is at the Study
    And the scenario is The Gathering
    And Roland Banks has Defiance (0) in hand
    And Study has 1 clue
    And the chaos bag holds skull
    When Roland Banks investigates
    And Roland Banks commits Defiance (0)
    And Roland Banks chooses option 1 of Defiance (0)
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2

  @arkham-lcg/parley
  Scenario: An enemy is talked back into its deck
    Given Daisy Walker is at the Study
    And Daisy Walker has Persuasion in hand
    And Daisy Walker has 2 resources
    And Acolyte is engaged with Daisy Walker
    And the encounter deck holds Ancient Evils, Crypt Chill
    And the chaos bag holds 0
    When Daisy Walker plays Persuasion
    And nobody commits anything
    Then Acolyte is not in play

  @arkham-lcg/modifiers @arkham-lcg/attach-to
  Scenario: Surer with the tool that it is attached to
    Given Roland Banks is at the Study
    And Roland Banks has Reliable in hand
    And Roland Banks has 1 resource
    And Roland Banks controls Knife
    And Ravenous Ghoul is engaged with Roland Banks
    And the chaos bag holds 0
    And it is the turn of Roland Banks
    When Roland Banks plays Reliable
    And Roland Banks uses ability 1 of Knife
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/defeat @arkham-lcg/uses-x-type
  Scenario: A charge for every death near by
    Given Roland Banks is at the Study
    And Roland Banks controls Decorated Skull
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion has 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And nobody commits anything
    And Roland Banks uses Decorated Skull
    Then Decorated Skull has 1 charge

  @arkham-lcg/ability/forced-abilities
  Scenario: A Forced ability that waits for a state
    Given Roland Banks is at the Study
    And Beyond the Veil is in the threat area of Roland Banks
    And the deck of Roland Banks holds Knife
    And Roland Banks controls Beat Cop
    And it is the turn of Roland Banks
    When Roland Banks takes the draw action
    Then this has happened: Roland Banks takes 10 damage

  @arkham-lcg/cancel
  Scenario: An encounter card goes back into its deck unread
    Given Diana Stanley and Roland Banks are at the Study
    And Diana Stanley has Dark Insight in hand
    And Diana Stanley has 2 resources
    And the encounter deck holds Crypt Chill, Ancient Evils
    When Roland Banks draws an encounter card
    And Diana Stanley plays Dark Insight
    And nobody reacts to anything else
    Then this has happened: Crypt Chill is shuffled into the encounter deck
    And Roland Banks has 0 damage

  @arkham-lcg/cancel @arkham-lcg/weakness
  Scenario: A weakness goes back into the deck it was drawn from
    Given Diana Stanley and Roland Banks are at the Study
    And Diana Stanley has Dark Insight in hand
    And Diana Stanley has 2 resources
    And the deck of Roland Banks holds Amnesia, Knife, Guts
    When Roland Banks draws 1 card
    And Diana Stanley plays Dark Insight
    And nobody reacts to anything else
    Then this has happened: Amnesia is shuffled into the deck of its owner

  @arkham-lcg/parley
  Scenario: What a Humanoid knows of two places
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Study has 1 clue
    And Hallway has 2 clues
    And Roland Banks has Interrogate in hand
    And Roland Banks has 2 resources
    And Acolyte is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Interrogate
    And nobody commits anything
    Then Roland Banks has 2 clues
    And this has happened: Roland Banks succeeds against a difficulty of 4

  @arkham-lcg/modifiers
  Scenario: Surer while unhurt
    Given Roland Banks is at the Study
    And Roland Banks has Steadfast in hand
    And Roland Banks has 3 damage
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks commits Steadfast
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 5

  @arkham-lcg/modifiers
  Scenario: Less sure when badly hurt
    Given Roland Banks is at the Study
    And Roland Banks has Steadfast in hand
    And Roland Banks has 7 damage
    And Roland Banks has 3 horror
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks commits Steadfast
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/modifiers
  Scenario: Two tools at hand
    Given Roland Banks is at the Study
    And Roland Banks has Able Bodied in hand
    And Roland Banks controls Knife and Machete
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks commits Able Bodied
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 4

  @arkham-lcg/evade-evade-action @arkham-lcg/steps/st-4
  Scenario: Evaded and sent away at a symbol
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the scenario is The Gathering
    And Agnes Baker has Banish in hand
    And Agnes Baker has 2 resources
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds skull
    When Agnes Baker plays Banish
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker chooses the Hallway
    Then Swarm of Rats is at the Hallway
    And Swarm of Rats is exhausted

  @arkham-lcg/modifiers @arkham-lcg/steps/st-4
  Scenario: A spell that leaves its mark at a symbol
    Given Agnes Baker is at the Study
    And the scenario is The Gathering
    And Agnes Baker controls Wither (0)
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds skull
    When Agnes Baker uses Wither (0)
    And nobody commits anything
    Then Ghoul Minion has 1 damage
    And this has happened: Agnes Baker succeeds by 3

  @arkham-lcg/cancel
  Scenario: Doom that never comes
    Given Agnes Baker is at the Study
    And the current agenda is What's Going On?!
    And Agnes Baker has Fortune or Fate in hand
    And Agnes Baker has 2 resources
    And the agenda has 1 doom
    When Agnes Baker draws Ancient Evils from the encounter deck
    And Agnes Baker plays Fortune or Fate
    Then the agenda has 1 doom
    And Fortune or Fate is exiled
