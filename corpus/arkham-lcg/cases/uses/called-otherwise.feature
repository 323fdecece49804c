@arkham-lcg/uses-x-type
Feature: Resources on a card that its text calls something else

  Scenario: What is told by the card's own word counts for it
    Given Jenny Barnes is at the Study
    And Jenny Barnes controls Fake Credentials (10066) with 2 suspicion
    And Ghoul Minion is at the Hallway
    And Ghoul Priest is engaged with Jenny Barnes
    When Jenny Barnes uses Fake Credentials on Ghoul Priest
    And the token is 0
    Then the difficulty of the test is 3
    And Fake Credentials has 3 suspicion
    And Fake Credentials has 3 resources

  Scenario: It pays for what asks for it by that word
    Given Agnes Baker is at the Study
    And Agnes Baker controls Michael Leigh with 1 evidence
    And Ghoul Priest is engaged with Agnes Baker
    When Agnes Baker fights Ghoul Priest
    And Agnes Baker uses Michael Leigh
    And the token is +1
    Then Ghoul Priest has 2 damage
    And Michael Leigh has no evidence

  Scenario: A word that no uses have
    Given Agnes Baker is at the Study
    And Agnes Baker controls Purifying Corruption with 2 corruption
    When Agnes Baker draws Grasping Hands from the encounter deck
    And Agnes Baker uses Purifying Corruption
    Then Purifying Corruption is removed from the game
    And Agnes Baker has 1 damage and 1 horror

  @arkham-lcg/attach-to
  Scenario: Uses of what is attached, told with it
    Given Roland Banks is at the Study
    And Shrine of the Moirai is attached to the Study with 1 offering
    And Roland Banks has Guts (01089) and Perception (01090) in his discard pile
    And the encounter deck holds Ancient Evils
    And the current agenda is What's Going On?!
    When Roland Banks uses Shrine of the Moirai
    And Roland Banks chooses Guts and Perception
    Then Roland Banks has Guts and Perception in hand
    And Shrine of the Moirai is attached to the Study with 0 offerings
