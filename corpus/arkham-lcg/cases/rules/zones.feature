Feature: Hands, decks, discard piles and what is set aside
  Source: Rules Reference v2.5, Discard Piles, Set Aside, Search, Dealing Damage/Horror; FAQ v2.5, 1.13, 2.7, 2.15; Grimoire, Predestinato, Reintegrare.

  @arkham-lcg/discard-piles
  Scenario: Cards discarded at random are whatever fate says, and a weakness may be among them
    Given Agnes Baker is at the Study
    And the current agenda is What's Going On?! with 6 doom
    And Agnes Baker has Knife, Dark Memory and Guard Dog in hand
    And the chaos bag holds 0
    When Agnes Baker draws Twisted to His Will from the encounter deck
    Then the chance that Dark Memory is discarded is 2/3

  @arkham-lcg/the-letter-x @arkham-lcg/surge
  Scenario: With no doom in play nothing is tested and another card is drawn
    Given Agnes Baker is at the Study
    And the current agenda is What's Going On?!
    And the encounter deck holds Twisted to His Will, Ghoul Minion
    When Agnes Baker draws Twisted to His Will from the encounter deck
    Then in order:
      | Twisted to His Will is discarded                    |
      | Twisted to His Will surges                          |
      | Agnes Baker draws the encounter card Ghoul Minion   |

  @arkham-lcg/discard-piles @arkham-lcg/removed-from-game
  Scenario: A whole discard pile goes back into the deck, and the event out of the game
    Given Agnes Baker is at the Study
    And Agnes Baker has Quantum Flux in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker is empty
    And Agnes Baker has Knife and Knife in her discard pile
    When Agnes Baker plays Quantum Flux
    Then in order:
      | Agnes Baker shuffles the discard pile into the deck |
      | Agnes Baker draws Knife                             |
      | Quantum Flux is removed from the game               |
    And Agnes Baker has 0 horror

  @arkham-lcg/discard-piles @arkham-lcg/drawing-cards
  Scenario: One card alone is not shuffled into an empty deck by an effect; the draw then needs it
    Given Agnes Baker is at the Study
    And Agnes Baker has Quantum Flux in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker is empty
    And Agnes Baker has Knife in her discard pile
    When Agnes Baker plays Quantum Flux
    Then Knife is in hand
    And Agnes Baker has 1 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: A part of what is dealt may be taken back, damage or horror, and the rest is placed
    Given Agnes Baker is at the Study
    And Agnes Baker controls Flesh Ward
    And Relentless Dark Young is engaged with Agnes Baker
    When Agnes Baker takes a resource
    And Agnes Baker assigns 2 damage to Agnes Baker
    And Agnes Baker assigns 1 horror to Agnes Baker
    And Agnes Baker uses Flesh Ward
    And this is answered first: 2 damage is placed on Agnes Baker
    And everybody passes
    Then Agnes Baker has 1 damage
    And Agnes Baker has 1 horror
    And Flesh Ward has 3 charges

  @edition-2026 @arkham-lcg/doomed
  Scenario: In 2026 a doomed enemy that is defeated hurries the agenda
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?!
    And Roland Banks controls Beat Cop
    And Bystander is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    Then in order:
      | Bystander is defeated                  |
      | 1 doom is placed on What's Going On?!  |
    And What's Going On?! has 1 doom

  @edition-2026 @arkham-lcg/doomed
  Scenario: A doomed enemy that is only discarded does not
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?!
    And the current act is Trapped
    And the next act is The Barrier
    And Hallway, Cellar, Attic and Parlor are set aside
    And Roland Banks has 2 clues
    And Bystander is engaged with Roland Banks
    When Roland Banks spends clues to advance the act
    Then Bystander is in the discard pile
    And What's Going On?! has 0 doom

  @edition-2026 @arkham-lcg/replenish
  Scenario: In 2026 nothing is replenished beyond what the card can hold
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling
    And Study has 1 clue
    And the chaos bag holds curse
    When Jim Culver (90049) investigates
    Then Shrivelling has 4 charges
    And nobody has a choice

  @arkham-lcg/replenish
  Scenario: What has been spent may come back
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling
    And Shrivelling has 2 charges
    And Study has 1 clue
    And the chaos bag holds curse
    When Jim Culver (90049) investigates
    And Jim Culver (90049) uses Jim Culver (90049)
    Then Shrivelling has 3 charges

  @arkham-lcg/set-aside
  Scenario: Whoever takes control of a set-aside card puts it into play
    Given Roland Banks and Agnes Baker are at Chamber of Hunger
    And Hunger Diagram (70044) is set aside
    When Agnes Baker uses Chamber of Hunger
    Then in order:
      | Hunger Diagram enters play |
    And Hunger Diagram is in play
    And Hunger Diagram is under the control of Agnes Baker

  @arkham-lcg/set-aside
  Scenario: Until something refers to it a set-aside card does nothing
    Given Roland Banks and Agnes Baker are at Chamber of Hunger
    And Chamber of Hunger has 1 clue
    And Hunger Diagram (70044) is set aside
    And Agnes Baker has 5 damage
    And Swarm of Rats is engaged with Agnes Baker
    Then Agnes Baker may not use Chamber of Hunger
    When the enemy phase begins
    Then Agnes Baker is eliminated
    And it is asked whether Roland Banks takes control of Hunger Diagram
    And the answer is no

  @arkham-lcg/encounter-cards-vs-scenario-cards
  Scenario: A location is a card of the scenario like any other
    Given Agnes Baker is at the Study
    And the Study is connected to the Attic
    And Agnes Baker has Deny Existence (05280) in hand
    And Agnes Baker has 1 horror
    When Agnes Baker moves to the Attic
    Then Agnes Baker may play Deny Existence (05280)
    When Agnes Baker plays Deny Existence (05280)
    Then Agnes Baker has 0 horror

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/discard-piles
  Scenario: Everybody discards a card at random as an agenda says, and nobody chooses which
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is What's Going On?! with 2 doom
    And the next agenda is Rise of the Ghouls
    And Roland Banks has Knife and Guard Dog in hand
    And Agnes Baker has Dodge in hand
    When Roland Banks draws Ancient Evils from the encounter deck
    And Roland Banks chooses option 1
    Then the chance that Knife is discarded is 1/2
    And the chance that Dodge is discarded is 1

  @arkham-lcg/discard-piles @arkham-lcg/encounter-deck
  Scenario: An enemy alone cannot be shuffled into an empty encounter deck, and stays where it is
    Given Agnes Baker is at the Study
    And Agnes Baker has Close Call in hand
    And Agnes Baker has 2 resources
    And the encounter deck is empty
    And the encounter discard pile holds Ancient Evils
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Swarm of Rats
    And nobody commits anything
    Then Agnes Baker may not play Close Call
    And Swarm of Rats is exhausted
    And Swarm of Rats is at the Study

  @arkham-lcg/discard-piles @arkham-lcg/encounter-deck
  Scenario: With any card left in that deck it goes there
    Given Agnes Baker is at the Study
    And Agnes Baker has Close Call in hand
    And Agnes Baker has 2 resources
    And the encounter deck holds Ancient Evils
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Swarm of Rats
    And nobody commits anything
    And Agnes Baker plays Close Call
    Then in order:
      | Swarm of Rats is shuffled into the encounter deck |
