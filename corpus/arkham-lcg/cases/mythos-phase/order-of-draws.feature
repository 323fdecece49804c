Feature: The order of the encounter draws
  Source: FAQ v2.5, question on Gloria Goldberg; Rules Reference v2.5, Appendix II, 1.4.

  @arkham-lcg/qa/gloria-goldberg-encounter-draw-order
  Scenario: Gloria Goldberg orders the draws, one after another
    Given Roland Banks and Gloria Goldberg are at the Study
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Acolyte, Ancient Evils, Ghoul Minion
    When the mythos phase begins
    And Gloria Goldberg is the next to draw
    Then in order:
      | 1 doom is placed on Rise of the Ghouls                  |
      | Gloria Goldberg draws the encounter card Acolyte        |
      | Acolyte is discarded                                    |
      | Roland Banks draws the encounter card Ancient Evils     |
      | Roland Banks resolves the Revelation of Ancient Evils   |
      | the mythos phase ends                                   |

  @arkham-lcg/qa/gloria-goldberg-encounter-draw-order
  Scenario: No card is drawn before it is said who draws it
    Given Roland Banks and Gloria Goldberg are at the Study
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Ancient Evils, Ancient Evils
    When the mythos phase begins
    Then the choice is Gloria Goldberg's
    And Gloria Goldberg must choose between:
      | Roland Banks is the next to draw    |
      | Gloria Goldberg is the next to draw |

  @arkham-lcg/in-player-order
  Scenario: Without her the draws are in player order
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Ancient Evils, Ancient Evils
    When the mythos phase begins
    Then in order:
      | Roland Banks draws the encounter card Ancient Evils   |
      | Agnes Baker draws the encounter card Ancient Evils #2 |
