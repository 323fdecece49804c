Feature: Cards that move others away, are played for others, look at the bottom
  Source: Rules Reference v2.5, Move, Ownership and Control, Search, Doom, Experience.

  @arkham-lcg/move
  Scenario: Moved away from somebody: farther than it was, one location at a time
    Given Roland Banks is at the Study
    And Roland Banks controls Cyclopean Hammer
    And the Study connects to the Hallway
    And the Hallway connects to the Cellar
    And Goat Spawn is at the Study, exhausted
    And it is the turn of Roland Banks
    When Roland Banks uses Cyclopean Hammer on Goat Spawn
    And nobody commits anything
    And the token is -2
    And the result of the test itself is applied first
    And Roland Banks accepts the effect of Cyclopean Hammer
    Then Goat Spawn has 2 damage
    And Goat Spawn is at the Hallway

  @arkham-lcg/move
  Scenario: Up to two locations away, which may end after one
    Given Roland Banks is at the Study
    And Roland Banks controls Cyclopean Hammer
    And the Study connects to the Hallway
    And the Hallway connects to the Cellar
    And Goat Spawn is at the Study, exhausted
    And it is the turn of Roland Banks
    When Roland Banks uses Cyclopean Hammer on Goat Spawn
    And nobody commits anything
    And the token is +1
    And Cyclopean Hammer is applied first
    And Roland Banks accepts the effect of Cyclopean Hammer
    And Roland Banks takes no further action
    Then in order:
      | Goat Spawn moves to the Hallway |
      | Goat Spawn is defeated          |
    And this has not happened: Goat Spawn moves to the Cellar

  @arkham-lcg/ownership-and-control
  Scenario: Under whose control a card is played whoever plays it chooses
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks has Talisman of Protection in hand
    And Roland Banks has 5 resources
    And it is the turn of Roland Banks
    When Roland Banks plays Talisman of Protection
    And Roland Banks chooses Agnes Baker
    Then Agnes Baker controls Talisman of Protection
    And Roland Banks has 3 resources

  @arkham-lcg/ownership-and-control
  Scenario: What is played for another needs another
    Given Roland Banks is at the Study
    And Roland Banks has Solemn Vow in hand
    And Roland Banks has 5 resources
    And it is the turn of Roland Banks
    When Roland Banks plays Solemn Vow
    Then it is refused under arkham-lcg/ownership-and-control

  @arkham-lcg/ownership-and-control @arkham-lcg/move
  Scenario: Its owner is still who has played it
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks has 2 damage
    And Agnes Baker has 1 damage
    And Roland Banks has Solemn Vow in hand
    And Roland Banks has 5 resources
    And it is the turn of Roland Banks
    When Roland Banks plays Solemn Vow
    And Agnes Baker uses Solemn Vow
    Then Roland Banks has 3 damage
    And Agnes Baker has 0 damage

  @arkham-lcg/in-play-and-out-of-play @arkham-lcg/move
  Scenario: Nothing is moved to a card in hand
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Agnes Baker has 1 damage
    And Roland Banks has Solemn Vow in hand
    And Roland Banks has Beat Cop (01018) in hand
    And Roland Banks has 5 resources
    And it is the turn of Roland Banks
    When Roland Banks plays Solemn Vow
    And Agnes Baker uses Solemn Vow
    Then Roland Banks has 1 damage
    And Agnes Baker has 0 damage

  @arkham-lcg/doom @arkham-lcg/cannot
  Scenario: An agenda that cannot advance by its doom stays for the phase
    Given Marie Lambeau is at the Study
    And the agenda is What's Going On?! with 2 doom
    And the top card of the encounter deck is Ancient Evils
    And Marie Lambeau has Mystifying Song (05018) in hand
    And Marie Lambeau has 5 resources
    When the mythos phase begins
    And Marie Lambeau plays Mystifying Song (05018)
    Then Mystifying Song (05018) is removed from the game
    And What's Going On?! has 4 doom
    And this has not happened: What's Going On?! advances

  @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: A card on the bottom of a deck is looked at
    Given Daisy Walker is at the Study
    And Daisy Walker controls Scroll of Secrets (05116) with 3 secrets
    And the encounter deck is Ancient Evils, Crypt Chill and Ghoul Minion
    And it is the turn of Daisy Walker
    When Daisy Walker uses Scroll of Secrets (05116)
    And Daisy Walker looks at the encounter deck
    And Daisy Walker chooses option 4 of Scroll of Secrets (05116)
    Then the top card of the encounter deck is Ghoul Minion

  @arkham-lcg/campaign-play/experience
  Scenario: Experience on top, and what else may come of it
    Given Agnes Baker is at the Study
    And Roland Banks is at the Study
    And Agnes Baker controls Charon's Obol
    And it is the turn of Agnes Baker
    When Agnes Baker resigns
    Then Agnes Baker earns 2 additional experience

  @arkham-lcg/campaign-play/experience @arkham-lcg/killed-insane-investigators
  Scenario: Whoever is defeated is killed
    Given Agnes Baker is at the Study
    And Agnes Baker controls Charon's Obol
    And Agnes Baker has 5 damage
    And Ghoul Minion is engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    Then Agnes Baker is killed

  @arkham-lcg/campaign-play/experience @arkham-lcg/victory-display-victory-points
  Scenario: The enemies defeated in this turn are counted by the health that is printed on them
    Given Zoey Samaras is at the Study
    And Zoey Samaras has "Let God sort them out..." in hand
    And Zoey Samaras has 5 resources
    And Zoey Samaras has 3 actions
    And Ghoul Priest is engaged with Zoey Samaras
    And Ghoul Priest has 4 damage
    And Goat Spawn is engaged with Zoey Samaras
    And Goat Spawn has 2 damage
    And it is the turn of Zoey Samaras
    When Zoey Samaras fights Goat Spawn
    And nobody commits anything
    And the token is 0
    And Zoey Samaras fights Ghoul Priest
    And nobody commits anything
    And the token is +1
    And Zoey Samaras plays "Let God sort them out..."
    Then Zoey Samaras earns 1 additional experience
    And "Let God sort them out..." is in the victory display

  @arkham-lcg/spawn @arkham-lcg/instead
  Scenario: What would spawn behind a barricade spawns beside it
    Given Agnes Baker is at the Study
    And the Study connects to the Hallway
    And Barricade (3) is attached to the Study
    And it is the turn of Agnes Baker
    When Agnes Baker draws Ghoul Minion
    Then Ghoul Minion is at the Hallway

  @arkham-lcg/cannot
  Scenario: Who cannot take actions gains no resource by one, and plays nothing
    Given Agnes Baker is at the Study
    And Narcolepsy is in the threat area of Agnes Baker
    And Agnes Baker has Emergency Cache (0) in hand
    And it is the turn of Agnes Baker
    When Agnes Baker plays Emergency Cache (0)
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/cannot @arkham-lcg/threat-area
  Scenario: Somebody else may wake them
    Given Agnes Baker is at the Study
    And Roland Banks is at the Study
    And Narcolepsy is in the threat area of Agnes Baker
    And it is the turn of Roland Banks
    When Roland Banks uses Narcolepsy
    Then Narcolepsy is discarded

  @arkham-lcg/skill-tests
  Scenario: An attempt again once the failed one is over
    Given Agnes Baker is at the Study
    And Agnes Baker controls Daniel Jameson
    And Ghoul Minion is engaged with Agnes Baker
    And it is the turn of Agnes Baker
    When Agnes Baker fights Ghoul Minion
    And nobody commits anything
    And the token is -4
    And Agnes Baker uses Daniel Jameson
    And nobody commits anything
    And the token is -1
    Then Ghoul Minion has 1 damage

  @arkham-lcg/fight-action
  Scenario: An attack on an enemy at a connecting location
    Given Agnes Baker is at the Study
    And the Study connects to the Hallway
    And Agnes Baker has Guerrilla Tactics (0) in hand
    And Agnes Baker has 2 resources
    And Ghoul Minion is at the Hallway
    And it is the turn of Agnes Baker
    When Agnes Baker plays Guerrilla Tactics (0)
    And Agnes Baker chooses option 1 of Guerrilla Tactics (0)
    And nobody commits anything
    And the token is -1
    Then Ghoul Minion has 1 damage

  @arkham-lcg/qa/guerrilla-tactics-fight-evade-unengaged-enemy-aloof @arkham-lcg/aloof
  Scenario Outline: An aloof enemy next door counts as engaged, one at the same location does not
    Given Agnes Baker is at the Study
    And the Study connects to the Hallway
    And Agnes Baker has Guerrilla Tactics (0) in hand
    And Agnes Baker has 2 resources
    And Whippoorwill (02090) is at the <where>
    And it is the turn of Agnes Baker
    Then it is asked whether Agnes Baker may play Guerrilla Tactics (0)
    And the answer is <answer>

    Examples:
      | where   | answer |
      | Hallway | yes    |
      | Study   | no     |

  @arkham-lcg/aloof @arkham-lcg/fight-action
  Scenario Outline: A weapon that ignores aloof attacks what keeps aloof, and nothing that cannot be attacked
    Given Agnes Baker is at the Study
    And Agnes Baker controls <weapon>
    And Whippoorwill (02090) is at the Study
    And it is the turn of Agnes Baker
    Then it is asked whether Agnes Baker may use <weapon>
    And the answer is <answer>

    Examples:
      | weapon           | answer |
      | Longbow          | yes    |
      | British Bull Dog (2) | yes    |
      | Machete          | no     |

  @arkham-lcg/base-value @arkham-lcg/skill-tests
  Scenario: A base value of 0 while an ability of an asset is resolved
    Given Agnes Baker is at the Study
    And Agnes Baker controls Shrivelling (0) with 4 charges
    And Ghoul Minion is engaged with Agnes Baker
    And Hasty Repairs is in the threat area of Agnes Baker
    And it is the turn of Agnes Baker
    When Agnes Baker uses Shrivelling (0)
    And nobody commits anything
    And the token is +1
    Then Agnes Baker fails by 1

  @arkham-lcg/gains @arkham-lcg/cannot
  Scenario: No resources by card effects, yet by an action
    Given Jenny Barnes is at the Study
    And Jenny Barnes has 0 resources
    And Jenny Barnes has Emergency Cache (0) in hand
    And Sacrificial Beast is at the Hallway
    And it is the turn of Jenny Barnes
    When Jenny Barnes plays Emergency Cache (0)
    And Jenny Barnes takes the resource action
    Then Jenny Barnes has 1 resource

  @arkham-lcg/slots @arkham-lcg/costs
  Scenario: As many dogs as exhaust pull as far
    Given Roland Banks is at the Study
    And Roland Banks controls Sled Dog and Sled Dog #2
    And Goat Spawn is engaged with Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses ability 3 of Sled Dog
    And Roland Banks pays for Sled Dog in way 2
    And nobody commits anything
    And the token is -3
    Then Goat Spawn has 2 damage
    And Sled Dog #2 is exhausted

  @arkham-lcg/discard-piles @arkham-lcg/instead
  Scenario: Cards are drawn instead of being discarded by the scenario
    Given Agnes Baker is at the Study
    And Agnes Baker controls Prismatic Shard with 4 brilliance
    And Agnes Baker has Knife and Flashlight in hand
    And the deck of Agnes Baker is Scrying (0), Shrivelling (0) and Machete (0)
    When Agnes Baker draws Diabolic Voices
    And Agnes Baker fails by 1
    And Agnes Baker uses Prismatic Shard
    Then Scrying (0) is in hand
    And Knife is in hand

  @arkham-lcg/move @arkham-lcg/effects
  Scenario: A clue placed on the stabilizer turns it over
    Given Kate Winthrop is at the Study
    And Kate Winthrop has 1 clue
    And Kate Winthrop controls Flux Stabilizer (10005)
    And Flux Stabilizer (10005) has Flux Stabilizer (10005b) on its other side
    And Aetheric Current (10006) is among the bonded cards of Kate Winthrop
    And it is the turn of Kate Winthrop
    When Kate Winthrop uses Kate Winthrop
    Then Flux Stabilizer (10005) has 1 clue
    And Aetheric Current (10006) is shuffled into the deck of its owner
    And Flux Stabilizer (10005) flips

  @arkham-lcg/fight-action
  Scenario: An attack that fails by as much deals no more for it to whoever is hit
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Mi-Go Weapon
    And Goat Spawn is engaged with Agnes Baker
    And it is the turn of Roland Banks
    When Roland Banks uses Mi-Go Weapon on Goat Spawn
    And nobody commits anything
    And the token is -6
    Then Roland Banks fails by 3
    And Agnes Baker has 2 damage

  @arkham-lcg/evade-evade-action @arkham-lcg/then
  Scenario: Clues come back before the attempt, and the card is drawn behind it
    Given Kate Winthrop is at the Study
    And Kate Winthrop controls Flux Stabilizer (10005b)
    And Flux Stabilizer (10005b) has Flux Stabilizer (10005) on its other side
    And Flux Stabilizer (10005b) has 2 clues
    And Goat Spawn is engaged with Kate Winthrop
    And Kate Winthrop has Aetheric Current (10007) in hand
    And the deck of Kate Winthrop is Knife, Flashlight and Shrivelling (0)
    And it is the turn of Kate Winthrop
    When Kate Winthrop plays Aetheric Current (10007)
    And Kate Winthrop uses agility for the test
    And nobody commits anything
    And the token is 0
    And the result of the test itself is applied first
    Then Kate Winthrop has 2 clues
    And Goat Spawn is shuffled into the encounter deck

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: Some of the cards are paid for with curses and go to the bottom
    Given Agnes Baker is at the Study
    And the encounter deck is Ghoul Minion, Crypt Chill, Ancient Evils, Grasping Hands and False Lead
    And Agnes Baker has Antediluvian Hymn in hand
    And Agnes Baker has 5 resources
    And it is the turn of Agnes Baker
    When Agnes Baker plays Antediluvian Hymn
    And Agnes Baker declines the effect of Antediluvian Hymn
    And Agnes Baker declines the effect of Antediluvian Hymn
    And Agnes Baker accepts the effect of Antediluvian Hymn
    And Agnes Baker declines the effect of Antediluvian Hymn
    And Agnes Baker declines the effect of Antediluvian Hymn
    And Agnes Baker puts back Crypt Chill, Ghoul Minion, False Lead, Grasping Hands
    Then the top card of the encounter deck is Crypt Chill

  @arkham-lcg/replenish
  Scenario: The first bless token of a round at the location replenishes
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Ofuda with 0 charges
    And it is the turn of Agnes Baker
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals bless
    And Agnes Baker reveals 0
    Then Ofuda has 1 charge

  @arkham-lcg/replenish @unsupported
  Scenario: A bless token while no charge is missing was the first all the same
    Given Agnes Baker is at the Study
    And the Study has 2 clues
    And Agnes Baker controls Ofuda with 1 charge
    And Ghoul Minion is at the Study, exhausted
    And it is the turn of Agnes Baker
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals bless
    And Agnes Baker reveals 0
    And Agnes Baker uses Ofuda on Ghoul Minion
    And Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals bless
    And Agnes Baker reveals 0
    Then Ofuda has 0 charges

  @arkham-lcg/discard-piles
  Scenario: A card that the scenario discards from hand answers that
    Given Agnes Baker is at the Study
    And Agnes Baker has Worry Rock in hand
    And the deck of Agnes Baker is Scrying (0), Shrivelling (0) and Machete (0)
    When Agnes Baker draws Diabolic Voices
    And Agnes Baker fails by 1
    And Agnes Baker uses Worry Rock
    Then Scrying (0) is in hand
    And Worry Rock is discarded
