Feature: What answers the first time in a round
  Source: Rules Reference v2.5, After; the texts of the cards.

  @arkham-lcg/after @arkham-lcg/ability/forced-abilities
  Scenario: The first move of a round is answered, the second is not
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Calcification is in the threat area of Roland Banks
    When Roland Banks moves to the Hallway
    Then Roland Banks has 1 damage
    When Roland Banks moves to the Study
    Then Roland Banks has 1 damage

  @arkham-lcg/after
  Scenario: What comes into play after the first move answers no move of that round
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    When Roland Banks moves to the Hallway
    And Roland Banks draws Calcification from the encounter deck
    And Roland Banks moves to the Study
    Then Roland Banks has 0 damage

  @arkham-lcg/after
  Scenario: Somebody else's move is not yours
    Given Roland Banks and Daisy Walker are at the Study
    And the Study is connected to the Hallway
    And it is the turn of Daisy Walker
    And Calcification is in the threat area of Roland Banks
    When Daisy Walker moves to the Hallway
    Then Roland Banks has 0 damage
    And Daisy Walker has 0 damage

  @arkham-lcg/after @arkham-lcg/drawing-cards
  Scenario: Several cards that are drawn at once are one first time
    Given Roland Banks is at the Study
    And Roland Banks has Cryptic Research in hand
    And the deck of Roland Banks holds Guts, Perception, Overpower, Knife, Flashlight
    And Psychotropic Spores is in the threat area of Roland Banks
    When Roland Banks plays Cryptic Research
    Then Roland Banks has 1 horror
    When Roland Banks draws a card
    Then Roland Banks has 1 horror

  @arkham-lcg/after
  Scenario: The next round has a first move again
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Locked Door, Acolyte
    And Calcification is in the threat area of Roland Banks
    When Roland Banks moves to the Hallway
    And the mythos phase begins
    And Roland Banks chooses the Study
    And Roland Banks begins a turn
    And Roland Banks moves to the Study
    Then Roland Banks has 2 damage
