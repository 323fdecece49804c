Feature: What abilities and events cost, and whose moment they need
  Source: Rules Reference v2.5, Costs; Ability, Action Designators; Uses (X "type");
  Exhaust, Exhausted; Fast; Play Restrictions, Permissions, and Instructions.

  @arkham-lcg/costs @arkham-lcg/activate-action
  Scenario: Three weapons are three actions
    Given Roland Banks is at the Study
    And Roland Banks controls Roland's .38 Special, Knife
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    And it is the turn of Roland Banks
    When Roland Banks uses Roland's .38 Special on Ghoul Priest
    Then Roland's .38 Special has 3 ammo
    And Roland Banks has 2 actions
    When Roland Banks uses ability 1 of Knife on Ghoul Priest
    Then Roland Banks has 1 action

  @arkham-lcg/costs @arkham-lcg/activate-action
  Scenario: A blade and a fist
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Machete, Knuckleduster
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds +1
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole uses Machete on Ghoul Priest
    Then "Skids" O'Toole has 2 actions
    When "Skids" O'Toole uses Knuckleduster on Ghoul Priest
    Then "Skids" O'Toole has 1 action

  @arkham-lcg/costs @arkham-lcg/activate-action
  Scenario: A derringer and a switchblade
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls .41 Derringer, Switchblade (01044)
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds -2
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole uses .41 Derringer on Ghoul Priest
    Then "Skids" O'Toole has 2 actions
    And .41 Derringer has 2 ammo
    When "Skids" O'Toole uses Switchblade (01044) on Ghoul Priest
    Then "Skids" O'Toole has 1 action

  @arkham-lcg/uses-x-type @arkham-lcg/exhaust-exhausted
  Scenario: What a spell of sight takes
    Given Agnes Baker is at the Study
    And Agnes Baker controls Scrying
    And the encounter deck holds Ghoul Minion, Ancient Evils, Rotting Remains, Obscuring Fog
    And it is the turn of Agnes Baker
    When Agnes Baker uses Scrying
    And Agnes Baker looks at the encounter deck
    And Agnes Baker puts back Ancient Evils, Ghoul Minion, Rotting Remains
    Then Agnes Baker has 2 actions
    And Scrying has 2 charges
    And Scrying is exhausted

  @arkham-lcg/costs @arkham-lcg/fast
  Scenario: What one knows costs a resource for each point
    Given Roland Banks, Agnes Baker and "Skids" O'Toole are at the Study
    And Roland Banks controls Hyperawareness
    And Agnes Baker controls Arcane Studies
    And "Skids" O'Toole controls Hard Knocks
    And Roland Banks has 1 resource
    And Agnes Baker has 1 resource
    And "Skids" O'Toole has 1 resource
    And the chaos bag holds 0
    When Roland Banks tests agility (3)
    And Roland Banks uses ability 2 of Hyperawareness
    Then this has happened: Roland Banks succeeds by 0
    And Roland Banks has 0 resources
    When Agnes Baker tests intellect (3)
    And Agnes Baker uses ability 2 of Arcane Studies
    Then this has happened: Agnes Baker succeeds by 0
    And Agnes Baker has 0 resources
    When "Skids" O'Toole tests agility (5)
    And "Skids" O'Toole uses ability 2 of Hard Knocks
    Then this has happened: "Skids" O'Toole succeeds by 0
    And "Skids" O'Toole has 0 resources

  @arkham-lcg/play-restrictions-permissions-and-instructions @arkham-lcg/skill-tests
  Scenario: Outside of a test there is nothing to be better at
    Given Roland Banks is at the Study
    And Roland Banks controls Hyperawareness, Arcane Studies, Hard Knocks, Dig Deep
    And Roland Banks has 5 resources
    And it is the turn of Roland Banks
    When Roland Banks uses Hyperawareness
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
    When Roland Banks uses Arcane Studies
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
    When Roland Banks uses Hard Knocks
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
    When Roland Banks uses Dig Deep
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/you-your @arkham-lcg/skill-tests
  Scenario: Nor in somebody else's test
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Hyperawareness, Arcane Studies, Hard Knocks, Dig Deep
    And Agnes Baker has 5 resources
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    Then this has happened: Roland Banks succeeds by 0
    And Agnes Baker has 5 resources

  @arkham-lcg/fast @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: What belongs to one's own turn waits for it
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Agnes Baker controls Olivier Bishop, Eon Chart (08098), Knife, Pathfinder
    And Agnes Baker has Shortcut, Ace in the Hole, Leather Coat in hand
    And Agnes Baker has 5 resources
    And it is the turn of Roland Banks
    Then Agnes Baker may not use Olivier Bishop
    And Agnes Baker may not use Eon Chart (08098)
    And Agnes Baker may not use Pathfinder
    And Agnes Baker may not play Shortcut
    And Agnes Baker may not play Ace in the Hole
    When Agnes Baker begins a turn
    Then Agnes Baker may use Olivier Bishop
    And Agnes Baker may use Eon Chart (08098)
    And Agnes Baker may use Pathfinder
    And Agnes Baker may play Shortcut
    And Agnes Baker may play Ace in the Hole

  @arkham-lcg/fast @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: So does a trade of one's own, and a seal
    Given Roland Banks and Dexter Drake are at the Study
    And Father Mateo (90081) is at the Study
    And Dexter Drake controls Knife
    And Dexter Drake has Leather Coat in hand
    And Dexter Drake has 5 resources
    And the chaos bag holds bless, 0
    And it is the turn of Roland Banks
    Then Dexter Drake may not use Dexter Drake
    And Father Mateo (90081) may not use Father Mateo (90081)
    When Dexter Drake begins a turn
    Then Dexter Drake may use Dexter Drake

  @arkham-lcg/costs @arkham-lcg/resign
  Scenario: Whoever has no action left stays
    Given Roland Banks and Agnes Baker are at Miskatonic Quad
    And the current agenda is Predator or Prey?
    And the current act is Blaze of Glory
    And Roland Banks has 0 actions
    And it is the turn of Roland Banks
    Then Roland Banks may not use Miskatonic Quad
    And Roland Banks may not use Predator or Prey?
    When Roland Banks uses ability 2 of Blaze of Glory
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/costs @arkham-lcg/fast
  Scenario: Without the money there is no trick
    Given Roland Banks is at the Study
    And Roland Banks has Ward of Protection, Lucky! in hand
    And Roland Banks has 0 resources
    And the chaos bag holds -2
    When Roland Banks draws Rotting Remains from the encounter deck
    Then Roland Banks may not play Ward of Protection
    When nobody commits a card
    Then Roland Banks may not play Lucky!

  @arkham-lcg/location-cards
  Scenario: The cars at the ends of a train lead to whatever lies beside them
    Given Roland Banks is at Freight Car
    And Agnes Baker is at Engine Car (51028)
    And Daisy Walker is at Sleeping Car
    And the Study is to the left of Freight Car
    And Freight Car is to the left of the Hallway
    And the Cellar is to the left of Engine Car (51028)
    And the Attic is to the left of Sleeping Car
    And Sleeping Car is to the left of the Parlor
    When Roland Banks begins a turn
    Then Roland Banks may move to the Study
    And Roland Banks may move to the Hallway
    When Roland Banks ends his turn
    And Agnes Baker begins a turn
    Then Agnes Baker may move to the Cellar
    When Agnes Baker ends her turn
    And Daisy Walker begins a turn
    Then Daisy Walker may move to the Attic
    And Daisy Walker may move to the Parlor

  @arkham-lcg/location-cards @arkham-lcg/unless-all-of-locations-clues-have-been-discovered
  Scenario: A closed car lies beside what is to its left, once nothing is left there
    Given Roland Banks is at the Baggage Car
    And Baggage Car has 1 clue
    And Baggage Car is to the left of Sleeping Car
    And Sleeping Car is unrevealed
    And it is the turn of Roland Banks
    Then Roland Banks may not move to Sleeping Car
    When Roland Banks discovers 1 clue
    Then Roland Banks may move to Sleeping Car

  @arkham-lcg/ability/forced-abilities
  Scenario: Five devoured cards are too many
    Given Subject 5U-21 is at the Study
    And Subject 5U-21 controls Ravenous, Machete, Leather Coat
    And the other side of Ravenous is Ravenous (89002b)
    And Knife, Guts, Lucky! and Perception are beneath Ravenous
    And the chaos bag holds 0
    When Subject 5U-21 tests combat (5)
    And nobody reacts
    And nobody reacts
    Then this has happened: Subject 5U-21 succeeds by 0
    When Subject 5U-21 uses Subject 5U-21 on Machete
    Then this has happened: Ravenous flips

  @arkham-lcg/costs @arkham-lcg/ability
  Scenario: Horror that is ignored has not been taken, so what it was to pay for does not happen
    Given Agnes Baker is at the Experimental Therapies Ward
    And the Experimental Therapies Ward has 2 clues
    And Agnes Baker has Deny Existence (05032) in hand
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker uses Experimental Therapies Ward
    And Agnes Baker plays Deny Existence
    Then in order:
      | Agnes Baker uses Experimental Therapies Ward               |
      | Agnes Baker plays the fast event Deny Existence            |
      | the cost of Experimental Therapies Ward is not paid in full |
      | Agnes Baker fails by 2                                     |
    And Agnes Baker has 0 horror

  @arkham-lcg/costs
  Scenario: Horror that an asset takes is paid
    Given Agnes Baker is at the Study
    And Agnes Baker controls Painkillers and Peter Sylvestre
    And Agnes Baker has 1 damage
    When Agnes Baker uses Painkillers
    And Agnes Baker assigns 1 horror to Peter Sylvestre
    Then Agnes Baker has 0 damage
    And Peter Sylvestre has 1 horror

  @arkham-lcg/costs @arkham-lcg/additional-costs @arkham-lcg/initiation
  Scenario: Damage of an additional cost that is ignored leaves the card unplayed
    Given Agnes Baker is at the Study
    And the encounter deck holds Desiccation
    And Agnes Baker has Emergency Cache and Deny Existence (05032) in hand
    And Agnes Baker has 0 resources
    When Agnes Baker draws Desiccation from the encounter deck
    And Agnes Baker plays Emergency Cache
    And Agnes Baker plays Deny Existence
    Then in order:
      | Agnes Baker plays the fast event Deny Existence   |
      | the cost of Emergency Cache is not paid in full   |
    And Agnes Baker has 1 damage
    And Agnes Baker has 0 resources
    And Agnes Baker has 2 actions
    And Emergency Cache is in hand

  @arkham-lcg/fast @arkham-lcg/skill-tests
  Scenario: One ability of a card may be used where another may not
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Tennessee Sour Mash
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole begins his turn
    Then "Skids" O'Toole cannot use ability 1 of Tennessee Sour Mash
    And "Skids" O'Toole may use ability 2 of Tennessee Sour Mash

  @arkham-lcg/drawing-cards
  Scenario: What lies in a deck is neither in hand nor in play
    Given Agnes Baker is at the Study
    And the deck of Agnes Baker holds Knife and Machete
    When Agnes Baker draws 1 card
    Then Knife is in hand
    And Machete is not in hand
    And Machete is not in play

  @arkham-lcg/ability @arkham-lcg/costs
  Scenario: Nothing is given away for what no card in hand could follow
    Given Dexter Drake (07004) is at the Study
    And Dexter Drake controls Shrivelling
    And Dexter Drake has Shrivelling (02154) in hand
    And Dexter Drake has 5 resources
    And it is the turn of Dexter Drake
    When Dexter Drake takes a resource
    Then Dexter Drake cannot use Dexter Drake

  @arkham-lcg/ability @arkham-lcg/costs
  Scenario: With another title in hand it is
    Given Dexter Drake (07004) is at the Study
    And Dexter Drake controls Shrivelling
    And Dexter Drake has Holy Rosary in hand
    And it is the turn of Dexter Drake
    And Dexter Drake has 1 resource
    When Dexter Drake uses Dexter Drake
    Then Holy Rosary is in play
    And Shrivelling is in the discard pile
