Feature: Keywords, hands, slots and spawning
  Source: Rules Reference v2.5, Glossary; FAQ v2.5, Definitions and Game Play.

  @arkham-lcg/direct-damage-direct-horror
  Scenario: Direct horror goes to the investigator, though an ally could take it
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Hypochondria is in the threat area of Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Roland Banks
    Then Roland Banks has 1 horror
    And Guard Dog has 0 horror

  @arkham-lcg/direct-damage-direct-horror @arkham-lcg/taking-damage-horror
  Scenario: What is not direct may be assigned to that ally
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And the chaos bag holds -1
    When Roland Banks draws Rotting Remains from the encounter deck
    Then Roland Banks must choose between:
      | Roland Banks assigns 1 horror to Guard Dog    |
      | Roland Banks assigns 1 horror to Roland Banks |

  @arkham-lcg/haunted
  Scenario: Failing at a haunted location brings what haunts it, after the results
    Given Roland Banks is at the Billiards Room (05081)
    And Roland Banks controls Knife
    And Billiards Room has 1 clue
    And the chaos bag holds -1
    When Roland Banks investigates
    And Roland Banks chooses option 2
    Then in order:
      | Roland Banks fails         |
      | Roland Banks takes 1 damage |
      | the test ends              |
    And Knife is in play

  @arkham-lcg/haunted
  Scenario: Who succeeds there is left alone
    Given Roland Banks is at the Billiards Room (05081)
    And Billiards Room has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks has 1 clue
    And Roland Banks has 0 damage

  @arkham-lcg/hidden
  Scenario: A hidden treachery goes to the hand, and there it stays at the end of the round
    Given Roland Banks is at the Study
    And Roland Banks has Knife, Knife #2, Guard Dog, Dodge, Beat Cop, Perception and Deduction in hand
    And the deck of Roland Banks holds Lucky!
    When Roland Banks draws Hastur's Gaze from the encounter deck
    Then Hastur's Gaze is in hand
    When the upkeep phase begins
    Then Roland Banks must choose between:
      | Roland Banks discards Knife      |
      | Roland Banks discards Knife #2   |
      | Roland Banks discards Guard Dog  |
      | Roland Banks discards Dodge      |
      | Roland Banks discards Beat Cop   |
      | Roland Banks discards Perception |
      | Roland Banks discards Deduction  |
      | Roland Banks discards Lucky!     |

  @arkham-lcg/hidden/hidden-cards-in-hand-when-eliminated
  Scenario: The hidden cards of an eliminated investigator are discarded
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Knife in hand
    And Hastur's Gaze is hidden in the hand of Roland Banks
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then Roland Banks is eliminated
    And Hastur's Gaze is in the discard pile
    And Knife is in the removed pile

  @arkham-lcg/patrol
  Scenario: A patrol goes towards its location, whoever stands elsewhere
    Given Roland Banks is at the Attic
    And the Hallway is connected to the Attic and the Cellar
    And the Cellar is connected to The Farmhouse
    And Lupine Hybrid (10645a) is at the Hallway
    When the enemy phase begins
    Then Lupine Hybrid is at the Cellar
    And Lupine Hybrid is engaged with nobody

  @arkham-lcg/patrol
  Scenario: An exhausted enemy does not patrol
    Given Roland Banks is at the Attic
    And the Hallway is connected to the Attic and The Farmhouse
    And Lupine Hybrid (10645a) is exhausted at the Hallway
    When the enemy phase begins
    Then Lupine Hybrid is at the Hallway

  @arkham-lcg/vengeance-x @arkham-lcg/victory-display-victory-points
  Scenario: An enemy with vengeance goes to the victory display as well
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Pit Viper is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    Then Pit Viper is in the victory display

  @arkham-lcg/tarot-slot
  Scenario: The second tarot card replaces the first
    Given Roland Banks is at the Study
    And Roland Banks controls Ace of Swords
    And Roland Banks has The Moon • XVIII in hand
    When Roland Banks plays The Moon • XVIII
    Then The Moon • XVIII is in play
    And Ace of Swords is in the discard pile

  @arkham-lcg/permanent @arkham-lcg/slots
  Scenario: A permanent card in play gives its ally slot all game long
    Given Roland Banks is at the Study
    And Roland Banks controls Charisma and Guard Dog
    And Roland Banks has Beat Cop in hand
    When Roland Banks plays Beat Cop
    Then Beat Cop is in play
    And Guard Dog is in play

  @arkham-lcg/permanent @arkham-lcg/elimination
  Scenario: Only elimination takes a permanent card out of play
    Given Roland Banks and Agnes Baker are at the Parlor
    And Roland Banks controls Charisma
    When Roland Banks uses ability 1 of Parlor
    Then Charisma is in the removed pile

  @arkham-lcg/base-value @arkham-lcg/printed @arkham-lcg/lasting-effects
  Scenario: Another base value takes the place of the printed one, and bonuses still count
    Given Agnes Baker is at the Study
    And Agnes Baker has Trial by Fire in hand
    And Agnes Baker has 3 resources
    And Agnes Baker controls Beat Cop
    And Wizard of the Order is engaged with Agnes Baker
    And the chaos bag holds -2
    When Agnes Baker begins a turn
    And Agnes Baker plays Trial by Fire
    And Agnes Baker chooses option 3
    And everybody passes
    And Agnes Baker fights Wizard of the Order
    And everybody passes
    And everybody passes
    And everybody passes
    Then in order:
      | Agnes Baker succeeds |
    And Wizard of the Order has 1 damage

  @arkham-lcg/action/only-as-your-first-action
  Scenario: What may only be the first action is no second one
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage
    And Roland Banks has 3 resources
    And Roland Banks has Second Wind in hand
    And the deck of Roland Banks holds Knife and Guard Dog
    When Roland Banks begins a turn
    And Roland Banks takes a resource
    And Roland Banks plays Second Wind
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
    And Roland Banks has 2 damage

  @arkham-lcg/action/only-as-your-first-action
  Scenario: As the first action it is played, and costs that action
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage
    And Roland Banks has 3 resources
    And Roland Banks has Second Wind in hand
    And the deck of Roland Banks holds Knife and Guard Dog
    When Roland Banks begins a turn
    And Roland Banks plays Second Wind
    Then Roland Banks has 1 damage
    And Roland Banks has 2 actions
    And Knife is in hand

  @arkham-lcg/heal @arkham-lcg/drawing-cards
  Scenario: What one has drawn this round counts, from whichever deck
    Given Roland Banks is at the Study
    And Roland Banks has 3 damage
    And Roland Banks has 3 resources
    And Roland Banks has Second Wind in hand
    And the deck of Roland Banks holds Knife and Guard Dog
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks begins a turn
    And Roland Banks plays Second Wind
    Then Roland Banks has 1 damage
    And Knife is in hand

  @arkham-lcg/spawn/spawning-an-enemy @arkham-lcg/enemy-cards
  Scenario: Drawn without an instruction it spawns engaged with the drawer, though others are there
    Given Roland Banks and Agnes Baker are at the Study
    When Agnes Baker draws Ghoul Minion from the encounter deck
    Then in order:
      | Ghoul Minion spawns engaged with Agnes Baker |
    And Ghoul Minion is engaged with Agnes Baker

  @arkham-lcg/spawn/spawning-an-enemy @arkham-lcg/ability/spawn-instructions-and-prey-instructions @arkham-lcg/empty-location
  Scenario: With an instruction it spawns where that says: nobody and no enemy at an empty location
    Given Roland Banks is at the Study
    And the Hallway is connected to the Study and the Attic
    And Ghoul Minion is at the Attic
    When Roland Banks draws Wizard of the Order from the encounter deck
    Then Wizard of the Order is at the Hallway
    And Wizard of the Order is engaged with nobody

  @arkham-lcg/ability/spawn-instructions-and-prey-instructions @arkham-lcg/prey
  Scenario: Prey picks whom an enemy engages
    Given Roland Banks and Agnes Baker are at the Study
    And Study is connected to Hallway
    And Young Deep One is at Hallway
    When the enemy phase begins
    And Agnes Baker uses Agnes Baker
    And Agnes Baker assigns 1 damage to Agnes Baker
    Then Young Deep One is engaged with Agnes Baker

  @arkham-lcg/bearer @arkham-lcg/weakness
  Scenario: The bearer of a weakness is whose deck it came from
    Given Roland Banks and Agnes Baker are at the Study
    And Study is connected to Hallway
    And Mob Enforcer is at Hallway
    And Mob Enforcer belongs to Agnes Baker
    When the enemy phase begins
    Then Mob Enforcer is engaged with Agnes Baker

  @arkham-lcg/hand-size
  Scenario: More than eight cards may be held until the upkeep phase
    Given Roland Banks is at the Study
    And Roland Banks has Knife, Knife #2, Guard Dog, Dodge, Beat Cop, Perception, Deduction and Lucky! in hand
    And the deck of Roland Banks holds Leather Coat and Stray Cat
    When Roland Banks begins a turn
    And Roland Banks takes the draw action
    And Roland Banks takes a resource
    And Roland Banks ends his turn
    Then Leather Coat is in hand
    And nobody has a choice
    When the upkeep phase begins
    Then the choice is Roland Banks's

  @arkham-lcg/in-player-order @arkham-lcg/mythos-phase
  Scenario: The lead investigator draws first, then the others clockwise
    Given Agnes Baker, Roland Banks and Wendy Adams are at the Study
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Ghoul Minion, Goat Spawn and Swarm of Rats
    When the mythos phase begins
    Then Ghoul Minion is engaged with Agnes Baker
    And Goat Spawn is engaged with Roland Banks
    And Swarm of Rats is engaged with Wendy Adams

  @arkham-lcg/ownership-and-control @arkham-lcg/activate-action @arkham-lcg/control
  Scenario: Only who controls a card uses its abilities
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Beat Cop
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks begins a turn
    Then Roland Banks may not use Beat Cop
    And Agnes Baker may use Beat Cop

  @arkham-lcg/location-cards
  Scenario: A location is revealed only once, and gets its clues only then
    Given Roland Banks is at the Study
    And Study is connected to Attic
    And Attic is unrevealed
    When Roland Banks begins a turn
    And Roland Banks moves to Attic
    Then Attic has 2 clues
    When Roland Banks moves to Study
    And Roland Banks moves to Attic
    Then Attic has 2 clues
    And Roland Banks has 2 horror

  @arkham-lcg/triggering-condition
  Scenario: Each copy answers the condition once, each time that it occurs
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Cigarette Case
    And the deck of Roland Banks holds Knife and Guard Dog
    And Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks may not use Lucky Cigarette Case
    And Roland Banks has 1 clue

  @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: Actions left at the end of a turn are gone
    Given Agnes Baker is at the Study
    When Agnes Baker begins a turn
    And Agnes Baker takes a resource
    And Agnes Baker ends her turn
    Then Agnes Baker has 0 actions

  @edition-2016 @arkham-lcg/gaining-spending-and-forfeiting-actions @arkham-lcg/steps/4.2
  Scenario: Three new ones come in the upkeep phase
    Given Agnes Baker is at the Study
    And the deck of Agnes Baker holds Knife and Guard Dog
    When Agnes Baker begins a turn
    And Agnes Baker ends her turn
    Then Agnes Baker has 0 actions
    When the upkeep phase begins
    Then Agnes Baker has 3 actions

  @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: Outside of a turn actions may be lost but not spent
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Roland Banks
    When Agnes Baker takes a resource
    Then it is refused under arkham-lcg/steps/2.2.1

  @arkham-lcg/the-golden-rules @arkham-lcg/cannot
  Scenario: What a card says goes before the rule of attacks of opportunity
    Given Roland Banks is at the Study
    And Silas Bishop is at the Study
    When Roland Banks takes a resource
    Then Roland Banks has 0 damage
    And Roland Banks has 1 resource

  @arkham-lcg/winning-and-losing
  Scenario: A game ends without any resolution once every investigator is gone
    Given Roland Banks and Agnes Baker are at the Parlor
    When Roland Banks uses ability 1 of Parlor
    Then Agnes Baker is the lead investigator
    When Agnes Baker begins a turn
    And Agnes Baker uses ability 1 of Parlor
    Then in order:
      | Agnes Baker resigns                    |
      | the scenario ends without a resolution |

  @arkham-lcg/empty-location @arkham-lcg/spawn
  Scenario: Where a friend stands alone is no empty location, nor where an exhausted enemy lies
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Icy Ghoul is exhausted at the Cellar
    And the Study is connected to the Hallway and the Cellar
    When Roland Banks draws Web-Spinner from the encounter deck
    And nobody reacts to anything else
    Then this has happened: Web-Spinner is discarded
