Feature: A result that is about to come

  What would avert a failure knows by how much the test is failing, and what it changes is judged anew.

  @arkham-lcg/steps/st-6 @arkham-lcg/modifiers
  Scenario: An ally who comes for a failure by exactly 1 turns it into a success
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks has G-Men in hand
    And Roland Banks has 2 resources
    And the chaos bag holds -2
    When Roland Banks investigates
    And Roland Banks uses G-Men
    Then Roland Banks has 1 clue
    And Roland Banks has 0 resources

  @arkham-lcg/steps/st-6
  Scenario: They do not come for a failure by 2
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks has G-Men in hand
    And Roland Banks has 2 resources
    And the chaos bag holds -3
    When Roland Banks investigates
    Then it is asked whether G-Men enters play
    And the answer is no

  @arkham-lcg/modifiers
  Scenario: A bonus goes on to count the enemy whose defeat is answered
    Given Carolyn Fern (60251) is at the Study
    And the Study has 1 clue
    And Carolyn Fern controls Autopsy Report and Beat Cop
    And Ghoul Minion is exhausted at the Study
    And Ghoul Minion has 1 damage
    And Obscuring Fog is attached to the Study
    And the chaos bag holds -2
    And it is the turn of Carolyn Fern
    When Carolyn Fern uses Beat Cop on Ghoul Minion
    And Carolyn Fern uses Autopsy Report
    Then Carolyn Fern has 1 clue

  @arkham-lcg/modifiers
  Scenario: A test is the harder the more frightening the one who is chosen for it
    Given Daisy Walker is at the Study
    And Screeching Byakhee and Ghoul Minion are engaged with Daisy Walker
    And Daisy Walker has Persuasion in hand
    And the chaos bag holds 0
    When Daisy Walker plays Persuasion on Ghoul Minion
    Then this has happened: Daisy Walker succeeds against a difficulty of 4
