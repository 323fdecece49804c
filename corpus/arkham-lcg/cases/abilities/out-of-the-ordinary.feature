Feature: Assets, events and investigators that do more than one thing
  Source: Rules Reference v2.5, Costs; Fight; Move; Exile; Golden Rules; errata of Geared Up.

  @arkham-lcg/play-action @arkham-lcg/action
  Scenario: Items are played one at a time as the first turn begins, and it has no actions left
    Given Roland Banks is at the Study
    And Roland Banks controls Geared Up
    And Roland Banks has Knife and Machete in hand
    And Roland Banks has 5 resources
    When the turn of Roland Banks begins
    And Roland Banks accepts the effect of Geared Up
    And Roland Banks chooses Machete
    And Roland Banks accepts the effect of Geared Up
    Then Machete is in play
    And Knife is in play
    And Roland Banks has 3 resources
    And this has happened: Roland Banks loses 3 actions

  @arkham-lcg/exile @arkham-lcg/doom
  Scenario: What is worth 2 levels or more takes doom along as it burns
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And the current agenda is What's Going On?! with 1 doom
    And Roland Banks has Burn After Reading and Shotgun in hand
    When Roland Banks plays Burn After Reading
    Then Roland Banks has 2 clues
    And What's Going On?! has 0 doom

  @arkham-lcg/exile
  Scenario: A card of level 0 takes none
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And the current agenda is What's Going On?! with 1 doom
    And Roland Banks has Burn After Reading and Knife in hand
    When Roland Banks plays Burn After Reading
    Then Roland Banks has 2 clues
    And What's Going On?! has 1 doom

  @arkham-lcg/costs
  Scenario: The first tool of a round is cheaper, the second is not
    Given Wilson Richards is at the Study
    And Wilson Richards has Flashlight and Pocketknife in hand
    And Wilson Richards has 3 resources
    When Wilson Richards plays Flashlight
    And Wilson Richards plays Pocketknife
    Then Wilson Richards has 0 resources

  @arkham-lcg/move
  Scenario: A clue that is moved was discovered by nobody
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Gené Beauregard
    And the Study has 1 clue
    When Roland Banks moves to the Hallway
    And Roland Banks uses Gené Beauregard
    Then the Hallway has 1 clue
    And the Study has 0 clues

  @arkham-lcg/fight-action @arkham-lcg/instead
  Scenario: Instead of damage the attack brings an item into play
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Flashlight in hand
    And Roland Banks has 1 resource
    And the chaos bag holds 0
    When Roland Banks plays Hold Up
    Then Flashlight is in play
    And Ghoul Minion has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/dealing-damage-horror
  Scenario: A flame is divided among those who are engaged
    Given Roland Banks is at the Study
    And Roland Banks controls Flamethrower with 2 ammo
    And Ghoul Priest is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Flamethrower on Ghoul Priest
    And Roland Banks chooses Ghoul Priest
    And Roland Banks chooses Ghoul Priest
    And Roland Banks chooses Swarm of Rats
    Then Ghoul Priest has 3 damage
    And Swarm of Rats is in the discard pile

  @arkham-lcg/modifiers
  Scenario: The top card of the discard pile lends its icons, the wild ones aside
    Given William Yorick is at the Study
    And William Yorick controls Yaotl
    And Guts is in the discard pile of William Yorick
    And the chaos bag holds 0
    When William Yorick tests willpower (3)
    And William Yorick uses ability 1 of Yaotl
    And nobody reacts to anything else
    Then William Yorick succeeds by 2

  @arkham-lcg/ownership-and-control
  Scenario: A companion changes hands whenever the alarm is raised
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Virgil Gray (06224)
    And alarm stands at 1 for Roland Banks
    And alarm stands at 1 for Agnes Baker
    When Roland Banks draws Moon-Beast from the encounter deck
    And Roland Banks uses Virgil Gray
    And Roland Banks chooses option 2 of Virgil Gray
    And nobody reacts to anything else
    Then Roland Banks has 1 resource
    And Agnes Baker controls Virgil Gray
