Feature: Encounter cards drawn from elsewhere than the top of their deck

  @arkham-lcg/search @arkham-lcg/encounter-deck
  Scenario: The cultist that is searched for is drawn, and spawns
    Given Roland Banks is at the Study
    And the Hallway is in play
    And the encounter deck holds Mysterious Chanting, Ghoul Minion, Acolyte
    When Roland Banks draws Mysterious Chanting from the encounter deck
    Then in order:
      | Roland Banks draws the encounter card Acolyte |
      | Acolyte spawns at the Hallway |

  @arkham-lcg/encounter-deck @arkham-lcg/discard-piles
  Scenario: With no hex in the discard pile cards are discarded until one comes
    Given Roland Banks is at Witch-Haunted Woods (54020)
    And Witch-Haunted Woods (54020) has 1 clue
    And the encounter deck holds Ghoul Minion, Mysterious Chanting, Ancient Evils
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Ghoul Minion is discarded |
      | Mysterious Chanting is discarded |
      | Roland Banks draws the encounter card Mysterious Chanting |
