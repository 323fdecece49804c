Feature: Decks of which a part is told
  Others lie between the cards on top and those at the bottom, and nobody tells which.

  @arkham-lcg/drawing-cards
  Scenario: What is told to lie on top is drawn
    Given Roland Banks is at the Study
    And the top card of Roland Banks's deck is Machete
    When Roland Banks takes the draw action
    Then Machete is in Roland Banks's hand

  @arkham-lcg/drawing-cards
  Scenario: How many are drawn is known though nobody knows what lies beneath it
    Given Roland Banks is at the Study
    And the top card of Roland Banks's deck is Machete
    When Roland Banks draws 2 cards
    Then Roland Banks draws 2 cards
    And Roland Banks has 0 horror

  @arkham-lcg/drawing-cards @unsupported
  Scenario: Nobody knows whether anything lies beneath it
    Given Roland Banks is at the Study
    And the top card of Roland Banks's deck is Machete
    When Roland Banks draws 2 cards
    Then Roland Banks has 1 horror

  @arkham-lcg/drawing-cards
  Scenario: What is drawn next may be told where it is drawn
    Given Roland Banks is at the Study
    And the top card of Roland Banks's deck is Machete
    When Roland Banks draws 2 cards
    And Roland Banks draws Knife
    Then Roland Banks has 2 cards in hand

  @arkham-lcg/steps/4.4
  Scenario: So may what is drawn in the upkeep phase
    Given Roland Banks is at the Study
    When the upkeep phase begins
    And Roland Banks draws Cover Up
    Then in order:
      | Roland Banks draws Cover Up   |
      | Roland Banks gains 1 resource |
    And Cover Up has 3 clues

  @arkham-lcg/search
  Scenario: A search looks no further than the cards that are told
    Given Roland Banks is at the Study
    And Roland Banks controls Old Book of Lore (0)
    And the top 3 cards of Roland Banks's deck are Machete, Knife, Perception in that order
    When Roland Banks uses Old Book of Lore
    And Roland Banks finds Knife
    Then Knife is in Roland Banks's hand
    And Machete is in Roland Banks's deck
    And Perception is in Roland Banks's deck

  @arkham-lcg/search @unsupported
  Scenario: One that looks further finds what nobody knows
    Given Roland Banks is at the Study
    And Roland Banks controls Old Book of Lore (0)
    And the top 2 cards of Roland Banks's deck are Machete, Knife
    When Roland Banks uses Old Book of Lore
    And Roland Banks finds Knife

  @arkham-lcg/search @unsupported
  Scenario: Once the deck is shuffled nobody knows what lies on top
    Given Roland Banks is at the Study
    And Roland Banks controls Old Book of Lore (0)
    And the top 3 cards of Roland Banks's deck are Machete, Knife, Perception
    When Roland Banks uses Old Book of Lore
    And Roland Banks finds Knife
    And Roland Banks takes the draw action

  @arkham-lcg/encounter-deck
  Scenario: The encounter deck is told in part in the same way
    Given Roland Banks is at the Study
    And Ancient Evils, Ghoul Minion are on top of the encounter deck
    And the current agenda is What's Going On?!
    When Roland Banks draws an encounter card
    Then 1 doom is on What's Going On?!
    And Ghoul Minion is the top card of the encounter deck

  @arkham-lcg/deck
  Scenario: What is told to lie at the bottom stays there while others are drawn
    Given Roland Banks is at the Study
    And Perception is the bottom card of Roland Banks's deck
    When Roland Banks draws Machete
    Then Perception is at the bottom of Roland Banks's deck
    And Perception is in Roland Banks's deck

  @arkham-lcg/swarming-x
  Scenario: Swarm cards come off the top of what is told
    Given Roland Banks is at the Study
    And the top cards of Roland Banks's deck are Machete, Knife, Perception
    When Roland Banks draws Stealthy Zoog
    Then Roland Banks adds 1 swarm card to Stealthy Zoog
    And Knife is on top of Roland Banks's deck
