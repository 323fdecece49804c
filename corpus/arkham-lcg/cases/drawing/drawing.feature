Feature: Drawing cards
  Source: Rules Reference v2.5, Drawing Cards; FAQ v2.5, 1.13, 2.14 and the question on Patrice Hathaway.

  @arkham-lcg/drawing-cards
  Scenario: An empty deck is made anew, the draw is completed, then one horror is taken
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife
    And Roland Banks has Leather Coat in his discard pile
    When Roland Banks draws 2 cards
    Then in order:
      | Roland Banks shuffles the discard pile into the deck |
      | Roland Banks draws Knife                             |
      | Roland Banks draws Leather Coat                      |
      | Roland Banks takes 1 horror                          |
    And Roland Banks has 1 horror

  @arkham-lcg/drawing-cards
  Scenario: Out of a shuffled deck fate deals
    Given Roland Banks is at the Study
    And the shuffled deck of Roland Banks holds Knife, Leather Coat
    When Roland Banks draws 1 card
    And Roland Banks draws Leather Coat
    Then Leather Coat is in hand

  @arkham-lcg/draw-action @arkham-lcg/attack-of-opportunity
  Scenario: The draw action provokes attacks before the card is drawn
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And the deck of Roland Banks holds Knife
    When Roland Banks takes the draw action
    Then in order:
      | Swarm of Rats attacks Roland Banks |
      | Roland Banks draws Knife           |

  @arkham-lcg/weakness @arkham-lcg/drawing-cards
  Scenario: All cards are drawn before any of them is resolved
    Given Roland Banks is at the Study
    And Roland Banks has 4 resources
    And the deck of Roland Banks holds Paranoia, Knife
    When Roland Banks draws 2 cards
    Then in order:
      | Roland Banks draws Paranoia                      |
      | Roland Banks draws Knife                         |
      | Roland Banks resolves the Revelation of Paranoia |
      | Roland Banks loses 4 resources                   |
      | Paranoia is discarded                            |

  @arkham-lcg/drawing-cards
  Scenario: Two cards that lie on top are drawn at once
    Given Roland Banks is at the Study
    And the deck of Roland Banks contains Knife, Paranoia
    And Roland Banks has 2 resources
    When Roland Banks draws Paranoia and Knife
    Then in order:
      | Roland Banks draws Knife                         |
      | Roland Banks resolves the Revelation of Paranoia |
    And Roland Banks has 0 resources

  @arkham-lcg/encounter-deck
  Scenario: Two encounter cards are drawn one after the other, each resolved before the next
    Given Roland Banks is at the Study
    When Roland Banks draws Swarm of Rats and Ghoul Minion
    Then in order:
      | Swarm of Rats engages Roland Banks                 |
      | Roland Banks draws the encounter card Ghoul Minion |
