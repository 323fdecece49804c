Feature: An action that is undone
  Source: FAQ v2.5, question on Time Warp and decks; FAQ v1.3, questions on Time Warp.

  Background:
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Time Warp in hand
    And Agnes Baker has 2 resources

  @arkham-lcg/qa/time-warp-cards-returned-to-decks @arkham-lcg/qa/time-warp-return-to-hand
  Scenario: A drawn card goes back on top, and Time Warp itself is discarded
    Given the deck of Roland Banks holds Knife, Guts
    When Roland Banks takes the draw action
    And Agnes Baker plays Time Warp
    Then Roland Banks has 3 actions
    And Time Warp is in the discard pile
    And Agnes Baker has 1 resource
    When Roland Banks takes the draw action
    Then Knife is in hand
    And in order:
      | Roland Banks draws Knife          |
      | Agnes Baker plays the fast event Time Warp |
      | the action of Roland Banks is undone |
      | Time Warp is discarded            |
      | Roland Banks draws Knife          |

  @arkham-lcg/qa/time-warp-cards-returned-to-decks
  Scenario: Cards that were put in another order lie in their old one again
    Given Agnes Baker controls Scrying
    And the encounter deck holds Ancient Evils, Obscuring Fog, Grasping Hands
    And the current agenda is Rise of the Ghouls
    When Agnes Baker uses Scrying
    And Agnes Baker looks at the encounter deck
    And Agnes Baker puts back Grasping Hands, Obscuring Fog and Ancient Evils
    And Agnes Baker plays Time Warp
    Then Scrying has 3 charges
    And Scrying is ready
    And Agnes Baker has 3 actions
    When Roland Banks draws Ancient Evils from the encounter deck
    Then Ancient Evils is in the discard pile

  @arkham-lcg/qa/time-warp-cards-returned-to-decks
  Scenario: A deck that was searched and shuffled holds the card again, and nobody knows where
    Given the deck of Roland Banks holds Knife, Guts, Perception
    And Roland Banks has No Stone Unturned in hand
    And Roland Banks has 2 resources
    When Roland Banks plays No Stone Unturned
    And Roland Banks chooses Roland Banks
    And Roland Banks finds Guts
    And Agnes Baker plays Time Warp
    Then No Stone Unturned is in hand
    And Roland Banks has 2 resources
    And Roland Banks has 3 actions
    When Roland Banks takes the draw action
    Then the chance that Guts is in hand is 1/3
    And the chance that Knife is in hand is 1/3

  @arkham-lcg/qa/time-warp-cards-returned-to-decks
  Scenario: Damage, tokens and the clue of a test are as they were
    Given Study has 2 clues
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    And Agnes Baker plays Time Warp
    Then Roland Banks has 0 clues
    And Roland Banks has 0 damage
    And Study has 2 clues
    And Roland Banks has 3 actions

  @arkham-lcg/qa/time-warp-cards-returned-to-decks
  Scenario: What has been undone is not undone once more
    Given Roland Banks has Time Warp #2 in hand
    And Roland Banks has 1 resource
    And the deck of Roland Banks holds Knife, Guts
    When Roland Banks takes the draw action
    And Agnes Baker plays Time Warp
    Then Time Warp #2 is in hand
    And it is asked whether Roland Banks may play Time Warp #2
    And the answer is no

  @arkham-lcg/qa/time-warp-cards-returned-to-decks
  Scenario: A card that went back on top says what it says when it is drawn again
    Given Roland Banks has 5 resources
    And the deck of Roland Banks holds Arcane Studies, Guts
    And the chaos bag holds 0
    When Roland Banks takes the draw action
    And Agnes Baker plays Time Warp
    And Roland Banks takes the draw action
    And Roland Banks plays Arcane Studies
    And Roland Banks tests willpower (4)
    And Roland Banks uses ability 1 of Arcane Studies
    And nobody reacts to anything else
    Then this has happened: Roland Banks succeeds by 0
