Feature: Older cards, played once each
  Source: Rules Reference v2.5 and FAQ v2.5, under the rules that each case cites.

  @arkham-lcg/enemy-engagement @arkham-lcg/lasting-effects
  Scenario: In the shadows nobody finds them again
    Given Trish Scarborough is at the Study
    And Ghoul Priest is engaged with Trish Scarborough
    And Trish Scarborough has In the Shadows in hand
    When the turn of Trish Scarborough begins
    And Trish Scarborough plays In the Shadows
    Then Ghoul Priest is engaged with nobody

  @arkham-lcg/limits-and-maximums @arkham-lcg/attach-to
  Scenario: One lock for one door
    Given Roland Banks is at the Study
    And Arcane Lock is attached to the Study
    And the encounter deck holds Arcane Lock #2 and Ancient Evils
    When Roland Banks draws an encounter card
    Then Arcane Lock #2 is in the encounter discard pile

  @arkham-lcg/fight-action
  Scenario: The concoction eats at others too
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Alchemical Concoction
    And the chaos bag holds +1
    When Roland Banks uses Alchemical Concoction on Ghoul Priest
    And nobody commits anything
    And the result of the test itself is applied first
    Then Ghoul Priest has 1 damage
    And Alchemical Concoction is removed from the game

  @arkham-lcg/modifiers
  Scenario: Where it is weakest
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has Anatomical Diagrams in hand
    And Agnes Baker has 1 resource
    And Agnes Baker has 3 horror
    And the chaos bag holds 0
    When Agnes Baker plays Anatomical Diagrams
    And Agnes Baker fights Ghoul Minion
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 2 against a difficulty of 0

  @arkham-lcg/fast
  Scenario: Not with a head full of it
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has Anatomical Diagrams in hand
    And Agnes Baker has 1 resource
    And Agnes Baker has 4 horror
    When Agnes Baker plays Anatomical Diagrams
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/limits-and-maximums
  Scenario: Insight for the place
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Arcane Insight
    And the chaos bag holds 0
    When Agnes Baker uses Arcane Insight
    And Agnes Baker investigates
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 2
    And Arcane Insight has 2 charges

  @arkham-lcg/then
  Scenario: With four sanity left, it breaks twice
    Given Agnes Baker is at the Study
    And Agnes Baker has 4 horror
    And the encounter deck holds Breaking Point and Ancient Evils
    When Agnes Baker draws an encounter card
    And nobody reacts to anything else
    Then Agnes Baker has 2 damage

  @arkham-lcg/fight-action
  Scenario: A bottle that breaks
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Broken Bottle
    And the chaos bag holds 0
    When Roland Banks uses Broken Bottle on Ghoul Priest
    And nobody commits anything
    And Broken Bottle is applied first
    And Roland Banks accepts the effect of Broken Bottle
    Then Ghoul Priest has 2 damage
    And Broken Bottle is in the discard pile

  @arkham-lcg/search @arkham-lcg/costs
  Scenario: One friend for another
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (0)
    And Roland Banks has Calling in Favors in hand
    And Roland Banks has 1 resource
    And the deck of Roland Banks holds Knife (0), Logan Hastings and Guts (0)
    When Roland Banks plays Calling in Favors
    Then Logan Hastings is in play
    And Beat Cop (0) is in Roland Banks's hand
    And Roland Banks has 0 resources

  @arkham-lcg/drawing-cards
  Scenario: Written, drawn and played
    Given Roland Banks is at the Study
    And Roland Banks has 0 resources
    And the deck of Roland Banks holds Cryptic Writings (2) and Knife (0)
    And it is the turn of Roland Banks
    When Roland Banks takes the draw action
    And Roland Banks uses ability 2 of Cryptic Writings (2)
    Then Roland Banks has 3 resources
    And Cryptic Writings (2) is in the discard pile

  @arkham-lcg/modifiers
  Scenario: As strong as the will
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker has Dauntless Spirit in hand
    And the chaos bag holds 0
    When Agnes Baker fights Ghoul Priest
    And Agnes Baker commits Dauntless Spirit
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 3

  @arkham-lcg/doom
  Scenario: The patron's doom
    Given Agnes Baker is at the Study
    And Agnes Baker controls David Renfield
    And David Renfield has 1 doom
    And Agnes Baker has 0 resources
    When Agnes Baker uses ability 2 of David Renfield
    And Agnes Baker accepts the effect of David Renfield
    Then Agnes Baker has 2 resources
    And David Renfield has 2 doom

  @arkham-lcg/drawing-cards
  Scenario: An intuition in the turn
    Given Joe Diamond is at the Study
    And the deck of Joe Diamond holds Detective's Intuition, Knife (0), Guts (0) and Overpower (0)
    And it is the turn of Joe Diamond
    When Joe Diamond takes the draw action
    And Joe Diamond uses Detective's Intuition
    Then Joe Diamond has 3 cards in hand

  @arkham-lcg/search
  Scenario: Found among three
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks has Eureka! in hand
    And the deck of Agnes Baker holds Knife (0), Guts (0) and Overpower (0)
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Roland Banks commits Eureka!
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker finds Guts (0)
    Then Guts (0) is in Agnes Baker's hand

  @arkham-lcg/costs
  Scenario: Two of three, each for one less
    Given Roland Banks is at the Study
    And Roland Banks has Ever Vigilant, Knife (0) and Flashlight (0) in hand
    And Roland Banks has 1 resource
    When Roland Banks plays Ever Vigilant
    And Roland Banks accepts the effect of Ever Vigilant
    And Roland Banks chooses Flashlight (0)
    And Roland Banks accepts the effect of Ever Vigilant
    Then Flashlight (0) is in play
    And Knife (0) is in play
    And Roland Banks has 0 resources

  @arkham-lcg/lasting-effects
  Scenario: The more it frightens them
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has 3 horror
    And Roland Banks has Fight or Flight in hand
    And Roland Banks has 1 resource
    And the chaos bag holds 0
    When Roland Banks plays Fight or Flight
    And Roland Banks evades Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/exile
  Scenario: A flare in its face
    Given Roland Banks is at the Study
    And Ghoul Priest is exhausted at the Study
    And Roland Banks has Flare in hand
    And Roland Banks has 2 resources
    And the chaos bag holds 0
    When Roland Banks plays Flare
    And Roland Banks chooses option 1 of Flare
    And nobody commits anything
    Then Ghoul Priest has 3 damage
    And Flare is not in the discard pile

  @arkham-lcg/heal
  Scenario: A tale after a failure
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Agnes Baker has 2 horror
    And Roland Banks controls Grimm's Fairy Tales
    And the chaos bag holds -2
    When Agnes Baker investigates
    And nobody commits anything
    And Roland Banks uses Grimm's Fairy Tales
    Then Agnes Baker has 1 horror
    And Grimm's Fairy Tales has 3 secrets

  @arkham-lcg/lasting-effects
  Scenario: Teeth gritted
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks has Grit Your Teeth in hand
    And Roland Banks has 1 resource
    And the chaos bag holds -2
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks plays Grit Your Teeth
    And Roland Banks investigates
    And nobody commits anything
    Then Roland Banks has 1 clue

  @arkham-lcg/lasting-effects
  Scenario: The lamp goes, its light stays
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Hand-Crank Flashlight
    And the chaos bag holds 0
    When Roland Banks uses Hand-Crank Flashlight
    And nobody commits anything
    And the result of the test itself is applied first
    And Roland Banks accepts the effect of Hand-Crank Flashlight
    And Roland Banks investigates
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2
    And Hand-Crank Flashlight is in the discard pile

  @arkham-lcg/steps/st-7
  Scenario: Three staked, three won
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls High Roller
    And Roland Banks has 3 resources
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses High Roller
    And nobody commits anything
    And the result of the test itself is applied first
    Then this has happened: Roland Banks succeeds by 3
    And Roland Banks has 3 resources

  @arkham-lcg/heal
  Scenario: What it frightened them with
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 0 clues
    And Ghoul Priest is engaged with Roland Banks with 9 damage
    And Roland Banks has 3 horror
    And Agnes Baker has 1 horror
    And Roland Banks has "If it bleeds..." in hand
    And Roland Banks has 1 resource
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Priest
    And nobody commits anything
    And Roland Banks plays "If it bleeds..."
    Then Roland Banks has 1 horror
    And Agnes Baker has 0 horror

  @arkham-lcg/ready @arkham-lcg/heal
  Scenario: An ally inspired
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Beat Cop (0)
    And Beat Cop (0) is exhausted
    And Beat Cop (0) has 1 horror
    And Roland Banks has Inspiring Presence in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Inspiring Presence
    And nobody commits anything
    And the result of the test itself is applied first
    Then Beat Cop (0) is ready
    And Beat Cop (0) has 0 horror

  @arkham-lcg/fight-action
  Scenario: A plan with four clues is worth three
    Given Daisy Walker is at the Study
    And Daisy Walker has 4 clues
    And Ghoul Priest is engaged with Daisy Walker
    And Daisy Walker has "I've got a plan!" (0) in hand
    And Daisy Walker has 3 resources
    And the chaos bag holds 0
    When Daisy Walker plays "I've got a plan!" (0) on Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 4 damage

  @arkham-lcg/costs
  Scenario: A clue for the shroud
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Lola Santiago
    And Roland Banks has 2 resources
    When Roland Banks uses Lola Santiago
    Then Roland Banks has 1 clue
    And Roland Banks has 0 resources

  @arkham-lcg/cannot
  Scenario: Lost, and standing still
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the encounter deck holds Lost in the Wilds and Ancient Evils
    And the chaos bag holds -2
    When Roland Banks draws an encounter card
    And nobody commits anything
    Then Roland Banks has 2 horror
    And Roland Banks cannot move to the Hallway

  @arkham-lcg/enemy-engagement
  Scenario: Out of sight, two rooms on
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Ghoul Priest is engaged with Wendy Adams
    And Ghoul Minion is engaged with Wendy Adams
    And Wendy Adams has Out of Sight (3) in hand
    And the chaos bag holds 0
    When Wendy Adams evades Ghoul Minion
    And Wendy Adams commits Out of Sight (3)
    And nobody commits anything
    And nobody reacts to anything else
    And the result of the test itself is applied first
    And Wendy Adams accepts the effect of Out of Sight (3)
    And Wendy Adams chooses the Attic
    Then Wendy Adams is at the Attic
    And Ghoul Priest is at the Study

  @arkham-lcg/discard-piles
  Scenario: Something of their own kind comes back
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams has Resourceful in hand
    And the discard pile of Wendy Adams holds Lucky! (0), Resourceful #2 and Knife (0)
    And the chaos bag holds 0
    When Wendy Adams investigates
    And Wendy Adams commits Resourceful
    And nobody commits anything
    And nobody reacts to anything else
    And the result of the test itself is applied first
    Then Lucky! (0) is in Wendy Adams's hand

  @arkham-lcg/drawing-cards
  Scenario: Five cards for six clues
    Given Rex Murphy is at the Study
    And Rex Murphy has 6 clues
    And Rex Murphy has Search for the Truth in hand
    And Rex Murphy has 1 resource
    And the deck of Rex Murphy holds Knife (0), Guts (0), Overpower (0), Machete (0), Flashlight (0) and Perception (0)
    When Rex Murphy plays Search for the Truth
    Then Rex Murphy has 5 cards in hand

  @arkham-lcg/search
  Scenario: Goods out of the deck, and back into it
    Given Finn Edwards is at the Study
    And Finn Edwards has Smuggled Goods in hand
    And the deck of Finn Edwards holds Knife (0), .25 Automatic (0) and Guts (0)
    When Finn Edwards plays Smuggled Goods
    And Finn Edwards chooses option 2 of Smuggled Goods
    Then .25 Automatic (0) is in Finn Edwards's hand
    And Smuggled Goods is not in the discard pile

  @arkham-lcg/dealing-damage-horror
  Scenario: With grit for others
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls True Grit
    When Agnes Baker takes 2 damage
    And Agnes Baker assigns 2 damage to True Grit
    Then True Grit has 2 damage

  @arkham-lcg/discard-piles
  Scenario: Three that are innate
    Given Wendy Adams is at the Study
    And Wendy Adams has True Survivor in hand
    And Wendy Adams has 3 resources
    And the discard pile of Wendy Adams holds Guts (0), Resourceful, Overpower (0), Knife (0) and Eureka!
    When Wendy Adams plays True Survivor
    Then it is asked whether Knife (0) is in Wendy Adams's hand
    And the answer is no

  @arkham-lcg/costs
  Scenario: A spell for three less
    Given Agnes Baker is at the Study
    And Agnes Baker has Uncage the Soul, Shrivelling (0) and Knife (0) in hand
    And Agnes Baker has 0 resources
    When Agnes Baker plays Uncage the Soul
    Then Shrivelling (0) is in play

  @arkham-lcg/drawing-cards
  Scenario: A card out of the vault
    Given Harvey Walters is at the Study
    And Agnes Baker is at the Study
    And the Study has 1 clue
    And Harvey Walters controls Vault of Knowledge
    And the deck of Agnes Baker holds Knife (0)
    And the chaos bag holds 0
    When Harvey Walters investigates
    And nobody commits anything
    And Harvey Walters uses Vault of Knowledge
    And Harvey Walters chooses Agnes Baker
    And nobody reacts to anything else
    Then Knife (0) is in Agnes Baker's hand

  @arkham-lcg/parley
  Scenario: Bought with five resources
    Given Roland Banks is at the Study
    And Victoria Devereux is engaged with Roland Banks
    And Roland Banks has 5 resources
    When Roland Banks parleys with Victoria Devereux
    Then Victoria Devereux is in the victory display
    And Roland Banks has 0 resources

  @arkham-lcg/parley
  Scenario: Bought with two clues
    Given Roland Banks is at the Study
    And Peter Warren is engaged with Roland Banks
    And Roland Banks has 2 clues
    When Roland Banks parleys with Peter Warren
    Then Peter Warren is in the victory display
    And Roland Banks has 0 clues

  @arkham-lcg/exhaust-exhausted
  Scenario: Nothing gets up under nightmares
    Given Roland Banks is at the Study
    And Roland Banks controls Flashlight (0)
    And the deck of Roland Banks holds Wracked by Nightmares and Knife (0)
    When Roland Banks draws 1 card
    And Flashlight (0) readies
    Then Flashlight (0) is exhausted

  @arkham-lcg/chaos-tokens
  Scenario: The last song
    Given Jim Culver is at the Study
    And the scenario is The Gathering
    And the deck of Jim Culver holds Final Rhapsody and Knife (0)
    And the chaos bag holds skull, auto-fail, 0, 0 and +1
    When Jim Culver draws 1 card
    Then it is asked whether Jim Culver has 2 horror
    And the answer is yes

  @arkham-lcg/search
  Scenario: Two tarot cards and one from the deck
    Given Agnes Baker is at the Study
    And Agnes Baker has Anna Kaslow in hand
    And Agnes Baker has 3 resources
    And the deck of Agnes Baker holds Knife (0), Knight of Swords and Guts (0)
    When Agnes Baker plays Anna Kaslow
    And Agnes Baker uses Anna Kaslow
    Then Knight of Swords is in play

  @arkham-lcg/leaves-play
  Scenario: It vanishes with its wounds
    Given Wendy Adams is at the Study
    And Harbinger of Valusia is engaged with Wendy Adams with 2 damage
    And Harbinger of Valusia has 1 resource
    And the chaos bag holds +1
    When Wendy Adams evades Harbinger of Valusia
    And nobody commits anything
    And nobody reacts to anything else
    Then Harbinger of Valusia is set aside
    And Harbinger of Valusia has 2 damage

  @arkham-lcg/modifiers
  Scenario: At home among what is ancient
    Given Roland Banks is at Ancient Hall
    And Ancient Hall has 1 clue
    And Roland Banks controls Alejandro Vela
    And the deck of Roland Banks holds Knife (0), Guts (0) and Overpower (0)
    And Roland Banks has 3 actions
    When Roland Banks uses ability 2 of Alejandro Vela
    Then Roland Banks has 2 cards in hand
    And Roland Banks has 2 actions

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: Nothing ancient is here
    Given Roland Banks is at the Study
    And Roland Banks controls Alejandro Vela
    And the deck of Roland Banks holds Knife (0), Guts (0) and Overpower (0)
    When Roland Banks uses ability 2 of Alejandro Vela
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/investigate-action
  Scenario: Paid for burning the oil
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks has Burning the Midnight Oil in hand
    And Roland Banks has 0 resources
    And the chaos bag holds 0
    When Roland Banks plays Burning the Midnight Oil
    And nobody commits anything
    Then Roland Banks has 2 resources
    And Roland Banks has 1 clue

  @arkham-lcg/enemy-engagement
  Scenario: They come out of every door
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Young Deep One is at the Hallway
    And Ghoul Minion is at the Hallway
    And the encounter deck holds Deep One Assault and Ancient Evils
    When Roland Banks draws an encounter card
    And nobody reacts to anything else
    Then this has happened: Young Deep One engages Roland Banks
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/search @arkham-lcg/enemy-engagement
  Scenario: One comes out of the deck
    Given Roland Banks is at the Study
    And the encounter deck holds Deep One Assault, Ancient Evils, Young Deep One and Swarm of Rats
    When Roland Banks draws an encounter card
    And nobody reacts to anything else
    Then this has happened: Young Deep One spawns engaged with Roland Banks

  @arkham-lcg/costs
  Scenario: Eight cards far
    Given Daisy Walker is at the Study
    And Daisy Walker controls Farsight
    And Daisy Walker has Emergency Cache (0), Knife (0), Guts (0), Overpower (0), Machete (0), Flashlight (0), Perception (0) and Lucky! (0) in hand
    And Daisy Walker has 0 resources
    And it is the turn of Daisy Walker
    When Daisy Walker uses Farsight
    Then Daisy Walker has 3 resources
    And Farsight is exhausted

  @arkham-lcg/costs
  Scenario: Seven are not enough
    Given Daisy Walker is at the Study
    And Daisy Walker controls Farsight
    And Daisy Walker has Emergency Cache (0), Knife (0), Guts (0), Overpower (0), Machete (0), Flashlight (0) and Perception (0) in hand
    And it is the turn of Daisy Walker
    When Daisy Walker uses Farsight
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/search @arkham-lcg/attack-of-opportunity
  Scenario: The next trick is cheaper, and nobody strikes
    Given Dexter Drake is at the Study
    And Ghoul Priest is engaged with Dexter Drake
    And Dexter Drake has "For my next trick..." in hand
    And Dexter Drake has 1 resource
    And the deck of Dexter Drake holds Guts (0), Shrivelling (0) and Overpower (0)
    When Dexter Drake plays "For my next trick..."
    Then Shrivelling (0) is in play
    And Dexter Drake has 0 resources
    And Dexter Drake has 0 damage

  @arkham-lcg/modifiers
  Scenario: As clever as they are willing
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker has Occult Theory in hand
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker commits Occult Theory
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 5

  @arkham-lcg/dealing-damage-horror
  Scenario: Left alone he is hurt
    Given Roland Banks is at the Study
    And Peter Clover waits at the Study
    When the enemy phase is resolved
    Then Peter Clover has 1 damage

  @arkham-lcg/attach-to
  Scenario: A mirage over the nearest clue
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 0 clues
    And the Hallway has 1 clue
    And the encounter deck holds Polar Mirage and Ancient Evils
    And Roland Banks has Knife (0) in hand
    When Roland Banks draws an encounter card
    And Roland Banks moves to the Hallway
    And Roland Banks discovers 1 clue
    Then Roland Banks has no cards in hand
    And Polar Mirage is in the encounter discard pile

  @arkham-lcg/investigate-action
  Scenario: Found, and no clue with it
    Given Jenny Barnes is at the Study
    And Searching for Izzie is attached to the Study
    And Searching for Izzie belongs to Jenny Barnes
    And the Study has 1 clue
    And Jenny Barnes has 3 actions
    And the chaos bag holds 0
    When Jenny Barnes uses ability 2 of Searching for Izzie
    And nobody commits anything
    Then Jenny Barnes has 0 clues
    And Searching for Izzie is in the discard pile
    And Jenny Barnes has 1 action

  @arkham-lcg/costs
  Scenario: For her sake it hurts
    Given Mark Harrigan is at the Study
    And Mark Harrigan controls Sophie (03009)
    And the other side of Sophie (03009) is Sophie (03009b)
    And Mark Harrigan has 4 damage
    And the chaos bag holds 0
    When Mark Harrigan tests willpower (3)
    And Mark Harrigan uses ability 2 of Sophie (03009)
    And nobody reacts to anything else
    And nobody commits anything
    Then Mark Harrigan has 5 damage
    And this has happened: Mark Harrigan succeeds by 1

  @arkham-lcg/cannot
  Scenario: The bug goes back where it came from
    Given Agnes Baker is at the Study
    And The Gold Bug is in the threat area of Agnes Baker
    And the deck of Agnes Baker holds Knife (0) and Guts (0)
    When Agnes Baker uses The Gold Bug
    Then The Gold Bug is not in play
    And the deck of Agnes Baker has 3 cards

  @arkham-lcg/cannot
  Scenario: Nothing else takes the bug away
    Given Agnes Baker is at the Study
    And The Gold Bug is in the threat area of Agnes Baker
    When The Gold Bug is discarded
    Then The Gold Bug is in play

  @arkham-lcg/must
  Scenario: A compulsion for two points
    Given Agnes Baker is at the Study
    And Agnes Baker has 5 resources
    And the encounter deck holds Wild Compulsion and Ancient Evils
    And the chaos bag holds -4
    When Agnes Baker draws an encounter card
    And nobody commits anything
    Then Agnes Baker has 3 resources

  @arkham-lcg/additional-costs
  Scenario: Keys under the lodge are missing
    Given Agnes Baker is at the Study
    And the encounter deck holds Beneath the Lodge and Ancient Evils
    And the chaos bag holds 0
    When Agnes Baker draws an encounter card
    And nobody commits anything
    And nobody reacts to anything else
    Then this has happened: Agnes Baker fails by 1
    And Agnes Baker has 1 horror
