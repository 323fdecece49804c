Feature: Further cards, played once each
  Source: Rules Reference v2.5 and FAQ v2.5, under the rules that each case cites.

  @arkham-lcg/evade-evade-action @arkham-lcg/fight-action
  Scenario: Shot at while it lies there
    Given Wendy Adams is at the Study
    And Ghoul Priest is engaged with Wendy Adams
    And Wendy Adams controls .25 Automatic (2)
    And Wendy Adams has 3 actions
    And the chaos bag holds 0, +1 and 0
    When Wendy Adams evades Ghoul Priest
    And nobody commits anything
    And Wendy Adams reveals 0
    And Wendy Adams uses .25 Automatic (2) on Ghoul Priest
    And nobody commits anything
    And Wendy Adams reveals +1
    Then Ghoul Priest has 2 damage
    And .25 Automatic (2) has 3 ammo
    And Wendy Adams has 2 actions

  @arkham-lcg/attach-to @arkham-lcg/defeat
  Scenario: Worth its printed health, and set aside
    Given Agnes Baker is at the Study
    And Agnes Baker has 0 resources
    And Ghoul Priest is at the Study with 4 damage
    And Ghoul Priest is exhausted
    And Aember Rot is attached to Ghoul Priest
    And Aember Rot belongs to Agnes Baker
    When Ghoul Priest is defeated
    Then Agnes Baker has 5 resources
    And Aember Rot is set aside

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A blessing for each point of health
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And Roland Banks controls Ancestral Token
    And the Study has 0 clues
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And nobody commits anything
    And Roland Banks uses Ancestral Token
    Then the chaos bag now holds 0, bless and bless
    And Ancestral Token is exhausted

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: One card in it is not enough
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls André Patel (72024)
    And Roland Banks has Unexpected Courage (0) in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Unexpected Courage (0)
    And nobody commits anything
    Then it is asked whether Roland Banks uses André Patel (72024)
    And the answer is no

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: Two cards in it, an action out of it
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Roland Banks controls André Patel (72024)
    And Roland Banks has Perception (0) and Unexpected Courage (0) in hand
    And the deck of Roland Banks holds Knife (0)
    And Roland Banks has 3 actions
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Perception (0)
    And Roland Banks commits Unexpected Courage (0)
    And nobody commits anything
    And nobody reacts to anything else
    And Roland Banks uses André Patel (72024)
    And Roland Banks moves to the Hallway
    Then Roland Banks is at the Hallway
    And Roland Banks has 2 actions

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Both skills for it, and the symbol throws a terror away
    Given Agnes Baker and Roland Banks are at the Study
    And the Study has 3 clues
    And Agnes Baker has Augur of Elokoss in hand
    And Agnes Baker has 5 resources
    And Frozen in Fear is in the threat area of Roland Banks
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker plays Augur of Elokoss
    And nobody commits anything
    And Augur of Elokoss is applied first
    And the result of the test itself is applied first
    And Agnes Baker accepts the effect of Augur of Elokoss
    Then this has happened: Agnes Baker succeeds by 5
    And Agnes Baker has 2 clues
    And Frozen in Fear is in the encounter discard pile

  @arkham-lcg/cancel
  Scenario: Frost away, another in its place
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Avery Claypool (08718)
    And the chaos bag holds frost and 0
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals frost
    And Roland Banks uses Avery Claypool (08718)
    And Agnes Baker reveals 0
    Then this has happened: Agnes Baker succeeds by 0
    And Avery Claypool (08718) has 4 supplies

  @arkham-lcg/cancel @arkham-lcg/then
  Scenario: Frost away, and no token at all
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Avery Claypool (08591)
    And the chaos bag holds frost and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals frost
    And Roland Banks uses Avery Claypool (08591)
    And Roland Banks chooses option 2 of Avery Claypool (08591)
    Then this has happened: Roland Banks succeeds by 1
    And Avery Claypool (08591) has 2 supplies

  @arkham-lcg/cancel @arkham-lcg/then
  Scenario: Frost away, and a new token for somebody else
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Avery Claypool (08591)
    And the chaos bag holds frost and +1
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals frost
    And Roland Banks uses Avery Claypool (08591)
    And Roland Banks chooses option 1 of Avery Claypool (08591)
    And Agnes Baker reveals +1
    Then this has happened: Agnes Baker succeeds by 1
    And Avery Claypool (08591) has 3 supplies

  @arkham-lcg/additional-costs
  Scenario: Two actions, eight resources among two
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Bank Job in hand
    And Roland Banks has 2 resources
    And Agnes Baker has 0 resources
    And Roland Banks has 3 actions
    When Roland Banks plays Bank Job
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    Then Roland Banks has 3 resources
    And Agnes Baker has 5 resources
    And Roland Banks has 1 action

  @arkham-lcg/dealing-damage-horror
  Scenario: The baron adds to it
    Given Marie Lambeau (99001) is at the Study
    And Marie Lambeau (99001) controls Baron Samedi (99003)
    When Marie Lambeau (99001) takes 1 damage
    Then Marie Lambeau (99001) has 2 damage

  @arkham-lcg/clues
  Scenario: A clue from where it lies
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has Belly of the Beast in hand
    And Wendy Adams has 1 resource
    And the chaos bag holds +1
    When Wendy Adams evades Swarm of Rats
    And nobody commits anything
    And nobody reacts
    And Wendy Adams plays Belly of the Beast
    Then Wendy Adams has 1 clue
    And Wendy Adams has 0 resources

  @arkham-lcg/clues
  Scenario: By one only: no clue from it
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has Belly of the Beast in hand
    And Wendy Adams has 1 resource
    And the chaos bag holds 0
    When Wendy Adams evades Swarm of Rats
    And nobody commits anything
    And nobody reacts
    Then it is asked whether Wendy Adams plays Belly of the Beast
    And the answer is no

  @arkham-lcg/skill-cards
  Scenario: The curse comes upon the caster where there is nobody else
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Flashlight (0)
    And Agnes Baker has Blood Curse (3) in hand
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker commits Blood Curse (3)
    And nobody commits anything
    And the result of the test itself is applied first
    Then Agnes Baker has 1 damage
    And Flashlight (0) has 0 damage

  @arkham-lcg/costs
  Scenario: Three damage for three more
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker has Blood Eclipse (3) in hand
    And Agnes Baker has 1 resource
    And the chaos bag holds -4
    When Agnes Baker plays Blood Eclipse (3)
    And Agnes Baker pays for Blood Eclipse (3) in way 4
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 0
    And Ghoul Priest has 4 damage
    And Agnes Baker has 3 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Two cards drawn, two thrown away
    Given Daisy Walker is at the Study
    And Ghoul Priest is engaged with Daisy Walker
    And Daisy Walker has Blood-Rite in hand
    And Daisy Walker has 0 resources
    And the deck of Daisy Walker holds Knife (0), Guts (0) and Overpower (0)
    When Daisy Walker plays Blood-Rite
    And Daisy Walker accepts the effect of Blood-Rite
    And Daisy Walker chooses Knife (0)
    And Daisy Walker accepts the effect of Blood-Rite
    And Daisy Walker chooses option 1 of Blood-Rite
    And Daisy Walker accepts the effect of Blood-Rite
    And Daisy Walker accepts the effect of Blood-Rite
    And Daisy Walker chooses option 2 of Blood-Rite
    Then Ghoul Priest has 1 damage
    And Daisy Walker has 0 resources
    And Daisy Walker has 0 damage
    And Daisy Walker has no cards in hand

  @arkham-lcg/uses-x-type
  Scenario: By nothing at all: an action and a wound
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Blur (1)
    And Agnes Baker has 3 actions
    And the chaos bag holds -4
    When Agnes Baker uses Blur (1) on Ghoul Minion
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    And the result of the test itself is applied first
    Then Agnes Baker has 1 damage
    And Agnes Baker has 3 actions
    And Blur (1) has 2 charges

  @arkham-lcg/uses-x-type
  Scenario: No charge, no blur
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Blur (1)
    And Blur (1) has 0 charges
    When Agnes Baker uses Blur (1) on Ghoul Minion
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/action/basic-action-types
  Scenario: Brute force in a basic fight
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Brute Force in hand
    And the chaos bag holds -1
    When Roland Banks fights Ghoul Priest
    And Roland Banks commits Brute Force
    And nobody commits anything
    And the result of the test itself is applied first
    Then this has happened: Roland Banks succeeds by 2
    And Ghoul Priest has 3 damage

  @arkham-lcg/action/basic-action-types
  Scenario: Brute force and a knife
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Knife (0)
    And Roland Banks has Brute Force in hand
    And the chaos bag holds 0
    When Roland Banks uses ability 1 of Knife (0) on Ghoul Priest
    And Roland Banks commits Brute Force
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2
    And Ghoul Priest has 1 damage

  @arkham-lcg/heal
  Scenario: A resource for whoever is comforted
    Given Carolyn Fern (98010) and Roland Banks are at the Study
    And the Study has 1 clue
    And Roland Banks has 1 horror
    And Roland Banks has 0 resources
    And the chaos bag holds elder sign
    When Carolyn Fern (98010) investigates
    And nobody commits anything
    And Carolyn Fern (98010) accepts the effect of Carolyn Fern (98010)
    And Carolyn Fern (98010) uses Carolyn Fern (98010)
    Then Roland Banks has 0 horror
    And Roland Banks has 1 resource

  @arkham-lcg/fight-action
  Scenario: More caustic with two clues
    Given Roland Banks is at the Study
    And Roland Banks has 2 clues
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Caustic Reaction (2) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds -1
    When Roland Banks plays Caustic Reaction (2) on Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 0
    And Ghoul Priest has 3 damage

  @arkham-lcg/fight-action
  Scenario: Less caustic with one clue
    Given Roland Banks is at the Study
    And Roland Banks has 1 clue
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Caustic Reaction (2) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds -1
    When Roland Banks plays Caustic Reaction (2) on Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 2 damage

  @arkham-lcg/heal
  Scenario: Two points of horror from two heads
    Given Agnes Baker and Roland Banks are at the Study
    And Roland Banks has 2 horror
    And Agnes Baker has 2 horror
    And Agnes Baker controls Clarity of Mind (3)
    When Agnes Baker uses Clarity of Mind (3)
    And Agnes Baker chooses Roland Banks
    And Agnes Baker chooses Agnes Baker
    Then Roland Banks has 1 horror
    And Agnes Baker has 1 horror
    And Clarity of Mind (3) has 3 charges

  @arkham-lcg/cancel
  Scenario: Furs against the frost
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Claypool's Furs
    And the chaos bag holds frost and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals frost
    And Roland Banks uses Claypool's Furs
    And Roland Banks reveals 0
    Then this has happened: Roland Banks succeeds by 1
    And Claypool's Furs has 1 damage

  @arkham-lcg/cancel
  Scenario: Furs keep only their wearer warm
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Claypool's Furs
    And the chaos bag holds frost and 0
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals frost
    Then Roland Banks cannot use Claypool's Furs

  @arkham-lcg/enemy-engagement @arkham-lcg/instead
  Scenario: It stumbles instead of engaging
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is at the Hallway
    And Roland Banks controls Cloak of the Outer Realm
    When Roland Banks moves to the Hallway
    And Roland Banks uses Cloak of the Outer Realm
    Then Ghoul Minion is engaged with nobody
    And Ghoul Minion is exhausted
    And Cloak of the Outer Realm has 3 charges

  @arkham-lcg/enemy-engagement @arkham-lcg/instead
  Scenario: An Elite engages nonetheless
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Priest is at the Hallway
    And Roland Banks controls Cloak of the Outer Realm
    When Roland Banks moves to the Hallway
    Then Ghoul Priest is engaged with Roland Banks

  @arkham-lcg/base-value
  Scenario: At five or at two more
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker controls Cookie's Custom .32
    And the chaos bag holds 0
    When Agnes Baker uses Cookie's Custom .32
    And Agnes Baker chooses option 1 of Cookie's Custom .32
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 1
    And Ghoul Priest has 2 damage
    And Cookie's Custom .32 has 1 ammo

  @arkham-lcg/base-value
  Scenario: Two more, where that is better
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Cookie's Custom .32
    And the chaos bag holds 0
    When Roland Banks uses Cookie's Custom .32
    And Roland Banks chooses option 2 of Cookie's Custom .32
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2

  @arkham-lcg/evade-evade-action
  Scenario: A cloud that eats at everything
    Given Wendy Adams and Roland Banks are at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And Ghoul Priest is engaged with Roland Banks
    And Wendy Adams controls Corrosive Cloud
    And Wendy Adams has 3 actions
    And the scenario is The Gathering
    And the chaos bag holds tablet
    When Wendy Adams uses Corrosive Cloud on Ghoul Minion
    And nobody commits anything
    And the result of the test itself is applied first
    Then Ghoul Minion is exhausted
    And Ghoul Priest is exhausted
    And Ghoul Priest has 1 damage
    And Ghoul Minion has 1 damage
    And Roland Banks has 1 damage
    And Wendy Adams has 1 action

  @arkham-lcg/investigate-action
  Scenario: The professor looks, and then throws away
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Dr. Amy Kensler (08593)
    And Agnes Baker has 3 actions
    And the encounter deck holds Ancient Evils and Swarm of Rats
    And the deck of Agnes Baker holds Knife (0)
    And the chaos bag holds -4
    When Agnes Baker uses Dr. Amy Kensler (08593)
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker looks at the encounter deck
    And Agnes Baker accepts the effect of Dr. Amy Kensler (08593)
    Then Ancient Evils is in the encounter discard pile
    And Agnes Baker has 1 clue
    And Agnes Baker has 3 actions
    And Dr. Amy Kensler (08593) has 2 secrets
    And Dr. Amy Kensler (08593) is exhausted

  @arkham-lcg/investigate-action
  Scenario: An action, and a base of five
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Dr. Amy Kensler (08720)
    And Agnes Baker has 3 actions
    And the chaos bag holds -4
    When Agnes Baker uses Dr. Amy Kensler (08720)
    And nobody commits anything
    Then this has happened: Agnes Baker fails by 1
    And Agnes Baker has 2 actions

  @arkham-lcg/heal
  Scenario: The doctor does not treat herself
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Mala Sinha (08590)
    And Dr. Mala Sinha (08590) has 2 damage
    When Roland Banks uses Dr. Mala Sinha (08590)
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/heal
  Scenario: The doctor treats another ally
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Mala Sinha (08717)
    And Roland Banks controls Beat Cop (0)
    And Beat Cop (0) has 1 damage
    And Roland Banks has 3 actions
    When Roland Banks uses Dr. Mala Sinha (08717)
    Then Beat Cop (0) has 0 damage
    And Roland Banks has 2 actions

  @arkham-lcg/heal
  Scenario: The doctor treats an investigator for no action
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Dr. Mala Sinha (08590)
    And Agnes Baker has 3 damage
    And it is the turn of Agnes Baker
    When Roland Banks uses Dr. Mala Sinha (08590)
    Then Agnes Baker has 1 damage
    And Dr. Mala Sinha (08590) has 2 supplies

  @arkham-lcg/heal
  Scenario: The geologist comforts another
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Professor William Dyer (08587)
    And Agnes Baker has 3 horror
    And it is the turn of Agnes Baker
    When Roland Banks uses Professor William Dyer (08587)
    Then Agnes Baker has 1 horror

  @arkham-lcg/heal
  Scenario: The geologist comforts for an action
    Given Roland Banks is at the Study
    And Roland Banks controls Professor William Dyer (08714)
    And Roland Banks has 1 horror
    And Roland Banks has 3 actions
    When Roland Banks uses Professor William Dyer (08714)
    Then Roland Banks has 0 horror
    And Roland Banks has 2 actions
    And Professor William Dyer (08714) has 2 secrets

  @arkham-lcg/parley
  Scenario: Drained by two
    Given Agnes Baker is at the Study
    And Agnes Baker has 3 damage
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has Drain Essence in hand
    And Agnes Baker has 2 resources
    And the chaos bag holds 0
    When Agnes Baker plays Drain Essence on Ghoul Minion
    And nobody commits anything
    And Agnes Baker moves 2 damage to Ghoul Minion
    Then Agnes Baker has 1 damage
    And Ghoul Minion is in the encounter discard pile

  @arkham-lcg/parley
  Scenario: Of an Elite one only
    Given Agnes Baker is at the Study
    And Agnes Baker has 3 damage
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker has Drain Essence in hand
    And Agnes Baker has 2 resources
    And the chaos bag holds 0
    When Agnes Baker plays Drain Essence on Ghoul Priest
    And nobody commits anything
    Then Agnes Baker has 2 damage
    And Ghoul Priest has 1 damage

  @arkham-lcg/drawing-cards
  Scenario: Back on the deck it came from
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Dreaded End
    And the encounter deck holds Ancient Evils
    When Agnes Baker uses Dreaded End
    And nobody reacts to anything else
    And Agnes Baker chooses option 1 of Dreaded End
    And Agnes Baker draws an encounter card
    Then Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has 1 damage

  @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: Two of five thrown away
    Given Agnes Baker is at the Study
    And Agnes Baker controls Dreaded End
    And the encounter deck holds Ancient Evils, Swarm of Rats, Rotting Remains, Grasping Hands, Crypt Chill and Ghoul Minion
    And the chaos bag holds 0
    When Agnes Baker uses Dreaded End
    And Agnes Baker chooses Ancient Evils and Grasping Hands
    And Agnes Baker puts back Crypt Chill, Rotting Remains and Swarm of Rats
    And Agnes Baker draws an encounter card
    Then Grasping Hands is in the encounter discard pile
    And this has happened: Agnes Baker draws the encounter card Crypt Chill

  @arkham-lcg/move
  Scenario: Off to Tindalos through a portal
    Given Roland Banks is at the Study
    And Tindalos is in play
    And Roland Banks controls Edwin Bennet (87036b)
    And Roland Banks has 5 resources
    When Roland Banks uses Edwin Bennet (87036b)
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/clues @arkham-lcg/move
  Scenario: Boots for the last clue
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Attic is in play
    And Roland Banks controls Ellsworth's Boots
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Ellsworth's Boots
    And Roland Banks chooses option 2 of Ellsworth's Boots
    And Roland Banks chooses the Attic
    Then Roland Banks is at the Attic
    And Ellsworth's Boots is in the discard pile

  @arkham-lcg/clues @arkham-lcg/move
  Scenario: Boots for a step
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Roland Banks controls Ellsworth's Boots
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Ellsworth's Boots
    And Roland Banks chooses option 1 of Ellsworth's Boots
    Then Roland Banks is at the Hallway
    And Ellsworth's Boots is exhausted

  @arkham-lcg/clues @arkham-lcg/move
  Scenario: Not while a clue is left
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 2 clues
    And Roland Banks controls Ellsworth's Boots
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    Then it is asked whether Roland Banks uses Ellsworth's Boots
    And the answer is no

  @arkham-lcg/additional-costs
  Scenario: A blade with a charge in it
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Enchanted Blade (0)
    And the chaos bag holds 0
    When Roland Banks uses Enchanted Blade (0)
    And Roland Banks pays for Enchanted Blade (0) in way 2
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2
    And Ghoul Priest has 2 damage
    And Enchanted Blade (0) has 2 charges

  @arkham-lcg/additional-costs
  Scenario: A blade without
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Enchanted Blade (0)
    And Enchanted Blade (0) has 0 charges
    And the chaos bag holds 0
    When Roland Banks uses Enchanted Blade (0) on Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1
    And Ghoul Priest has 1 damage

  @arkham-lcg/action/basic-action-types
  Scenario: Away from two of them
    Given Wendy Adams is at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has Expeditious Retreat in hand
    And the chaos bag holds -3
    When Wendy Adams evades Ghoul Minion
    And Wendy Adams commits Expeditious Retreat
    And nobody commits anything
    And nobody reacts to anything else
    And the result of the test itself is applied first
    And Wendy Adams accepts the effect of Expeditious Retreat
    Then Swarm of Rats is exhausted
    And Swarm of Rats is engaged with nobody

  @arkham-lcg/heal
  Scenario: Comforted for what comes next
    Given Carolyn Fern (05001) is at the Study
    And Carolyn Fern has 1 horror
    And Carolyn Fern controls Experimental Psychology
    And the Study has 1 clue
    And the chaos bag holds 0
    When Carolyn Fern uses ability 1 of Experimental Psychology
    And nobody commits anything
    And Carolyn Fern uses ability 2 of Experimental Psychology
    And nobody reacts to anything else
    And Carolyn Fern investigates
    And nobody commits anything
    Then this has happened: Carolyn Fern succeeds by 4

  @arkham-lcg/costs
  Scenario: Every card in hand pays a part
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks has Extensive Research (1), Knife (0), Guts (0), Overpower (0) and Perception (0) in hand
    And Roland Banks has 6 resources
    When Roland Banks plays Extensive Research (1)
    Then Roland Banks has 2 clues
    And Roland Banks has 0 resources

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A curse for a clue next door
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Study has 2 clues
    And the Hallway has 1 clue
    And Agnes Baker controls Eye of Chaos (4)
    And the chaos bag holds curse and 0
    When Agnes Baker uses Eye of Chaos (4)
    And nobody commits anything
    And Agnes Baker reveals curse
    And Agnes Baker accepts the effect of Eye of Chaos (4)
    And Agnes Baker chooses option 1 of Eye of Chaos (4)
    And the result of the test itself is applied first
    Then this has happened: Agnes Baker succeeds by 3
    And Agnes Baker has 3 clues
    And Eye of Chaos (4) has 2 charges

  @arkham-lcg/parley
  Scenario: A suspicion, by one only
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has no clues
    And the Hallway has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Fake Credentials (4)
    And the chaos bag holds -2
    When Roland Banks uses Fake Credentials (4)
    And nobody commits anything
    Then Roland Banks has 1 clue
    And Fake Credentials (4) has 1 resource

  @arkham-lcg/parley
  Scenario: Found out, and back in hand
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Fake Credentials (4)
    And Fake Credentials (4) has 4 resources
    And the chaos bag holds 0
    When Roland Banks uses Fake Credentials (4)
    And nobody commits anything
    Then Fake Credentials (4) is in Roland Banks's hand
    And Roland Banks has 0 damage

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Two curses for five resources
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Faustian Bargain in hand
    And Roland Banks has 0 resources
    And Agnes Baker has 0 resources
    And the chaos bag holds 0
    When Roland Banks plays Faustian Bargain
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Roland Banks
    Then Agnes Baker has 4 resources
    And Roland Banks has 1 resource
    And the chaos bag now holds 0, curse and curse

  @arkham-lcg/heal
  Scenario: Dressed after the hunt
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 1 damage
    And Agnes Baker has 1 damage
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And Agnes Baker has Field Dressing in hand
    And Agnes Baker has 2 resources
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And nobody commits anything
    And Agnes Baker plays Field Dressing
    And nobody reacts to anything else
    And Agnes Baker chooses Roland Banks
    And Agnes Baker declines the effect of Field Dressing
    Then Roland Banks has 0 damage
    And Agnes Baker has 1 damage

  @arkham-lcg/bonded
  Scenario: Out of their reach and through the gate
    Given Luke Robinson is at the Study
    And Ghoul Priest is engaged with Luke Robinson
    And Luke Robinson controls Gate Box
    And Dream-Gate (06015a) is among the bonded cards of Luke Robinson
    When Luke Robinson uses Gate Box
    Then Luke Robinson is at Dream-Gate (06015a)
    And Ghoul Priest is at the Study

  @arkham-lcg/chaos-tokens @arkham-lcg/attack-of-opportunity
  Scenario: Seven tokens and three wounds
    Given Daisy Walker is at the Study
    And Ghoul Priest is engaged with Daisy Walker
    And Swarm of Rats is engaged with Daisy Walker
    And Daisy Walker has Gaze of Ouraxsh in hand
    And Daisy Walker has 2 resources
    And the chaos bag holds curse, curse, 0, 0, 0, -1 and +1
    When Daisy Walker plays Gaze of Ouraxsh
    And Daisy Walker reveals curse
    And Daisy Walker reveals curse
    And Daisy Walker reveals 0
    And Daisy Walker reveals 0
    And Daisy Walker reveals 0
    And Daisy Walker reveals -1
    And Daisy Walker reveals +1
    And Daisy Walker chooses Ghoul Priest
    And Daisy Walker chooses Ghoul Priest
    And Daisy Walker chooses Swarm of Rats
    Then Ghoul Priest has 2 damage
    And Swarm of Rats is in the encounter discard pile
    And Daisy Walker has 0 damage

  @arkham-lcg/drawing-cards
  Scenario: A hand full of other thoughts
    Given Daisy Walker is at the Study
    And Daisy Walker has Glimpse the Unthinkable (5), Knife (0), Guts (0), Machete (0), Overpower (0), Flashlight (0) and Shrivelling (0) in hand
    And Daisy Walker has 1 resource
    And the deck of Daisy Walker holds Perception (0), Lucky! (0) and Rabbit's Foot (0)
    When Daisy Walker plays Glimpse the Unthinkable (5)
    And Daisy Walker chooses Knife (0)
    Then it is asked whether Daisy Walker has 8 cards in hand
    And the answer is yes
    And it is asked whether Knife (0) is in Daisy Walker's hand
    And the answer is depends
    And it is asked whether Glimpse the Unthinkable (5) is removed from the game
    And the answer is yes

  @arkham-lcg/steps/st-6
  Scenario: By nothing at all, and failed nonetheless
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Granny Orne (0)
    And the chaos bag holds -2
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Granny Orne (0)
    And Roland Banks chooses option 1 of Granny Orne (0)
    Then this has happened: Roland Banks fails by 0
    And Roland Banks has 0 clues

  @arkham-lcg/steps/st-6
  Scenario: By one more, for whom that serves
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Granny Orne (0)
    And Roland Banks has "Look what I found!" (0) in hand
    And the chaos bag holds -4
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Granny Orne (0)
    And Roland Banks chooses option 1 of Granny Orne (0)
    And Roland Banks plays "Look what I found!" (0)
    Then Roland Banks has 1 clue

  @arkham-lcg/steps/st-6
  Scenario: Luck counts on top of it
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Granny Orne (0)
    And Roland Banks has Lucky! (0) in hand
    And the chaos bag holds -3
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks uses Granny Orne (0)
    And Roland Banks chooses option 2 of Granny Orne (0)
    And Roland Banks plays Lucky! (0)
    Then Roland Banks has 1 clue

  @arkham-lcg/costs
  Scenario: Buried for one clue, or for good for two
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Gravedigger's Shovel (2)
    When Roland Banks uses ability 2 of Gravedigger's Shovel (2)
    And Roland Banks pays for Gravedigger's Shovel (2) in way 2
    Then Roland Banks has 2 clues
    And Gravedigger's Shovel (2) is removed from the game

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: Every tome once, for nothing
    Given Daisy Walker (90001) is at the Study
    And Daisy Walker (90001) controls Medical Texts (0)
    And Daisy Walker (90001) controls Old Book of Lore (0)
    And Daisy Walker (90001) has 2 damage
    And Daisy Walker (90001) has 3 actions
    And the deck of Daisy Walker (90001) holds Knife (0), Guts (0) and Overpower (0)
    And the chaos bag holds 0
    When Daisy Walker (90001) uses Daisy Walker (90001)
    And nobody reacts to anything else
    And nobody commits anything
    And Daisy Walker (90001) finds Guts (0)
    Then Daisy Walker (90001) has 3 actions
    And Daisy Walker (90001) has 1 damage
    And Guts (0) is in Daisy Walker (90001)'s hand

  @arkham-lcg/modifiers
  Scenario: A tome for the will
    Given Daisy Walker (90001) is at the Study
    And Daisy Walker (90001) controls Medical Texts (0)
    And Daisy Walker (90001) controls Old Book of Lore (0)
    And the discard pile of Daisy Walker (90001) holds Encyclopedia (2) and Knife (0)
    And the chaos bag holds elder sign
    When Daisy Walker (90001) tests willpower (4)
    And nobody commits anything
    And Daisy Walker (90001) accepts the effect of Daisy Walker (90001)
    Then this has happened: Daisy Walker (90001) succeeds by 0
    And Encyclopedia (2) is in Daisy Walker (90001)'s hand

  @arkham-lcg/doom
  Scenario: A memory that is played
    Given Agnes Baker is at the Study
    And the current agenda is What's Going On?!
    And Agnes Baker has Dark Memory (90019) in hand
    And Agnes Baker has 4 resources
    When Agnes Baker plays Dark Memory (90019)
    Then What's Going On?! has 1 doom

  @arkham-lcg/at
  Scenario: A memory that is kept
    Given Agnes Baker is at the Study
    And Agnes Baker has Dark Memory (90019) in hand
    When the turn of Agnes Baker ends
    And nobody reacts to anything else
    Then Agnes Baker has 2 horror

  @arkham-lcg/uses-x-type
  Scenario: One charge for the fallen, none for what only left
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker controls Decorated Skull (3)
    And Roland Banks controls Beat Cop (0)
    When Beat Cop (0) is defeated
    And Agnes Baker uses ability 2 of Decorated Skull (3)
    Then Decorated Skull (3) has 1 charge

  @arkham-lcg/uses-x-type
  Scenario: Two charges, two cards, two resources
    Given Agnes Baker is at the Study
    And Agnes Baker controls Decorated Skull (3)
    And Decorated Skull (3) has 2 charges
    And Agnes Baker has 0 resources
    And the deck of Agnes Baker holds Knife (0), Guts (0) and Overpower (0)
    When Agnes Baker uses ability 4 of Decorated Skull (3)
    And Agnes Baker pays for Decorated Skull (3) in way 2
    Then Agnes Baker has 2 resources
    And Agnes Baker has 2 cards in hand
    And Decorated Skull (3) has 0 charges

  @arkham-lcg/dealing-damage-horror
  Scenario: The bird takes it, and bursts
    Given Wendy Adams and Roland Banks are at the Study
    And Wendy Adams has 2 damage
    And Wendy Adams controls "Devil"
    And "Devil" has 2 damage
    And Ghoul Priest is engaged with Wendy Adams
    When the turn of Wendy Adams begins
    Then "Devil" is in the discard pile
    And Wendy Adams has 3 damage
    And Roland Banks has 2 damage
    And Ghoul Priest has 2 damage

  @arkham-lcg/costs
  Scenario: One thing for another
    Given Dexter Drake (98016) is at the Study
    And Dexter Drake (98016) controls Knife (0)
    And Dexter Drake (98016) has Flashlight (0) and Knife (0) #2 in hand
    And Dexter Drake (98016) has 1 resource
    When Dexter Drake (98016) uses Dexter Drake (98016)
    Then Flashlight (0) is in play
    And Knife (0) is in the discard pile
    And Dexter Drake (98016) has 0 resources

  @arkham-lcg/then
  Scenario: Back in hand, and a card for it
    Given Dexter Drake (98016) is at the Study
    And the Study has 1 clue
    And Dexter Drake (98016) controls Flashlight (0)
    And the deck of Dexter Drake (98016) holds Guts (0)
    And the chaos bag holds elder sign
    When Dexter Drake (98016) investigates
    And nobody commits anything
    And Dexter Drake (98016) accepts the effect of Dexter Drake (98016)
    Then Flashlight (0) is in Dexter Drake (98016)'s hand
    And Guts (0) is in Dexter Drake (98016)'s hand

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: Beamed away
    Given Roland Banks is at the Study
    And the Attic is in play
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Dimensional Beam Machine
    When Roland Banks uses Dimensional Beam Machine
    And Roland Banks chooses option 2 of Dimensional Beam Machine
    And Roland Banks chooses the Attic
    Then Ghoul Minion is at the Attic
    And Ghoul Minion is engaged with nobody
    And Roland Banks is at the Study
    And Dimensional Beam Machine has 1 charge

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: The investigator is beamed, and it comes along
    Given Roland Banks is at the Study
    And the Attic is in play
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Dimensional Beam Machine
    When Roland Banks uses Dimensional Beam Machine
    And Roland Banks chooses the Attic
    Then Ghoul Priest is engaged with Roland Banks
    And Roland Banks is at the Attic

  @arkham-lcg/uses-x-type
  Scenario: The last charge is worth one clue
    Given Agnes Baker is at the Study
    And the Study has 3 clues
    And Agnes Baker controls Divination (1)
    And Divination (1) has 1 charge
    And the chaos bag holds 0
    When Agnes Baker uses Divination (1)
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    Then it is asked whether Agnes Baker has 2 clues
    And the answer is no

  @arkham-lcg/uses-x-type
  Scenario: By nothing at all: a card goes
    Given Agnes Baker is at the Study
    And the Study has 3 clues
    And Agnes Baker has Knife (0) in hand
    And Agnes Baker controls Divination (1)
    And the chaos bag holds -4
    When Agnes Baker uses Divination (1)
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    And Agnes Baker chooses option 2 of Divination (1)
    Then Agnes Baker has 2 clues
    And Divination (1) has 2 charges
    And Agnes Baker has no cards in hand

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: As many curses as blessings
    Given Roland Banks is at the Study
    And Roland Banks has Harmony Restored in hand
    And Roland Banks has 3 resources
    And the chaos bag holds 0, bless, bless, curse, curse and curse
    When Roland Banks plays Harmony Restored
    Then Roland Banks has 2 resources
    And the chaos bag now holds 0, bless, bless and curse

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: More blessings than curses
    Given Roland Banks is at the Study
    And Roland Banks has Harmony Restored in hand
    And Roland Banks has 3 resources
    And the chaos bag holds 0, bless, bless, bless and curse
    When Roland Banks plays Harmony Restored
    Then Roland Banks has 1 resource
    And the chaos bag now holds 0, bless, bless and bless

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: No curse to return
    Given Roland Banks is at the Study
    And Roland Banks has Harmony Restored in hand
    And Roland Banks has 3 resources
    And the chaos bag holds 0, bless, bless and bless
    When Roland Banks plays Harmony Restored
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/flood-tokens
  Scenario: A headdress for wet places
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And the flood level of the Study is partially flooded
    And Roland Banks controls Headdress of Y'ha-nthlei
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 2

  @arkham-lcg/flood-tokens
  Scenario: A headdress against what swims there
    Given Roland Banks is at the Study
    And the flood level of the Study is fully flooded
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Headdress of Y'ha-nthlei
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/move
  Scenario: The eldest sister holds it up
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is at the Hallway
    And it is night
    And Roland Banks controls Helen Peters (10703)
    And the chaos bag holds 0
    When Roland Banks moves to the Hallway
    And Roland Banks uses Helen Peters (10703)
    Then Ghoul Minion is exhausted
    And Ghoul Minion is engaged with nobody
    And Helen Peters (10703) has 1 damage

  @arkham-lcg/modifiers
  Scenario: By day she strikes
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And it is day
    And Roland Banks controls Helen Peters (10703)
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Priest
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/modifiers
  Scenario: Two ways out of here, and four
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway, the Attic, the Cellar and the Parlor
    And the Study has 1 clue
    And Roland Banks controls Hemispheric Map
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/modifiers
  Scenario: One way out of here
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Roland Banks controls Hemispheric Map
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/enters-play @arkham-lcg/move
  Scenario: The dog runs to where it comes from
    Given Roland Banks is at the Study
    And Agnes Baker is at the Attic
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Roland Banks controls Hunting Dog
    And the encounter deck holds Swarm of Rats
    When Agnes Baker draws an encounter card
    And Roland Banks uses Hunting Dog
    Then Roland Banks is at the Hallway
    And Hunting Dog is exhausted

  @arkham-lcg/heal
  Scenario: Three points where they are needed
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 1 damage
    And Roland Banks controls Beat Cop (0)
    And Beat Cop (0) has 1 damage
    And Roland Banks has 3 damage
    And Agnes Baker has Infuse Life in hand
    And Agnes Baker has 4 resources
    When Agnes Baker plays Infuse Life
    And Agnes Baker chooses Beat Cop (0)
    And Agnes Baker chooses Agnes Baker
    Then Roland Banks has 2 damage
    And Agnes Baker has 0 damage
    And Beat Cop (0) has 0 damage

  @arkham-lcg/additional-costs
  Scenario: Two cards thrown into the fight
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Insidious Truths, Knife (0) and Guts (0) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds 0
    When Roland Banks plays Insidious Truths
    And Roland Banks pays for Insidious Truths in way 3
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 4
    And Ghoul Priest has 3 damage
    And Roland Banks has no cards in hand

  @arkham-lcg/additional-costs
  Scenario: It is no card to pay itself with
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Insidious Truths and Knife (0) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds 0
    When Roland Banks plays Insidious Truths
    Then Roland Banks must choose between:
      | Roland Banks pays for Insidious Truths in way 1 |
      | Roland Banks pays for Insidious Truths in way 2 |

  @arkham-lcg/cannot
  Scenario: Shot at by the cook, it strikes nobody this round
    Given Agnes Baker and Roland Banks are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls James "Cookie" Fredericks (08719)
    And Agnes Baker has 3 actions
    And the chaos bag holds -3
    When Agnes Baker uses James "Cookie" Fredericks (08719)
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker takes a resource
    Then Agnes Baker has 0 damage
    And Ghoul Minion has 1 damage
    And James "Cookie" Fredericks (08719) has 2 ammo

  @arkham-lcg/cannot
  Scenario: For no action, and an Elite strikes back
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker controls James "Cookie" Fredericks (08592)
    And Agnes Baker has 3 actions
    And the chaos bag holds -2
    When Agnes Baker uses James "Cookie" Fredericks (08592)
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker takes a resource
    And Agnes Baker assigns 2 damage to James "Cookie" Fredericks (08592), 2 horror to Agnes Baker
    And nobody reacts to anything else
    Then Ghoul Priest has 1 damage
    And Agnes Baker has 2 horror

  @arkham-lcg/leaves-play
  Scenario: Gone for good
    Given Roland Banks is at the Study
    And Roland Banks controls Joe Sargent (07150)
    When Joe Sargent (07150) is defeated
    Then Joe Sargent (07150) is removed from the game

  @arkham-lcg/flood-tokens
  Scenario: The bus does not dive
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway and the Attic
    And the flood level of the Hallway is fully flooded
    And the flood level of the Attic is partially flooded
    And Roland Banks controls Joe Sargent (07150)
    When Roland Banks uses ability 2 of Joe Sargent (07150)
    Then Roland Banks is at the Attic
    And Joe Sargent (07150) has 2 tickets

  @arkham-lcg/leaves-play
  Scenario: The servant goes back where it came from
    Given Agnes Baker is at the Study
    And Agnes Baker controls Servant of Brass
    When Servant of Brass is defeated
    Then Servant of Brass is set aside

  @arkham-lcg/leaves-play
  Scenario: Nobody calls him twice
    Given Agnes Baker is at the Study
    And Agnes Baker controls Caldwell Philips
    When Caldwell Philips is discarded
    Then Caldwell Philips is removed from the game

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: The servant strikes for a curse
    Given Agnes Baker and Roland Banks are at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Ghoul Priest is at the Hallway
    And Agnes Baker controls Servant of Brass
    And the chaos bag holds curse and 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals curse
    And Agnes Baker uses ability 1 of Servant of Brass
    And Roland Banks reveals 0
    Then Ghoul Priest has 2 damage
    And Servant of Brass has 1 damage

  @arkham-lcg/attach-to
  Scenario: Held together for one more attempt
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Flashlight (0)
    And Roland Banks has Jury-Rig in hand
    And the chaos bag holds -4
    When Roland Banks plays Jury-Rig
    And Roland Banks uses Flashlight (0)
    And Roland Banks uses ability 2 of Jury-Rig
    And nobody reacts to anything else
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 1
    And Jury-Rig has 2 durability

  @arkham-lcg/attach-to
  Scenario: Held together, but not what is used
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Flashlight (0)
    And Jury-Rig is attached to Flashlight (0)
    And the chaos bag holds 0
    When Roland Banks investigates
    Then it is asked whether Roland Banks uses Jury-Rig
    And the answer is no

  @arkham-lcg/fight-action
  Scenario: By exactly two
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Katana
    And the chaos bag holds 0
    When Roland Banks uses ability 1 of Katana on Ghoul Priest
    And nobody commits anything
    And Katana is applied first
    And Roland Banks accepts the effect of Katana
    Then Ghoul Priest has 3 damage
    And Katana is exhausted

  @arkham-lcg/fight-action
  Scenario: By three
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Katana
    And the chaos bag holds +1
    When Roland Banks uses ability 1 of Katana on Ghoul Priest
    And nobody commits anything
    And Katana is applied first
    Then Ghoul Priest has 1 damage
    And Katana is ready

  @arkham-lcg/fight-action
  Scenario: A nimble cut for no action
    Given Wendy Adams is at the Study
    And Ghoul Priest is engaged with Wendy Adams
    And Wendy Adams controls Katana
    And Wendy Adams has 3 actions
    And the chaos bag holds 0
    When Wendy Adams uses ability 2 of Katana on Ghoul Priest
    And nobody commits anything
    And nobody reacts to anything else
    Then Ghoul Priest has 1 damage
    And Wendy Adams has 3 actions

  @arkham-lcg/base-value
  Scenario: From the log, at five
    Given Agnes Baker is at the Study
    And the Study has 2 clues
    And Agnes Baker controls Kensler's Log
    And the chaos bag holds -3
    When Agnes Baker uses Kensler's Log
    And Agnes Baker chooses option 1 of Kensler's Log
    And nobody commits anything
    And the result of the test itself is applied first
    Then this has happened: Agnes Baker succeeds by 0
    And Agnes Baker has 2 clues
    And Kensler's Log has 1 secret

  @arkham-lcg/modifiers
  Scenario: From the log, at two more
    Given Daisy Walker is at the Study
    And the Study has 2 clues
    And Daisy Walker controls Kensler's Log
    And the chaos bag holds 0
    When Daisy Walker uses Kensler's Log
    And Daisy Walker chooses option 2 of Kensler's Log
    And nobody commits anything
    Then this has happened: Daisy Walker succeeds by 5

  @arkham-lcg/ownership-and-control
  Scenario: The bokor helps whoever asks
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Lady Esprit
    And Agnes Baker has 3 damage
    And Agnes Baker has 3 actions
    And it is the turn of Agnes Baker
    When Agnes Baker uses Lady Esprit
    And Agnes Baker chooses option 1 of Lady Esprit
    Then Agnes Baker has 1 damage
    And Lady Esprit has 1 horror
    And Lady Esprit is exhausted
    And Agnes Baker has 2 actions

  @arkham-lcg/ownership-and-control
  Scenario: The bokor pays
    Given Roland Banks is at the Study
    And Roland Banks controls Lady Esprit
    And Roland Banks has 0 resources
    When Roland Banks uses Lady Esprit
    Then Roland Banks has 2 resources

  @arkham-lcg/for-each-or-for-every
  Scenario: A clue to calm down, a clue to be rid of it
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 2 clues
    And Agnes Baker has 3 horror
    And Frozen in Fear is in the threat area of Agnes Baker
    And Roland Banks has Logical Reasoning (4) in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Logical Reasoning (4)
    And Roland Banks chooses option 1 of Logical Reasoning (4)
    And Roland Banks chooses option 2 of Logical Reasoning (4)
    Then Agnes Baker has 1 horror
    And Frozen in Fear is in the encounter discard pile

  @arkham-lcg/for-each-or-for-every
  Scenario: Without a clue nothing is logical
    Given Roland Banks is at the Study
    And Roland Banks has 0 clues
    And Roland Banks has 2 horror
    And Roland Banks has Logical Reasoning (4) in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Logical Reasoning (4)
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/doom
  Scenario: A doom off the stage
    Given Marie Lambeau (99001) is at the Study
    And the Study has 1 clue
    And Marie Lambeau (99001) controls Knife (0)
    And Knife (0) has 1 doom
    And the chaos bag holds elder sign
    When Marie Lambeau (99001) investigates
    And nobody commits anything
    And Marie Lambeau (99001) accepts the effect of Marie Lambeau (99001)
    And Marie Lambeau (99001) chooses option 2 of Marie Lambeau (99001)
    Then Knife (0) has 0 doom
    And this has happened: Marie Lambeau (99001) succeeds by 3

  @arkham-lcg/clues
  Scenario: Penniless and well guided
    Given Wendy Adams is at the Study
    And the Study has 2 clues
    And Wendy Adams controls Mariner's Compass (0)
    And Wendy Adams has 2 resources
    And the chaos bag holds -3
    When Wendy Adams uses ability 1 of Mariner's Compass (0)
    And Wendy Adams uses ability 2 of Mariner's Compass (0)
    And Wendy Adams uses ability 2 of Mariner's Compass (0)
    And nobody commits anything
    And nobody reacts to anything else
    And the result of the test itself is applied first
    Then this has happened: Wendy Adams succeeds by 0
    And Wendy Adams has 2 clues
    And Mariner's Compass (0) is exhausted

  @arkham-lcg/limits-and-maximums
  Scenario: Three times, and no more
    Given Wendy Adams is at the Study
    And the Study has 2 clues
    And Wendy Adams controls Mariner's Compass (0)
    And Wendy Adams has 5 resources
    And the deck of Wendy Adams holds Guts (0)
    And the chaos bag holds 0
    When Wendy Adams uses ability 1 of Mariner's Compass (0)
    And Wendy Adams uses ability 2 of Mariner's Compass (0)
    And Wendy Adams uses ability 2 of Mariner's Compass (0)
    And Wendy Adams uses ability 2 of Mariner's Compass (0)
    Then it is asked whether Wendy Adams has 1 resource
    And the answer is no

  @arkham-lcg/ready
  Scenario: It points again after a failure
    Given Wendy Adams is at the Study
    And the Study has 2 clues
    And Wendy Adams controls Mariner's Compass (2)
    And Wendy Adams has 2 resources
    And the chaos bag holds -4
    When Wendy Adams uses ability 1 of Mariner's Compass (2)
    And nobody commits anything
    And nobody reacts to anything else
    Then Mariner's Compass (2) is ready
    And Wendy Adams has 0 clues

  @arkham-lcg/clues
  Scenario: The chemist of today
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Mary Zielinski (87022)
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses ability 1 of Mary Zielinski (87022)
    And nobody reacts to anything else
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 3

  @arkham-lcg/clues
  Scenario: The chemist of tomorrow
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Mary Zielinski (87031)
    And the chaos bag holds 0
    When Agnes Baker investigates
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 1

  @arkham-lcg/uses-x-type
  Scenario: The last match
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Matchbox
    And Matchbox has 1 supply
    And it is the turn of Agnes Baker
    And the chaos bag holds 0
    When Roland Banks uses Matchbox
    And Agnes Baker investigates
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 1
    And Matchbox is in the discard pile

  @arkham-lcg/put-into-play @arkham-lcg/delayed-effects
  Scenario: For one round
    Given Agnes Baker is at the Study
    And Agnes Baker has Mirror Form and Shrivelling (0) in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker holds Knife (0), Guts (0) and Overpower (0)
    When Agnes Baker plays Mirror Form
    Then Shrivelling (0) is in play
    And Shrivelling (0) has 4 charges
    And Agnes Baker has 0 resources

  @arkham-lcg/put-into-play @arkham-lcg/delayed-effects
  Scenario: When the round ends it is in the deck
    Given Agnes Baker is at the Study
    And Agnes Baker has Mirror Form and Shrivelling (0) in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker holds Knife (0), Guts (0) and Overpower (0)
    When Agnes Baker plays Mirror Form
    And the upkeep phase is resolved
    Then Shrivelling (0) is not in play
    And the deck of Agnes Baker has 3 cards

  @arkham-lcg/put-into-play @arkham-lcg/delayed-effects
  Scenario: What was discarded before stays there
    Given Agnes Baker is at the Study
    And Agnes Baker has Mirror Form and Shrivelling (0) in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker holds Knife (0), Guts (0) and Overpower (0)
    When Agnes Baker plays Mirror Form
    And Shrivelling (0) is discarded
    And the upkeep phase is resolved
    Then Shrivelling (0) is in the discard pile

  @arkham-lcg/evade-evade-action
  Scenario: Through the mist
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has Knife (0) in hand
    And Agnes Baker controls Mists of R'lyeh (2)
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker uses Mists of R'lyeh (2) on Ghoul Minion
    And nobody commits anything
    And Agnes Baker accepts the effect of Mists of R'lyeh (2)
    Then Agnes Baker is at the Hallway
    And Ghoul Minion is exhausted
    And Ghoul Minion is at the Study
    And Knife (0) is in the discard pile
    And Mists of R'lyeh (2) has 4 charges

  @arkham-lcg/then
  Scenario: Comfort that is tested
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has 3 horror
    And Roland Banks has Knife (0) in hand
    And Roland Banks controls Occult Records
    And the chaos bag holds -3
    When Roland Banks uses Occult Records
    And nobody commits anything
    Then Agnes Baker has 1 horror
    And this has happened: Roland Banks fails by 2
    And Knife (0) is in the discard pile

  @arkham-lcg/costs
  Scenario: On their own, and for less
    Given Wendy Adams is at the Study
    And Wendy Adams controls On Your Own (53010)
    And Wendy Adams has Stalk Prey in hand
    And the Study has 1 clue
    And Wendy Adams has 0 resources
    And the encounter deck holds Ancient Evils, Swarm of Rats and Rotting Remains
    And the deck of Wendy Adams holds Knife (0)
    When Wendy Adams plays Stalk Prey
    And Wendy Adams uses On Your Own (53010)
    Then On Your Own (53010) is exhausted

  @arkham-lcg/move @arkham-lcg/attack-of-opportunity
  Scenario: A walk that does them good
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks has 3 damage
    And Roland Banks has Physical Fitness (0) in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Physical Fitness (0)
    Then Roland Banks is at the Hallway
    And Roland Banks has 1 damage

  @arkham-lcg/move @arkham-lcg/attack-of-opportunity
  Scenario: A run that does them better
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has 3 damage
    And Roland Banks has Physical Fitness (2) in hand
    And Roland Banks has 1 resource
    When Roland Banks plays Physical Fitness (2)
    Then Roland Banks is at the Hallway
    And Roland Banks has 1 damage

  @arkham-lcg/search @arkham-lcg/slots
  Scenario: Room for a third gun
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (0)
    And Roland Banks controls Machete (0)
    And Roland Banks has Protective Vest (4) in hand
    And Roland Banks has 9 resources
    And the deck of Roland Banks holds Knife (0), .41 Derringer (0) and Guts (0)
    When Roland Banks plays Protective Vest (4)
    And Roland Banks uses Protective Vest (4)
    And Roland Banks finds .41 Derringer (0)
    And Roland Banks plays .41 Derringer (0)
    Then .41 Derringer (0) is in play
    And .45 Automatic (0) is in play
    And Machete (0) is in play

  @arkham-lcg/steps/st-5
  Scenario: Four resources, one point
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Well Connected (3)
    And Roland Banks has 10 resources
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses ability 2 of Well Connected (3)
    And Roland Banks uses ability 3 of Well Connected (3)
    And Roland Banks uses ability 2 of Well Connected (3)
    And nobody reacts to anything else
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 5
    And Roland Banks has 8 resources

  @arkham-lcg/steps/st-5
  Scenario: Their connections are of no use to others
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Well Connected (3)
    And Roland Banks has 9 resources
    And the chaos bag holds 0
    When Agnes Baker investigates
    Then it is asked whether Well Connected (3) is exhausted
    And the answer is no

  @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: Four portents, none of them Elite
    Given Agnes Baker is at the Study
    And Agnes Baker controls Prudence Douglas
    And the encounter deck holds Ancient Evils, Ghoul Priest, Swarm of Rats, Rotting Remains and Crypt Chill
    When Agnes Baker uses Prudence Douglas
    And Agnes Baker accepts the effect of Prudence Douglas
    And Agnes Baker chooses Ancient Evils
    And Agnes Baker accepts the effect of Prudence Douglas
    Then it is asked whether Ghoul Priest is in the encounter discard pile
    And the answer is no
    And Ancient Evils is in the encounter discard pile
    And Prudence Douglas has 2 portents

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Purified by two
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks has Purified in hand
    And the chaos bag holds +1 and curse
    When Roland Banks investigates
    And Roland Banks commits Purified
    And nobody commits anything
    And Roland Banks reveals +1
    And the result of the test itself is applied first
    And Roland Banks chooses option 2 of Purified
    And Roland Banks chooses option 1 of Purified
    Then the chaos bag now holds +1 and bless

  @arkham-lcg/heal
  Scenario: A brother with bandages
    Given Nathaniel Cho is at the Study
    And Nathaniel Cho has 4 damage
    And Nathaniel Cho has Randall Cho in hand
    And Nathaniel Cho has 2 resources
    And the deck of Nathaniel Cho holds Guts (0)
    When Nathaniel Cho plays Randall Cho
    And Nathaniel Cho uses Randall Cho
    And Nathaniel Cho chooses option 1 of Randall Cho
    Then Nathaniel Cho has 1 damage

  @arkham-lcg/search
  Scenario: A brother who found it in the rubbish
    Given Nathaniel Cho is at the Study
    And Nathaniel Cho has Randall Cho in hand
    And Nathaniel Cho has 3 resources
    And the deck of Nathaniel Cho holds Guts (0)
    And the discard pile of Nathaniel Cho holds Knife (0)
    When Nathaniel Cho plays Randall Cho
    And Nathaniel Cho uses Randall Cho
    And Nathaniel Cho chooses option 3 of Randall Cho
    Then Knife (0) is in play
    And Nathaniel Cho has 0 resources

  @arkham-lcg/cancel @arkham-lcg/then
  Scenario: The benefactor knows better, and it chills
    Given Agnes Baker is at the Study
    And Agnes Baker controls Raymond Loggins
    And the encounter deck holds Rotting Remains and Ancient Evils
    When Agnes Baker draws an encounter card
    And Agnes Baker uses Raymond Loggins
    And nobody reacts to anything else
    And Agnes Baker assigns 1 horror to Agnes Baker
    Then Rotting Remains is in the encounter discard pile
    And Agnes Baker has 1 horror
    And Raymond Loggins has 3 truths

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/fight-action
  Scenario: Three curses into the fight
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Ríastrad in hand
    And the chaos bag holds 0
    When Roland Banks plays Ríastrad
    And Roland Banks pays for Ríastrad in way 4
    And nobody commits anything
    And Roland Banks reveals 0
    Then this has happened: Roland Banks succeeds by 3
    And Ghoul Priest has 4 damage
    And the chaos bag now holds 0, curse, curse and curse

  @arkham-lcg/clues
  Scenario: A clue here where it slipped by
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 1 clue
    And Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has Right Under Their Noses (0) in hand
    And Wendy Adams has 2 resources
    And the chaos bag holds 0
    When Wendy Adams evades Swarm of Rats
    And nobody commits anything
    And nobody reacts
    And Wendy Adams plays Right Under Their Noses (0)
    Then Wendy Adams has 1 clue
    And the Hallway has 1 clue

  @arkham-lcg/clues
  Scenario: One here and one there
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 1 clue
    And Swarm of Rats is engaged with Wendy Adams
    And Wendy Adams has Right Under Their Noses (3) in hand
    And Wendy Adams has 2 resources
    And the chaos bag holds +1
    When Wendy Adams evades Swarm of Rats
    And nobody commits anything
    And nobody reacts
    And Wendy Adams plays Right Under Their Noses (3)
    And Wendy Adams accepts the effect of Right Under Their Noses (3)
    Then Wendy Adams has 2 clues

  @arkham-lcg/steps/st-8
  Scenario: Two clues, and the turn is over
    Given Agnes Baker is at the Study
    And the Study has 3 clues
    And Agnes Baker controls Rite of Seeking (2)
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker begins her turn
    And Agnes Baker uses Rite of Seeking (2)
    And nobody commits anything
    And nobody reacts to anything else
    And the result of the test itself is applied first
    Then Agnes Baker has 2 clues
    And Agnes Baker has 0 actions
    And Rite of Seeking (2) has 2 charges

  @arkham-lcg/blank
  Scenario: It frightens nobody this turn
    Given Agnes Baker and Roland Banks are at the Study
    And Frozen in Fear is in the threat area of Agnes Baker
    And the Study is connected to the Hallway
    And Roland Banks controls Roald Ellsworth (08594)
    And it is the turn of Agnes Baker
    And Agnes Baker has 3 actions
    When Roland Banks uses Roald Ellsworth (08594)
    And Roland Banks pays for Roald Ellsworth (08594) in way 2
    And Agnes Baker moves to the Hallway
    Then Agnes Baker has 2 actions
    And Roald Ellsworth (08594) has 2 supplies
    And Roald Ellsworth (08594) is ready

  @arkham-lcg/costs
  Scenario: Will and money behind it
    Given Agnes Baker is at the Study
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker controls Sarah Van Shaw
    And Agnes Baker has 3 resources
    And the chaos bag holds 0
    When Agnes Baker uses Sarah Van Shaw
    And Agnes Baker pays for Sarah Van Shaw in way 3
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 3
    And Ghoul Priest has 3 damage
    And Agnes Baker has 1 resource

  @arkham-lcg/attach-to
  Scenario: It rots as the round ends
    Given Agnes Baker is at the Study
    And Ghoul Minion is at the Study with 1 damage
    And Ghoul Minion is exhausted
    And Scarlet Rot is attached to Ghoul Minion
    And Scarlet Rot belongs to Agnes Baker
    And the deck of Agnes Baker holds Guts (0)
    When the upkeep phase is resolved
    And nobody reacts to anything else
    Then Ghoul Minion is in the encounter discard pile
    And Scarlet Rot is set aside

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Three curses, four resources
    Given Roland Banks is at the Study
    And Roland Banks controls Scrimshaw Charm
    And Roland Banks has 0 resources
    And the chaos bag holds 0
    When Roland Banks uses Scrimshaw Charm
    And Roland Banks pays for Scrimshaw Charm in way 3
    Then Roland Banks has 4 resources
    And the chaos bag now holds 0, curse, curse and curse
    And Scrimshaw Charm is exhausted

  @arkham-lcg/costs
  Scenario: Words that burn
    Given Daisy Walker is at the Study
    And Ghoul Priest is engaged with Daisy Walker
    And Daisy Walker controls Scroll of the Pharaohs (60280)
    And the chaos bag holds 0
    When Daisy Walker uses Scroll of the Pharaohs (60280)
    And Daisy Walker pays for Scroll of the Pharaohs (60280) in way 2
    And nobody commits anything
    Then this has happened: Daisy Walker succeeds by 4
    And Ghoul Priest has 3 damage
    And Daisy Walker has 1 horror
    And Scroll of the Pharaohs (60280) has 2 secrets

  @arkham-lcg/costs
  Scenario: Words that tell
    Given Daisy Walker is at the Study
    And the Study has 3 clues
    And Daisy Walker controls Scroll of the Pharaohs (60281)
    And the chaos bag holds 0
    When Daisy Walker uses Scroll of the Pharaohs (60281)
    And Daisy Walker pays for Scroll of the Pharaohs (60281) in way 2
    And nobody commits anything
    And the result of the test itself is applied first
    Then Daisy Walker has 3 clues
    And Daisy Walker has 1 horror

  @arkham-lcg/uses-x-type
  Scenario: A second sight of the next room
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 1 clue
    And Agnes Baker controls Second Sight (5)
    And the chaos bag holds 0
    When Agnes Baker uses Second Sight (5)
    And nobody commits anything
    And the result of the test itself is applied first
    And Agnes Baker accepts the effect of Second Sight (5)
    Then Agnes Baker has 2 clues
    And Second Sight (5) has 3 charges

  @arkham-lcg/uses-x-type
  Scenario: Nothing is left to lose but the sight itself
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Second Sight (5)
    And Second Sight (5) has 0 charges
    And the scenario is The Gathering
    And the chaos bag holds cultist
    When Agnes Baker uses Second Sight (5)
    And nobody commits anything
    And nobody reacts to anything else
    Then Agnes Baker has 1 horror
    And Second Sight (5) is in the discard pile

  @arkham-lcg/clues
  Scenario: Two in all, wherever they lie
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 2 clues
    And Roland Banks has Seeking Answers (2) in hand
    And Roland Banks has 1 resource
    And the chaos bag holds 0
    When Roland Banks plays Seeking Answers (2)
    And nobody commits anything
    And Roland Banks chooses the Hallway
    And Roland Banks chooses the Study
    Then Roland Banks has 2 clues
    And the Hallway has 1 clue

  @arkham-lcg/skill-cards
  Scenario: Taken back once it is known
    Given Silas Marsh (98013) is at the Study
    And Ghoul Priest is engaged with Silas Marsh (98013)
    And Silas Marsh (98013) has Overpower (0) in hand
    And the chaos bag holds 0
    When Silas Marsh (98013) fights Ghoul Priest
    And Silas Marsh (98013) commits Overpower (0)
    And nobody commits anything
    And Silas Marsh (98013) uses Silas Marsh (98013)
    Then this has happened: Silas Marsh (98013) succeeds by 0
    And Overpower (0) is in Silas Marsh (98013)'s hand

  @arkham-lcg/skill-cards
  Scenario: Out of the past into the test
    Given Silas Marsh (98013) is at the Study
    And Ghoul Priest is engaged with Silas Marsh (98013)
    And the discard pile of Silas Marsh (98013) holds Overpower (0)
    And the deck of Silas Marsh (98013) holds Guts (0) and Knife (0)
    And the chaos bag holds elder sign
    When Silas Marsh (98013) fights Ghoul Priest
    And nobody reacts to anything else
    And Silas Marsh (98013) accepts the effect of Silas Marsh (98013)
    And the result of the test itself is applied first
    Then this has happened: Silas Marsh (98013) succeeds by 2
    And Overpower (0) is in Silas Marsh (98013)'s hand

  @arkham-lcg/uses-x-type
  Scenario: Spare parts for somebody's matches
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Spare Parts
    And Agnes Baker controls Matchbox
    When Roland Banks uses Spare Parts
    And Roland Banks chooses option 1 of Spare Parts
    Then Matchbox has 4 supplies
    And Spare Parts has 2 supplies

  @arkham-lcg/clues
  Scenario: A web of two clues
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 1 clue
    And Roland Banks has 1 clue
    And Ghoul Priest is at the Study
    And Ghoul Priest is exhausted
    And Penny White (05264b) is engaged with Agnes Baker
    And Agnes Baker controls Spectral Web
    And the chaos bag holds 0
    When Agnes Baker uses Spectral Web
    And Agnes Baker pays for Spectral Web in way 2
    And Agnes Baker uses willpower for the test
    And nobody commits anything
    Then Agnes Baker has 0 clues
    And Roland Banks has 0 clues
    And Penny White (05264b) has 3 damage

  @arkham-lcg/parley
  Scenario: Charmed from the next room
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is at the Hallway
    And Agnes Baker has Spiritual Charm in hand
    And Agnes Baker has 0 resources
    When Agnes Baker plays Spiritual Charm
    Then Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has 2 resources

  @arkham-lcg/parley
  Scenario: A pot that is stirred with force
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks has Stir the Pot (5) in hand
    And Roland Banks has 3 resources
    And the chaos bag holds 0
    When Roland Banks plays Stir the Pot (5) on Ghoul Minion
    And nobody commits anything
    And Roland Banks accepts the effect of Stir the Pot (5)
    Then Ghoul Priest has 2 damage
    And Ghoul Minion is in the encounter discard pile
    And Roland Banks is at the Hallway
    And Ghoul Priest is at the Study

  @arkham-lcg/uses-x-type
  Scenario: The mechanic pays on top
    Given Roland Banks is at the Study
    And Roland Banks controls Takada Hiroko (08595)
    And Roland Banks has 0 resources
    When Roland Banks uses Takada Hiroko (08595)
    And Roland Banks moves 3 resources
    Then Roland Banks has 4 resources
    And Takada Hiroko (08595) has 6 resources

  @arkham-lcg/uses-x-type
  Scenario: The mechanic pays
    Given Roland Banks is at the Study
    And Roland Banks controls Takada Hiroko (08722)
    And Roland Banks has 0 resources
    When Roland Banks uses Takada Hiroko (08722)
    And Roland Banks moves 2 resources
    Then Roland Banks has 2 resources
    And Takada Hiroko (08722) has 7 resources

  @arkham-lcg/parley @arkham-lcg/move
  Scenario: They heard of it two rooms away
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Ghoul Minion is at the Attic
    And Roland Banks controls The Grapevine (0)
    And The Grapevine (0) has 1 rumor
    When Roland Banks uses The Grapevine (0)
    Then Roland Banks is at the Attic
    And Ghoul Minion is engaged with Roland Banks
    And The Grapevine (0) is in the discard pile

  @arkham-lcg/parley @arkham-lcg/move
  Scenario: Too far to hear of
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And the Attic is connected to the Cellar
    And Ghoul Minion is at the Cellar
    And Roland Banks controls The Grapevine (0)
    When Roland Banks uses The Grapevine (0)
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/parley @arkham-lcg/move
  Scenario: Three rooms away with better ears
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And the Attic is connected to the Cellar
    And Ghoul Minion is at the Cellar
    And Roland Banks controls The Grapevine (2)
    And the deck of Roland Banks holds Knife (0)
    When Roland Banks uses The Grapevine (2)
    Then Roland Banks is at the Cellar
    And Ghoul Minion is engaged with Roland Banks
    And Knife (0) is in Roland Banks's hand

  @arkham-lcg/spawn
  Scenario: It lurks far away, where nobody is
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic and the Cellar
    And Swarm of Rats is at the Attic
    And the deck of Roland Banks holds The Nameless Lurker
    When Roland Banks draws 1 card
    Then The Nameless Lurker is at the Cellar

  @arkham-lcg/doom
  Scenario: It waits for its doom
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And The Nameless Lurker is at the Hallway
    When the investigation phase is resolved
    And the turn of Roland Banks begins
    And the turn of Roland Banks ends
    Then The Nameless Lurker has 1 doom

  @arkham-lcg/uses-x-type
  Scenario: The first stroke
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls The Red Clock (5)
    And the chaos bag holds 0
    When the turn of Roland Banks begins
    And Roland Banks investigates
    And nobody commits anything
    Then this has happened: Roland Banks succeeds by 5
    And The Red Clock (5) has 1 charge

  @arkham-lcg/uses-x-type
  Scenario: The second stroke, and the charges of before
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls The Red Clock (5)
    And The Red Clock (5) has 1 charge
    When the turn of Roland Banks begins
    And Roland Banks declines the effect of The Red Clock (5)
    And Roland Banks accepts the effect of The Red Clock (5)
    And Roland Banks accepts the effect of The Red Clock (5)
    And Roland Banks declines the effect of The Red Clock (5)
    Then Roland Banks is at the Study
    And The Red Clock (5) has 2 charges
    And Roland Banks has 3 actions

  @arkham-lcg/steps/st-1
  Scenario: The astrophysicist thinks ahead
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Thomas Corrigan (87021)
    And the deck of Roland Banks holds Knife (0)
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses ability 2 of Thomas Corrigan (87021)
    And nobody commits anything
    And the result of the test itself is applied first
    Then Knife (0) is in Roland Banks's hand

  @arkham-lcg/steps/st-1
  Scenario: The cofounder lends everybody their will
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Thomas Corrigan (87030)
    And the chaos bag holds 0
    When Agnes Baker tests willpower (5)
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 1

  @arkham-lcg/drawing-cards
  Scenario: Five cards for two
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Thorough Inquiry in hand
    And Roland Banks has 2 resources
    And Roland Banks has 3 actions
    And the deck of Roland Banks holds Knife (0), Guts (0), Overpower (0) and Machete (0)
    And the deck of Agnes Baker holds Shrivelling (0), Perception (0) and Lucky! (0)
    When Roland Banks plays Thorough Inquiry
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Agnes Baker
    Then Roland Banks has 3 cards in hand
    And Agnes Baker has 2 cards in hand
    And Roland Banks has 1 action

  @arkham-lcg/skill-cards
  Scenario: In time, though the token is known
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams has Timely Intervention (3) in hand
    And the chaos bag holds -4
    When Wendy Adams investigates
    And nobody commits anything
    And nobody reacts
    And Wendy Adams commits Timely Intervention (3)
    Then this has happened: Wendy Adams succeeds by 0

  @arkham-lcg/evade-evade-action
  Scenario: A whip that bites and trips
    Given Monterey Jack is at the Study
    And Monterey Jack controls Trusty Bullwhip (90063)
    And Ghoul Priest is engaged with Monterey Jack
    And the chaos bag holds 0
    When Monterey Jack uses Trusty Bullwhip (90063) on Ghoul Priest
    And nobody commits anything
    And Trusty Bullwhip (90063) is applied first
    And Monterey Jack accepts the effect of Trusty Bullwhip (90063)
    Then Ghoul Priest is exhausted
    And Ghoul Priest has 2 damage

  @arkham-lcg/uses-x-type
  Scenario: Three secrets where there is a clue
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Encyclopedia (2)
    And Roland Banks controls Kensler's Log
    And Agnes Baker controls Occult Records
    And Roland Banks has Truth from Fiction (2) in hand
    And Roland Banks has 1 resource
    When Roland Banks plays Truth from Fiction (2)
    And Roland Banks chooses Kensler's Log
    And Roland Banks chooses Occult Records
    And Roland Banks chooses Occult Records
    Then Kensler's Log has 3 secrets
    And Occult Records has 5 secrets

  @arkham-lcg/evade-evade-action @arkham-lcg/delayed-effects
  Scenario: Under surveillance it does not get up
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Under Surveillance is attached to the Study
    And Under Surveillance belongs to Wendy Adams
    And Swarm of Rats is at the Hallway
    And the deck of Wendy Adams holds Knife (0)
    When the enemy phase is resolved
    And nobody reacts to anything else
    Then Swarm of Rats is exhausted
    And Swarm of Rats is engaged with nobody
    And Wendy Adams has 1 clue
    And Under Surveillance is in the discard pile

  @arkham-lcg/replenish
  Scenario: A charge for the fallen
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker with 1 damage
    And Agnes Baker controls Wicked Athame
    And Agnes Baker controls Shrivelling (0)
    And Shrivelling (0) has 2 charges
    And the chaos bag holds 0
    When Agnes Baker uses Wicked Athame
    And Agnes Baker pays for Wicked Athame in way 1
    And nobody commits anything
    And Agnes Baker reveals 0
    Then this has happened: Agnes Baker succeeds by 2
    And Shrivelling (0) has 3 charges

  @arkham-lcg/modifiers
  Scenario: It withers to no less than one
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker controls Wither (4)
    And the scenario is The Gathering
    And the chaos bag holds tablet
    When Agnes Baker uses Wither (4) on Ghoul Minion
    And nobody commits anything
    And nobody reacts to anything else
    Then Ghoul Minion is in the encounter discard pile

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Two curses turn into blessings
    Given Roland Banks is at the Study
    And Roland Banks controls Y'ha-nthlei Statue (07300b)
    And the chaos bag holds 0, curse, curse and curse
    When Roland Banks uses ability 2 of Y'ha-nthlei Statue (07300b)
    Then the chaos bag now holds 0, curse, bless and bless

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: One curse, and an equal number of blessings
    Given Roland Banks is at the Study
    And Roland Banks controls Y'ha-nthlei Statue (07300b)
    And the chaos bag holds 0 and curse
    When Roland Banks uses ability 2 of Y'ha-nthlei Statue (07300b)
    Then the chaos bag now holds 0 and bless

  @arkham-lcg/dealing-damage-horror
  Scenario: It strikes humanoids alone
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Y'ha-nthlei Statue (07300b)
    When Roland Banks uses ability 1 of Y'ha-nthlei Statue (07300b)
    Then Ghoul Minion has 1 damage

  @arkham-lcg/enemy-engagement @arkham-lcg/lasting-effects
  Scenario: Nobody keeps up with them to the next enemy
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Priest is at the Hallway
    And Roland Banks controls Khopesh of the Abyss
    And the chaos bag holds 0
    When Roland Banks uses ability 1 of Khopesh of the Abyss on Ghoul Minion
    And nobody commits anything
    And nobody reacts to anything else
    And Roland Banks uses ability 2 of Khopesh of the Abyss
    Then Swarm of Rats is at the Study
    And Roland Banks is at the Hallway
    And Ghoul Priest is engaged with Roland Banks

  @arkham-lcg/enemy-engagement @arkham-lcg/lasting-effects
  Scenario: As the round ends nobody runs after them
    Given "Skids" O'Toole is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Ghoul Priest is engaged with "Skids" O'Toole
    And "Skids" O'Toole has On the Lam (90009) in hand
    And the deck of "Skids" O'Toole holds Knife (0)
    When "Skids" O'Toole plays On the Lam (90009)
    And the upkeep phase is resolved
    And "Skids" O'Toole accepts the effect of On the Lam (90009)
    And "Skids" O'Toole accepts the effect of On the Lam (90009)
    And "Skids" O'Toole chooses the Hallway
    And "Skids" O'Toole accepts the effect of On the Lam (90009)
    And "Skids" O'Toole chooses the Attic
    Then "Skids" O'Toole is at the Attic
    And Ghoul Priest is at the Study

  @arkham-lcg/enemy-engagement @arkham-lcg/lasting-effects
  Scenario: Stirred a little, and away by two
    Given Daisy Walker is at the Study
    And the Study is connected to the Hallway
    And Ghoul Priest is engaged with Daisy Walker
    And Daisy Walker has Stir the Pot (0) in hand
    And Daisy Walker has 5 resources
    And the chaos bag holds +1
    When Daisy Walker plays Stir the Pot (0) on Ghoul Priest
    And nobody commits anything
    And Daisy Walker accepts the effect of Stir the Pot (0)
    Then Ghoul Priest has 2 damage
    And Ghoul Priest is at the Study
    And Daisy Walker is at the Hallway

  @arkham-lcg/heal
  Scenario: One healing of two, and one resource for it
    Given Carolyn Fern (98010) and Roland Banks are at the Study
    And Roland Banks has 3 horror
    And Roland Banks has 0 resources
    And Carolyn Fern (98010) controls Clarity of Mind (3)
    When Carolyn Fern (98010) uses Clarity of Mind (3)
    And Carolyn Fern (98010) uses Carolyn Fern (98010)
    Then Roland Banks has 1 horror
    And Roland Banks has 1 resource

  @arkham-lcg/heal
  Scenario: Two patients, two resources
    Given Carolyn Fern (98010) and Roland Banks are at the Study
    And Roland Banks has 3 horror
    And Roland Banks has 0 resources
    And Carolyn Fern (98010) has 1 horror
    And Carolyn Fern (98010) has 0 resources
    And Carolyn Fern (98010) controls Clarity of Mind (3)
    When Carolyn Fern (98010) uses Clarity of Mind (3)
    And Carolyn Fern (98010) chooses Roland Banks
    And Carolyn Fern (98010) chooses Carolyn Fern (98010)
    And Carolyn Fern (98010) uses Carolyn Fern (98010)
    And this is answered first: 1 horror is healed from Roland Banks
    And Carolyn Fern (98010) uses Carolyn Fern (98010)
    Then Roland Banks has 1 resource
    And Carolyn Fern (98010) has 1 resource

  @arkham-lcg/drawing-cards
  Scenario: What is divided is drawn at once
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Deep Knowledge in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    And the deck of Roland Banks holds Paranoia, Knife (0) and Guts (0)
    And the deck of Agnes Baker holds Shrivelling (0)
    When Roland Banks plays Deep Knowledge
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Roland Banks
    Then in order:
      | Roland Banks draws Paranoia |
      | Roland Banks draws Knife |
      | Roland Banks resolves the Revelation of Paranoia |
      | Agnes Baker draws Shrivelling |
    And Roland Banks has 0 resources
    And the chaos bag now holds 0, curse and curse

  @arkham-lcg/dealing-damage-horror @arkham-lcg/chaos-tokens
  Scenario: What is divided is dealt to each at once
    Given Daisy Walker is at the Study
    And Ghoul Priest is engaged with Daisy Walker
    And Daisy Walker has Gaze of Ouraxsh in hand
    And Daisy Walker has 2 resources
    And the chaos bag holds curse, curse, 0, 0, 0, 0 and 0
    When Daisy Walker plays Gaze of Ouraxsh
    And Daisy Walker reveals curse
    And Daisy Walker reveals curse
    Then this has happened: Gaze of Ouraxsh deals 3 damage to Ghoul Priest

  @arkham-lcg/spawn @arkham-lcg/evade-evade-action
  Scenario: What spawns there has entered as well
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Under Surveillance is attached to the Study
    And Under Surveillance belongs to Wendy Adams
    And the encounter deck holds Swarm of Rats and Ancient Evils
    When Wendy Adams draws an encounter card
    And nobody reacts to anything else
    Then Swarm of Rats is exhausted
    And Wendy Adams has 1 clue
    And Under Surveillance is in the discard pile

  @arkham-lcg/delayed-effects
  Scenario: And it stays down for one upkeep phase
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Under Surveillance is attached to the Study
    And Under Surveillance belongs to Wendy Adams
    And Swarm of Rats is at the Hallway
    And the deck of Wendy Adams holds Knife (0) and Guts (0)
    When the enemy phase is resolved
    And the upkeep phase is resolved
    Then Swarm of Rats is exhausted
    And Swarm of Rats is engaged with nobody

  @arkham-lcg/costs
  Scenario: Without ammo no shot follows
    Given Wendy Adams is at the Study
    And Ghoul Priest is engaged with Wendy Adams
    And Wendy Adams controls .25 Automatic (2)
    And .25 Automatic (2) has 0 ammo
    And the chaos bag holds 0
    When Wendy Adams evades Ghoul Priest
    And nobody commits anything
    And Wendy Adams reveals 0
    Then it is asked whether Wendy Adams uses .25 Automatic (2)
    And the answer is no

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: An action in somebody else's turn
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls André Patel (72024)
    And Roland Banks has Unexpected Courage (0) in hand
    And Agnes Baker has Guts (0) in hand
    And it is the turn of Agnes Baker
    And the deck of Agnes Baker holds Knife (0)
    And the deck of Roland Banks holds Knife (0) #2
    And the encounter deck holds Rotting Remains and Ancient Evils
    And the chaos bag holds 0
    When Roland Banks draws an encounter card
    And Roland Banks commits Unexpected Courage (0)
    And Agnes Baker commits Guts (0)
    And nobody commits anything
    And nobody reacts to anything else
    And Roland Banks uses André Patel (72024)
    And Roland Banks moves to the Hallway
    Then Roland Banks is at the Hallway

  @arkham-lcg/costs
  Scenario: The skull is empty
    Given Agnes Baker is at the Study
    And Agnes Baker controls Decorated Skull (3)
    When Agnes Baker uses ability 4 of Decorated Skull (3)
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/uses-x-type
  Scenario: An investigator counts as well, and an enemy
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker controls Decorated Skull (3)
    When Roland Banks is defeated
    And Agnes Baker uses ability 3 of Decorated Skull (3)
    Then Decorated Skull (3) has 1 charge

  @arkham-lcg/ability/forced-abilities
  Scenario: Nothing to take over
    Given Wendy Adams is at the Study
    And Wendy Adams controls "Devil"
    And "Devil" has 2 damage
    When the turn of Wendy Adams begins
    Then "Devil" has 2 damage

  @arkham-lcg/ownership-and-control
  Scenario: The bokor is not here
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Roland Banks controls Lady Esprit
    And Agnes Baker has 3 damage
    And it is the turn of Agnes Baker
    When Agnes Baker uses Lady Esprit
    Then it is refused under arkham-lcg/triggered-abilities

  @arkham-lcg/blank
  Scenario: The blank is over with the turn
    Given Agnes Baker and Roland Banks are at the Study
    And Frozen in Fear is in the threat area of Agnes Baker
    And the Study is connected to the Hallway
    And Roland Banks controls Roald Ellsworth (08594)
    And it is the turn of Roland Banks
    When Roland Banks uses Roald Ellsworth (08594)
    And Roland Banks pays for Roald Ellsworth (08594) in way 1
    And the turn of Roland Banks ends
    And the turn of Agnes Baker begins
    And Agnes Baker moves to the Hallway
    Then Agnes Baker has 1 action
    And Roald Ellsworth (08594) is exhausted

  @arkham-lcg/lasting-effects
  Scenario: The match is out with the turn
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 2 clues
    And Roland Banks controls Matchbox
    And the chaos bag holds 0
    And it is the turn of Roland Banks
    When Roland Banks uses Matchbox
    And the turn of Roland Banks ends
    And the turn of Agnes Baker begins
    And Agnes Baker investigates
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 0
    And Matchbox has 2 supplies

  @arkham-lcg/uses-x-type
  Scenario: A clock that strikes three
    Given Roland Banks is at the Study
    And Roland Banks controls The Red Clock (5)
    And The Red Clock (5) has 2 charges
    And Roland Banks has 0 resources
    When the turn of Roland Banks begins
    And Roland Banks accepts the effect of The Red Clock (5)
    Then The Red Clock (5) has 1 charge
    And Roland Banks has 2 resources

  @arkham-lcg/steps/st-6
  Scenario: Their grandmother helps others here
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Granny Orne (0)
    And Agnes Baker has "Look what I found!" (0) in hand
    And Agnes Baker has 2 resources
    And the chaos bag holds -8
    When Agnes Baker investigates
    And nobody commits anything
    And Roland Banks uses Granny Orne (0)
    And Roland Banks chooses option 2 of Granny Orne (0)
    Then this has happened: Agnes Baker fails by 3

  @arkham-lcg/uses-x-type
  Scenario: By two they suspect nothing
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks controls Fake Credentials (4)
    And the Study has 1 clue
    And the chaos bag holds +1
    When Roland Banks uses Fake Credentials (4)
    And nobody commits anything
    Then Roland Banks has 1 clue
    And Fake Credentials (4) has 0 resources
