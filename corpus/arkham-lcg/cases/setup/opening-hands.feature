Feature: Opening hands that something replaces
  Source: Rules Reference v2.5, Replacing an Opening Hand; FAQ v2.5, questions on The City of
  Archives.

  @arkham-lcg/replacing-an-opening-hand
  Scenario: Thirteen are drawn and eight are kept
    Given Sefina Rousseau is at the Study
    And the deck of Sefina Rousseau holds Knife, Knife, Knife, Knife, Knife, Knife, Knife, Guts, Guts, Lucky!, Lucky!, Lucky!, Lucky!, Leather Coat
    When the game is set up
    And Sefina Rousseau puts Lucky!, Lucky!, Lucky! and Lucky! beneath herself
    And Sefina Rousseau keeps Knife, Knife, Knife, Knife, Knife, Knife, Guts and Guts
    Then in order:
      | Sefina Rousseau draws 13 cards and keeps 8 as the opening hand |
      | Lucky! is placed beneath Sefina Rousseau                       |
      | Knife #7 is discarded                                          |
      | the game begins for Sefina Rousseau                            |
    And the deck of Sefina Rousseau has 1 card

  @arkham-lcg/replacing-an-opening-hand
  Scenario: Another opening hand size changes both numbers of Sefina Rousseau
    Given Sefina Rousseau is at the Study
    And the deck of Sefina Rousseau holds Studious, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Guts, Guts, Lucky!, Lucky!, Lucky!, Leather Coat, Leather Coat, Leather Coat
    When the game is set up
    And Sefina Rousseau puts Lucky!, Lucky! and Lucky! beneath herself
    And Sefina Rousseau keeps Knife, Knife, Knife, Knife, Knife, Knife, Guts, Guts and Leather Coat
    Then in order:
      | Studious enters play                                           |
      | Sefina Rousseau draws 14 cards and keeps 9 as the opening hand |
      | the game begins for Sefina Rousseau                            |
    And the deck of Sefina Rousseau has 1 card

  @arkham-lcg/replacing-an-opening-hand @arkham-lcg/setup
  Scenario: Without a replacement the same card makes it six
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Studious, Knife, Guts, Evidence!, Lucky!, Beat Cop, Perception, Leather Coat
    When the game is set up
    And Roland Banks keeps the opening hand
    Then in order:
      | Roland Banks draws an opening hand of 6 cards |
    And the deck of Roland Banks has 1 card

  @arkham-lcg/setup @arkham-lcg/setup/no-action-windows
  Scenario: What names the beginning of the game may be used from the opening hand then
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Ace of Swords, Knife, Guts, Evidence!, Lucky!, Beat Cop
    When the game is set up
    And Roland Banks keeps the opening hand
    And Roland Banks uses Ace of Swords
    Then in order:
      | setup step 14                    |
      | Ace of Swords enters play        |
      | the game begins for Roland Banks |

  @arkham-lcg/setup @arkham-lcg/tarot-slot
  Scenario: Each tarot card of this kind may
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds The Moon • XVIII, Knife, Guts, Evidence!, Lucky!, Beat Cop
    When the game is set up
    And Roland Banks keeps the opening hand
    And Roland Banks uses The Moon • XVIII
    Then The Moon • XVIII is in play
    And Roland Banks has 4 cards in hand

  @arkham-lcg/qa/city-of-archives-setup-abilities @arkham-lcg/qa/city-of-archives-rest-of-campaign
  Scenario: A body is swapped in setup step 10, after what comes earlier
    Given Sefina Rousseau is at the Study
    And the setup swaps Sefina Rousseau with Body of a Yithian
    And the deck of Sefina Rousseau holds Knife, Knife, Knife, Knife, Knife, Knife, Knife, Guts, Guts, Lucky!, Lucky!, Lucky!, Lucky!, Leather Coat
    When the game is set up
    And Sefina Rousseau puts Lucky!, Lucky!, Lucky! and Lucky! beneath herself
    And Sefina Rousseau keeps Knife, Knife, Knife, Knife, Knife, Knife, Guts and Guts
    Then in order:
      | setup step 8                                                     |
      | Body of a Yithian draws 13 cards and keeps 8 as the opening hand |
      | Lucky! is placed beneath Body of a Yithian                       |
      | setup step 10                                                    |
      | Body of a Yithian swaps the investigator card                    |
      | setup step 14                                                    |
      | the game begins for Body of a Yithian                            |
