Feature: Cards that choose, find, place and put back
  Source: Rules Reference v2.5, Abilities; Choices and the Grim Rule; Instead; Bonded; Enter Play; Modifiers; Victory Display.

  @arkham-lcg/ability/forced-abilities @arkham-lcg/move
  Scenario: Ghouls that nobody holds come one location closer to the parlor
    Given Roland Banks is at the Study
    And the Attic is connected to the Hallway
    And the Hallway is connected to the Parlor
    And the current agenda is They're Getting Out!
    And Ghoul Minion is at the Attic
    And Ravenous Ghoul is engaged with Roland Banks
    And Swarm of Rats is at the Attic
    And it is the enemy phase
    When the enemy phase is resolved
    Then Ghoul Minion is at the Hallway
    And Ravenous Ghoul is engaged with Roland Banks

  @arkham-lcg/doom @arkham-lcg/for-each-or-for-every
  Scenario: One doom for each ghoul in the hallway or the parlor as the round ends
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Guts and Knife
    And the Attic is connected to the Hallway
    And the Hallway is connected to the Parlor
    And the current agenda is They're Getting Out!
    And Ghoul Minion is exhausted at the Hallway
    And Icy Ghoul is exhausted at the Parlor
    And Ravenous Ghoul is exhausted at the Attic
    And it is the upkeep phase
    When the upkeep phase is resolved
    Then They're Getting Out! has 2 doom

  @arkham-lcg/instead @arkham-lcg/investigate-action
  Scenario: An investigation finds him instead of clues, against two more shroud
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And The Man in the Pallid Mask is at the Study
    And the chaos bag holds +1
    When Agnes Baker uses The Man in the Pallid Mask
    Then Agnes Baker fails by 1
    And The Man in the Pallid Mask is in play

  @arkham-lcg/instead @arkham-lcg/defeat
  Scenario: A success defeats him and leaves the clue
    Given Daisy Walker is at the Study
    And the Study has 1 clue
    And The Man in the Pallid Mask is at the Study
    And the chaos bag holds 0
    When Daisy Walker uses The Man in the Pallid Mask
    Then The Man in the Pallid Mask is discarded
    And the Study has 1 clue

  @arkham-lcg/steps/st-4 @arkham-lcg/fight-action
  Scenario: One less damage from an attack that hits
    Given Roland Banks is at the Study
    And the scenario is The Pallid Mask (03240)
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds cultist
    When Roland Banks fights Ghoul Minion
    Then Roland Banks succeeds by 0
    And Ghoul Minion has 0 damage

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/peril
  Scenario: Everybody gives up an asset of their own
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Knife
    And Agnes Baker controls Guard Dog and Flashlight
    When Roland Banks draws Low on Supplies from the encounter deck
    And Roland Banks chooses option 3
    And Agnes Baker chooses Flashlight
    Then Knife is in the discard pile
    And Flashlight is in the discard pile
    And Guard Dog is in play

  @arkham-lcg/search @arkham-lcg/bonded
  Scenario: A bonded skill is looked for and comes to hand
    Given Roland Banks is at the Study
    And Roland Banks controls Dream Diary
    And Essence of the Dream is among the bonded cards of Roland Banks
    When Roland Banks uses ability 1 of Dream Diary
    Then Essence of the Dream is in the hand of Roland Banks

  @arkham-lcg/bonded @arkham-lcg/put-into-play
  Scenario: One of three cats stays at random, the others go into the deck
    Given Roland Banks is at the Study
    And Roland Banks has Miss Doyle in hand
    And Roland Banks has 5 resources
    And the deck of Roland Banks holds Guts and Knife
    And Hope, Zeal and Augur are among the bonded cards of Roland Banks
    When Roland Banks plays Miss Doyle
    And fate picks Zeal
    Then Zeal is in play
    And the deck of Roland Banks has 4 cards

  @arkham-lcg/investigate-action @arkham-lcg/costs
  Scenario: Failing to dig up a secret, it may be paid for with horror
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Buried Secrets is in the threat area of Roland Banks
    And the deck of Roland Banks holds Guts and Knife
    And the chaos bag holds -8
    When Roland Banks uses ability 3 of Buried Secrets
    And Roland Banks accepts the effect of Buried Secrets
    Then Roland Banks has 2 horror
    And the deck of Roland Banks has 3 cards

  @arkham-lcg/investigate-action @arkham-lcg/instead
  Scenario: A success gets rid of it and finds no clue
    Given Daisy Walker is at the Study
    And the Study has 1 clue
    And Buried Secrets is in the threat area of Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker uses ability 3 of Buried Secrets
    Then Buried Secrets is in the discard pile
    And the Study has 1 clue

  @arkham-lcg/put-into-play @arkham-lcg/costs
  Scenario: Drawn in one's own turn it may be played at once
    Given Agnes Baker is at the Study
    And Agnes Baker controls Shrivelling (0)
    And Agnes Baker has 5 resources
    And the deck of Agnes Baker holds Winds of Power and Guts
    And it is the turn of Agnes Baker
    When Agnes Baker takes the draw action
    And Agnes Baker uses Winds of Power
    Then Shrivelling (0) has 6 charges
    And Winds of Power is in the discard pile
    And Agnes Baker has performed 1 action

  @arkham-lcg/after @arkham-lcg/costs
  Scenario: Whoever nearby has drawn a power draws a card too
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls The Pearl Diary
    And it is night
    And the deck of Agnes Baker holds Guts and Knife
    And the chaos bag holds +1
    And Agnes Baker has Knife in hand
    When Agnes Baker draws Hastur's Gaze from the encounter deck
    And Roland Banks uses ability 3 of The Pearl Diary
    Then Agnes Baker draws Guts
    And The Pearl Diary is exhausted

  @arkham-lcg/investigate-action @arkham-lcg/for-each-or-for-every
  Scenario: A clue here and one at each revealed location
    Given Daisy Walker is at the Study
    And the Study is connected to the Hallway
    And the Study is connected to the Attic
    And the Attic is unrevealed
    And the Study has 2 clues
    And the Hallway has 1 clue
    And Daisy Walker has Deciphered Reality in hand
    And Daisy Walker has 5 resources
    And the chaos bag holds 0
    When Daisy Walker plays Deciphered Reality
    And the result of the test itself is applied first
    Then Daisy Walker has 3 clues

  @arkham-lcg/modifiers @arkham-lcg/fight-action
  Scenario: Two more in an attack
    Given Agnes Baker is at the Study
    And Agnes Baker controls Endurance (60178)
    And Agnes Baker has 2 resources
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker fights Ghoul Priest
    And Agnes Baker uses ability 1 of Endurance (60178)
    And nobody reacts
    And nobody reacts
    Then Agnes Baker succeeds by 0
    And Agnes Baker has 1 resource

  @arkham-lcg/modifiers
  Scenario: One more in any other test, and for the one skill alone
    Given Agnes Baker is at the Study
    And Agnes Baker controls Endurance (60178)
    And Agnes Baker has 2 resources
    And the chaos bag holds 0
    When Agnes Baker tests agility (4)
    And Agnes Baker uses ability 2 of Endurance (60178)
    And Agnes Baker uses ability 1 of Endurance (60178)
    Then Agnes Baker succeeds by 0

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/for-each-or-for-every
  Scenario: Curiosity takes a clue or hurts, point by point
    Given Roland Banks is at the Study
    And Roland Banks has 1 clue
    And the chaos bag holds -1
    When Roland Banks draws Lethal Curiosity
    And Roland Banks chooses option 2
    Then Roland Banks has 1 damage
    And Roland Banks has 0 clues
    And the Study has 1 clue

  @arkham-lcg/victory-display-victory-points @arkham-lcg/defeat
  Scenario: The cape is worth a point once it is defeated
    Given Roland Banks is at the Study
    And Ghoul Priest is exhausted at the Study
    And Accursed Cape is attached to Ghoul Priest
    When Accursed Cape is defeated
    Then Accursed Cape is in the victory display

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: The first terror of the phase takes one type of card from every hand
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Knife and Guts in hand
    And Agnes Baker has Dodge and Flashlight in hand
    When Roland Banks draws Terror from Beyond from the encounter deck
    And Roland Banks chooses option 1
    Then Knife is in the discard pile
    And Flashlight is in the discard pile
    And Roland Banks has 1 card in hand
    And Agnes Baker has 1 card in hand

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: A second one in the same phase takes two
    Given Roland Banks and Agnes Baker are at the Study
    And the encounter deck holds Terror from Beyond and Terror from Beyond
    And Roland Banks has Knife and Guts in hand
    And Agnes Baker has Dodge and Unexpected Courage in hand
    When Agnes Baker draws an encounter card
    And Agnes Baker chooses option 1
    And Roland Banks draws an encounter card
    And Roland Banks chooses option 3
    Then Roland Banks has 0 cards in hand
    And Agnes Baker has 0 cards in hand

  @arkham-lcg/costs @arkham-lcg/choices-and-the-grim-rule
  Scenario: The queen's pendant moves its bearer to any revealed location
    Given Roland Banks is at the Study
    And the Attic is in play
    And Roland Banks controls Pendant of the Queen
    When Roland Banks uses ability 2 of Pendant of the Queen on the Attic
    And Roland Banks chooses option 1
    Then Roland Banks is at the Attic
    And Pendant of the Queen is exhausted
    And Pendant of the Queen has 2 charges

  @arkham-lcg/evade-evade-action @arkham-lcg/choices-and-the-grim-rule
  Scenario: Or evades an enemy there
    Given Roland Banks is at the Study
    And the Attic is in play
    And Ghoul Minion is at the Attic
    And Roland Banks controls Pendant of the Queen
    When Roland Banks uses ability 2 of Pendant of the Queen on the Attic
    And Roland Banks chooses option 3
    Then Ghoul Minion is exhausted

  @arkham-lcg/uses-x-type @arkham-lcg/set-aside
  Scenario: Its last charge sets the pendant aside, and what it was spent for still happens
    Given Roland Banks is at the Study
    And the Attic is in play
    And Roland Banks controls Pendant of the Queen
    And Pendant of the Queen has 1 charge
    When Roland Banks uses ability 2 of Pendant of the Queen on the Attic
    And Roland Banks chooses option 1
    Then Roland Banks is at the Attic
    And Pendant of the Queen is set aside

  @arkham-lcg/instead @arkham-lcg/bonded
  Scenario: A bonded skill is set aside again instead of being discarded
    Given Roland Banks is at the Study
    And Roland Banks has Essence of the Dream in hand
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    And Roland Banks commits Essence of the Dream
    Then Essence of the Dream is set aside

  @arkham-lcg/instead @arkham-lcg/bonded
  Scenario: Whether it is discarded from hand or committed
    Given Roland Banks is at the Study
    And Roland Banks has Essence of the Dream in hand
    When Essence of the Dream is discarded
    Then Essence of the Dream is set aside

  @arkham-lcg/reaction-opportunities @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: The diary is answered for by a test with its skill in it, and by 3 or more
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Roland Banks controls Dream Diary
    And Roland Banks has Essence of the Dream in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Essence of the Dream
    And Roland Banks uses ability 2 of Dream Diary
    Then in order:
      | Roland Banks remembers: interpreted the dreams |

  @arkham-lcg/reaction-opportunities @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Without that skill no margin is enough for the diary
    Given Daisy Walker is at the Study
    And Study has 1 clue
    And Daisy Walker controls Dream Diary
    And the chaos bag holds 0
    When Daisy Walker investigates
    Then Daisy Walker may not use Dream Diary
