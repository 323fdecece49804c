Feature: Encounter cards that are dealt out
  Source: FAQ v2.5, question on First Watch.

  Background:
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is Rise of the Ghouls
    And Roland Banks has First Watch in hand
    And Roland Banks has 1 resource

  @arkham-lcg/qa/first-watch-on-the-hunt
  Scenario: Dealt cards are drawn one at a time, and nobody else is dealt two
    Given the encounter deck holds Ancient Evils, Ghoul Minion, Acolyte
    When the mythos phase begins
    And Roland Banks plays First Watch
    And Ancient Evils goes to Agnes Baker
    And Ghoul Minion goes to Roland Banks
    Then in order:
      | Roland Banks looks at the top 2 cards of the encounter deck  |
      | Ancient Evils is dealt to Agnes Baker                        |
      | Ghoul Minion is dealt to Roland Banks                        |
      | Roland Banks draws the encounter card Ghoul Minion           |
      | Ghoul Minion spawns engaged with Roland Banks                |
      | Agnes Baker draws the encounter card Ancient Evils           |
      | the mythos phase ends                                        |

  @arkham-lcg/qa/first-watch-on-the-hunt
  Scenario: A dealt card is not in the deck that On the Hunt searches, and is drawn all the same
    Given the encounter deck holds Ghoul Minion, Ancient Evils, Swarm of Rats
    And Agnes Baker has On the Hunt in hand
    And Agnes Baker has 1 resource
    When the mythos phase begins
    And Roland Banks plays First Watch
    And Ghoul Minion goes to Agnes Baker
    And Ancient Evils goes to Roland Banks
    And Agnes Baker plays On the Hunt
    Then in order:
      | Agnes Baker searches the top 9 cards of the encounter deck  |
      | Swarm of Rats spawns engaged with Agnes Baker               |
      | Agnes Baker draws the encounter card Ghoul Minion           |
      | Ghoul Minion spawns engaged with Agnes Baker                |
      | the mythos phase ends                                       |

  @arkham-lcg/qa/first-watch-on-the-hunt
  Scenario: What may be played as somebody would draw may answer a dealt card too
    Given the encounter deck holds Ghoul Minion, Ancient Evils
    And Agnes Baker has On the Hunt in hand
    And Agnes Baker has 1 resource
    When the mythos phase begins
    And Roland Banks plays First Watch
    And Ghoul Minion goes to Agnes Baker
    And Ancient Evils goes to Roland Banks
    Then Agnes Baker must choose between:
      | Agnes Baker plays On the Hunt |
      | nobody reacts                 |
    And Agnes Baker may play On the Hunt
