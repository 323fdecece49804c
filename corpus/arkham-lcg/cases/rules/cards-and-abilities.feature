Feature: Abilities, cards and what they do
  Source: Rules Reference v2.5, Glossary; FAQ v2.5, Definitions and Game Play.

  @arkham-lcg/ability/constant-abilities @arkham-lcg/constant-abilities @arkham-lcg/modifiers
  Scenario: A bonus holds as long as its card is in play
    Given Agnes Baker is at the Study
    And Agnes Baker controls Beat Cop
    And Goat Spawn is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker fights Goat Spawn
    And everybody passes
    And everybody passes
    Then in order:
      | Agnes Baker succeeds |

  @arkham-lcg/ability/constant-abilities @arkham-lcg/in-play-and-out-of-play
  Scenario: It is gone at once when the card leaves, in the middle of the test
    Given Agnes Baker is at the Study
    And Agnes Baker controls Beat Cop
    And Goat Spawn is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker fights Goat Spawn
    And Agnes Baker uses Beat Cop
    Then in order:
      | Beat Cop is discarded |
      | Agnes Baker fails     |
    And Goat Spawn has 1 damage

  @arkham-lcg/in-play-and-out-of-play @arkham-lcg/ability/constant-abilities
  Scenario: A card in hand does nothing for anybody
    Given Agnes Baker is at the Study
    And Agnes Baker has Dr. Milan Christopher in hand
    And the chaos bag holds 0, -1
    When Agnes Baker investigates
    And nobody commits anything
    Then the chance that Agnes Baker succeeds is 1/2
    When Agnes Baker reveals 0
    Then nobody has a choice

  @arkham-lcg/ability/revelation-abilities @arkham-lcg/treachery-cards @arkham-lcg/taking-damage-horror
  Scenario: The Revelation resolves for whoever draws, and the treachery is discarded
    Given Agnes Baker is at the Study
    And Agnes Baker controls Guard Dog
    And the chaos bag holds -4
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker assigns 1 horror to Guard Dog
    Then in order:
      | Agnes Baker tests willpower (3) |
      | Agnes Baker fails               |
      | Agnes Baker takes 2 horror      |
      | 1 horror is placed on Guard Dog |
      | Guard Dog is defeated           |
      | Rotting Remains is discarded    |
    And Agnes Baker has 1 horror
    And Rotting Remains is in the discard pile

  @arkham-lcg/ability/triggered-abilities
  Scenario: A reaction is its controller's to use or to let go by
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks may use Dr. Milan Christopher
    When nobody reacts
    Then Roland Banks has 0 resources
    And Roland Banks has 1 clue

  @arkham-lcg/asset-cards @arkham-lcg/play @arkham-lcg/initiation @arkham-lcg/initiation/step-2 @arkham-lcg/initiation/step-4
  Scenario: Playing an asset: cost, attacks, and only then it enters play, and stays
    Given Roland Banks is at the Study
    And Roland Banks has 5 resources
    And Roland Banks has .45 Automatic in hand
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks begins a turn
    And Roland Banks plays .45 Automatic
    Then in order:
      | Roland Banks initiates playing .45 Automatic |
      | Roland Banks spends 4 resources              |
      | Swarm of Rats attacks Roland Banks           |
      | Roland Banks plays .45 Automatic             |
      | .45 Automatic enters play                    |
    And Roland Banks has 1 resource
    And Roland Banks has 2 actions
    And .45 Automatic is in play

  @arkham-lcg/initiation/step-2 @arkham-lcg/play
  Scenario: What cannot be paid for is not begun, and costs nothing
    Given Roland Banks is at the Study
    And Roland Banks has 3 resources
    And Roland Banks has .45 Automatic in hand
    When Roland Banks begins a turn
    Then Roland Banks may not play .45 Automatic
    And Roland Banks has 3 resources
    And Roland Banks has 3 actions

  @arkham-lcg/asset-cards @arkham-lcg/health-and-damage
  Scenario: An asset with health takes damage instead, until that equals its health
    Given Roland Banks is at the Study
    And Roland Banks controls Leather Coat
    And Leather Coat has 1 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Leather Coat
    Then in order:
      | 1 damage is placed on Leather Coat |
      | Leather Coat is defeated           |
      | Leather Coat is discarded          |
    And Roland Banks has 0 damage

  @arkham-lcg/health-and-damage @arkham-lcg/enemy-cards @arkham-lcg/discard-piles
  Scenario: An enemy with as much damage as health is defeated, one with less is not
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Beat Cop
    And Ghoul Minion is engaged with Agnes Baker with 1 damage
    And Goat Spawn is engaged with Agnes Baker with 1 damage
    When Agnes Baker uses Beat Cop on Ghoul Minion
    Then in order:
      | 1 damage is placed on Ghoul Minion |
      | Ghoul Minion is defeated           |
    And Ghoul Minion is in the discard pile
    And Goat Spawn is in play

  @arkham-lcg/sanity-and-horror
  Scenario: Guard Dog has one sanity, so one horror is its end
    Given Agnes Baker is at the Study
    And Agnes Baker controls Guard Dog
    And Ghoul Minion is engaged with Agnes Baker
    When the enemy phase begins
    And Agnes Baker assigns 1 horror to Guard Dog
    And Agnes Baker assigns 1 damage to Agnes Baker
    Then in order:
      | 1 horror is placed on Guard Dog |
      | Guard Dog is defeated           |
    And Agnes Baker has 0 horror
    And Agnes Baker has 1 damage

  @arkham-lcg/sanity-and-horror @arkham-lcg/campaign-play/trauma
  Scenario: As much horror as sanity defeats an investigator, who suffers mental trauma
    Given Roland Banks is at the Study
    And Roland Banks has 4 horror
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | 1 horror is placed on Roland Banks  |
      | Roland Banks is defeated            |
      | Roland Banks suffers 1 mental trauma |
    And Roland Banks has 0 physical trauma

  @arkham-lcg/clues/clues-on-player-cards
  Scenario: Clues on an asset stay at the location when the asset leaves play
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Beat Cop has 2 clues
    And Study has 1 clue
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    And nobody reacts
    Then Study has 3 clues
    And Roland Banks has 0 clues

  @arkham-lcg/self-referential-text @arkham-lcg/copy
  Scenario: A card that speaks of itself does not mean its copy
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog and Guard Dog #2
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog #2
    Then Roland Banks may use Guard Dog #2
    And Roland Banks may not use Guard Dog

  @arkham-lcg/self-referential-text @arkham-lcg/ability/action-designators
  Scenario: Of two knives the one that is used is discarded, and its cost is the whole cost
    Given Roland Banks is at the Study
    And Roland Banks controls Knife and Knife #2
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks begins a turn
    And Roland Banks uses ability 2 of Knife #2 on Ghoul Minion
    Then Knife #2 is in the discard pile
    And Knife is in play
    And Ghoul Minion is in the discard pile
    And Roland Banks has 2 actions

  @arkham-lcg/base-value @arkham-lcg/difficulty-skill-tests @arkham-lcg/modifiers
  Scenario: The difficulty is the printed shroud with what modifies it
    Given Roland Banks is at the Study
    And the chaos bag holds 0
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks investigates
    Then in order:
      | Roland Banks tests intellect (4) |
      | Roland Banks fails               |

  @arkham-lcg/skill-cards
  Scenario: A skill card cannot be played
    Given Roland Banks is at the Study
    And Roland Banks has Perception in hand
    When Roland Banks plays Perception
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/skill-cards @arkham-lcg/wild-skill-icons
  Scenario: Wild icons count as whatever is tested; the card is discarded at the end
    Given Roland Banks is at the Study
    And Roland Banks has Unexpected Courage in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks fights Ghoul Priest
    And Roland Banks commits Unexpected Courage
    Then in order:
      | Roland Banks succeeds           |
      | Unexpected Courage is discarded |
    And Unexpected Courage is in the discard pile

  @arkham-lcg/wild-skill-icons @arkham-lcg/skill-cards
  Scenario: An icon of another skill does not match, a wild one does
    Given Roland Banks is at the Study
    And Roland Banks has Perception and Unexpected Courage in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks fights Ghoul Priest
    Then Roland Banks may not commit Perception
    And Roland Banks may commit Unexpected Courage

  @arkham-lcg/tokens-running-out-of
  Scenario: There is no end of resources
    Given Roland Banks is at the Study
    And Roland Banks has 200 resources
    When Roland Banks takes a resource
    Then Roland Banks has 201 resources

  @arkham-lcg/limbo @arkham-lcg/event-cards
  Scenario: An event that draws from an empty deck cannot draw itself
    Given Roland Banks is at the Study
    And Roland Banks has Emergency Cache (2) in hand
    And the deck of Roland Banks is empty
    And Roland Banks has Knife in his discard pile
    When Roland Banks plays Emergency Cache (2)
    Then in order:
      | Roland Banks gains 3 resources       |
      | Roland Banks draws Knife             |
      | Emergency Cache (2) is discarded     |
    And Knife is in hand
    And Emergency Cache (2) is in the discard pile

  @arkham-lcg/event-cards @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: A fast event needs the moment that it names
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And Swarm of Rats is engaged with Agnes Baker
    When Roland Banks begins a turn
    Then it is asked whether Roland Banks plays Dodge
    And the answer is no
    When Roland Banks ends his turn
    Then Roland Banks has 1 resource

  @arkham-lcg/play-restrictions-permissions-and-instructions @arkham-lcg/active-player
  Scenario: What is restricted to one's own turn is not offered in the turn of another
    Given "Skids" O'Toole and Agnes Baker are at the Study
    And "Skids" O'Toole has 2 resources
    When Agnes Baker begins her turn
    Then "Skids" O'Toole may not use "Skids" O'Toole
    When Agnes Baker ends her turn
    And "Skids" O'Toole begins his turn
    Then "Skids" O'Toole may use "Skids" O'Toole

  @arkham-lcg/parley @arkham-lcg/attack-of-opportunity
  Scenario: A parley provokes nobody
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 4 resources
    And Mob Enforcer is engaged with "Skids" O'Toole
    And Mob Enforcer belongs to "Skids" O'Toole
    And Swarm of Rats is engaged with "Skids" O'Toole
    When "Skids" O'Toole begins a turn
    And everybody passes
    And "Skids" O'Toole uses Mob Enforcer
    Then Mob Enforcer is in the discard pile
    And "Skids" O'Toole has 0 damage
    And "Skids" O'Toole has 2 actions
    And "Skids" O'Toole has 0 resources

  @arkham-lcg/victory-display-victory-points
  Scenario: A defeated enemy that is worth points goes to the victory display
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Ghoul Priest is engaged with Roland Banks with 4 damage
    When Roland Banks uses Beat Cop
    Then in order:
      | Ghoul Priest is defeated |
    And Ghoul Priest is in the victory display

  @arkham-lcg/per-investigator @arkham-lcg/base-value
  Scenario: Health per investigator counts whoever began the game
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Beat Cop
    And Ghoul Priest is engaged with Roland Banks with 4 damage
    When Roland Banks uses Beat Cop
    Then Ghoul Priest is in play
    And Ghoul Priest has 5 damage

  @arkham-lcg/heal
  Scenario: Healing takes away as much as there is and no more
    Given Roland Banks is at the Study
    And Relentless Dark Young is engaged with Roland Banks with 1 damage
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    Then Relentless Dark Young has 0 damage

  @arkham-lcg/heal
  Scenario: A card that names nobody heals its user, not his ally
    Given Roland Banks is at the Study
    And Roland Banks controls Smoking Pipe and Beat Cop
    And Beat Cop has 1 horror
    And Roland Banks has 2 horror
    When Roland Banks uses Smoking Pipe
    And Roland Banks assigns 1 damage to Roland Banks
    Then Roland Banks has 1 horror
    And Beat Cop has 1 horror

  @arkham-lcg/for-each-or-for-every
  Scenario: Horror for each point is one instance, answered once
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -4
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker uses Agnes Baker
    Then in order:
      | Agnes Baker takes 2 horror         |
      | 2 horror is placed on Agnes Baker  |
    And Agnes Baker has 2 horror
    And Ghoul Minion has 1 damage

  @arkham-lcg/for-each-or-for-every
  Scenario: Where each point is a choice, each is resolved by itself
    Given Agnes Baker is at the Study
    And it is the turn of Agnes Baker
    And the chaos bag holds -4
    When Agnes Baker draws A Tear in Time from the encounter deck
    And Agnes Baker chooses option 2
    And Agnes Baker chooses option 1
    Then Agnes Baker has 1 horror

  @arkham-lcg/encounter-deck
  Scenario: An empty encounter deck is made anew out of its discard pile
    Given Roland Banks is at the Study
    And the current agenda is Rise of the Ghouls
    And the encounter deck is empty
    And the encounter discard pile holds Swarm of Rats
    When the mythos phase begins
    Then Swarm of Rats is engaged with Roland Banks
    And Swarm of Rats is in play

  @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: Two Forced abilities of one moment: the lead investigator orders them
    Given Roland Banks and Agnes Baker are at the Study
    And Study is connected to Hallway
    And Wizard of the Order is at Hallway
    And Wizard of the Order #2 is at Hallway
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats and Swarm of Rats #2
    When the mythos phase begins
    Then the choice is Roland Banks's

  @arkham-lcg/nearest @arkham-lcg/target
  Scenario: The nearest cultist is the one fewest connections away
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Hallway is connected to Attic
    And Acolyte is at Attic
    And Acolyte #2 is at Hallway
    When Roland Banks draws Mysterious Chanting from the encounter deck
    Then Acolyte #2 has 2 doom
    And Acolyte has 0 doom

  @arkham-lcg/keywords @arkham-lcg/ability/keywords
  Scenario: A keyword acts by itself: nobody is asked whether the hunter moves
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Goat Spawn is at Hallway
    And Ghoul Minion is at Hallway
    When the enemy phase begins
    Then Goat Spawn is at the Study
    And Ghoul Minion is at Hallway

  @arkham-lcg/copy @arkham-lcg/limits-and-maximums
  Scenario: A card of another level with the same title is a copy
    Given Roland Banks is at the Study
    And Roland Banks has Perception and Perception (2) in hand
    And the chaos bag holds 0, -1
    When Roland Banks investigates
    Then Roland Banks may commit Perception (2)
    When Roland Banks commits Perception
    Then Roland Banks may not commit Perception (2)

  @arkham-lcg/per-investigator @arkham-lcg/elimination
  Scenario: Whoever is out of the game by then still counts
    Given Roland Banks and Agnes Baker are at the Parlor
    And Roland Banks controls Beat Cop
    And Ghoul Priest is engaged with Roland Banks with 4 damage
    When Agnes Baker uses ability 1 of Parlor
    Then Agnes Baker is eliminated
    When Roland Banks uses Beat Cop
    Then Ghoul Priest has 5 damage
    And Ghoul Priest is in play

  @arkham-lcg/clues/clues-on-player-cards
  Scenario: A clue on a card of one's own is spent like another
    Given Kate Winthrop is at the Study
    And Kate Winthrop controls Fingerprint Kit
    And Fingerprint Kit has 1 clue
    And Heretic (05178a) is engaged with Kate Winthrop
    And it is the turn of Kate Winthrop
    When Kate Winthrop uses Heretic
    Then Fingerprint Kit has 0 clues

  @arkham-lcg/clues/clues-on-player-cards @arkham-lcg/costs
  Scenario: With a clue of one's own beside it one chooses which is spent
    Given Kate Winthrop is at the Study
    And Kate Winthrop has 1 clue
    And Kate Winthrop controls Fingerprint Kit
    And Fingerprint Kit has 1 clue
    And Heretic (05178a) is engaged with Kate Winthrop
    And it is the turn of Kate Winthrop
    When Kate Winthrop uses Heretic
    And Kate Winthrop chooses Fingerprint Kit
    Then Fingerprint Kit has 0 clues
    And Kate Winthrop has 1 clue

  @arkham-lcg/clues/clues-on-player-cards @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Nor is an act refused whose last clue lies on a card
    Given Kate Winthrop is at the Study
    And Kate Winthrop has 1 clue
    And Kate Winthrop controls Fingerprint Kit
    And Fingerprint Kit has 1 clue
    And the current act is Trapped
    And Hallway, Cellar, Attic and Parlor are set aside
    And the next act is The Barrier
    And it is the turn of Kate Winthrop
    When Kate Winthrop spends clues to advance the act
    Then Fingerprint Kit has 0 clues
    And Kate Winthrop is at the Hallway

  @arkham-lcg/clues/clues-on-player-cards @arkham-lcg/costs
  Scenario: Clues that lie on somebody else's card do not pay
    Given Kate Winthrop and Roland Banks are at the Study
    And Roland Banks controls Fingerprint Kit
    And Fingerprint Kit has 1 clue
    And Heretic (05178a) is engaged with Kate Winthrop
    And it is the turn of Kate Winthrop
    When Kate Winthrop uses Heretic
    Then it is refused under arkham-lcg/costs
