Feature: Farthest from all investigators
  Source: FAQ v2.5, 2.16, and the question on locations without a valid path.

  @arkham-lcg/farthest-from-all-investigators @arkham-lcg/spawn
  Scenario: Five and one connections away is nearer to them than three and four
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic and Chapultepec Hill (04179)
    And the Attic is connected to the Cellar and Chapultepec Hill
    And the Cellar is connected to the Parlor
    And the Parlor is connected to Northside
    And Chapultepec Hill is connected to Witch-Haunted Woods (54020)
    And Agnes Baker is at the Parlor
    When Roland Banks draws The Man in the Pallid Mask from the encounter deck
    Then The Man in the Pallid Mask is at Witch-Haunted Woods

  @arkham-lcg/spawn
  Scenario: Where the named location is not in play the enemy is discarded
    Given Roland Banks is at the Study
    When Roland Banks draws Icy Ghoul from the encounter deck
    Then Icy Ghoul is in the discard pile

  @arkham-lcg/qa/nearest-farthest-location-no-path @arkham-lcg/nearest @arkham-lcg/farthest-from-all-investigators
  Scenario: A location that no path leads to is not the farthest where a path leads to others
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And the Cellar is connected to the Parlor
    When Roland Banks draws The Man in the Pallid Mask from the encounter deck
    Then The Man in the Pallid Mask is at the Attic
