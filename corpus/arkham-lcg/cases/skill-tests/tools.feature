Feature: Investigating with tools and tricks
  Source: Rules Reference v2.5, Investigate Action, Modifiers, Instead, Uses (X "type"); FAQ v2.5, question on locations without clues.

  @arkham-lcg/investigate-action @arkham-lcg/modifiers
  Scenario: A flashlight lowers the shroud of this one investigation
    Given Roland Banks is at the Attic
    And Roland Banks controls Flashlight
    And Attic has 2 clues
    And Cellar is in play
    And the chaos bag holds -3
    When Roland Banks uses Flashlight
    Then this has happened: Roland Banks tests intellect (0)
    And Roland Banks has 1 clue
    And Flashlight has 2 supplies

  @arkham-lcg/investigate-action @arkham-lcg/modifiers
  Scenario: Afterwards the shroud is what it was
    Given Roland Banks is at the Cellar
    And Roland Banks controls Flashlight
    And Cellar has 2 clues
    And the chaos bag holds 0
    When Roland Banks uses Flashlight
    And Roland Banks investigates
    Then in order:
      | Roland Banks tests intellect (2) |
      | Roland Banks tests intellect (4) |

  @arkham-lcg/instead @arkham-lcg/investigate-action
  Scenario: A burglar takes money and leaves the clues
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Burglary
    And Study has 1 clue
    And the chaos bag holds 0
    When "Skids" O'Toole uses Burglary
    Then "Skids" O'Toole has 3 resources
    And "Skids" O'Toole has 0 clues
    And Study has 1 clue

  @arkham-lcg/qa/investigate-location-no-clues
  Scenario: He does so where there are no clues as well
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Burglary
    And the chaos bag holds 0
    When "Skids" O'Toole uses Burglary
    Then "Skids" O'Toole has 3 resources

  @arkham-lcg/triggered-abilities @arkham-lcg/leaves-play
  Scenario: The better glass goes back to hand where no clue is left to find
    Given Daisy Walker is at the Study
    And Daisy Walker controls Magnifying Glass (1)
    And Study has 1 clue
    And the chaos bag holds 0
    Then Daisy Walker may not use Magnifying Glass (1)
    When Daisy Walker investigates
    And Daisy Walker uses Magnifying Glass (1)
    Then Magnifying Glass (1) is in hand
    And Daisy Walker has 1 clue

  @arkham-lcg/modifiers @arkham-lcg/lasting-effects
  Scenario: What is read in an encyclopedia lasts for the phase, for whoever was told
    Given Daisy Walker and Roland Banks are at the Study
    And Daisy Walker controls Encyclopedia (2)
    And it is the turn of Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker uses Encyclopedia (2) on Roland Banks
    And Daisy Walker chooses option 3
    And Roland Banks tests combat (9)
    And nobody commits anything
    Then this has happened: Roland Banks fails by 3
