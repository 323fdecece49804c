Feature: How a game begins and ends
  Source: Rules Reference v2.5, Appendix II, I. Mythos phase; Searching During Setup; Act Deck and
  Agenda Deck; Grimoire, Partenza, STOP!! Primo Round della Partita.

  @arkham-lcg/first-round-of-the-game @arkham-lcg/mythos-phase
  Scenario: The first round of a game has no mythos phase
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Guts, Evidence!, Lucky!, Beat Cop, Perception
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Ancient Evils
    When the game is set up
    And Roland Banks keeps the opening hand
    And the mythos phase begins
    Then it is refused under arkham-lcg/first-round-of-the-game

  @arkham-lcg/first-round-of-the-game @arkham-lcg/mythos-phase
  Scenario: The second round begins with one
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Guts, Evidence!, Lucky!, Beat Cop, Perception
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Ancient Evils
    When the game is set up
    And Roland Banks keeps the opening hand
    And the upkeep phase begins
    And the mythos phase begins
    Then in order:
      | round 1 ends                            |
      | round 2 begins                          |
      | 1 doom is placed on Rise of the Ghouls  |

  @arkham-lcg/starting @arkham-lcg/mulligan @edition-2026
  Scenario: After the mulligan one may begin with a starting card, and weaknesses go back only then
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Paranoia, Guts, Evidence!, Lucky!, Beat Cop, Perception, Endurance (3)
    When the game is set up
    And Roland Banks keeps the opening hand
    And Roland Banks begins with Endurance in hand
    Then in order:
      | Roland Banks draws an opening hand of 5 cards                        |
      | Roland Banks sets aside the weakness Paranoia                        |
      | Roland Banks searches the deck and begins with Endurance in hand     |
      | Roland Banks shuffles the deck                                       |
    And Endurance is in hand
    And the deck of Roland Banks has 2 cards

  @arkham-lcg/search/searching-during-setup @edition-2026
  Scenario: Nothing that answers a search answers one during setup
    Given Mandy Thompson is at the Study
    And the deck of Mandy Thompson holds Knife, Guts, Evidence!, Lucky!, Beat Cop, Endurance (3)
    When the game is set up
    And Mandy Thompson keeps the opening hand
    And Mandy Thompson begins with Endurance in hand
    Then it is asked whether Mandy Thompson uses Mandy Thompson
    And the answer is no
    And Endurance is in hand

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/doom
  Scenario: An agenda that advances takes all doom in play with it, an act only what lies on it
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?! with 1 doom
    And the next agenda is Rise of the Ghouls
    And Acolyte is exhausted at the Hallway
    And Acolyte has 1 doom
    When Roland Banks draws Ancient Evils from the encounter deck
    Then Acolyte has 0 doom
    And Rise of the Ghouls has 0 doom
    And What's Going On?! is in the removed pile

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/doom
  Scenario: An act that advances leaves doom where it lies
    Given Roland Banks is at the Study
    And the Study is connected to Northside
    And Acolyte is exhausted at Northside
    And Acolyte has 1 doom
    And the current act is Trapped
    And the next act is The Barrier
    And Hallway, Cellar, Attic and Parlor are set aside
    And Roland Banks has 2 clues
    And the current agenda is Rise of the Ghouls with 1 doom
    When Roland Banks spends clues to advance the act
    Then Acolyte has 1 doom
    And Rise of the Ghouls has 1 doom
    And the current act is The Barrier
    And Trapped is in the removed pile

  @arkham-lcg/revealing-and-flipping-locations @arkham-lcg/location-cards
  Scenario: A location that flips in play gets no clues, neither new ones nor those that were found
    Given Roland Banks is at Haunted Fields (05167b)
    And Haunted Fields (05167b) has Haunted Fields (05167) on its other side
    And Haunted Fields (05167b) has no clues
    And the current act is In Pursuit of the Living
    When Roland Banks uses In Pursuit of the Living
    Then exactly in order:
      | Haunted Fields flips to its other side |
    And Haunted Fields (05167) has 0 clues

  @arkham-lcg/revealing-and-flipping-locations @arkham-lcg/location-cards
  Scenario: The same side is given its clues when it is revealed
    Given Roland Banks is at the Study
    And the Study is connected to Haunted Fields (05167)
    And Haunted Fields is unrevealed
    When Roland Banks moves to Haunted Fields
    Then Haunted Fields has 2 clues

  @arkham-lcg/doom @arkham-lcg/steps/1.3
  Scenario: Doom on every card in play counts towards the threshold
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?!
    And the next agenda is Rise of the Ghouls
    And Acolyte is exhausted at the Hallway
    And Acolyte has 2 doom
    And the encounter deck holds Ghoul Minion
    When the mythos phase begins
    Then in order:
      | 1 doom is placed on What's Going On?!  |
      | step 1.3                               |
      | What's Going On?! advances             |
      | step 1.4                               |
    And Acolyte has 0 doom

  @arkham-lcg/doom @arkham-lcg/steps/1.3
  Scenario: Without it the threshold is not reached
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?!
    And Acolyte is exhausted at the Hallway
    And Acolyte has 1 doom
    And the encounter deck holds Ghoul Minion
    When the mythos phase begins
    Then the current agenda is What's Going On?!
    And What's Going On?! has 1 doom
