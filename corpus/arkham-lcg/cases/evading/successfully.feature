Feature: After one has successfully evaded an enemy
  Source: FAQ v2.5, 1.7 and 2.9; Rules Reference v2.5, Evade; Grimoire, Elusione.

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/evade-evade-action @edition-2016
  Scenario: Whether it is answered before the enemy exhausts is open in 2016, and clear in 2026
    Given Agnes Baker is at the Study
    And Agnes Baker controls Sticky Fingers
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0, +1
    When Agnes Baker attempts to evade Ghoul Minion
    Then it is asked whether Agnes Baker gains 1 resource before Ghoul Minion exhausts
    And the answer is open
    And the rules leave it open: U-07
    And in the edition of 2026 the answer is no

  @arkham-lcg/skill-test-results-and-advanced-timing @edition-2016
  Scenario: By the FAQ it is answered in ST.6
    Given Agnes Baker is at the Study
    And Agnes Baker controls Sticky Fingers
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Ghoul Minion
    And Agnes Baker uses ability 2 of Sticky Fingers
    Then in order:
      | step st-6                       |
      | Agnes Baker gains 1 resource    |
      | step st-7                       |
      | Agnes Baker evades Ghoul Minion |

  @arkham-lcg/automatic-failure-success
  Scenario: An enemy that is evaded automatically is not successfully evaded
    Given Agnes Baker is at the Study
    And Agnes Baker controls Sticky Fingers and Stray Cat
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker uses Stray Cat
    Then exactly in order:
      | Stray Cat is discarded                   |
      | Agnes Baker evades Ghoul Minion          |
      | Ghoul Minion exhausts                    |
      | Ghoul Minion disengages from Agnes Baker |
    And nobody has a choice
