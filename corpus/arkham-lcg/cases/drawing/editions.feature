Feature: Drawing in both editions, and what is no draw
  Source: Rules Reference v2.5, Drawing Cards, Search, Weakness, Discard Piles; FAQ v2.5, 1.12, 2.14; Grimoire, Pescare Carte.

  @edition-2016 @arkham-lcg/drawing-cards @arkham-lcg/weakness
  Scenario: In 2016 whoever draws two weaknesses at once chooses which is resolved first
    Given Roland Banks is at the Study
    And Roland Banks has 4 resources
    And the deck of Roland Banks holds Paranoia, Mob Enforcer, Knife
    When Roland Banks draws 3 cards
    Then Roland Banks must choose between:
      | Roland Banks resolves Paranoia first     |
      | Roland Banks resolves Mob Enforcer first |
    When Roland Banks resolves Mob Enforcer first
    Then in order:
      | Roland Banks draws Paranoia                      |
      | Roland Banks draws Mob Enforcer                  |
      | Roland Banks draws Knife                         |
      | Mob Enforcer spawns engaged with Roland Banks    |
      | Roland Banks resolves the Revelation of Paranoia |

  @edition-2026 @arkham-lcg/drawing-cards @arkham-lcg/weakness
  Scenario: In 2026 they are resolved as they came to hand
    Given Roland Banks is at the Study
    And Roland Banks has 4 resources
    And the deck of Roland Banks holds Paranoia, Mob Enforcer, Knife
    When Roland Banks draws 3 cards
    Then in order:
      | Roland Banks draws Knife                         |
      | Roland Banks resolves the Revelation of Paranoia |
      | Mob Enforcer spawns engaged with Roland Banks    |
    And nobody has a choice

  @edition-2026 @arkham-lcg/drawing-cards
  Scenario: In 2026 nothing left to draw at all is the end, with a mental trauma
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks is empty
    And the discard pile of Roland Banks is empty
    When Roland Banks draws 1 card
    Then in order:
      | Roland Banks is defeated             |
      | Roland Banks suffers 1 mental trauma |
    And Roland Banks is eliminated

  @edition-2016 @arkham-lcg/drawing-cards
  Scenario: In 2016 nobody is defeated by that, and whether it costs a horror is open
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks is empty
    Then it is asked whether Roland Banks is eliminated
    And the answer is no
    When Roland Banks draws 1 card
    Then it is asked whether Roland Banks has 1 horror
    And the answer is open
    And the rules leave it open: U-14

  @arkham-lcg/drawing-cards
  Scenario: A deck that runs out in the middle is one draw all the same, and one horror
    Given Agnes Baker is at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And the deck of Agnes Baker holds Knife
    And Agnes Baker has Knife, Knife and Knife in her discard pile
    When Agnes Baker draws 4 cards
    And Agnes Baker uses ability 1 of Agnes Baker
    Then Agnes Baker has 1 horror
    And Swarm of Rats is in the discard pile

  @arkham-lcg/search @arkham-lcg/drawing-cards
  Scenario: A card that is added to hand has not been drawn
    Given Roland Banks is at the Study
    And Roland Banks has Research Librarian in hand
    And Roland Banks has 2 resources
    And the deck of Roland Banks holds Knife, Old Book of Lore, Guard Dog
    When Roland Banks plays Research Librarian
    And Roland Banks uses Research Librarian
    Then in order:
      | Roland Banks searches the whole deck      |
      | Roland Banks adds Old Book of Lore to hand |
      | Roland Banks shuffles the deck            |
    And Old Book of Lore is in hand
    And it is asked whether Roland Banks draws Old Book of Lore
    And the answer is no

  @arkham-lcg/search
  Scenario: A whole deck that was searched is shuffled even if nothing was found
    Given Roland Banks is at the Study
    And Roland Banks has Research Librarian in hand
    And Roland Banks has 2 resources
    And the deck of Roland Banks holds Knife, Guard Dog
    When Roland Banks plays Research Librarian
    And Roland Banks uses Research Librarian
    Then in order:
      | Roland Banks searches the whole deck |
      | Roland Banks shuffles the deck       |
    When Roland Banks draws 1 card
    Then the chance that Roland Banks draws Knife is 1/2

  @arkham-lcg/weakness @arkham-lcg/discard-piles
  Scenario: A treachery weakness is discarded to its bearer's pile, and comes back with it
    Given Roland Banks is at the Study
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Paranoia
    When Roland Banks draws 1 card
    Then Paranoia is in the discard pile
    When Roland Banks takes a resource
    And Roland Banks draws 1 card
    Then Roland Banks has 0 resources
    And Roland Banks has 1 horror

  @arkham-lcg/weakness @arkham-lcg/discard-piles
  Scenario: The encounter deck made anew does not hold it
    Given Roland Banks is at the Study with 0 resources
    And the deck of Roland Banks holds Paranoia
    And the encounter deck is empty
    And the encounter discard pile holds Goat Spawn
    When Roland Banks draws 1 card
    And Roland Banks draws Goat Spawn from the encounter deck
    Then Goat Spawn is engaged with Roland Banks
    And Paranoia is in the discard pile

  @arkham-lcg/weakness
  Scenario: A weakness in hand may not be chosen to be discarded, but fate may take it
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is What's Going On?! with 2 doom
    And the next agenda is Rise of the Ghouls
    And Agnes Baker has Dark Memory in hand
    And Roland Banks has no cards in hand
    When Roland Banks draws Ancient Evils from the encounter deck
    And Roland Banks chooses option 1
    Then Dark Memory is in the discard pile
