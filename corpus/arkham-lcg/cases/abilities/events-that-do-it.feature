Feature: What events do, and when they may be played
  Source: Rules Reference v2.5, Event Cards; Fast; Play Restrictions, Permissions, and Instructions;
  Attack of Opportunity; FAQ v2.5, 1.12 and 2.23.

  @arkham-lcg/event-cards @arkham-lcg/evade-evade-action
  Scenario: A low blow that leaves the enemy reeling, if it lands well
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Cheap Shot (03194) in hand
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds -1
    When "Skids" O'Toole plays Cheap Shot (03194) on Ghoul Priest
    And the result of the test itself is applied first
    Then "Skids" O'Toole succeeds by 2
    And Ghoul Priest has 1 damage
    And Ghoul Priest is exhausted
    And Ghoul Priest is engaged with nobody

  @arkham-lcg/event-cards
  Scenario: By one point it is a blow and no more
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Cheap Shot (03194) in hand
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds -2
    When "Skids" O'Toole plays Cheap Shot (03194) on Ghoul Priest
    And the result of the test itself is applied first
    Then "Skids" O'Toole succeeds by 1
    And Ghoul Priest has 1 damage
    And Ghoul Priest is ready

  @arkham-lcg/attack-of-opportunity
  Scenario: A burglar whom nobody strikes at
    Given "Skids" O'Toole is at the Study
    And the Study has 1 clue
    And "Skids" O'Toole has Breaking and Entering in hand
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds -4
    When "Skids" O'Toole plays Breaking and Entering
    And the result of the test itself is applied first
    Then "Skids" O'Toole succeeds by 1
    And "Skids" O'Toole has 1 clue
    And "Skids" O'Toole has 0 damage
    And Ghoul Priest is ready

  @arkham-lcg/event-cards @arkham-lcg/dealing-damage-horror
  Scenario: A pact that somebody nearby pays for
    Given Roland Banks and Agnes Baker are at the Study
    And Daisy Walker is at the Hallway
    And Roland Banks has Dark Pact in hand
    When Roland Banks plays Dark Pact
    Then Roland Banks must choose between:
      | Roland Banks chooses Roland Banks |
      | Roland Banks chooses Agnes Baker  |
    When Roland Banks chooses Agnes Baker
    Then Agnes Baker has 2 damage

  @arkham-lcg/switch-and-swap-abilities
  Scenario: A place is changed with any enemy at a revealed location that is not elite
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Parlor
    And the Parlor is connected to Orne Library
    And Agnes Baker has Ethereal Slip (08110) in hand
    And Ghoul Priest is at the Hallway
    And Ghoul Minion is at Orne Library
    When Agnes Baker plays Ethereal Slip (08110)
    Then Agnes Baker is at Orne Library
    And Ghoul Minion is at the Study

  @arkham-lcg/switch-and-swap-abilities
  Scenario: The lesser spell reaches two locations far
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Parlor
    And the Parlor is connected to Orne Library
    And Agnes Baker has Ethereal Slip (08108) in hand
    And Ghoul Minion is at Orne Library
    When Agnes Baker plays Ethereal Slip (08108)
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/fast @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Four blessings for nothing
    Given Agnes Baker is at the Study
    And Agnes Baker has Keep Faith (10124) in hand
    And Agnes Baker has 0 resources
    And the chaos bag holds 0
    When Agnes Baker plays Keep Faith (10124)
    Then the chaos bag now holds 0, bless, bless, bless, bless
    And Keep Faith (10124) is in the discard pile

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: Sketches make sense only where something is left to find
    Given Agnes Baker is at the Study
    And Agnes Baker has Preposterous Sketches (51003) in hand
    And Agnes Baker has 0 resources
    And the deck of Agnes Baker holds Knife, Guts, Machete, Lucky!
    When Agnes Baker plays Preposterous Sketches (51003)
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/play-restrictions-permissions-and-instructions @arkham-lcg/drawing-cards
  Scenario: Then they are worth three cards
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker has Preposterous Sketches (51003) in hand
    And Agnes Baker has 0 resources
    And the deck of Agnes Baker holds Knife, Guts, Machete, Lucky!
    When Agnes Baker plays Preposterous Sketches (51003)
    Then the deck of Agnes Baker has 1 card
    And Machete is in hand

  @arkham-lcg/skill-cards @arkham-lcg/steps/st-7
  Scenario: A keen eye is worth a card, and one that sees through everything two
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Perception (60228) in hand
    And Agnes Baker has Perception (60228) #2 in hand
    And the deck of Roland Banks holds Knife, Guts, Machete
    And the deck of Agnes Baker holds Lucky!, Dodge, Shrivelling
    And the chaos bag holds 0
    When Roland Banks tests intellect (5)
    And Roland Banks commits Perception (60228)
    Then this has happened: Roland Banks succeeds by 1
    And the deck of Roland Banks has 2 cards
    When Agnes Baker tests intellect (3)
    And Agnes Baker commits Perception (60228) #2
    Then this has happened: Agnes Baker succeeds by 2
    And the deck of Agnes Baker has 1 card

  @arkham-lcg/fast @arkham-lcg/evade-evade-action
  Scenario: An enemy that was nearly evaded goes to the bottom of the encounter deck
    Given Trish Scarborough is at the Study
    And Trish Scarborough has Dumb Luck (60525), Dumb Luck (04034) in hand
    And Trish Scarborough has 2 resources
    And Conglomeration of Spheres is engaged with Trish Scarborough
    And the encounter deck holds Ancient Evils
    And the chaos bag holds -3
    When Trish Scarborough evades Conglomeration of Spheres
    And nobody commits a card
    Then Trish Scarborough may not play Dumb Luck (04034)
    When Trish Scarborough plays Dumb Luck (60525)
    Then this has happened: Conglomeration of Spheres is placed on the bottom of its deck
    And Trish Scarborough has 0 resources
    And Conglomeration of Spheres is not in play

  @arkham-lcg/fast @arkham-lcg/evade-evade-action
  Scenario: Luck helps against no elite, in no fight, and not by four
    Given Trish Scarborough is at the Study
    And Trish Scarborough has Dumb Luck (60525), Dumb Luck (04034) in hand
    And Trish Scarborough has 5 resources
    And Conglomeration of Spheres is engaged with Trish Scarborough
    And Ghoul Priest is engaged with Trish Scarborough
    And the chaos bag holds -2, -4
    When Trish Scarborough begins a turn
    And Trish Scarborough evades Conglomeration of Spheres
    And nobody commits a card
    And Trish Scarborough reveals -4
    Then this has happened: Trish Scarborough fails by 4
    And Trish Scarborough may not play Dumb Luck (60525)
    And Trish Scarborough may not play Dumb Luck (04034)
    When Trish Scarborough evades Ghoul Priest
    And nobody commits a card
    And Trish Scarborough reveals -2
    Then this has happened: Trish Scarborough fails by 2
    And Trish Scarborough may not play Dumb Luck (60525)
    And Trish Scarborough may not play Dumb Luck (04034)
    When Trish Scarborough fights Conglomeration of Spheres
    And nobody commits a card
    And Trish Scarborough reveals -4
    Then this has happened: Trish Scarborough fails by 1
    And Trish Scarborough may not play Dumb Luck (60525)
    And Trish Scarborough may not play Dumb Luck (04034)

  @arkham-lcg/you-your @arkham-lcg/evade-evade-action
  Scenario: Nor does it help somebody else
    Given Roland Banks and Trish Scarborough are at the Study
    And Trish Scarborough has Dumb Luck (60525), Dumb Luck (04034) in hand
    And Trish Scarborough has 5 resources
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds -1
    When Roland Banks evades Swarm of Rats
    And nobody commits a card
    Then this has happened: Roland Banks fails by 2
    And Trish Scarborough may not play Dumb Luck (60525)
    And Trish Scarborough may not play Dumb Luck (04034)

  @arkham-lcg/costs @arkham-lcg/fast
  Scenario: Nor whoever cannot pay for it
    Given Trish Scarborough is at the Study
    And Trish Scarborough has Dumb Luck (60525), Dumb Luck (04034) in hand
    And Trish Scarborough has 1 resource
    And Conglomeration of Spheres is engaged with Trish Scarborough
    And the chaos bag holds -2
    When Trish Scarborough evades Conglomeration of Spheres
    And nobody commits a card
    Then this has happened: Trish Scarborough fails by 2
    And Trish Scarborough may not play Dumb Luck (60525)
    And Trish Scarborough may not play Dumb Luck (04034)

  @arkham-lcg/qa/deny-existence-for-each
  Scenario: One kind of hurt is denied, the other is not
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (05032) in hand
    And Agnes Baker has 2 damage
    And Ghoul Priest is engaged with Agnes Baker
    When Ghoul Priest attacks Agnes Baker
    And Agnes Baker plays Deny Existence (05032)
    And Agnes Baker chooses option 1
    And nobody reacts
    Then Agnes Baker has 2 damage and 2 horror

  @arkham-lcg/you-your @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: It denies neither what befalls another nor what no card of the scenario does
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Deny Existence (05032) in hand
    And Roland Banks controls Knife
    And Ghoul Priest is engaged with Roland Banks
    When Ghoul Priest attacks Roland Banks
    Then Agnes Baker may not play Deny Existence (05032)
    When Knife deals 1 damage to Agnes Baker
    Then Agnes Baker may not play Deny Existence (05032)

  @arkham-lcg/event-cards @arkham-lcg/resources
  Scenario: Supplies that are not lost
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Deny Existence (05032) in hand
    And Agnes Baker has 3 resources
    And Roland Banks has 3 resources
    When Agnes Baker draws Low on Supplies from the encounter deck
    And Agnes Baker chooses option 1
    And Agnes Baker plays Deny Existence (05032)
    Then Agnes Baker has 3 resources
    And Roland Banks has 1 resource

  @arkham-lcg/event-cards @arkham-lcg/then
  Scenario: The greater denial turns the loss into a gain
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Deny Existence (05280) in hand
    And Agnes Baker has 3 resources
    When Agnes Baker draws Low on Supplies from the encounter deck
    And Agnes Baker chooses option 1
    And Agnes Baker plays Deny Existence (05280)
    Then Agnes Baker has 5 resources

  @arkham-lcg/event-cards @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: Actions that are not lost
    Given Agnes Baker is at the Study
    And the Study is connected to Exhibit Hall (02132)
    And Agnes Baker has Deny Existence (05032) in hand
    When Agnes Baker begins a turn
    And Agnes Baker moves to Exhibit Hall (02132)
    And Agnes Baker plays Deny Existence (05032)
    Then this has happened: the turn of Agnes Baker ends

  @arkham-lcg/play-restrictions-permissions-and-instructions @unsupported
  Scenario: Whether a loss can be denied hangs on what brings it about, and that has to be told
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (05032) in hand
    And Agnes Baker has 3 resources
    And it is the turn of Agnes Baker
    When Agnes Baker loses 1 resource
    Then Agnes Baker may not play Deny Existence (05032)

  @arkham-lcg/defeat @arkham-lcg/reaction-opportunities
  Scenario: Who is told to defeat an enemy may answer it
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks defeats Ghoul Minion
    Then it is asked whether Roland Banks may use Roland Banks
    And the answer is yes

  @arkham-lcg/reaction-opportunities @unsupported
  Scenario: Where no step says who defeats an enemy, it is not said that nobody may answer it
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion is defeated
    Then it is asked whether Roland Banks may use Roland Banks
    And the answer is no

  @arkham-lcg/event-cards @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: The greater denial gives as many actions as would have gone
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (05280) in hand
    And the chaos bag holds -3
    And it is the turn of Agnes Baker
    When Agnes Baker draws A Tear in Time from the encounter deck
    And nobody commits a card
    And Agnes Baker chooses option 1
    And Agnes Baker plays Deny Existence (05280)
    Then Agnes Baker has 4 actions

  @arkham-lcg/evade-evade-action @arkham-lcg/in-play-and-out-of-play
  Scenario: Nobody evades the enemy that the low blow has defeated
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Cheap Shot (03194) in hand
    And Goat Spawn is engaged with "Skids" O'Toole
    And Goat Spawn has 2 damage
    And the chaos bag holds 0
    When "Skids" O'Toole plays Cheap Shot (03194) on Goat Spawn
    And the result of the test itself is applied first
    Then Goat Spawn is in the encounter discard pile
    And it is asked whether "Skids" O'Toole evades Goat Spawn
    And the answer is no
