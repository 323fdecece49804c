Feature: What is said of the next test
  Source: Rules Reference v2.5, Skill Tests and Lasting Effects.

  @arkham-lcg/skill-tests @arkham-lcg/lasting-effects
  Scenario: The test that is running is not the next one
    Given Daisy Walker is at the Study
    And Daisy Walker controls Fieldwork and Pathfinder
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 1 clue
    And the chaos bag holds -1
    When Daisy Walker investigates
    And Daisy Walker uses Pathfinder
    And Daisy Walker uses Fieldwork
    Then in order:
      | Fieldwork exhausts          |
      | Daisy Walker succeeds by 2  |

  @arkham-lcg/skill-tests @arkham-lcg/lasting-effects
  Scenario: The one that begins after it is, and no other
    Given Daisy Walker is at the Study
    And Daisy Walker controls Fieldwork
    And the Study is connected to the Hallway
    And the Hallway has 2 clues
    And the chaos bag holds 0, 0
    When Daisy Walker moves to the Hallway
    And Daisy Walker uses Fieldwork
    And Daisy Walker investigates
    And Daisy Walker investigates
    Then in order:
      | Daisy Walker succeeds by 6 |
      | Daisy Walker succeeds by 4 |

  @arkham-lcg/fight-action @arkham-lcg/lasting-effects
  Scenario: The next one may be an attack
    Given Daisy Walker is at the Study
    And Daisy Walker controls Fieldwork
    And the Study is connected to the Hallway
    And the Hallway has 1 clue
    And Ghoul Minion is at the Hallway
    And the chaos bag holds 0
    When Daisy Walker moves to the Hallway
    And Daisy Walker uses Fieldwork
    And Daisy Walker fights Ghoul Minion
    Then in order:
      | Daisy Walker succeeds by 2 |
