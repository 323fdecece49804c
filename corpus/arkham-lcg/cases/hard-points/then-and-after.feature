Feature: "Then" against "after"
  Source: Rules Reference v2.5, Then, After, Effects; FAQ v2.5, Game Play 1.4; Grimoire, Poi.

  @arkham-lcg/then @arkham-lcg/effects
  Scenario: The clues of the second half come before what answers the first half
    Given Agnes Baker is at the Study
    And Agnes Baker has Drawn to the Flame in hand
    And Study has 3 clues
    And the encounter deck holds Acolyte
    And the Study is connected to the Hallway
    When Agnes Baker plays Drawn to the Flame
    Then in order:
      | Agnes Baker draws the encounter card Acolyte |
      | Acolyte spawns at Hallway                    |
      | 1 doom is placed on Acolyte                  |
      | Agnes Baker discovers 2 clues at Study       |

  @arkham-lcg/then @arkham-lcg/cancel
  Scenario: A warded treachery, and the horror of the ward before anything else goes on
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    When Agnes Baker draws Hunting Shadow from the encounter deck
    And Agnes Baker plays Ward of Protection
    Then in order:
      | Agnes Baker takes 1 horror  |
      | Hunting Shadow is discarded |
    And Agnes Baker has 0 damage
    And Agnes Baker has 1 horror

  @arkham-lcg/then @arkham-lcg/nested-sequences
  Scenario: Horror taken as the second half is answered when the whole card has resolved
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker draws Hunting Shadow from the encounter deck
    And Agnes Baker plays Ward of Protection
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then in order:
      | Agnes Baker takes 1 horror                 |
      | Agnes Baker deals 1 damage to Ghoul Minion |
      | Hunting Shadow is discarded                |

  @arkham-lcg/then
  Scenario: An enemy that cannot spawn is still drawn: the clues are found
    Given Agnes Baker is at the Study
    And Agnes Baker has Drawn to the Flame in hand
    And Study has 3 clues
    And the encounter deck holds Icy Ghoul, Ancient Evils
    When Agnes Baker plays Drawn to the Flame
    Then Agnes Baker has 2 clues
    And Icy Ghoul is in the discard pile

  @arkham-lcg/then @arkham-lcg/effects
  Scenario: With one clue there, "two clues" are as many as possible
    Given Agnes Baker is at the Study
    And Agnes Baker has Drawn to the Flame in hand
    And Study has 1 clue
    And the encounter deck holds Ghoul Minion
    When Agnes Baker plays Drawn to the Flame
    Then in order:
      | Ghoul Minion spawns engaged with Agnes Baker |
      | Agnes Baker discovers 1 clue at Study        |

  @arkham-lcg/effects @arkham-lcg/after
  Scenario: Every aspect of one effect comes before what follows any of them
    Given Roland Banks is at the Study
    And Hypochondria is in the threat area of Roland Banks
    And Psychosis is in the threat area of Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then Roland Banks must choose between:
      | Roland Banks uses ability 2 of Hypochondria |
      | Roland Banks uses ability 2 of Psychosis    |
    And it is asked whether Roland Banks is defeated
    And the answer is yes

  @arkham-lcg/then @arkham-lcg/cancel
  Scenario: A warded Revelation takes nothing from the draw: the clues are found
    Given Agnes Baker is at the Study
    And Agnes Baker has Drawn to the Flame and Ward of Protection in hand
    And Agnes Baker has 1 resource
    And Study has 3 clues
    And the encounter deck holds Rotting Remains
    When Agnes Baker plays Drawn to the Flame
    And Agnes Baker plays Ward of Protection
    Then in order:
      | Agnes Baker takes 1 horror             |
      | Rotting Remains is discarded           |
      | Agnes Baker discovers 2 clues at Study |
