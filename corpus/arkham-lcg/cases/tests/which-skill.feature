Feature: Which skill is tested
  Source: Grimoire, Tempistiche delle Prove di Abilità, step 1; Rules Reference v2.5, Skill Test Timing.

  @arkham-lcg/steps/st-1
  Scenario: Of two skills the performer chooses one as the test begins
    Given Agnes Baker is at the Study
    And Agnes Baker has Guts and Overpower in hand
    And the chaos bag holds -3
    When Agnes Baker draws Noxious Smoke from the encounter deck
    Then Agnes Baker must choose between:
      | Agnes Baker uses willpower for the test |
      | Agnes Baker uses agility for the test   |
    When Agnes Baker uses willpower for the test
    Then Agnes Baker may commit Guts
    And the skill value of the test is 5
    When nobody commits anything
    Then in order:
      | step st-1              |
      | step st-2              |
      | Agnes Baker fails by 1 |

  @arkham-lcg/steps/st-1 @arkham-lcg/steps/st-2
  Scenario: The other skill has another value and takes other icons
    Given Agnes Baker is at the Study
    And Agnes Baker has Guts and Overpower in hand
    And the chaos bag holds 0
    When Agnes Baker draws Noxious Smoke from the encounter deck
    And Agnes Baker uses agility for the test
    Then Agnes Baker may not commit Guts
    And it is asked whether Agnes Baker fails
    And the answer is no
