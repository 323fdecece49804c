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
    Then nobody has a choice
    When Roland Banks investigates
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

  @arkham-lcg/for-each-or-for-every
  Scenario: Well Connected counts every five resources in full
    Given Jenny Barnes is at the Study
    And Jenny Barnes has 14 resources
    And Jenny Barnes controls Well Connected
    And the Study has 1 clue
    And the chaos bag holds 0
    When Jenny Barnes investigates
    And Jenny Barnes uses Well Connected
    Then in order:
      | Jenny Barnes succeeds by 3 |

  @arkham-lcg/instead
  Scenario: The upgraded burglar takes more for a margin, up to three more
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls Burglary (2)
    And the Study has 1 clue
    And the chaos bag holds +3
    When Skids O'Toole uses Burglary
    Then in order:
      | Skids O'Toole succeeds by 4        |
      | Skids O'Toole gains 5 resources    |
    And the Study has 1 clue

  @arkham-lcg/play-action
  Scenario: The upgraded Scavenging plays the item at once
    Given Ashcan Pete is at the Study
    And Ashcan Pete has 5 resources
    And Ashcan Pete controls Scavenging (2)
    And the discard pile of Ashcan Pete holds Knife
    And the Study has 1 clue
    And the chaos bag holds +3
    When Ashcan Pete investigates
    And Ashcan Pete uses Scavenging
    And Ashcan Pete chooses option 2 of Scavenging
    Then Ashcan Pete controls Knife
    And Ashcan Pete has 4 resources
