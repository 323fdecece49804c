Feature: Whether a card lies in a deck
  Source: Rules Reference v2.5, Discard Piles, Drawing Cards.

  @arkham-lcg/discard-piles
  Scenario: What is shuffled into a deck that nobody has told lies in it
    Given Tommy Muldoon (06001) is at the Study
    And Tommy Muldoon (06001) controls Guard Dog
    And Guard Dog has 2 damage
    And Ghoul Minion is engaged with Tommy Muldoon (06001)
    When Ghoul Minion attacks Tommy Muldoon (06001)
    And Tommy Muldoon (06001) assigns 1 damage to Guard Dog
    And Tommy Muldoon (06001) assigns 1 horror to Guard Dog
    And Tommy Muldoon (06001) uses Guard Dog
    And Tommy Muldoon (06001) uses Tommy Muldoon (06001)
    Then Tommy Muldoon (06001) has 4 resources
    And Guard Dog is in the deck of Tommy Muldoon (06001)
    And it is asked whether Guard Dog is not in the deck of Tommy Muldoon (06001)
    And the answer is no

  @arkham-lcg/drawing-cards
  Scenario: What is drawn lies in the deck no more
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks holds Knife, Guard Dog
    And the deck of Agnes Baker holds Perception
    And Emergency Cache is in the discard pile of Roland Banks
    And Machete is in the hand of Agnes Baker
    And Ancient Evils is in the encounter discard pile
    When Roland Banks draws a card
    Then Knife is not in the deck of Roland Banks
    And Guard Dog is in the deck of Roland Banks
    And Guard Dog is not in the deck of Agnes Baker
    And Emergency Cache is not in the deck of Roland Banks
    And Emergency Cache is in the discard pile of Roland Banks
    And Machete is in the hand of Agnes Baker
    And Ancient Evils is not in the encounter deck
