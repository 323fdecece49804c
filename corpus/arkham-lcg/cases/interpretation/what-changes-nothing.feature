Feature: What could change nothing is not chosen, and not begun
  Source: Rules Reference v2.5, Must, Ability, Event Cards; Grimoire, Deve, Bersaglio.

  @arkham-lcg/must
  Scenario: Somebody who has no action left to lose takes the horror
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker has 1 action
    And Agnes Baker has Drawn to the Flame in hand
    And the encounter deck holds A Tear in Time
    And the chaos bag holds -3
    When Agnes Baker plays Drawn to the Flame
    Then Agnes Baker has 1 horror
    And Agnes Baker has 0 actions left

  @arkham-lcg/must
  Scenario: With an action left the choice is hers
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker has 2 actions
    And Agnes Baker has Drawn to the Flame in hand
    And the encounter deck holds A Tear in Time
    And the chaos bag holds -3
    When Agnes Baker plays Drawn to the Flame
    Then the choice is Agnes Baker's
    And it is asked whether Agnes Baker has 0 actions left
    And the answer is depends
    And it depends on the choice of Agnes Baker

  @arkham-lcg/must
  Scenario: Of two points the first takes the last action, and the second can only be horror
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker has 2 actions
    And Agnes Baker has Drawn to the Flame in hand
    And the encounter deck holds A Tear in Time
    And the chaos bag holds -4
    When Agnes Baker plays Drawn to the Flame
    And Agnes Baker chooses option 1 of A Tear in Time
    Then Agnes Baker has 1 horror
    And Agnes Baker has 0 actions left

  @arkham-lcg/must
  Scenario: Where nobody has a resource, losing some is no way out
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 0 resources
    And Agnes Baker has 0 resources
    When Roland Banks draws Low on Supplies from the encounter deck
    Then Roland Banks has 1 damage
    And Agnes Baker has 1 damage

  @arkham-lcg/must
  Scenario: One resource among them all is enough for it to be one
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 0 resources
    And Agnes Baker has 1 resource
    When Roland Banks draws Low on Supplies from the encounter deck
    And Roland Banks chooses option 1
    Then Agnes Baker has 0 resources
    And Roland Banks has 0 damage

  @arkham-lcg/cannot @arkham-lcg/event-cards
  Scenario: Nobody slips away out of the tomb
    Given "Skids" O'Toole is at the Study
    And the Study is connected to the Hallway
    And "Skids" O'Toole has Elusive in hand
    And "Skids" O'Toole has 2 resources
    And Entombed is in the threat area of "Skids" O'Toole
    And Ghoul Minion is engaged with "Skids" O'Toole
    Then "Skids" O'Toole may not play Elusive

  @arkham-lcg/cannot @arkham-lcg/ability
  Scenario: Nor does the burglar get anybody out of it
    Given "Skids" O'Toole is at the Study
    And the Study is connected to the Hallway
    And "Skids" O'Toole controls Cat Burglar
    And Entombed is in the threat area of "Skids" O'Toole
    And Ghoul Minion is engaged with "Skids" O'Toole
    Then "Skids" O'Toole may not use Cat Burglar

  @arkham-lcg/event-cards @arkham-lcg/synergy-and-neutral-cards
  Scenario: Neutral cards and a neutral investigator are no class, so that the system yields nothing
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role rogue
    And Lola Hayes controls Knife
    And Lola Hayes has Cheat the System in hand
    Then Lola Hayes may not play Cheat the System

  @arkham-lcg/synergy-and-neutral-cards @arkham-lcg/ownership-and-control
  Scenario: An investigator card is one of the cards that its player controls
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Knife and Guard Dog
    And "Skids" O'Toole has Cheat the System in hand
    When "Skids" O'Toole plays Cheat the System
    Then "Skids" O'Toole has 2 resources

  @arkham-lcg/ability
  Scenario: An enemy that is exhausted and engaged with nobody is not evaded once more
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stray Cat
    And Ghoul Minion is exhausted at the Study
    Then Wendy Adams may not use Stray Cat

  @arkham-lcg/evade-evade-action
  Scenario: One that is exhausted and engaged is
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stray Cat
    And Ghoul Minion is engaged with Wendy Adams
    And Ghoul Minion is exhausted
    When Wendy Adams uses Stray Cat on Ghoul Minion
    Then Ghoul Minion is engaged with nobody

  @arkham-lcg/event-cards
  Scenario: Without a clue there no evidence is found
    Given Roland Banks is at the Study
    And Study has 0 clues
    And Roland Banks has Evidence! in hand
    And Roland Banks has 1 resource
    And Roland Banks controls Beat Cop (01018)
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks uses Beat Cop on Swarm of Rats
    Then nobody has a choice

  @arkham-lcg/weakness @arkham-lcg/costs
  Scenario: A weakness alone in hand pays for no other token
    Given Wendy Adams is at the Study
    And Wendy Adams has Dark Memory in hand
    And the chaos bag holds auto-fail
    When Wendy Adams tests agility (2)
    Then Wendy Adams fails

  @arkham-lcg/then @arkham-lcg/event-cards
  Scenario: Whoever is unhurt has no second wind
    Given Wendy Adams is at the Study
    And Wendy Adams has Second Wind in hand
    And Wendy Adams has 3 resources
    Then Wendy Adams may not play Second Wind

  @arkham-lcg/event-cards
  Scenario: Where there is no horror to talk down nobody talks it down
    Given Roland Banks is at the Study
    And Roland Banks has De-Escalate in hand
    And Roland Banks has 3 resources
    And Roland Banks has 2 horror
    And Swarm of Rats is engaged with Roland Banks
    Then Roland Banks may not play De-Escalate

  @arkham-lcg/ability
  Scenario: Debts are not paid with nothing
    Given "Skids" O'Toole is at the Study
    And Hospital Debts is in the threat area of "Skids" O'Toole
    And "Skids" O'Toole has 0 resources
    Then "Skids" O'Toole may not use Hospital Debts

  @arkham-lcg/costs
  Scenario: Nothing is played that cannot be paid for, not even by a reaction
    Given William Yorick is at the Study
    And William Yorick controls Beat Cop (01018)
    And William Yorick has 3 resources
    And Swarm of Rats is engaged with William Yorick
    When William Yorick uses Beat Cop on Swarm of Rats
    Then nobody has a choice

  @arkham-lcg/must
  Scenario: Without a clue to put down every point is a fright
    Given Roland Banks is at the Study
    And the chaos bag holds -2
    And the deck of Roland Banks holds Failed Experiment
    When Roland Banks draws Failed Experiment
    Then Roland Banks has 2 horror

  @arkham-lcg/must
  Scenario: The first point takes the last card, the second what is left
    Given Roland Banks is at the Study
    And Roland Banks has Knife in hand
    And the chaos bag holds 0
    When Roland Banks draws Umôrdhoth's Wrath from the encounter deck
    And Roland Banks chooses option 1
    Then Roland Banks has 1 damage and 1 horror
    And Roland Banks has 0 cards in hand

  @arkham-lcg/must
  Scenario: Where every hand is empty the lead investigator takes the horror
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?! with 2 doom
    And the next agenda is Rise of the Ghouls
    When Roland Banks draws Ancient Evils from the encounter deck
    Then Roland Banks has 2 horror

  @arkham-lcg/must
  Scenario: Where the way out is not in play nobody runs
    Given Wendy Adams is at the Study
    And the Study is connected to the Graveyard
    And Wendy Adams controls Leather Coat (01072)
    And the chaos bag holds -8
    When Wendy Adams moves to the Graveyard
    Then Wendy Adams has 2 horror

  @arkham-lcg/must @arkham-lcg/cannot
  Scenario: Nor does anybody who is held where they are
    Given Wendy Adams is at the Study
    And the Graveyard is connected to Rivertown and the Study
    And Sickening Webs is attached to Graveyard
    And the chaos bag holds -8
    When Wendy Adams moves to the Graveyard
    Then Wendy Adams has 2 horror
    And Wendy Adams is at the Graveyard

  @arkham-lcg/must
  Scenario: Without the word one may take off doom that is not there, and none is placed
    Given Agnes Baker is at Notre-Dame (03219)
    And the chaos bag holds +1
    And it is Agnes Baker's turn
    And the current agenda is What's Going On?!
    When Agnes Baker uses Notre-Dame
    And nobody commits anything
    And Agnes Baker chooses option 2 of Notre-Dame
    And nobody reacts to anything else
    Then What's Going On?! has 0 doom

  @arkham-lcg/must
  Scenario: Without the word one may lose an action that is not left, and is not attacked
    Given Roland Banks is at the Study
    And Deep One Hatchling (07255) is at the Study
    And Deep One Hatchling is exhausted
    And it is Roland Banks's turn
    And Roland Banks has 1 action
    When Roland Banks engages Deep One Hatchling
    And Roland Banks chooses option 1 of Deep One Hatchling
    Then Roland Banks has 0 damage
    And this has not happened: Deep One Hatchling attacks Roland Banks

  @arkham-lcg/must
  Scenario: Who holds no such icons cannot choose to discard them
    Given Roland Banks is at the Engine Car (02175)
    And Passenger Car (02167) is to the left of the Engine Car (02175)
    And Roland Banks has Guts (0) in hand
    When Roland Banks moves to Passenger Car (02167)
    Then Roland Banks has 2 damage
    And Guts is in the hand of Roland Banks
