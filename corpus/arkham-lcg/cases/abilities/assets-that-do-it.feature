Feature: What assets do, what it costs, and when they do not
  Source: Rules Reference v2.5, Ability; Costs; Fast; Limits and Maximums; Limits Pertaining to Play
  Areas; Uses (X "type"); Search; Enters Play; Leaves Play.

  @arkham-lcg/costs @arkham-lcg/removed-from-game
  Scenario: A book that has an insight played once more, and then never again
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls De Vermis Mysteriis
    And Agnes Baker has Preposterous Sketches (02186), Knife in her discard pile
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker holds Guts, Machete, Lucky!, Dodge
    And it is the turn of Agnes Baker
    When Agnes Baker uses De Vermis Mysteriis on Preposterous Sketches (02186)
    Then the deck of Agnes Baker has 1 card
    And Agnes Baker has 0 resources
    And De Vermis Mysteriis has 1 doom
    And De Vermis Mysteriis is exhausted
    And Agnes Baker has 2 actions
    And Preposterous Sketches (02186) is in the removed pile
    When Agnes Baker uses De Vermis Mysteriis
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @arkham-lcg/costs
  Scenario: A chart that makes time for one action more
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Eon Chart (08098)
    And the chaos bag holds 0
    When Roland Banks begins a turn
    And Roland Banks uses Eon Chart (08098)
    Then Roland Banks has 1 clue
    And Roland Banks has 3 actions
    And Eon Chart (08098) has 2 secrets
    And Eon Chart (08098) is exhausted
    And Roland Banks may not use Eon Chart (08098)

  @arkham-lcg/fast @arkham-lcg/limits-and-maximums
  Scenario: A mask that lends its cunning once in a test
    Given Roland Banks is at the Study
    And Roland Banks controls Fox Mask
    And the chaos bag holds 0
    When Roland Banks tests intellect (5)
    And Roland Banks uses Fox Mask
    And Roland Banks chooses option 1
    Then Roland Banks may not use Fox Mask
    And this has happened: Roland Banks succeeds by 0
    And Fox Mask has 1 offering

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: Some things one has once or not at all
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Haste, Lone Wolf, On Your Own
    And Roland Banks has Haste #2, Lone Wolf #2, On Your Own #2 in hand
    And Agnes Baker has Haste #3, Lone Wolf #3, On Your Own #3 in hand
    And Roland Banks has 10 resources
    And Agnes Baker has 10 resources
    When Roland Banks begins a turn
    Then Roland Banks may not play Haste #2
    And Roland Banks may not play Lone Wolf #2
    And Roland Banks may not play On Your Own #2
    When Roland Banks ends his turn
    And Agnes Baker begins a turn
    Then Agnes Baker may play Haste #3
    And Agnes Baker may play Lone Wolf #3
    And Agnes Baker may play On Your Own #3

  @arkham-lcg/leaves-play @arkham-lcg/slots
  Scenario: Whoever takes a companion is no longer on his own
    Given Roland Banks is at the Study
    And Roland Banks controls On Your Own
    And Roland Banks has Knife, Beat Cop in hand
    When Roland Banks plays Knife
    Then On Your Own is in play
    When Roland Banks plays Beat Cop
    Then On Your Own is in the discard pile

  @arkham-lcg/leaves-play @arkham-lcg/slots
  Scenario: Whoever has one does not become so
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Roland Banks has On Your Own in hand
    When Roland Banks plays On Your Own
    Then On Your Own is in the discard pile
    And Beat Cop is in play

  @arkham-lcg/ability/constant-abilities @arkham-lcg/ability/forced-abilities
  Scenario: That is over before anything follows from the arrival of the companion
    Given Agnes Baker is at the Study
    And Agnes Baker controls On Your Own
    And Agnes Baker has Arcane Initiate in hand
    When Agnes Baker plays Arcane Initiate
    Then in order:
      | Arcane Initiate enters play        |
      | On Your Own is discarded           |
      | 1 doom is placed on Arcane Initiate |

  @arkham-lcg/uses-x-type @arkham-lcg/ability/forced-abilities
  Scenario: A statue crumbles with its last charge, and not before
    Given Roland Banks is at the Study
    And Roland Banks controls Grotesque Statue (01071)
    And Grotesque Statue (01071) has 2 charges
    And the chaos bag holds 0, 0
    When Roland Banks tests intellect (3)
    And Roland Banks uses Grotesque Statue (01071)
    And Roland Banks resolves the tokens 0 with Grotesque Statue (01071)
    Then Grotesque Statue (01071) is in play
    When Roland Banks tests intellect (3)
    And Roland Banks uses Grotesque Statue (01071)
    And Roland Banks resolves the tokens 0 with Grotesque Statue (01071)
    Then Grotesque Statue (01071) is in the discard pile

  @arkham-lcg/reaction-opportunities @arkham-lcg/costs
  Scenario: A ward that is left alone, and what it does not ward off
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker controls Flesh Ward
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes 1 damage
    And Agnes Baker assigns 1 damage to Agnes Baker
    Then nobody has a choice
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker assigns 1 damage to Agnes Baker
    And Agnes Baker assigns 1 horror to Agnes Baker
    Then Agnes Baker may use Flesh Ward
    When nobody reacts
    Then Agnes Baker may use Agnes Baker
    When nobody reacts
    Then Agnes Baker has 2 damage and 1 horror
    And Flesh Ward has 4 charges

  @arkham-lcg/you-your @arkham-lcg/reaction-opportunities
  Scenario: It wards off nothing from anybody else
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker controls Flesh Ward
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    Then nobody has a choice
    And Roland Banks has 1 damage and 1 horror

  @arkham-lcg/reaction-opportunities @arkham-lcg/qualifiers
  Scenario: A professor who leads on after a card drawn in one's own turn, if she is asked
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Elizabeth Conrad
    And the deck of Roland Banks holds Knife, Machete
    And the deck of Agnes Baker holds Guts
    And it is the turn of Agnes Baker
    When Agnes Baker draws 1 card
    Then nobody has a choice
    When Roland Banks draws 1 card
    Then nobody has a choice

  @arkham-lcg/reaction-opportunities
  Scenario: Nobody has to follow her
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Elizabeth Conrad
    And the deck of Roland Banks holds Knife, Machete
    And it is the turn of Roland Banks
    When Roland Banks draws 1 card
    Then Roland Banks may use Elizabeth Conrad
    When nobody reacts
    Then Roland Banks is at the Study
    And Elizabeth Conrad is ready

  @arkham-lcg/reaction-opportunities @arkham-lcg/defeat
  Scenario: A man of faith who falls without a last blow
    Given Roland Banks is at the Study
    And Roland Banks controls Brother Xavier
    And Brother Xavier has 2 damage
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes 1 damage
    And Roland Banks assigns 1 damage to Brother Xavier
    And nobody reacts
    Then Brother Xavier is in the discard pile
    And Ghoul Minion has 0 damage

  @arkham-lcg/enters-play @arkham-lcg/doom
  Scenario: An initiate who brings doom, and then a spell
    Given Agnes Baker is at the Study
    And Agnes Baker has Arcane Initiate, Knife in hand
    And the deck of Agnes Baker holds Guts, Shrivelling, Machete, Lucky!
    When Agnes Baker plays Knife
    And Agnes Baker plays Arcane Initiate
    Then Arcane Initiate has 1 doom
    When Agnes Baker uses Arcane Initiate
    Then Shrivelling is in hand
    And the deck of Agnes Baker has 3 cards
    And Arcane Initiate is exhausted
    And Arcane Initiate has 1 doom

  @arkham-lcg/instead @arkham-lcg/leaves-play
  Scenario: A trap of Wendy Adams that goes does so under her deck
    Given Wendy Adams is at the Study
    And Wendy Adams controls Wendy's Amulet
    And Wendy Adams has Snare Trap in hand
    And the deck of Wendy Adams holds Knife
    When Wendy Adams plays Snare Trap
    Then Snare Trap is attached to Study alone
    When Snare Trap is discarded
    Then this has happened: Snare Trap is placed on the bottom of its deck
    And the deck of Wendy Adams has 2 cards

  @arkham-lcg/replenish @arkham-lcg/steps/1.1
  Scenario: True magic comes back as a round begins
    Given Agnes Baker is at the Study
    And Agnes Baker controls True Magick
    And True Magick has no charges
    And the current agenda is What's Going On?!
    And the encounter deck holds Obscuring Fog
    When the mythos phase begins
    Then True Magick has 1 charge

  @arkham-lcg/replenish @arkham-lcg/steps/1.1
  Scenario: The one charge of true magic that is still there does not come back
    Given Agnes Baker is at the Study
    And Agnes Baker controls True Magick
    And True Magick has 1 charge
    And the current agenda is What's Going On?!
    And the encounter deck holds Obscuring Fog
    When the mythos phase begins
    Then True Magick has 1 charge

  @arkham-lcg/additional-costs
  Scenario: Without its guardian the crystallizer is not played
    Given Agnes Baker is at the Study
    And Agnes Baker has Crystallizer of Dreams in hand
    When Agnes Baker plays Crystallizer of Dreams
    Then it is refused under arkham-lcg/additional-costs

  @arkham-lcg/you-your @arkham-lcg/steps/2.2.2
  Scenario: A friend recovers after one's own turn, and nobody else's
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Peter Sylvestre
    And Peter Sylvestre has 1 horror
    When Agnes Baker begins a turn
    And Agnes Baker ends her turn
    Then nobody has a choice
    And Peter Sylvestre has 1 horror
    When Roland Banks begins a turn
    And Roland Banks ends his turn
    And Roland Banks uses Peter Sylvestre
    Then Peter Sylvestre has 0 horror

  @arkham-lcg/if @arkham-lcg/when
  Scenario: A lone wolf has no company
    Given Roland Banks and Agnes Baker are at the Study
    And Daisy Walker is at the Hallway
    And Roland Banks controls Lone Wolf
    And Daisy Walker controls Lone Wolf #2
    And Roland Banks has 0 resources
    And Daisy Walker has 0 resources
    When Roland Banks begins a turn
    And Roland Banks ends his turn
    Then Roland Banks has 0 resources
    When Daisy Walker begins a turn
    And Daisy Walker uses Lone Wolf #2
    Then Daisy Walker has 1 resource

  @arkham-lcg/parley @arkham-lcg/control
  Scenario: Somebody helpless is taken along
    Given Roland Banks is at the Study
    And Helpless Passenger waits at the Study
    And it is the turn of Roland Banks
    When Roland Banks uses Helpless Passenger
    Then Helpless Passenger is under the control of Roland Banks
    And Roland Banks has 2 actions

  @arkham-lcg/if @arkham-lcg/reaction-opportunities
  Scenario: Two different actions give nobody haste, and another's two do not either
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Haste
    And the deck of Roland Banks holds Knife, Guts
    And Roland Banks has 0 resources
    When Roland Banks begins a turn
    And Roland Banks takes a resource
    And Roland Banks takes the draw action
    Then Roland Banks may not use Haste
    When Roland Banks takes a resource
    Then Roland Banks may not use Haste
    And Roland Banks has 2 resources

  @arkham-lcg/costs @arkham-lcg/exhaust-exhausted
  Scenario: What exhausts for its effect does so once
    Given Roland Banks is at the Study
    And Roland Banks controls Jim Culver (12060), Baron Samedi
    And the deck of Roland Banks holds Knife, Guts
    And it is the turn of Roland Banks
    When Roland Banks uses Baron Samedi
    Then Baron Samedi has 1 doom
    And Baron Samedi is exhausted
    And Roland Banks may not use Baron Samedi

  @arkham-lcg/you-your/interpreting-you-when-taking-or-being-dealt-damage @arkham-lcg/costs
  Scenario: An ally who plays a tune after a wound, once, and for nobody else's
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Jim Culver (12060)
    And the deck of Roland Banks holds Knife, Guts
    When Agnes Baker takes 1 damage
    Then nobody has a choice
    When Roland Banks takes 1 damage
    And Roland Banks assigns 1 damage to Roland Banks
    And Roland Banks uses Jim Culver (12060)
    Then Knife is in hand
    And Jim Culver (12060) is exhausted
    When Roland Banks takes 1 damage
    And Roland Banks assigns 1 damage to Roland Banks
    Then nobody has a choice
    And the deck of Roland Banks has 1 card
