Feature: Cards that nobody controls any more, stay in hand, change as they are played, or count for later
  Source: Rules Reference v2.5, Ownership and Control, Mulligan, Costs, Experience, Instead.

  @arkham-lcg/ownership-and-control @arkham-lcg/instead
  Scenario Outline: What would leave play stays where its controller is
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks controls Vale Lantern (<code>)
    And it is the turn of Agnes Baker
    When Vale Lantern is discarded
    Then this has happened: Vale Lantern lies at the Study, under nobody's control
    And Vale Lantern is at the Study
    And Agnes Baker may use Vale Lantern

    Examples:
      | code   |
      | 10610b |
      | 10611b |

  @arkham-lcg/ownership-and-control
  Scenario: What was taken from a location goes with whoever took it
    Given Roland Banks is at the Study
    And Engineer is at the Study
    And the Study connects to the Hallway
    And it is the turn of Roland Banks
    When Roland Banks uses Engineer
    And Roland Banks chooses willpower
    And nobody commits anything
    And the token is +1
    And Roland Banks moves to the Hallway
    Then Roland Banks controls Engineer
    And Engineer is at the Hallway

  @arkham-lcg/ownership-and-control @arkham-lcg/clues
  Scenario: Whoever has him already finds a clue by him
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Engineer
    And it is the turn of Roland Banks
    When Roland Banks uses Engineer
    And Roland Banks chooses willpower
    And nobody commits anything
    And the token is +1
    Then Roland Banks has 1 clue

  @arkham-lcg/ownership-and-control @arkham-lcg/instead
  Scenario: Instead of being discarded he is healed, nobody's and exhausted
    Given Roland Banks is at the Study
    And Roland Banks controls Engineer
    And Engineer has 1 damage and 1 horror
    When Engineer is discarded
    Then this has happened: Engineer lies at the Study, under nobody's control
    And Engineer is at the Study
    And Engineer is exhausted
    And Engineer has no damage
    And Engineer has no horror

  @arkham-lcg/mulligan
  Scenario: What stays in the opening hand is no part of a mulligan
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, The Tower • XVI, Guts, Flashlight, Dodge, Machete, Overpower, Emergency Cache and Taunt
    When the game is set up
    And Roland Banks takes a mulligan of Knife, Guts, Flashlight and Dodge
    Then The Tower • XVI is in the hand of Roland Banks

  @arkham-lcg/cannot
  Scenario: Beside the devil no other asset is played
    Given Roland Banks is at the Study
    And Roland Banks has The Devil • XV, Knife and Emergency Cache in hand
    And Roland Banks has 5 resources
    And it is the turn of Roland Banks
    Then Roland Banks may not play Knife
    And Roland Banks may play The Devil • XV
    And Roland Banks may play Emergency Cache

  @arkham-lcg/effects
  Scenario: Three instead of two
    Given Roland Banks is at the Study
    And Roland Banks controls Hallowed Mirror (3)
    And Roland Banks has Soothing Melody in hand
    And Roland Banks has 3 damage
    And the deck of Roland Banks holds Knife
    And it is the turn of Roland Banks
    When Roland Banks plays Soothing Melody
    And Roland Banks uses Hallowed Mirror, choosing option 1
    And nobody reacts to anything else
    Then Roland Banks has Knife in hand

  @arkham-lcg/campaign-play/experience
  Scenario: A pelt in hand makes the next purchase cheaper
    Given Roland Banks is at the Study
    And Roland Banks has Pelt Shipment in hand
    When Roland Banks resigns
    And Roland Banks uses Pelt Shipment
    Then this has happened: the next card that Roland Banks purchases costs 1 less experience

  @arkham-lcg/campaign-play/experience
  Scenario: Two for twelve offerings
    Given Jenny Barnes is at the Study
    And Jenny Barnes controls Green Man Medallion with 12 offerings
    When Jenny Barnes resigns
    And Jenny Barnes uses Green Man Medallion
    Then this has happened: the next card that Jenny Barnes purchases costs 2 less experience

  @arkham-lcg/uses-x-type
  Scenario: What is paid is laid on it
    Given Jenny Barnes is at the Study
    And Jenny Barnes controls Green Man Medallion
    And Jenny Barnes has 5 resources
    And it is the turn of Jenny Barnes
    When Jenny Barnes uses Green Man Medallion, spending 3 resources
    Then Green Man Medallion has 3 offerings
    And Jenny Barnes has 2 resources

  @arkham-lcg/dealing-damage-horror
  Scenario: The cape takes one of what its wearer is dealt
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Accursed Cape is attached to Ghoul Minion
    And Roland Banks controls Machete
    When Roland Banks deals 2 damage to Ghoul Minion
    Then Ghoul Minion has 1 damage
    And Accursed Cape has 1 damage

  @arkham-lcg/delayed-effects
  Scenario: The place that was chosen and not searched costs two horror
    Given Leo Anderson is at the Study
    And the Study connects to the Hallway
    And Call of the Unknown is in the threat area of Leo Anderson
    And the deck of Leo Anderson holds Knife
    When Leo Anderson begins a turn
    And Leo Anderson chooses the Hallway
    And the turn of Leo Anderson ends
    Then Leo Anderson has 2 horror

  @arkham-lcg/delayed-effects
  Scenario: Searched with success it costs nothing
    Given Leo Anderson is at the Study
    And the Study connects to the Hallway
    And the Hallway has 1 clue
    And Call of the Unknown is in the threat area of Leo Anderson
    When Leo Anderson begins a turn
    And Leo Anderson chooses the Hallway
    And Leo Anderson moves to the Hallway
    And Leo Anderson investigates
    And nobody commits anything
    And the token is +1
    And the turn of Leo Anderson ends
    Then Leo Anderson has no horror

  @arkham-lcg/move
  Scenario: Where nobody comes it goes back into the deck
    Given Finn Edwards is at the Study
    And the deck of Finn Edwards holds Caught Red-Handed, Knife
    When Finn Edwards draws Caught Red-Handed
    Then Caught Red-Handed is in the deck of Finn Edwards

  @arkham-lcg/setup
  Scenario: It begins beside the agenda, with its doom
    Given Roland Banks is at the Study
    And False Awakening (06233) is set aside
    And the deck of Roland Banks holds Knife, Guts, Flashlight, Dodge, Machete, Overpower
    When the game is set up
    And Roland Banks keeps the opening hand
    Then False Awakening has 1 doom

  @arkham-lcg/drawing-cards
  Scenario: Weaknesses among what is drawn for all that was won go back unresolved
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has All In in hand
    And the deck of "Skids" O'Toole holds Knife, Amnesia, Guts, Flashlight
    When "Skids" O'Toole tests agility (2)
    And "Skids" O'Toole commits All In
    And the token is 0
    Then "Skids" O'Toole has Knife in hand
    And "Skids" O'Toole has Guts in hand
    And Amnesia is in the deck of "Skids" O'Toole
    And "Skids" O'Toole has Flashlight in hand

  @arkham-lcg/chaos-tokens @arkham-lcg/cancel
  Scenario: Frost is canceled for the specimen, and no other token comes
    Given Daisy Walker is at the Study
    And the Study has 2 clues
    And Daisy Walker controls Mineral Specimen with 3 charges
    And the chaos bag holds frost and 0
    And it is the turn of Daisy Walker
    When Daisy Walker uses Mineral Specimen
    And nobody commits anything
    And Daisy Walker reveals frost
    Then Daisy Walker has 2 clues

  @arkham-lcg/encounter-deck
  Scenario: An enemy that comes so ends it
    Given Roland Banks is at the Study
    And Unaware is in the threat area of Roland Banks
    And the encounter deck holds Ghoul Minion
    And it is the turn of Roland Banks
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And the token is -4
    Then Unaware is in the discard pile of Roland Banks

  @arkham-lcg/encounter-deck
  Scenario: A treachery does not, and only the first failure counts
    Given Roland Banks is at the Study
    And Unaware is in the threat area of Roland Banks
    And the encounter deck holds Ancient Evils, Ghoul Minion
    And the current agenda is Rise of the Ghouls
    And it is the turn of Roland Banks
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And the token is -4
    And Roland Banks tests willpower (3)
    And nobody commits anything
    And the token is -4
    Then Unaware is in the threat area of Roland Banks

  @arkham-lcg/limits-and-maximums
  Scenario: Her sign lifts the limit for the rest of the round
    Given Rita Young is at the Study
    And Ghoul Minion is engaged with Rita Young
    And Swarm of Rats is engaged with Rita Young
    And the chaos bag holds elder-sign and 0
    And it is the turn of Rita Young
    When Rita Young evades Swarm of Rats
    And nobody commits anything
    And Rita Young reveals elder-sign
    And Rita Young uses ability 1 of Rita Young on Swarm of Rats
    And Rita Young evades Ghoul Minion
    And nobody commits anything
    And Rita Young reveals 0
    And Rita Young uses ability 2 of Rita Young
    Then Ghoul Minion has 1 damage

  @arkham-lcg/ownership-and-control
  Scenario: She goes where the fewest clues are with somebody
    Given Roland Banks is at the Study
    And the Hallway is in play
    And Dianne Devine (52025) is at the Study
    And Merle Garvin waits at the Hallway
    And Merle Garvin has 1 clue
    When the enemy phase begins
    Then Dianne Devine is at the Hallway

  @arkham-lcg/heal
  Scenario: Where an enemy has fallen in the round it burns for comfort
    Given Roland Banks is at the Study
    And Roland Banks has 2 horror
    And Roland Banks controls Kerosene and Machete
    And Ghoul Minion is engaged with Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses Machete on Ghoul Minion
    And nobody commits anything
    And the token is +1
    And nobody reacts to anything else
    And Roland Banks uses Kerosene
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Roland Banks
    Then Roland Banks has no horror

  @arkham-lcg/heal
  Scenario: Where none has fallen it is no use
    Given Roland Banks is at the Study
    And Roland Banks has 2 horror
    And Roland Banks controls Kerosene
    And it is the turn of Roland Banks
    Then Roland Banks may not use Kerosene

  @arkham-lcg/fight-action
  Scenario: The attack that goes astray spares the one who is engaged
    Given "Ashcan" Pete is at the Study
    And Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with "Ashcan" Pete
    And "Ashcan" Pete has Oops! (2) in hand
    And "Ashcan" Pete has 5 resources
    And it is the turn of "Ashcan" Pete
    When "Ashcan" Pete fights Ghoul Minion
    And nobody commits anything
    And the token is -2
    And "Ashcan" Pete plays Oops! (2)
    And "Ashcan" Pete chooses Swarm of Rats
    Then Swarm of Rats is defeated
    And Roland Banks has no damage

  @arkham-lcg/limits-and-maximums
  Scenario: A fast card is one card
    Given Roland Banks is at the Study
    And the Study has 3 clues
    And Roland Banks controls Directive (90026)
    And Roland Banks has 9 resources
    And Roland Banks has Working a Hunch, Emergency Cache and Knife in hand
    And it is the turn of Roland Banks
    When Roland Banks plays Working a Hunch
    And nobody reacts to anything else
    Then Roland Banks may play Knife

  @arkham-lcg/limits-and-maximums
  Scenario: A fast card and another are two
    Given Roland Banks is at the Study
    And the Study has 3 clues
    And Roland Banks controls Directive (90026)
    And Roland Banks has 9 resources
    And Roland Banks has Working a Hunch, Emergency Cache and Knife in hand
    And it is the turn of Roland Banks
    When Roland Banks plays Working a Hunch
    And nobody reacts to anything else
    And Roland Banks plays Emergency Cache
    Then Roland Banks may not play Knife

  @arkham-lcg/move
  Scenario: Where one comes it is discarded as any treachery
    Given Finn Edwards is at the Study
    And the Study connects to the Hallway
    And Swarm of Rats is at the Hallway, exhausted
    And the deck of Finn Edwards holds Caught Red-Handed, Knife
    When Finn Edwards draws Caught Red-Handed
    Then Swarm of Rats is engaged with Finn Edwards
    And Caught Red-Handed is in the discard pile of Finn Edwards

  @arkham-lcg/drawing-cards
  Scenario: What the partner lets draw of the deep brings nothing
    Given Daisy Walker is at the Study
    And Daisy Walker controls Danforth (08588) with 3 secrets
    And the deck of Daisy Walker holds Tekeli-li (08723), Tekeli-li (08724), Knife, Guts
    When Daisy Walker draws Tekeli-li (08723)
    And Daisy Walker assigns 1 horror to Daisy Walker
    And Daisy Walker uses Danforth (08588)
    Then Daisy Walker has Guts in hand
    And Daisy Walker has Knife in hand
