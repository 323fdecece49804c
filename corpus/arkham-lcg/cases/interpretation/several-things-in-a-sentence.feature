Feature: Sentences that fold several things into one
  Source: derived: what each sentence says is told by the rules that its parts are about.

  @arkham-lcg/chaos-tokens @arkham-lcg/location-cards
  Scenario: A token with its worth, an unrevealed place, and one that leads nowhere
    Given Roland Banks is at the Study with no resources
    And the Study is connected to the unrevealed Hallway
    And the Cellar is in play
    And the Cellar is not connected to anything
    And the Study is not connected to the Cellar
    And the chaos bag holds only a skull worth -2
    When Roland Banks investigates
    Then Roland Banks fails by 1
    And the Study is connected to the Hallway
    And the Hallway is unrevealed

  @arkham-lcg/enemy-engagement
  Scenario: Several copies of a card, and what is said of two at once
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has two copies of Emergency Cache in hand
    And Roland Banks and Agnes Baker have 2 resources each
    And it is the turn of Roland Banks
    When Roland Banks plays Emergency Cache
    Then Roland Banks has 5 resources
    And Roland Banks and Agnes Baker are not eliminated
    And Agnes Baker is not engaged with any enemy

  @arkham-lcg/skill-tests
  Scenario: What comes of a test is said as well, though it is known
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -1
    When Agnes Baker fights Ghoul Minion and fails
    Then Ghoul Minion has 0 damage

  @arkham-lcg/investigate-action
  Scenario: A place that is darker than any at hand
    Given Roland Banks is at the Attic
    And an unnamed effect sets the base shroud of each Attic to 5
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks fails by 2

  @arkham-lcg/hunter
  Scenario: The lead investigator decides in a sentence of its own
    Given Roland Banks is at the Study
    And Wendy Adams is at the Attic
    And Goat Spawn is at the Hallway
    And the Hallway is connected to the Study and the Attic
    When the enemy phase begins
    And Roland Banks decides that Goat Spawn moves to the Attic
    Then Goat Spawn is engaged with Wendy Adams
    And Roland Banks has 0 damage

  @arkham-lcg/may
  Scenario: Who does not do what a card lets them do
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams has Stroke of Luck in hand
    And the chaos bag holds -3
    When Wendy Adams investigates, committing Stroke of Luck
    And Wendy Adams does not exile Stroke of Luck
    Then Wendy Adams fails by 1
    And Stroke of Luck is in the discard pile of Wendy Adams

  @arkham-lcg/at
  Scenario: The round ends before anything else is told of it
    Given Amanda Sharpe is at the Study with 1 resource
    And Amanda Sharpe has Mirror Form and Shrivelling in hand
    And it is the turn of Amanda Sharpe
    When Amanda Sharpe plays Mirror Form, choosing Shrivelling
    Then Shrivelling is in play
    When the round ends
    Then Shrivelling is in Amanda Sharpe's deck

  @arkham-lcg/reaction-opportunities
  Scenario: Whoever tells what a reaction finds has told the reaction
    Given Patrice Hathaway is at the Study with 3 resources
    And the top 6 cards of Patrice Hathaway's deck are .45 Automatic, Perception, Guts, Overpower, Manual Dexterity and Emergency Cache
    When Patrice Hathaway plays Protective Vest and finds .45 Automatic with it
    Then .45 Automatic is in Patrice Hathaway's hand
    And Protective Vest is in play

  @arkham-lcg/drawing-cards
  Scenario: A card that an ability has just drawn is no other one when it is told
    Given Roland Banks is at the Study
    And the Study has no clues
    And Roland Banks controls Lucky Cigarette Case (0)
    And the deck of Roland Banks holds Knife, Guts and Perception
    And the chaos bag holds +1
    And it is the turn of Roland Banks
    When Roland Banks investigates
    And Roland Banks uses Lucky Cigarette Case to draw a card
    Then Roland Banks has 2 actions
    And Roland Banks has 1 card in hand
    When Roland Banks draws a card
    Then Roland Banks has 1 action
    And Roland Banks has 2 cards in hand

  @arkham-lcg/move
  Scenario: What an ability moves is told with what it moves it from
    Given Agnes Baker is at the Study
    And Agnes Baker controls Flesh Ward with no charges and Eldritch Sophist
    And Agnes Baker controls Shrivelling (0) with 2 charges
    When Agnes Baker uses Eldritch Sophist, moving 1 charge from Shrivelling to Flesh Ward
    Then Flesh Ward and Shrivelling have 1 charge each

  @arkham-lcg/move
  Scenario: How much is moved says where to, where it can go to one card alone
    Given Agnes Baker is at the Study with 2 damage and 2 resources
    And Icy Ghoul is engaged with Agnes Baker
    And Agnes Baker has Drain Essence in hand
    And the chaos bag holds 0
    When Agnes Baker plays Drain Essence on Icy Ghoul and moves 2 damage
    Then Icy Ghoul has 2 damage

  @arkham-lcg/may
  Scenario: The number that somebody takes is the one that they name
    Given Daisy Walker is at the Study with 5 resources and 1 horror
    And the Study has 4 clues
    And the chaos bag holds 0
    When Daisy Walker plays Commune with the Cosmos, taking 2 horror
    Then Daisy Walker has 4 clues and 3 horror
