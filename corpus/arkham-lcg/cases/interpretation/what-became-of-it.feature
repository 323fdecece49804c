@arkham-lcg/leaves-play
Feature: What has become of a card, and of a turn

  Scenario: What came back has left play all the same
    Given William Yorick is at the Study with 4 resources
    And William Yorick controls Leather Coat
    And Ghoul Minion is engaged with William Yorick with 1 damage
    When Leather Coat is discarded
    And William Yorick fights Ghoul Minion
    And the token is 0
    And William Yorick uses William Yorick to play Leather Coat
    Then Leather Coat leaves play
    And Leather Coat is in play

  Scenario: A card discarded from hand has not left play
    Given Roland Banks is at the Study
    And Roland Banks has Leather Coat in hand
    When Leather Coat is discarded
    Then it is asked whether Leather Coat leaves play
    And the answer is no

  @arkham-lcg/removed-from-game
  Scenario: A card is out of the game where it is removed from it
    Given Jenny Barnes is at the Study with 3 resources
    And Jenny Barnes controls Lucky Dice (02230)
    When Jenny Barnes investigates
    And the token is -1
    And Jenny Barnes uses Lucky Dice
    And the token is auto-fail
    Then Lucky Dice is out of the game
    And Lucky Dice has left play

  @arkham-lcg/elimination
  Scenario: An investigator is out of the game where they are eliminated
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks resigns
    Then Roland Banks is out of the game

  @arkham-lcg/steps/2.2.2
  Scenario: A turn that a card has ended is over
    Given Agnes Baker is at the Study with 4 resources
    And Agnes Baker has Pay Day in hand
    When Agnes Baker begins her turn
    And Agnes Baker plays Pay Day
    Then it is no longer Agnes Baker's turn
    And Agnes Baker has 5 resources
