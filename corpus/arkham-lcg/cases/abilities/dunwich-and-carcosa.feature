Feature: What cards of the Dunwich Legacy and the Path to Carcosa do
  Source: Rules Reference v2.5, Aloof; Attach To; Costs; Evade; Exile; For Each; Ownership and Control; ST.7.

  @arkham-lcg/aloof @arkham-lcg/attach-to
  Scenario: Whatever is at the place of a Hiding Spot is aloof
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Ghoul Minion is at the Hallway
    And the Hallway is connected to the Study
    And Roland Banks has Hiding Spot in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Hiding Spot
    And Roland Banks chooses the Hallway
    And Roland Banks moves to the Hallway
    Then Ghoul Minion is engaged with nobody

  @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: Scrying (3) shows a Terror and costs a horror
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks controls Scrying (3)
    And the encounter deck holds Rotting Remains, Ghoul Minion, Swarm of Rats
    When Roland Banks uses Scrying (3)
    And Roland Banks looks at the encounter deck
    And Roland Banks puts back Rotting Remains, Ghoul Minion, Swarm of Rats
    Then Roland Banks has 1 horror

  @arkham-lcg/spawn @arkham-lcg/ownership-and-control
  Scenario: Ambush hits what spawns there
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks has Ambush in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Ambush
    And Roland Banks draws Swarm of Rats
    Then Swarm of Rats is in the encounter discard pile
    And Ambush is in the discard pile

  @arkham-lcg/attach-to @arkham-lcg/ability/constant-abilities
  Scenario: Nobody is left where the Ambush lies
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And the Hallway is connected to the Study
    And Roland Banks has Ambush in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Ambush
    And Roland Banks moves to the Hallway
    Then Ambush is in the discard pile

  @arkham-lcg/dealing-damage-horror @arkham-lcg/exile
  Scenario: Devil's Luck takes all that would be placed
    Given Roland Banks is at the Study
    And Roland Banks has Devil's Luck in hand
    And Roland Banks has 3 resources
    When Roland Banks is dealt 3 damage and 2 horror
    And Roland Banks plays Devil's Luck
    And Roland Banks cancels 3 damage
    And Roland Banks cancels 2 horror
    Then Roland Banks has 0 damage
    And Roland Banks has 0 horror

  @arkham-lcg/costs @arkham-lcg/drawing-cards
  Scenario: Dr. Henry Armitage turns a drawn card into resources
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And Daisy Walker controls Dr. Henry Armitage
    And Daisy Walker has 0 resources
    And the deck of Daisy Walker holds Emergency Cache
    When Daisy Walker draws a card
    And Daisy Walker uses Dr. Henry Armitage
    Then Daisy Walker has 3 resources
    And Emergency Cache is in the discard pile

  @arkham-lcg/evade-evade-action
  Scenario: Bait and Switch leaves an Elite where it is
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And the Hallway is connected to the Study
    And Ghoul Priest is engaged with Wendy Adams
    And Wendy Adams has Bait and Switch in hand
    And Wendy Adams has 3 resources
    And the chaos bag holds +1
    When Wendy Adams plays Bait and Switch
    Then Ghoul Priest is engaged with Wendy Adams

  @arkham-lcg/evade-evade-action
  Scenario: Bait and Switch sends another enemy away
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And the Hallway is connected to the Study
    And Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has Bait and Switch in hand
    And Wendy Adams has 3 resources
    And the chaos bag holds +1
    When Wendy Adams plays Bait and Switch
    Then Swarm of Rats is at the Hallway
    And Swarm of Rats is exhausted

  @arkham-lcg/fight-action @arkham-lcg/steps/st-7
  Scenario: Monster Slayer (5) defeats whatever it hits
    Given Zoey Samaras is at the Study
    And it is the turn of Zoey Samaras
    And Ghoul Minion is engaged with Zoey Samaras
    And Zoey Samaras has Monster Slayer (5) in hand
    And Zoey Samaras has 3 resources
    And the chaos bag holds 0
    When Zoey Samaras plays Monster Slayer (5)
    And Monster Slayer is applied first
    Then Ghoul Minion is in the encounter discard pile

  @arkham-lcg/additional-costs @arkham-lcg/fight-action
  Scenario: Kukri asks for one more action
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Kukri
    And Roland Banks has 2 actions
    And the chaos bag holds 0
    When Roland Banks uses Kukri
    And Roland Banks accepts the effect of Kukri
    Then Ghoul Minion is in the encounter discard pile
    And Roland Banks has 0 actions

  @arkham-lcg/costs
  Scenario: Clasp of Black Onyx makes every other card dearer
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks has Clasp of Black Onyx and Emergency Cache in hand
    And Roland Banks has 0 resources
    When Roland Banks plays Emergency Cache
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/for-each-or-for-every
  Scenario: Shell Shock counts pairs of damage
    Given Mark Harrigan is at the Study
    And Mark Harrigan has 5 damage
    When Mark Harrigan draws Shell Shock
    Then Mark Harrigan has 2 horror

  @arkham-lcg/engage-action @arkham-lcg/enemy-engagement
  Scenario: Taunt engages all that one likes
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Agnes Baker is at the Study
    And Ghoul Minion and Swarm of Rats are at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And Ghoul Minion is exhausted
    And Roland Banks has Taunt (0) in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Taunt (0)
    And Roland Banks chooses Ghoul Minion and Swarm of Rats
    Then Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/for-each-or-for-every
  Scenario: Taunt (2) draws a card for each enemy that it engages
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Ghoul Minion and Swarm of Rats are at the Study
    And Ghoul Minion is exhausted
    And Swarm of Rats is exhausted
    And Roland Banks has Taunt (2) in hand
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Knife, Guts, Overpower
    When Roland Banks plays Taunt (2)
    And Roland Banks chooses Ghoul Minion and Swarm of Rats
    Then Roland Banks has 2 cards in hand
    And Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/setup/step-7
  Scenario: Indebted costs two of the resources at the start
    Given Skids O'Toole is at the Study
    And the deck of Skids O'Toole holds Indebted, Knife, Guts, Overpower, Perception, Knife, Guts
    When the game is set up
    And Skids O'Toole keeps the opening hand
    Then Skids O'Toole has 3 resources

  @arkham-lcg/resign
  Scenario: "I'm outta here!" needs a way out on a card of the scenario
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has "I'm outta here!" in hand
    When Wendy Adams plays "I'm outta here!"
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/parley @arkham-lcg/difficulty-skill-tests
  Scenario: Fine Clothes make a parley easier, and nothing else
    Given Skids O'Toole is at the Study
    And it is the turn of Skids O'Toole
    And Skids O'Toole controls Fine Clothes
    And the chaos bag holds 0
    When Skids O'Toole investigates
    Then this has happened: "Skids" O'Toole succeeds by 1

  @arkham-lcg/cancel
  Scenario: Dr. Maleson has another encounter card drawn
    Given Rex Murphy is at the Study
    And Rex Murphy is the lead investigator
    And Rex Murphy controls Dr. William T. Maleson
    And Rex Murphy has 1 clue
    And the encounter deck holds Swarm of Rats and Swarm of Rats
    When Rex Murphy draws Swarm of Rats from the encounter deck
    And Rex Murphy uses Dr. William T. Maleson
    And nobody reacts to anything else
    Then Rex Murphy has 0 clues

  @arkham-lcg/steps/4.4 @arkham-lcg/may
  Scenario: Dark Horse may go without the resources of the upkeep
    Given Wendy Adams is at the Study
    And Wendy Adams controls Dark Horse
    And Wendy Adams has 0 resources
    And the deck of Wendy Adams holds Knife, Guts
    When the upkeep phase begins
    And Wendy Adams accepts the effect of Dark Horse
    Then Wendy Adams has 0 resources

  @arkham-lcg/steps/4.4 @arkham-lcg/may
  Scenario: Dark Horse need not go without them
    Given Wendy Adams is at the Study
    And Wendy Adams controls Dark Horse
    And Wendy Adams has 0 resources
    And the deck of Wendy Adams holds Knife, Guts
    When the upkeep phase begins
    And Wendy Adams declines the effect of Dark Horse
    Then Wendy Adams has 1 resource

  @arkham-lcg/base-value
  Scenario: The Red-Gloved Man raises two skills
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has The Red-Gloved Man in hand
    And Swarm of Rats is engaged with Wendy Adams
    And the chaos bag holds 0
    And Wendy Adams has 3 resources
    When Wendy Adams plays The Red-Gloved Man
    And Wendy Adams uses The Red-Gloved Man
    And Wendy Adams chooses option 2 of The Red-Gloved Man
    And Wendy Adams fights Swarm of Rats
    Then this has happened: Swarm of Rats is defeated

  @arkham-lcg/a-an
  Scenario: Stars of Hyades goes back into a deck of five cards
    Given Sefina Rousseau is at the Study
    And Elusive is beneath Sefina Rousseau
    And the deck of Sefina Rousseau holds Stars of Hyades, Knife, Guts, Overpower, Perception, Knife
    When Sefina Rousseau draws Stars of Hyades
    Then Elusive is removed from the game
    And Sefina Rousseau has 0 damage
    And Stars of Hyades is not in the discard pile

  @arkham-lcg/uses-x-type
  Scenario: With Akachi a spell enters play with one charge more
    Given Akachi Onyele is at the Study
    And it is the turn of Akachi Onyele
    And Akachi Onyele has Shrivelling in hand
    And Akachi Onyele has 5 resources
    When Akachi Onyele plays Shrivelling
    Then Shrivelling has 5 charges

  @arkham-lcg/uses-x-type
  Scenario: Spirit-Speaker turns charges into resources
    Given Akachi Onyele is at the Study
    And it is the turn of Akachi Onyele
    And Akachi Onyele controls Spirit-Speaker and Shrivelling
    And Shrivelling has 3 charges
    And Akachi Onyele has 1 resource
    When Akachi Onyele uses Spirit-Speaker
    And Akachi Onyele chooses option 2 of Spirit-Speaker
    Then Akachi Onyele has 4 resources
    And Shrivelling is in the discard pile

  @arkham-lcg/costs
  Scenario: Angered Spirits take a charge from the spell that was exhausted
    Given Akachi Onyele is at the Study
    And it is the turn of Akachi Onyele
    And Akachi Onyele controls Shrivelling
    And Shrivelling has 3 charges
    And Angered Spirits is in the threat area of Akachi Onyele
    When Akachi Onyele uses Angered Spirits
    Then Angered Spirits has 1 charge
    And Shrivelling has 2 charges
    And Shrivelling is exhausted

  @arkham-lcg/victory-display-victory-points
  Scenario: Bury Them Deep takes the enemy along into the victory display
    Given William Yorick is at the Study
    And it is the turn of William Yorick
    And Swarm of Rats is engaged with William Yorick
    And William Yorick has Bury Them Deep in hand
    And the chaos bag holds +1
    When William Yorick fights Swarm of Rats
    And nobody commits anything
    And William Yorick plays Bury Them Deep
    Then Swarm of Rats is in the victory display
    And Bury Them Deep is in the victory display

  @arkham-lcg/for-each-or-for-every
  Scenario: Archaic Glyphs finds another clue for every two points
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And the Study has 4 clues
    And Daisy Walker controls Archaic Glyphs (Guiding Stones)
    And the chaos bag holds 0
    When Daisy Walker uses Archaic Glyphs (Guiding Stones)
    And Archaic Glyphs is applied first
    Then Daisy Walker has 2 clues

  @arkham-lcg/move
  Scenario: Whoever is at the place of a Shortcut may take it
    Given Daisy Walker is at the Study
    And Roland Banks is at the Study
    And it is the turn of Roland Banks
    And the Hallway is connected to the Study
    And Shortcut (2) is attached to the Study
    When Roland Banks uses Shortcut (2)
    Then Roland Banks is at the Hallway

  @arkham-lcg/doom
  Scenario: A better Arcane Initiate may bear horror instead of doom
    Given Agnes Baker is at the Study
    And it is the turn of Agnes Baker
    And Agnes Baker has Arcane Initiate (3) in hand
    When Agnes Baker plays Arcane Initiate (3)
    And Agnes Baker chooses option 2 of Arcane Initiate
    Then Arcane Initiate (3) has 2 horror
    And Arcane Initiate (3) has 0 doom

  @arkham-lcg/defeat
  Scenario: Who cheats death is out of it, and out of the turn
    Given Skids O'Toole is at the Study
    And it is the turn of Skids O'Toole
    And the Hallway is in play
    And Ghoul Minion is engaged with Skids O'Toole
    And Skids O'Toole has 7 damage
    And Skids O'Toole has Cheat Death in hand
    And Skids O'Toole has 2 resources
    And Skids O'Toole has 3 actions
    When Skids O'Toole takes 1 damage
    And Skids O'Toole plays Cheat Death
    Then Skids O'Toole is at the Hallway
    And Skids O'Toole has 6 damage
    And Ghoul Minion is engaged with nobody
    And Cheat Death is removed from the game

  @arkham-lcg/cancel @arkham-lcg/attacker-attacked
  Scenario: Infighting cancels what lesser enemies do to its player
    Given Wendy Adams is at the Study
    And Roland Banks is at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And Swarm of Rats is engaged with Roland Banks
    And Wendy Adams has Infighting in hand
    And Wendy Adams has 2 resources
    When the enemy phase begins
    And Wendy Adams plays Infighting
    Then Wendy Adams has 0 damage
    And Ghoul Minion is exhausted
    And Roland Banks has 1 damage

  @arkham-lcg/chaos-tokens
  Scenario: Harold Walsted leaves a token behind
    Given Roland Banks is at the Study
    And Roland Banks controls Harold Walsted
    And the chaos bag holds 0
    When Harold Walsted takes 1 damage
    Then Harold Walsted is removed from the game
    And this has happened: 1 tablet token is added to the chaos bag

  @arkham-lcg/defeat @arkham-lcg/heal
  Scenario: St. Hubert's Key saves whoever would fall by horror
    Given Agnes Baker is at the Study
    And Agnes Baker controls St. Hubert's Key
    And Agnes Baker has 5 horror
    When Agnes Baker takes 1 horror
    And Agnes Baker uses St. Hubert's Key
    Then Agnes Baker has 4 horror
    And St. Hubert's Key is in the discard pile

  @arkham-lcg/defeat
  Scenario: St. Hubert's Key saves nobody from damage
    Given Agnes Baker is at the Study
    And Agnes Baker controls St. Hubert's Key
    And Agnes Baker has 5 damage
    When Agnes Baker takes 1 damage
    Then Agnes Baker is eliminated
