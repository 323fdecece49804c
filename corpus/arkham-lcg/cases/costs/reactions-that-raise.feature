Feature: An event that costs more, and does more, as its player likes
  Source: Rules Reference v2.5, Costs; Appendix I.

  Background:
    Given "Skids" O'Toole is at the Study
    And the Study is connected to the Hallway
    And the Study has no clues
    And the Hallway has 2 clues
    And "Skids" O'Toole has Intel Report in hand

  @arkham-lcg/costs
  Scenario: Both parts are changed as it is played, and all of it is paid at once
    Given "Skids" O'Toole has 6 resources
    When "Skids" O'Toole plays Intel Report
    And "Skids" O'Toole uses ability 2 of Intel Report
    And "Skids" O'Toole uses ability 3 of Intel Report
    Then in order:
      | "Skids" O'Toole spends 6 resources               |
      | "Skids" O'Toole plays Intel Report               |
      | "Skids" O'Toole discovers 2 clues at the Hallway |

  @arkham-lcg/costs
  Scenario: What cannot be paid any more is not offered
    Given "Skids" O'Toole has 5 resources
    When "Skids" O'Toole plays Intel Report
    And "Skids" O'Toole uses ability 3 of Intel Report
    Then "Skids" O'Toole may not use ability 2 of Intel Report
    And "Skids" O'Toole has 1 clue

  @arkham-lcg/ability
  Scenario Outline: Whether it can change anything is judged by what could be paid for
    Given "Skids" O'Toole has <resources> resources
    Then it is asked whether "Skids" O'Toole may play Intel Report
    And the answer is <answer>

    Examples:
      | resources | answer |
      | 4         | yes    |
      | 3         | no     |

  @arkham-lcg/costs
  Scenario: Two enemies are evaded, one of them a location away
    Given "Skids" O'Toole has 6 resources
    And "Skids" O'Toole has Decoy in hand
    And Ghoul Minion is engaged with "Skids" O'Toole
    And Icy Ghoul is at the Hallway
    When "Skids" O'Toole plays Decoy
    And "Skids" O'Toole uses ability 2 of Decoy
    And "Skids" O'Toole uses ability 3 of Decoy
    And "Skids" O'Toole chooses Ghoul Minion and Icy Ghoul
    Then Ghoul Minion is exhausted
    And Icy Ghoul is exhausted

  @arkham-lcg/costs
  Scenario: The damage is raised where the enemy is
    Given "Skids" O'Toole has 4 resources
    And "Skids" O'Toole has Small Favor in hand
    And Icy Ghoul is exhausted at the Study
    When "Skids" O'Toole plays Small Favor
    And "Skids" O'Toole uses ability 2 of Small Favor
    And nobody reacts to anything else
    Then Icy Ghoul has 2 damage
