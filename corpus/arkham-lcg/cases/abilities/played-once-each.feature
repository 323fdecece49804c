Feature: Events and assets, played once each
  Source: Rules Reference v2.5 and FAQ v2.5, under the rules that each case cites.

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: From one fallen enemy to another
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Priest is at the Hallway
    And Roland Banks controls Khopesh of the Abyss
    And the chaos bag holds 0
    When Roland Banks uses ability 1 of Khopesh of the Abyss on Ghoul Minion
    And nobody commits anything
    And Roland Banks uses Khopesh of the Abyss
    Then Roland Banks is at the Hallway

  @arkham-lcg/attacker-attacked @arkham-lcg/lasting-effects
  Scenario: On the lam from everything but Elites
    Given "Skids" O'Toole is at the Study
    And Ghoul Priest is engaged with "Skids" O'Toole
    And "Skids" O'Toole has On the Lam (90009) in hand
    When "Skids" O'Toole plays On the Lam (90009)
    And Ghoul Priest attacks "Skids" O'Toole
    Then "Skids" O'Toole has 2 damage

  @arkham-lcg/attack-of-opportunity @arkham-lcg/for-each-or-for-every
  Scenario: One enemy is evaded, another hurt, and nobody strikes
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Priest is at the Hallway
    And Roland Banks has Elaborate Distraction in hand
    When Roland Banks plays Elaborate Distraction
    And Roland Banks chooses option 1 of Elaborate Distraction
    And Roland Banks chooses option 2 of Elaborate Distraction
    Then Ghoul Minion is exhausted
    And Ghoul Priest has 1 damage
    And Roland Banks has 0 damage

  @arkham-lcg/exhaust-exhausted @arkham-lcg/parley
  Scenario: Exhausted and still engaged
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Stall for Time in hand
    And the chaos bag holds 0
    When Roland Banks plays Stall for Time on Ghoul Minion
    And nobody commits anything
    Then Ghoul Minion is exhausted
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/steps/st-7
  Scenario: By exactly nothing: two resources
    Given Roland Banks is at the Study
    And Roland Banks controls Chemistry Set
    And the Study has 2 clues
    And the chaos bag holds -1
    When Roland Banks uses Chemistry Set
    And nobody commits anything
    And the result of the test itself is applied first
    Then Roland Banks has 2 resources

  @arkham-lcg/steps/st-7
  Scenario: By exactly one: one damage
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Charles West III
    And Ghoul Priest is at the Study
    And Ghoul Priest is exhausted
    And the Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Dr. Charles West III
    Then Ghoul Priest has 1 damage

  @arkham-lcg/ready @arkham-lcg/attach-to
  Scenario: Exhausted for a cost, ready again
    Given Roland Banks is at the Study
    And Roland Banks controls Flashlight (0)
    And Roland Banks controls Chemistry Set
    And Fine Tuning is attached to Chemistry Set
    And the Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks uses Chemistry Set
    And Roland Banks uses Fine Tuning
    And nobody commits anything
    Then Chemistry Set is ready

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A canceled attack brings blessings
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Hand of Fate in hand
    And Roland Banks has 3 resources
    When Ghoul Priest attacks Roland Banks
    And Roland Banks plays Hand of Fate
    Then Roland Banks has 0 damage
    And this has happened: 4 bless tokens are added to the chaos bag

  @arkham-lcg/attach-to @arkham-lcg/modifiers
  Scenario: What is attached helps its weapon
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls M1911 (2)
    And Extended Barrel is attached to M1911 (2)
    And the chaos bag holds 0
    When Roland Banks uses M1911 (2) on Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/move @arkham-lcg/then
  Scenario: Next door, engaged and hurt
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Priest is at the Hallway
    And Roland Banks controls John & Jessie Burke
    When Roland Banks uses John & Jessie Burke
    Then Roland Banks is at the Hallway
    And Ghoul Priest has 1 damage

  @arkham-lcg/costs @arkham-lcg/uses-x-type
  Scenario: A gun with two rounds more
    Given Tommy Muldoon (60151) is at the Study
    And Tommy Muldoon (60151) has .45 Automatic (0) in hand
    And Tommy Muldoon (60151) has 5 resources
    When Tommy Muldoon (60151) uses Tommy Muldoon (60151)
    And Tommy Muldoon (60151) pays for Tommy Muldoon (60151) in way 1
    Then .45 Automatic (0) has 6 ammo
    And Tommy Muldoon (60151) has 0 resources

  @arkham-lcg/delayed-effects @arkham-lcg/clues
  Scenario: With the last clue out of the door
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks has Clean Sweep in hand
    And the Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks plays Clean Sweep
    And nobody commits anything
    And Roland Banks accepts the effect of Clean Sweep
    Then Roland Banks is at the Hallway

  @arkham-lcg/additional-costs @arkham-lcg/attack-of-opportunity
  Scenario: A shot drives them next door
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls .45 Automatic (0)
    And Roland Banks has Warning Shot in hand
    When Roland Banks plays Warning Shot
    Then Ghoul Minion is at the Hallway
    And .45 Automatic (0) has 3 ammo
    And Roland Banks has 0 damage

  @arkham-lcg/additional-costs
  Scenario: No gun, no shot
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Warning Shot in hand
    When Roland Banks plays Warning Shot
    Then it is refused under arkham-lcg/additional-costs

  @arkham-lcg/bonded
  Scenario: Three parts become one
    Given Agnes Baker is at the Study
    And Agnes Baker controls Segment of Onyx
    And Agnes Baker controls Segment of Onyx #2
    And Agnes Baker controls Segment of Onyx #3
    And Pendant of the Queen is among the bonded cards of Agnes Baker
    When Agnes Baker uses Segment of Onyx
    Then Pendant of the Queen is in play

  @arkham-lcg/evade-evade-action
  Scenario: A whip that trips
    Given Monterey Jack is at the Study
    And Monterey Jack controls Trusty Bullwhip (08008)
    And Ghoul Priest is engaged with Monterey Jack
    And the chaos bag holds +1
    When Monterey Jack uses Trusty Bullwhip (08008) on Ghoul Priest
    And nobody commits anything
    And Trusty Bullwhip (08008) is applied first
    And Monterey Jack accepts the effect of Trusty Bullwhip (08008)
    And Monterey Jack chooses option 1 of Trusty Bullwhip (08008)
    Then Ghoul Priest is exhausted

  @arkham-lcg/uses-x-type @arkham-lcg/clues
  Scenario: Three charges, three clues
    Given Agnes Baker is at the Study
    And the Study has 3 clues
    And Agnes Baker controls Divination (4)
    And the chaos bag holds 0
    When Agnes Baker uses Divination (4)
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    And Agnes Baker chooses option 3 of Divination (4)
    Then Agnes Baker has 3 clues

  @arkham-lcg/dealing-damage-horror
  Scenario: It spares nobody there
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Priest is at the Hallway
    And Agnes Baker is at the Hallway
    And Roland Banks controls Dynamite
    And Ghoul Priest is engaged with Agnes Baker
    When Roland Banks uses Dynamite
    And Roland Banks chooses the Hallway
    Then Ghoul Priest has 3 damage
    And Agnes Baker has 3 damage

  @arkham-lcg/steps/st-8
  Scenario: As many curses as the margin
    Given Roland Banks is at the Study
    And Roland Banks has Esoteric Method in hand
    And the chaos bag holds -1
    When Roland Banks investigates
    And Roland Banks commits Esoteric Method
    And nobody commits anything
    Then this has happened: 4 curse tokens are added to the chaos bag

  @arkham-lcg/parley @arkham-lcg/steps/st-2
  Scenario: An event that parleys makes a parley's test
    Given Roland Banks is at the Study
    And Roland Banks has Stir the Pot (0) in hand
    And Roland Banks has Well-Dressed in hand
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Stir the Pot (0) on Ghoul Minion
    And Roland Banks commits Well-Dressed
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 5

  @arkham-lcg/action @arkham-lcg/delayed-effects
  Scenario: Two actions now for two later
    Given Roland Banks is at the Study
    And Roland Banks has Bide Your Time in hand
    And Roland Banks has 3 actions
    When Roland Banks plays Bide Your Time
    Then Roland Banks has 1 action

  @arkham-lcg/base-value
  Scenario: Five of everything
    Given Roland Banks is at the Study
    And Roland Banks has Trial by Fire (3) in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    And the Study has 1 clue
    When Roland Banks plays Trial by Fire (3)
    And Roland Banks chooses option 1 of Trial by Fire (3)
    And Roland Banks investigates
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/lasting-effects
  Scenario: For tests of some kinds alone
    Given Roland Banks is at the Study
    And Roland Banks has On the Beat in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    And the Study has 1 clue
    And Ghoul Priest is engaged with Roland Banks
    When the turn of Roland Banks begins
    And Roland Banks plays On the Beat
    And Roland Banks fights Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds

  @arkham-lcg/parley @arkham-lcg/difficulty-skill-tests
  Scenario: Against what it can still take
    Given Roland Banks is at the Study
    And Roland Banks has Hypnotize in hand
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Hypnotize on Ghoul Minion
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/for-each-or-for-every
  Scenario: One icon for every two, rounded up
    Given Roland Banks is at the Study
    And Roland Banks has 3 damage
    And Roland Banks has Rough in hand
    And the chaos bag holds 0
    And the Study has 1 clue
    When Roland Banks investigates
    And Roland Banks commits Rough
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 4

  @arkham-lcg/base-value
  Scenario: A base value that is counted
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Mya Badry
    And Roland Banks has Machete (0), Knife (0) and Rough in hand
    And the chaos bag holds 0
    And the Study has 1 clue
    When Roland Banks uses Dr. Mya Badry
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/fight-action @arkham-lcg/defeat
  Scenario: A round back for the last enemy
    Given Roland Banks is at the Study
    And Roland Banks controls Roland's .38 Special (90030)
    And Ghoul Minion is engaged with Roland Banks
    And the Study has 0 clues
    And the chaos bag holds 0
    When Roland Banks uses Roland's .38 Special (90030) on Ghoul Minion
    And nobody commits anything
    Then Roland's .38 Special (90030) has 4 ammo

  @arkham-lcg/heal
  Scenario: Two points for two patients
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 1 damage
    And Agnes Baker has 1 damage
    And Agnes Baker controls Healing Words (3)
    When Agnes Baker uses Healing Words (3)
    And Agnes Baker chooses Roland Banks
    And Agnes Baker chooses Agnes Baker
    Then Roland Banks has 0 damage
    And Agnes Baker has 0 damage

  @arkham-lcg/clues
  Scenario: One here and one next door
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 1 clue
    And Roland Banks has "Look what I found!" (2) in hand
    And Roland Banks has 5 resources
    And the chaos bag holds -2
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks plays "Look what I found!" (2)
    And Roland Banks chooses the Hallway
    Then Roland Banks has 2 clues

  @arkham-lcg/clues
  Scenario: What a case is worth, divided
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks has Crack the Case in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks plays Crack the Case
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Roland Banks
    Then Agnes Baker has 1 resource
    And Roland Banks has 1 resource

  @arkham-lcg/uses-x-type
  Scenario: As many rounds as it entered with
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (0)
    And .45 Automatic (0) has 1 ammo
    And Roland Banks has Swift Reload in hand
    When Roland Banks plays Swift Reload
    Then .45 Automatic (0) has 4 ammo

  @arkham-lcg/search
  Scenario: A spell is called for
    Given Agnes Baker is at the Study
    And Agnes Baker has Word of Command in hand
    And the deck of Agnes Baker holds Emergency Cache (0), Shrivelling (0) and Knife (0)
    When Agnes Baker plays Word of Command
    And Agnes Baker names Shrivelling (0)
    Then Shrivelling (0) is in Agnes Baker's hand

  @arkham-lcg/heal
  Scenario: By two or more: twice as much
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage
    And Roland Banks controls Medical Texts (2)
    And the chaos bag holds +1
    When Roland Banks uses Medical Texts (2)
    And nobody commits anything
    Then Roland Banks has 0 damage

  @arkham-lcg/heal
  Scenario: A charge for each point
    Given Agnes Baker is at the Study
    And Agnes Baker has 1 damage
    And Agnes Baker has 1 horror
    And Agnes Baker controls Earthly Serenity (4)
    And the chaos bag holds -3
    When Agnes Baker uses Earthly Serenity (4)
    And nobody commits anything
    And Agnes Baker accepts the effect of Earthly Serenity (4)
    And Agnes Baker chooses option 1 of Earthly Serenity (4)
    And Agnes Baker accepts the effect of Earthly Serenity (4)
    Then Agnes Baker has 0 damage
    And Agnes Baker has 0 horror

  @arkham-lcg/parley
  Scenario: Aloof before it is let go
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Blackmail File
    And the chaos bag holds 0
    When Roland Banks uses Blackmail File on Ghoul Minion
    And nobody commits anything
    Then Ghoul Minion is engaged with nobody

  @arkham-lcg/parley
  Scenario: Each success breeds suspicion
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Fake Credentials (0)
    And the chaos bag holds 0
    When Roland Banks uses Fake Credentials (0) on Ghoul Minion
    And nobody commits anything
    Then Roland Banks has 1 clue
    And Fake Credentials (0) has 1 resource

  @arkham-lcg/parley
  Scenario: An event's parley is one to be snitched on
    Given Roland Banks is at the Study
    And the Study has 3 clues
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Stir the Pot (0) and Snitch in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    When Roland Banks plays Stir the Pot (0) on Ghoul Minion
    And nobody commits anything
    And Roland Banks plays Snitch
    And nobody reacts to anything else
    Then Roland Banks has 2 clues

  @arkham-lcg/uses-x-type
  Scenario: All charges back, and one used at once
    Given Agnes Baker is at the Study
    And Agnes Baker controls Clarity of Mind (0)
    And Clarity of Mind (0) has 0 charges
    And Agnes Baker has 3 horror
    And Agnes Baker has Call the Beyond in hand
    When Agnes Baker plays Call the Beyond
    And Agnes Baker accepts the effect of Call the Beyond
    Then Agnes Baker has 2 horror

  @arkham-lcg/search
  Scenario: As deep as the failure
    Given Roland Banks is at the Study
    And Roland Banks controls Rabbit's Foot (3)
    And the deck of Roland Banks holds Emergency Cache (0), Shrivelling (0) and Knife (0)
    And the chaos bag holds -3
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Rabbit's Foot (3)
    And Roland Banks finds Shrivelling (0)
    Then Shrivelling (0) is in Roland Banks's hand

  @arkham-lcg/steps/st-6
  Scenario: The knight rides away for two points more
    Given Roland Banks is at the Study
    And Roland Banks controls Knight of Swords
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Knight of Swords
    And Roland Banks chooses option 2 of Knight of Swords
    Then this has happened: Roland Banks succeeds by 4

  @arkham-lcg/steps/st-2
  Scenario: Tarot cards worth two more
    Given Roland Banks is at the Study
    And Roland Banks controls Moon Pendant
    And Roland Banks has The Moon • XVIII in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits The Moon • XVIII
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/heal
  Scenario: Two horror less, wherever it lies
    Given Roland Banks is at the Study
    And Roland Banks has 2 horror
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Unflappable (1) in hand
    And the chaos bag holds 0
    When Roland Banks plays Unflappable (1) on Ghoul Minion
    And nobody commits anything
    And the result of the test itself is applied first
    Then Roland Banks has 0 horror

  @arkham-lcg/fight-action
  Scenario: Tripped by two
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Polished Cane
    And the chaos bag holds 0
    When Roland Banks uses Polished Cane on Ghoul Minion
    And nobody commits anything
    And Polished Cane is applied first
    And Roland Banks accepts the effect of Polished Cane
    Then Ghoul Minion is exhausted

  @arkham-lcg/discard-piles
  Scenario: A card of their own class comes back
    Given Wendy Adams is at the Study
    And Wendy Adams has Do-or-Die in hand
    And the discard pile of Wendy Adams holds Lucky! (0)
    And the chaos bag holds 0
    When Wendy Adams investigates
    And Wendy Adams commits Do-or-Die
    And nobody commits anything
    And the result of the test itself is applied first
    Then Lucky! (0) is in Wendy Adams's hand

  @arkham-lcg/discard-piles
  Scenario: All but itself comes back
    Given Wendy Adams is at the Study
    And Wendy Adams has On the Brink (0) in hand
    And Wendy Adams has Overpower (0) in hand
    And Ghoul Priest is engaged with Wendy Adams
    And the chaos bag holds -8
    When Wendy Adams fights Ghoul Priest
    And Wendy Adams commits On the Brink (0)
    And Wendy Adams commits Overpower (0)
    And nobody commits anything
    And On the Brink (0) is applied first
    Then Overpower (0) is in Wendy Adams's hand

  @arkham-lcg/drawing-cards
  Scenario: A card for each clue
    Given Roland Banks is at the Study
    And Roland Banks controls Caldwell Philips
    And the Study has 3 clues
    And the deck of Roland Banks holds Emergency Cache (0), Shrivelling (0) and Knife (0)
    And Roland Banks has Working a Hunch (0) in hand
    When Roland Banks plays Working a Hunch (0)
    And Roland Banks uses Caldwell Philips
    Then Emergency Cache (0) is in Roland Banks's hand

  @arkham-lcg/fight-action
  Scenario: No more than seven
    Given Roland Banks is at the Study
    And Roland Banks has 9 resources
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Nova Malone
    And the chaos bag holds 0
    When Roland Banks uses Nova Malone on Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/steps/st-2
  Scenario: One for committing
    Given Roland Banks is at the Study
    And Roland Banks controls Claire Wilson
    And Roland Banks has Perception (0) in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Perception (0)
    And Roland Banks uses Claire Wilson
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 4

  @arkham-lcg/clues
  Scenario: A clue out of nothing
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Mary Zielinski (87013)
    And the chaos bag holds 0
    When Roland Banks uses Mary Zielinski (87013)
    And nobody commits anything
    Then Roland Banks has 1 clue
    And the Study has 1 clue

  @arkham-lcg/dealing-damage-horror
  Scenario: A subject of another kind
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Wolf-Man Drew is at the Study
    And Wolf-Man Drew is exhausted
    And Roland Banks controls Alien Instruments
    And the chaos bag holds 0
    When Roland Banks uses Alien Instruments
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/heal
  Scenario: Comfort next to a skull
    Given Jim Culver and Roland Banks are at the Study
    And Roland Banks has 1 horror
    And Jim Culver has 1 horror
    And Jim Culver controls Jim's Trumpet (90050)
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Jim Culver investigates
    And nobody commits anything
    And Jim Culver uses Jim's Trumpet (90050)
    Then Roland Banks has 0 horror
    And Jim Culver has 0 horror

  @arkham-lcg/clues
  Scenario: A mystery more
    Given Roland Banks is at the Study
    And Roland Banks has Mysteries Remain (98005) in hand
    When Roland Banks plays Mysteries Remain (98005)
    And Roland Banks chooses option 1 of Mysteries Remain (98005)
    Then the Study has 1 clue

  @arkham-lcg/uses-x-type @arkham-lcg/action
  Scenario: Two charges for two actions
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Blur (4)
    And the chaos bag holds -1
    When Agnes Baker uses Blur (4) on Ghoul Minion
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker chooses option 2 of Blur (4)
    Then Agnes Baker has 4 actions

  @arkham-lcg/uses-x-type @arkham-lcg/fight-action
  Scenario: Three charges, three damage
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker controls Brand of Cthugha (4)
    And the chaos bag holds 0
    When Agnes Baker uses Brand of Cthugha (4) on Ghoul Priest
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    And Agnes Baker chooses option 3 of Brand of Cthugha (4)
    Then Ghoul Priest has 3 damage

  @arkham-lcg/uses-x-type
  Scenario: Twice the rounds
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (0)
    And .45 Automatic (0) has 3 ammo
    And Roland Banks has Contraband (2) in hand
    And Roland Banks has 9 resources
    When Roland Banks plays Contraband (2)
    And Roland Banks chooses .45 Automatic (0)
    And Roland Banks chooses option 3 of Contraband (2)
    Then .45 Automatic (0) has 6 ammo

  @arkham-lcg/enemy-engagement @arkham-lcg/lasting-effects
  Scenario: Out of everybody's reach
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker has Ethereal Form (2) in hand
    And the chaos bag holds 0
    When Agnes Baker plays Ethereal Form (2) on Ghoul Minion
    And nobody commits anything
    And Ethereal Form (2) is applied first
    Then Ghoul Priest is engaged with nobody
    And Ghoul Minion is exhausted

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: A coat for another token
    Given Roland Banks is at the Study
    And Roland Banks controls Heavy Furs
    And the Study has 1 clue
    And the scenario is The Gathering
    And the chaos bag holds skull and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals skull
    And Roland Banks uses Heavy Furs
    And Roland Banks reveals 0
    Then Roland Banks has 1 clue
    And Heavy Furs has 1 damage

  @arkham-lcg/steps/st-7
  Scenario: Thrown away for a clue
    Given Roland Banks is at the Study
    And Roland Banks controls Ice Pick (3)
    And the Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses Ice Pick (3)
    And nobody reacts to anything else
    And nobody commits anything
    And Ice Pick (3) is applied first
    And Roland Banks accepts the effect of Ice Pick (3)
    Then Roland Banks has 2 clues

  @arkham-lcg/costs
  Scenario: Sold by Joey, at its price
    Given Roland Banks is at the Study
    And Roland Banks controls Joey "The Rat" Vigil (3)
    And Roland Banks has Knife (0) in hand
    And Roland Banks has 2 resources
    When Roland Banks uses ability 1 of Joey "The Rat" Vigil (3)
    Then Knife (0) is in play
    And Roland Banks has 0 resources

  @arkham-lcg/evade-evade-action
  Scenario: And past another one
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    And Roland Banks has Lightfooted in hand
    And the chaos bag holds 0
    When Roland Banks evades Ghoul Minion
    And Roland Banks commits Lightfooted
    And nobody commits anything
    And the result of the test itself is applied first
    And Roland Banks accepts the effect of Lightfooted
    Then Swarm of Rats is exhausted

  @arkham-lcg/search @arkham-lcg/costs
  Scenario: A find that costs as much less as it lay deep
    Given Monterey Jack (90062) is at the Study
    And the Study has 1 clue
    And Monterey Jack (90062) has 2 resources
    And the deck of Monterey Jack (90062) holds Rabbit's Foot (0), Knife (0) and Guts (0)
    And the chaos bag holds +1
    When Monterey Jack (90062) investigates
    And nobody commits anything
    And Monterey Jack (90062) uses Monterey Jack (90062)
    Then Rabbit's Foot (0) is in play
    And Monterey Jack (90062) has 2 resources

  @arkham-lcg/drawing-cards
  Scenario: Five of each
    Given Roland Banks is at the Study
    And Roland Banks has 4 resources
    And Roland Banks has Nothing Left to Lose in hand
    And the deck of Roland Banks holds Rabbit's Foot (0), Knife (0), Guts (0), Machete (0), Overpower (0) and Emergency Cache (0)
    When Roland Banks plays Nothing Left to Lose
    Then Roland Banks has 5 resources
    And Roland Banks has 5 cards in hand

  @arkham-lcg/costs
  Scenario: A tune for somebody else
    Given Patrice Hathaway is at the Study
    And Roland Banks is at the Study
    And Patrice Hathaway controls Patrice's Violin
    And Patrice Hathaway has Knife (0) in hand
    When Patrice Hathaway uses Patrice's Violin
    And Patrice Hathaway chooses Roland Banks
    And Roland Banks chooses option 1 of Patrice's Violin
    Then Roland Banks has 1 resource

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: As many as of the rarer kind
    Given Roland Banks is at the Study
    And Roland Banks has 3 damage
    And Roland Banks has 1 horror
    And Roland Banks has Providential in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Providential
    And nobody commits anything
    And the result of the test itself is applied first
    Then this has happened: 1 bless token is added to the chaos bag

  @arkham-lcg/clues
  Scenario: One clue more
    Given Agnes Baker is at the Study
    And the Study has 3 clues
    And Agnes Baker has Read the Signs (2) in hand
    And the chaos bag holds 0
    When Agnes Baker plays Read the Signs (2)
    And nobody commits anything
    And the result of the test itself is applied first
    Then Agnes Baker has 2 clues

  @arkham-lcg/steps/st-2
  Scenario: As hard as it is, so many icons
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Rise to the Occasion (3) in hand
    And the chaos bag holds 0
    When Roland Banks evades Ghoul Priest
    And Roland Banks commits Rise to the Occasion (3)
    And nobody commits anything
    Then this has happened: Roland Banks succeeds

  @arkham-lcg/drawing-cards
  Scenario: Three drawn, one thrown away
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker controls Scroll of Prophecies
    And the deck of Roland Banks holds Rabbit's Foot (0), Knife (0), Guts (0) and Machete (0)
    When Agnes Baker uses Scroll of Prophecies
    And Agnes Baker chooses Roland Banks
    And Roland Banks chooses Guts (0)
    Then Roland Banks has 2 cards in hand

  @arkham-lcg/heal
  Scenario: A copy heals it whole
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spiritual Resolve
    And Spiritual Resolve has 2 horror
    And Agnes Baker has Spiritual Resolve #2 in hand
    When Agnes Baker uses Spiritual Resolve
    Then Spiritual Resolve has 0 horror

  @arkham-lcg/search @arkham-lcg/then
  Scenario: The prey comes, and a clue with it
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams has Stalk Prey in hand
    And the encounter deck holds Ancient Evils, Swarm of Rats and Rotting Remains
    And the deck of Wendy Adams holds Knife (0)
    When Wendy Adams plays Stalk Prey
    Then Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has 1 clue

  @arkham-lcg/steps/st-3 @arkham-lcg/delayed-effects
  Scenario: A test without a token
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams has Will to Survive (60512) in hand
    And Wendy Adams has 9 resources
    And the chaos bag holds 0
    When Wendy Adams plays Will to Survive (60512)
    And Wendy Adams investigates
    And nobody commits anything
    Then this has happened: Wendy Adams succeeds by 1

  @arkham-lcg/fight-action
  Scenario: The margin and one
    Given Roland Banks is at the Study
    And Roland Banks controls Winchester Model 12
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Winchester Model 12 on Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 4 damage

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: The curse is gone for good
    Given Roland Banks is at the Study
    And Roland Banks controls False Covenant
    And the chaos bag holds curse and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals curse
    And Roland Banks uses False Covenant
    And Roland Banks reveals 0
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/uses-x-type
  Scenario: All five for one gun
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (0)
    And Roland Banks has Stock Ammo Reload in hand
    When Roland Banks plays Stock Ammo Reload
    Then .45 Automatic (0) has 9 ammo

  @arkham-lcg/fight-action
  Scenario: Harder once it has hit
    Given Roland Banks is at the Study
    And Roland Banks controls Green Soapstone
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Ghoul Priest
    And nobody commits anything
    And Roland Banks uses Green Soapstone
    Then Ghoul Priest has 2 damage

  @arkham-lcg/uses-x-type @arkham-lcg/action
  Scenario: At three the clock gives an action
    Given Roland Banks is at the Study
    And Roland Banks controls The Red Clock (2)
    And The Red Clock (2) has 2 charges
    When the turn of Roland Banks begins
    And Roland Banks chooses option 1 of The Red Clock (2)
    Then The Red Clock (2) has 3 charges
    And Roland Banks has 4 actions

  @arkham-lcg/evade-evade-action
  Scenario: Evaded, and then sent away
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Shroud of Shadows (4)
    And the chaos bag holds 0
    When Agnes Baker uses Shroud of Shadows (4) on Ghoul Minion
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker accepts the effect of Shroud of Shadows (4)
    Then Ghoul Minion is exhausted
    And Ghoul Minion is at the Hallway

  @arkham-lcg/event-cards @arkham-lcg/fight-action
  Scenario: A knife in the back, told with what it is played for
    Given Wendy Adams is at the Study
    And Wendy Adams has Backstab (01051) in hand
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams plays Backstab (01051) to fight Ghoul Minion
    And nobody commits anything
    Then Ghoul Minion is defeated

  @arkham-lcg/activate-action
  Scenario: The encounter deck is what is looked at
    Given Daisy Walker is at the Study
    And Daisy Walker controls Scrying (01061)
    And the encounter deck holds Ancient Evils, Swarm of Rats, Rotting Remains, Obscuring Fog
    When Daisy Walker uses Scrying (01061) on the encounter deck
    Then Daisy Walker looks at the top 3 cards of the encounter deck
