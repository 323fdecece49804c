Feature: What an investigator had before is told, or only what has come to it

  @arkham-lcg/gains
  Scenario: How many more it is needs no number to begin with
    Given Roland Banks is at the Study
    When Roland Banks plays Emergency Cache
    Then Roland Banks has 3 more resources
    When Roland Banks plays Machete
    Then Roland Banks has 0 more resources than before

  @arkham-lcg/resources
  Scenario: How many fewer likewise
    Given Roland Banks is at the Study with 4 resources
    And the Study has 2 clues
    When Roland Banks loses 3 resources
    And Roland Banks discovers 1 clue
    Then Roland Banks has 3 fewer resources
    And the Study has 1 fewer clue than before

  @arkham-lcg/gains
  Scenario: Nobody denies a number that nobody has told
    Given Roland Banks is at the Study
    When Roland Banks gains 3 resources
    Then Roland Banks has 3 resources

  @arkham-lcg/gains @unsupported
  Scenario: It is asked for
    Given Roland Banks is at the Study
    When Roland Banks gains 3 resources
    Then it is asked whether Roland Banks has 8 resources

  @arkham-lcg/hand-size @unsupported
  Scenario: So is how many cards somebody held
    Given Roland Banks is at the Study
    When Roland Banks draws 2 cards
    Then it is asked whether Roland Banks has 6 cards in hand

  @arkham-lcg/costs @unsupported
  Scenario: So is what they held, where it is to be paid with
    Given "Ashcan" Pete is at the Study
    And "Ashcan" Pete controls Duke
    And Duke is exhausted
    Then it is asked whether "Ashcan" Pete may use his ability

  @arkham-lcg/reaction-opportunities @unsupported
  Scenario: And where it is a reaction that it would have paid for
    Given Wendy Adams is at the Study
    And Ghoul Priest is engaged with Wendy Adams
    When Wendy Adams fights Ghoul Priest
    And Wendy Adams reveals -4
    And Wendy Adams uses her ability
    Then Ghoul Priest does not attack Wendy Adams

  @arkham-lcg/costs
  Scenario: Whoever is told to hold nothing cannot pay with it
    Given "Ashcan" Pete is at the Study
    And "Ashcan" Pete controls Duke
    And Duke is exhausted
    And "Ashcan" Pete has no cards in hand
    Then "Ashcan" Pete may not use his ability

  @arkham-lcg/discard-piles @unsupported
  Scenario: What is discarded at random is not known where nobody tells the hand
    Given Roland Banks is at the Study
    When Roland Banks discards 1 card at random
    Then it is asked whether Roland Banks has 0 cards in hand

  @arkham-lcg/hand-size @unsupported
  Scenario: Nor what an effect could take from it instead
    Given Roland Banks is at the Study
    When Roland Banks draws Realm of Madness from the encounter deck
    Then Roland Banks has 2 horror

  @arkham-lcg/prey @unsupported
  Scenario: Nor who of two holds fewer cards
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Knife in hand
    When Yithian Observer spawns at the Study
    Then Yithian Observer is engaged with Agnes Baker

  @arkham-lcg/resources
  Scenario: What is lost whole is gone, however much it was, and may be chosen
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    When Roland Banks draws Abduction from the encounter deck
    And Roland Banks fails by 1
    And Roland Banks chooses option 1 of Abduction
    Then Roland Banks has 0 resources
    And Beat Cop is in play
