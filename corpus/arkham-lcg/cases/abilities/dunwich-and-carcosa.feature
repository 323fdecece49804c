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
    And this is answered first: 3 damage is placed on Roland Banks
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
