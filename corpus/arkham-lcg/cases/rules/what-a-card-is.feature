Feature: What a card is, and where it waits
  Source: Rules Reference v2.5, Cardtypes, Traits, Bonded, Game, Deck; Grimoire, Carta Investigatore.

  @arkham-lcg/cardtypes
  Scenario: A skill that has entered play as an asset is discarded where an asset has to be
    Given Roland Banks is at the Study
    And Roland Banks has Intrepid in hand
    And the chaos bag holds 0
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks commits Intrepid
    Then Intrepid is in play
    When Roland Banks draws Crypt Chill from the encounter deck
    Then in order:
      | Roland Banks fails by 1  |
      | Intrepid is discarded    |
    And Roland Banks has 0 damage

  @arkham-lcg/cardtypes
  Scenario: Where the same skill is still in hand there is no asset to discard
    Given Roland Banks is at the Study
    And Roland Banks has Intrepid in hand
    And the chaos bag holds -1
    When Roland Banks draws Crypt Chill from the encounter deck
    And nobody commits anything
    And Roland Banks assigns 2 damage to Roland Banks
    Then Intrepid is in hand
    And Roland Banks has 2 damage

  @arkham-lcg/cardtypes
  Scenario: Once it is out of play it is a skill again
    Given Roland Banks is at the Study
    And Roland Banks has Intrepid in hand
    And the deck of Roland Banks holds Knife
    And the chaos bag holds 0
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks commits Intrepid
    And the upkeep phase begins
    Then Intrepid is in the discard pile
    When Roland Banks draws 1 card
    And Roland Banks draws Rotting Remains from the encounter deck
    Then Roland Banks may commit Intrepid

  @arkham-lcg/bonded @arkham-lcg/drawing-cards
  Scenario: Bonded cards wait beside the deck until their card is played
    Given Roland Banks is at the Study
    And Roland Banks has Hallowed Mirror in hand
    And Roland Banks has 2 resources
    And the deck of Roland Banks holds Knife, Guard Dog
    And Soothing Melody, Soothing Melody and Soothing Melody are among the bonded cards of Roland Banks
    When Roland Banks plays Hallowed Mirror
    And Roland Banks chooses Soothing Melody
    Then in order:
      | Hallowed Mirror enters play                               |
      | Roland Banks adds Soothing Melody to hand                 |
      | Soothing Melody #2 is shuffled into the deck of its owner |
      | Soothing Melody #3 is shuffled into the deck of its owner |
    And it is asked whether Roland Banks draws Soothing Melody
    And the answer is no
    When Roland Banks draws 1 card
    Then the chance that Roland Banks draws Knife is 1/4

  @arkham-lcg/bonded
  Scenario: Until then nobody draws them
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Guts
    And Soothing Melody is among the bonded cards of Roland Banks
    When Roland Banks draws 1 card
    Then Knife is in hand
    And it is asked whether Roland Banks draws Soothing Melody
    And the answer is no

  @arkham-lcg/game @arkham-lcg/limits-and-maximums
  Scenario: A game is the whole scenario: what may be done once in a game is not renewed by a round
    Given Roland Banks is at Northside
    And Roland Banks has 10 resources
    And the deck of Roland Banks holds Knife
    When Roland Banks uses Northside
    And the upkeep phase begins
    And Roland Banks uses Northside
    Then it is refused under arkham-lcg/limits-and-maximums

  @edition-2026 @arkham-lcg/investigator-card @arkham-lcg/in-play-and-out-of-play
  Scenario: The investigator card itself is in play: its ability answers, and it has no cost
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Roland Banks controls Beat Cop
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    And Roland Banks uses Roland Banks
    Then Roland Banks is in play
    And Roland Banks has 1 clue

  @arkham-lcg/traits @arkham-lcg/action
  Scenario: A trait does nothing itself, an ability that names it looks for it
    Given Daisy Walker is at the Study
    And the deck of Daisy Walker holds Knife
    And Daisy Walker controls Old Book of Lore and Beat Cop
    When Daisy Walker begins her turn
    And Daisy Walker takes a resource
    Then Daisy Walker has 2 actions
    When Daisy Walker uses Old Book of Lore
    Then Daisy Walker has 2 actions
