Feature: What treacheries, locations and reference cards of the 2026 Core Set do
  Source: Rules Reference v2.5, Ability; Cancel; Choices and the Grim Rule; Direct Damage and Horror;
  Discard Piles; Doom; For Each; ST.4; Test results.

  @arkham-lcg/steps/st-4
  Scenario: A skull counts the elite who are beaten or lie under the act
    Given the scenario is Smoke and Mirrors
    And Roland Banks is at the Study
    And the current act is The Barrier
    And the victory display holds Ghoul Priest
    And the chaos bag holds skull
    When Roland Banks tests intellect (2)
    Then this has happened: Roland Banks succeeds by 0

  @arkham-lcg/steps/st-4
  Scenario: On the harder side it counts two more
    Given the scenario is Smoke and Mirrors
    And the difficulty is hard
    And Roland Banks is at the Study
    And the victory display holds Ghoul Priest
    And the chaos bag holds skull
    When Roland Banks tests intellect (2)
    Then this has happened: Roland Banks fails by 2

  @arkham-lcg/steps/st-4
  Scenario: An elder thing weighs each clue twice on the harder side
    Given the scenario is Smoke and Mirrors
    And the difficulty is hard
    And Daisy Walker is at the Study
    And Daisy Walker has 2 clues
    And the chaos bag holds elder thing
    When Daisy Walker tests intellect (1)
    Then this has happened: Daisy Walker succeeds by 0

  @arkham-lcg/steps/st-4
  Scenario: Fires in play count twice on the harder side
    Given the scenario is Queen of Ash
    And the difficulty is hard
    And Daisy Walker is at the Study
    And Fire! (12129) is attached to the Study
    And the chaos bag holds skull
    When Daisy Walker tests intellect (3)
    Then this has happened: Daisy Walker succeeds by 0

  @arkham-lcg/for-each-or-for-every @arkham-lcg/drawing-cards
  Scenario: Three cards are shared among those in Southside
    Given Roland Banks and Agnes Baker are at Southside (12153)
    And the deck of Roland Banks holds Guts, Perception, Machete
    And the deck of Agnes Baker holds Lucky!, Dodge, Knife
    And it is the turn of Roland Banks
    When Roland Banks uses Southside (12153)
    And Roland Banks chooses Agnes Baker
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses Agnes Baker
    Then Lucky! is in hand
    And Dodge is in hand
    And Guts is in hand
    And the deck of Roland Banks has 2 cards

  @arkham-lcg/discard-piles @arkham-lcg/doom
  Scenario: Cultists who are ready give themselves up at the cistern
    Given Roland Banks is at the Study
    And Underground Cistern is in play
    And Acolyte and Acolyte #2 are at Underground Cistern
    And Acolyte #3 is exhausted at Underground Cistern
    And the current agenda is What's Going On?!
    And Roland Banks has 0 resources
    When the investigation phase is resolved
    And Roland Banks ends his turn
    Then Acolyte is in the discard pile
    And Acolyte #2 is in the discard pile
    And Acolyte #3 is in play
    And What's Going On?! has 2 doom

  @arkham-lcg/direct-damage-direct-horror
  Scenario: Rebirth in ash strikes where one is hurt most
    Given Roland Banks is at the Study with 2 damage and 1 horror
    And Roland Banks controls Beat Cop
    And the chaos bag holds -5
    When Roland Banks draws Ashen Rebirth from the encounter deck
    Then Roland Banks has 4 damage and 1 horror

  @arkham-lcg/direct-damage-direct-horror
  Scenario: Where both are alike whoever is struck says which
    Given Roland Banks is at the Study with 1 damage and 1 horror
    And the chaos bag holds -5
    When Roland Banks draws Ashen Rebirth from the encounter deck
    And Roland Banks chooses option 2
    Then Roland Banks has 1 damage and 3 horror

  @arkham-lcg/clues @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The fifth clue on the ancient queen ends it
    Given Roland Banks is at the Study
    And Roland Banks has 2 clues
    And Elokoss (12179) is at the Study
    And Elokoss (12179) has 3 clues
    And it is the turn of Roland Banks
    When Roland Banks uses Elokoss (12179)
    Then Elokoss (12179) has 4 clues
    When Roland Banks uses Elokoss (12179)
    Then this has happened: the scenario ends with resolution 2

  @arkham-lcg/doom
  Scenario: An invocation dooms as many cultists as points are missing
    Given Agnes Baker is at the Study
    And Acolyte and Acolyte #2 are engaged with Agnes Baker
    And Acolyte #2 has 1 doom
    And the chaos bag holds -4
    When Agnes Baker draws Blasphemous Invocation from the encounter deck
    Then Acolyte has 1 doom
    And Acolyte #2 has 1 doom

  @arkham-lcg/search
  Scenario: Where no cultist can be doomed one is found
    Given Agnes Baker is at the Study
    And the chaos bag holds -4
    And the encounter deck holds Blasphemous Invocation, Grasping Hands, Acolyte
    When Agnes Baker draws Blasphemous Invocation from the encounter deck
    Then this has happened: Agnes Baker draws the encounter card Acolyte

  @arkham-lcg/discard-piles @arkham-lcg/weakness
  Scenario: Dissonance takes a whole kind of cards and an action
    Given Roland Banks is at the Study
    And Roland Banks has Machete, Knife, Guts in hand
    And it is the turn of Roland Banks
    And the chaos bag holds -5
    When Roland Banks draws Dissonance from the encounter deck
    And nobody commits anything
    And Roland Banks chooses option 1
    Then Machete is in the discard pile
    And Knife is in the discard pile
    And Guts is in hand
    And Roland Banks has 2 actions

  @arkham-lcg/must
  Scenario Outline: Where nothing says that they must, they may name a kind of card that nobody holds
    Given Roland Banks is at the Study
    And Roland Banks has Machete in hand
    And it is the turn of Roland Banks
    And the chaos bag holds -5
    When Roland Banks draws <card> from the encounter deck
    And nobody commits anything
    And Roland Banks chooses option 3
    Then Machete is in hand

    Examples:
      | card            |
      | Dissonance      |
      | Torment (12195) |

  @arkham-lcg/discard-piles
  Scenario: Torment takes one card of the kind from everybody
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Machete, Guts in hand
    And Agnes Baker has Knife, Lucky! in hand
    And the chaos bag holds -5
    When Roland Banks draws Torment (12195) from the encounter deck
    And nobody commits anything
    And Roland Banks chooses option 1
    Then Machete is in the discard pile
    And Knife is in the discard pile
    And Lucky! is in hand

  @arkham-lcg/search
  Scenario: Uptown has a spell, or at least a card
    Given Agnes Baker is at Uptown (12148)
    And the deck of Agnes Baker holds Guts, Shrivelling, Knife
    And it is the turn of Agnes Baker
    When Agnes Baker uses Uptown (12148)
    Then Shrivelling is in hand
    And the deck of Agnes Baker has 2 cards

  @arkham-lcg/search
  Scenario: Without a spell among them one card is drawn
    Given Agnes Baker is at Uptown (12148)
    And the deck of Agnes Baker holds Guts, Knife
    And it is the turn of Agnes Baker
    When Agnes Baker uses Uptown (12148)
    And fate picks Guts
    Then the deck of Agnes Baker has 1 card
