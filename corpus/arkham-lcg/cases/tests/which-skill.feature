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

  @arkham-lcg/modifiers @arkham-lcg/steps/st-5
  Scenario: What a weapon adds to combat is not added to the intellect that stands in for it
    Given Roland Banks is at the Study
    And Roland Banks has Mind over Matter in hand
    And Roland Banks controls Lightning Gun
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Mind over Matter
    And Roland Banks uses Lightning Gun
    And Roland Banks uses intellect for the test
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/modifiers @arkham-lcg/steps/st-5
  Scenario: The same weapon in an attack with combat adds all of it
    Given Roland Banks is at the Study
    And Roland Banks has Mind over Matter in hand
    And Roland Banks controls Lightning Gun
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Mind over Matter
    And Roland Banks uses Lightning Gun
    And Roland Banks uses combat for the test
    Then this has happened: Roland Banks succeeds by 7

  @arkham-lcg/base-value @arkham-lcg/steps/st-5
  Scenario: A base value of combat is none of the skill that stands in for it
    Given "Ashcan" Pete is at the Study
    And "Ashcan" Pete has Mind over Matter in hand
    And "Ashcan" Pete controls Duke
    And Ghoul Minion is engaged with "Ashcan" Pete
    And the chaos bag holds 0
    When "Ashcan" Pete plays Mind over Matter
    And "Ashcan" Pete uses ability 1 of Duke
    And "Ashcan" Pete uses intellect for the test
    Then this has happened: "Ashcan" Pete succeeds by 0

  @arkham-lcg/modifiers @arkham-lcg/steps/st-5
  Scenario: What is added to the skill value counts whichever skill is used
    Given Roland Banks is at the Study
    And Roland Banks has Mind over Matter and Cheap Shot in hand
    And Icy Ghoul is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Mind over Matter
    And Roland Banks plays Cheap Shot
    And Roland Banks uses intellect for the test
    Then the skill value of the test is 5

  @arkham-lcg/modifiers @arkham-lcg/steps/st-5
  Scenario: A skill that is added grows with that skill while the test runs
    Given Roland Banks is at the Study
    And Roland Banks has Cheap Shot in hand
    And Roland Banks controls Hard Knocks
    And Roland Banks has 4 resources
    And Icy Ghoul is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Cheap Shot
    And Roland Banks uses ability 2 of Hard Knocks
    Then the skill value of the test is 7
