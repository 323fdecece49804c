Feature: Investigating and evading with a card
  Source: Rules Reference v2.5, Activate Action, Investigate Action, Evade Action, Threat Area.

  @arkham-lcg/activate-action
  Scenario: Whoever investigates with a card uses its ability
    Given Daisy Walker is at the Study
    And the Study has 1 clue
    And Daisy Walker controls Flashlight
    And the chaos bag holds -4
    When Daisy Walker investigates with Flashlight
    Then in order:
      | Daisy Walker uses Flashlight                |
      | Daisy Walker discovers 1 clue at the Study  |

  @arkham-lcg/activate-action @arkham-lcg/threat-area
  Scenario: Whoever evades with a card uses its ability, and the enemy leaves the threat area
    Given Agnes Baker is at the Study
    And Agnes Baker controls Mists of R'lyeh (0)
    And Goat Spawn is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker evades Goat Spawn with Mists of R'lyeh
    Then Goat Spawn is not in the threat area of Agnes Baker
    And Goat Spawn is exhausted
