Feature: Setting up a game
  Source: Rules Reference v2.5, Appendix III; Bonded; Mulligan; Replacing an Opening Hand; Limits and
  Maximums; FAQ v2.5, questions on The City of Archives.

  @arkham-lcg/setup @arkham-lcg/mulligan
  Scenario: The steps of setup, one after another
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has suffered 1 mental trauma
    And the deck of Roland Banks holds Knife, Paranoia, Guts, Evidence!, Beat Cop, Perception, Lucky!
    And the deck of Agnes Baker holds Knife, Guts, Shrivelling, Perception, Lucky!, Leather Coat
    When the game is set up
    And Roland Banks takes a mulligan of Knife
    And Agnes Baker keeps the opening hand
    Then in order:
      | setup step 2                                         |
      | setup step 7                                         |
      | Roland Banks gains 5 resources                       |
      | Agnes Baker gains 5 resources                        |
      | setup step 8                                         |
      | Roland Banks draws an opening hand of 5 cards        |
      | Roland Banks sets aside the weakness Paranoia        |
      | Agnes Baker draws an opening hand of 5 cards         |
      | Roland Banks takes a mulligan of Knife               |
      | Roland Banks shuffles the deck                       |
      | setup step 10                                        |
      | setup step 14                                        |
      | the game begins for Roland Banks                     |
    And Roland Banks has 1 horror
    And Roland Banks has 5 resources
    And Lucky! is in hand
    And it is asked whether Paranoia is in hand
    And the answer is no

  @arkham-lcg/bonded
  Scenario: Bonded cards are set aside as a game begins
    Given Roland Banks is at the Study
    And the collection holds Hope, Zeal, Augur, Soothing Melody
    And the deck of Roland Banks holds Knife, Guts, Evidence!, Beat Cop, Lucky!, Miss Doyle
    When the game is set up
    And Roland Banks keeps the opening hand
    Then in order:
      | Roland Banks sets aside the bonded cards Hope, Zeal, Augur |
      | Roland Banks draws an opening hand of 5 cards              |
      | the game begins for Roland Banks                           |
    And Hope is set aside
    And Zeal is set aside
    And Augur is set aside
    And the deck of Roland Banks has 1 card

  @arkham-lcg/bonded
  Scenario: As many bonded copies as the product holds
    Given Roland Banks and Daisy Walker are at the Study
    And the collection holds Soothing Melody, Essence of the Dream
    And the deck of Roland Banks holds Knife, Guts, Evidence!, Beat Cop, Lucky!, Hallowed Mirror
    And the deck of Daisy Walker holds Knife, Guts, Perception, Beat Cop, Lucky!, Dream Diary, Dream Diary
    When the game is set up
    And Roland Banks keeps the opening hand
    And Daisy Walker keeps the opening hand
    Then in order:
      | Roland Banks sets aside the bonded cards Soothing Melody, Soothing Melody #2, Soothing Melody #3 |
      | Daisy Walker sets aside the bonded cards Essence of the Dream                                    |
    And the deck of Roland Banks has 1 card
    And the deck of Daisy Walker has 2 cards

  @arkham-lcg/limits-and-maximums
  Scenario: A limit for each deck is each player's own
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks holds Knife, Guts, Evidence!, Beat Cop, Lucky!, Miss Doyle
    And the deck of Agnes Baker holds Knife, Guts, Perception, Beat Cop, Lucky!, Miss Doyle
    When the game is set up
    And Roland Banks keeps the opening hand
    And Agnes Baker keeps the opening hand
    Then in order:
      | the game begins for Roland Banks |
      | the game begins for Agnes Baker  |

  @arkham-lcg/limits-and-maximums
  Scenario: No deck holds two of what is limited to one
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Guts, Evidence!, Miss Doyle, Lucky!, Miss Doyle
    When the game is set up
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/setup @arkham-lcg/signature-cards
  Scenario: A dog with whom the game begins is in no opening hand
    Given "Ashcan" Pete is at the Study
    And the deck of "Ashcan" Pete holds Duke, Knife, Guts, Lucky!, Perception, Leather Coat, Machete
    When the game is set up
    And "Ashcan" Pete keeps the opening hand
    Then in order:
      | Duke enters play                              |
      | "Ashcan" Pete draws an opening hand of 5 cards |
      | the game begins for "Ashcan" Pete             |
    And Duke is in play
    And the deck of "Ashcan" Pete has 1 card

  @arkham-lcg/setup @arkham-lcg/permanent
  Scenario: So does a hunger, and what somebody trains in
    Given Subject 5U-21 and Lily Chen are at the Study
    And the deck of Subject 5U-21 holds Ravenous, Knife, Guts, Lucky!, Perception, Leather Coat
    And the deck of Lily Chen holds Discipline (08014a), Knife, Guts, Lucky!, Perception, Machete
    When the game is set up
    And Subject 5U-21 keeps the opening hand
    And Lily Chen keeps the opening hand
    Then Ravenous is in play
    And Discipline (08014a) is in play
    And the deck of Subject 5U-21 has 0 cards
    And the deck of Lily Chen has 0 cards

  @arkham-lcg/lola-and-roles @arkham-lcg/setup/step-8
  Scenario: A role is chosen once the opening hand is drawn
    Given Roland Banks and Lola Hayes are at the Study
    And the deck of Roland Banks holds Knife, Guts, Lucky!, Perception, Leather Coat
    And the deck of Lola Hayes holds Knife, Guts, Lucky!, Perception, Leather Coat
    When the game is set up
    And Lola Hayes chooses the role rogue
    And Roland Banks keeps the opening hand
    And Lola Hayes keeps the opening hand
    Then the role of Lola Hayes is rogue
