Feature: Encounter cards are drawn
  Source: Rules Reference v2.5, Appendix II, 1.4; Spawn, Surge, Peril, Weakness; FAQ v2.5, 2.14.

  @arkham-lcg/spawn
  Scenario: Without an instruction an enemy spawns engaged with whoever drew it
    Given Roland Banks and Agnes Baker are at the Study
    When Agnes Baker draws Ghoul Minion from the encounter deck
    Then in order:
      | Agnes Baker draws the encounter card Ghoul Minion |
      | Ghoul Minion spawns engaged with Agnes Baker      |
      | Ghoul Minion enters play                          |

  @arkham-lcg/spawn
  Scenario: Several empty locations: the spawning investigator chooses
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway and the Cellar
    When Roland Banks draws Acolyte from the encounter deck
    And Roland Banks spawns Acolyte at the Cellar
    Then in order:
      | Acolyte spawns at Cellar     |
      | 1 doom is placed on Acolyte  |
    And Acolyte is at the Cellar

  @arkham-lcg/spawn
  Scenario: Without any legal location the enemy is discarded and never enters play
    Given Roland Banks is at the Study
    When Roland Banks draws Acolyte from the encounter deck
    Then Acolyte is in the discard pile
    And Acolyte has no doom

  @arkham-lcg/aloof @arkham-lcg/spawn
  Scenario: An aloof enemy spawns unengaged
    Given Roland Banks is at the Study
    When Roland Banks draws Whippoorwill from the encounter deck
    Then Whippoorwill is at the Study
    And Whippoorwill is engaged with nobody

  @arkham-lcg/surge
  Scenario: A card that gains surge makes its drawer draw again
    Given Roland Banks is at the Study
    And the encounter deck holds False Lead, Ghoul Minion
    When Roland Banks draws False Lead from the encounter deck
    Then in order:
      | Roland Banks draws the encounter card False Lead   |
      | False Lead is discarded                            |
      | Roland Banks draws the encounter card Ghoul Minion |

  @arkham-lcg/peril @arkham-lcg/revelation
  Scenario: Without a clue to spend, only the other half of a perilous card is left
    Given Roland Banks is at the Study
    When Roland Banks draws Hunting Shadow from the encounter deck
    Then in order:
      | Roland Banks resolves the Revelation of Hunting Shadow |
      | Roland Banks takes 2 damage                            |
      | Hunting Shadow is discarded                            |

  @arkham-lcg/peril @arkham-lcg/revelation
  Scenario: With a clue the drawer chooses between the halves
    Given Roland Banks is at the Study
    And Roland Banks has 1 clue
    When Roland Banks draws Hunting Shadow from the encounter deck
    Then Roland Banks must choose between:
      | Roland Banks chooses option 1 |
      | Roland Banks chooses option 2 |

  @arkham-lcg/weakness
  Scenario: A weakness enemy drawn from one's own deck spawns as if from the encounter deck
    Given Roland Banks is at the Study
    When Roland Banks draws Mob Enforcer
    Then in order:
      | Roland Banks draws Mob Enforcer               |
      | Mob Enforcer spawns engaged with Roland Banks |
