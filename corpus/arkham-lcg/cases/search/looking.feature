Feature: Looking at cards, and searches that go further
  Source: Rules Reference v2.5, Search; FAQ v2.5, 2.13 and the question on Mandy Thompson.

  @arkham-lcg/search @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: Looking at cards is no search
    Given Mandy Thompson and Roland Banks are at the Study
    And Mandy Thompson controls Alyssa Graham
    And the deck of Roland Banks holds Knife, Leather Coat
    When Mandy Thompson uses ability 2 of Alyssa Graham
    And Mandy Thompson looks at the deck of Roland Banks
    And Mandy Thompson accepts the effect of Alyssa Graham
    Then it is asked whether Mandy Thompson uses Mandy Thompson
    And the answer is no
    And in order:
      | Mandy Thompson looks at the top 1 card of the deck of Roland Banks |
      | 1 doom is placed on Alyssa Graham                                   |
      | Knife is placed on the bottom of its deck                           |
    When Roland Banks draws 1 card
    Then Leather Coat is in hand

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/deck
  Scenario: A card that was looked at lies where it lay
    Given Mandy Thompson and Roland Banks are at the Study
    And Mandy Thompson controls Alyssa Graham
    And the deck of Roland Banks holds Knife, Leather Coat
    When Mandy Thompson uses ability 2 of Alyssa Graham
    And Mandy Thompson looks at the deck of Roland Banks
    And Mandy Thompson declines the effect of Alyssa Graham
    And Roland Banks draws 1 card
    Then Knife is in hand

  @arkham-lcg/qa/mandy-thompson-additional-target
  Scenario: Three more cards or one more target, and the choice comes before the search
    Given Mandy Thompson and Roland Banks are at the Study
    And Mandy Thompson controls Old Book of Lore
    And the deck of Roland Banks holds Knife, Leather Coat, Guard Dog, Beat Cop, Lucky!, Dodge, Deduction
    When Mandy Thompson uses Old Book of Lore on Roland Banks
    And Mandy Thompson uses ability 1 of Mandy Thompson
    Then Roland Banks must choose between:
      | Roland Banks chooses option 1 |
      | Roland Banks chooses option 2 |
      | Roland Banks chooses option 3 |
    When Roland Banks chooses option 1
    Then Roland Banks must choose between:
      | Roland Banks finds Knife        |
      | Roland Banks finds Leather Coat |
      | Roland Banks finds Guard Dog    |
      | Roland Banks finds Beat Cop     |
      | Roland Banks finds Lucky!       |
      | Roland Banks finds Dodge        |
    When Roland Banks finds Dodge
    Then in order:
      | Roland Banks searches the top 6 cards of the deck |
      | Roland Banks draws Dodge                          |
      | Roland Banks shuffles the deck                    |

  @arkham-lcg/qa/mandy-thompson-additional-target
  Scenario: One more target: two of the three cards are drawn
    Given Mandy Thompson and Roland Banks are at the Study
    And Mandy Thompson controls Old Book of Lore
    And the deck of Roland Banks holds Knife, Leather Coat, Guard Dog, Beat Cop
    When Mandy Thompson uses Old Book of Lore on Roland Banks
    And Mandy Thompson uses ability 1 of Mandy Thompson
    And Roland Banks chooses option 2
    Then Roland Banks must choose between:
      | Roland Banks finds Knife, Leather Coat     |
      | Roland Banks finds Knife, Guard Dog        |
      | Roland Banks finds Leather Coat, Guard Dog |
    When Roland Banks finds Guard Dog and Knife
    Then in order:
      | Roland Banks searches the top 3 cards of the deck |
      | Roland Banks draws Knife                          |
      | Roland Banks draws Guard Dog                      |
      | Roland Banks shuffles the deck                    |

  @arkham-lcg/qa/mandy-thompson-additional-target
  Scenario: Once the search has begun it is too late
    Given Mandy Thompson and Roland Banks are at the Study
    And Mandy Thompson controls Old Book of Lore
    And the deck of Roland Banks holds Knife, Leather Coat, Guard Dog, Beat Cop
    When Mandy Thompson uses Old Book of Lore on Roland Banks
    Then Mandy Thompson may use Mandy Thompson
    When everybody passes
    Then Mandy Thompson may not use Mandy Thompson
    And Roland Banks must choose between:
      | Roland Banks finds Knife        |
      | Roland Banks finds Leather Coat |
      | Roland Banks finds Guard Dog    |

  @arkham-lcg/search
  Scenario: Who may find something must find it
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Paranoia, Dark Memory
    When Daisy Walker uses Old Book of Lore
    Then Daisy Walker must choose between:
      | Daisy Walker finds Paranoia    |
      | Daisy Walker finds Dark Memory |

  @arkham-lcg/search
  Scenario: A card that a search finds is in hand then
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Knife, Dark Memory
    And Daisy Walker has 5 resources
    When Daisy Walker uses Old Book of Lore
    Then Daisy Walker must choose between:
      | Daisy Walker finds Knife       |
      | Daisy Walker finds Dark Memory |
    When Daisy Walker finds Knife
    Then Daisy Walker may play Knife

  @arkham-lcg/search @arkham-lcg/qa/mandy-thompson-additional-target
  Scenario: A search of the encounter deck goes further as well
    Given Mandy Thompson and Roland Banks are at the Study
    And it is the mythos phase
    And Roland Banks has On the Hunt in hand
    And Roland Banks has 1 resource
    And the encounter deck holds Rotting Remains, Ancient Evils, Grasping Hands, Crypt Chill, Obscuring Fog, Frozen in Fear, Locked Door, Dissonant Voices, False Lead, Swarm of Rats
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks plays On the Hunt
    Then Mandy Thompson may use Mandy Thompson
    When Mandy Thompson uses Mandy Thompson
    And Roland Banks chooses option 1
    Then in order:
      | Roland Banks searches the top 12 cards of the encounter deck |
      | Swarm of Rats spawns engaged with Roland Banks               |
      | the encounter deck is shuffled                               |

  @arkham-lcg/search @arkham-lcg/qa/mandy-thompson-additional-target
  Scenario: A search of the encounter deck finds one card more
    Given Mandy Thompson and Roland Banks are at the Study
    And it is the mythos phase
    And Roland Banks has On the Hunt in hand
    And Roland Banks has 1 resource
    And the encounter deck holds Rotting Remains, Ghoul Minion, Ancient Evils, Swarm of Rats
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks plays On the Hunt
    And Mandy Thompson uses Mandy Thompson
    And Roland Banks chooses option 2
    Then Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/triggering-condition
  Scenario: Who answers a look at the encounter deck has no answer to one at their own
    Given Gloria Goldberg is at the Study
    And Gloria Goldberg controls Alyssa Graham
    And the deck of Gloria Goldberg holds Knife, Guts
    And the encounter deck holds Ancient Evils, Ghoul Minion
    When Gloria Goldberg uses Alyssa Graham
    And Gloria Goldberg looks at the deck of Gloria Goldberg
    And Gloria Goldberg declines the effect of Alyssa Graham
    Then Alyssa Graham has 0 doom
    And the deck of Gloria Goldberg has 2 cards
