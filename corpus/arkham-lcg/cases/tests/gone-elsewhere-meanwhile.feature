Feature: A test goes on wherever its performer has gone since
  Source: Rules Reference, Investigate Action; FAQ v2.5, question on moving during a test.

  @arkham-lcg/investigate-action
  Scenario: The clue is one of the location that is investigated
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And the Hallway has 1 clue
    And Wendy Adams has Shortcut (02022) in hand
    When Wendy Adams investigates
    And Wendy Adams plays Shortcut (02022)
    And Wendy Adams chooses the Hallway
    And Wendy Adams succeeds
    Then Wendy Adams is at the Hallway
    And Wendy Adams has 1 clue
    And the Study has 0 clues
    And the Hallway has 1 clue

  @arkham-lcg/investigate-action
  Scenario: Where none is left, none is found where they have gone
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Study has 0 clues
    And the Hallway has 1 clue
    And Wendy Adams has Shortcut (02022) in hand
    When Wendy Adams investigates
    And Wendy Adams plays Shortcut (02022)
    And Wendy Adams chooses the Hallway
    And Wendy Adams succeeds
    Then Wendy Adams has 0 clues
    And the Hallway has 1 clue

  @arkham-lcg/investigate-action
  Scenario: What a card finds there besides is found there too
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Study has 2 clues
    And the Hallway has 2 clues
    And Agnes Baker controls Rite of Seeking (02028)
    And Agnes Baker has Shortcut (02022) in hand
    When Agnes Baker uses Rite of Seeking (02028)
    And Agnes Baker plays Shortcut (02022)
    And Agnes Baker chooses the Hallway
    And Agnes Baker succeeds
    Then the Study has 0 clues
    And the Hallway has 2 clues

  @arkham-lcg/haunted
  Scenario: What haunts it haunts them from there
    Given Wendy Adams is at Trophy Room (05080)
    And Trophy Room is connected to the Hallway
    And Wendy Adams has 5 resources
    And Wendy Adams has Shortcut (02022) in hand
    When Wendy Adams investigates
    And Wendy Adams plays Shortcut (02022)
    And Wendy Adams chooses the Hallway
    And Wendy Adams fails
    Then Wendy Adams has 3 resources

  @arkham-lcg/clues
  Scenario: That is no discovery at their location
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Study has 1 clue
    And Cover Up (01007) is in the threat area of Roland Banks with 3 clues
    And Roland Banks has Shortcut (02022) in hand
    When Roland Banks investigates
    And Roland Banks plays Shortcut (02022)
    And Roland Banks chooses the Hallway
    And Roland Banks succeeds
    Then it is asked whether Roland Banks uses Cover Up (01007)
    And the answer is no

  @arkham-lcg/fight-action
  Scenario: Who slips out of an attack of theirs leaves the enemy to somebody whom the failure hits
    Given "Skids" O'Toole (01003) and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with "Skids" O'Toole (01003)
    And "Skids" O'Toole (01003) has Elusive (01050) in hand
    When "Skids" O'Toole (01003) fights Ghoul Minion
    And "Skids" O'Toole (01003) plays Elusive (01050)
    And "Skids" O'Toole (01003) fails by 1
    Then Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has 1 damage

  @arkham-lcg/clues
  Scenario: The last clue is gone before the investigation succeeds
    Given Daisy Walker is at the Study
    And the Study has 1 clue
    And Daisy Walker has Working a Hunch (01037) in hand
    When Daisy Walker investigates
    And Daisy Walker plays Working a Hunch (01037)
    And Daisy Walker succeeds
    Then Daisy Walker has 1 clue
    And Daisy Walker has 0 resources
