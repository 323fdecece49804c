Feature: A choice is told by what it comes to

  @arkham-lcg/costs
  Scenario: How many tokens are paid
    Given "Skids" O'Toole is at the Study with 0 resources
    And "Skids" O'Toole controls Scrimshaw Charm
    When "Skids" O'Toole uses Scrimshaw Charm
    And "Skids" O'Toole chooses 3
    Then "Skids" O'Toole has 4 resources

  @arkham-lcg/target
  Scenario: Who gets how much of what is divided
    Given "Skids" O'Toole and Roland Banks are at the Study
    And "Skids" O'Toole has 0 resources
    And Roland Banks has 0 resources
    When "Skids" O'Toole plays Faustian Bargain
    And "Skids" O'Toole gives 2 resources to Roland Banks
    And "Skids" O'Toole gains 3 resources
    Then Roland Banks has 2 resources
    And "Skids" O'Toole has 3 resources

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Two skills, one after the other
    Given Roland Banks is at the Study
    And the chaos bag holds 0
    When Roland Banks plays The Red-Gloved Man
    And Roland Banks uses The Red-Gloved Man
    And Roland Banks chooses combat
    And Roland Banks chooses intellect
    And Roland Banks investigates
    Then the skill value of the test is 6

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Two skills in one sentence
    Given Roland Banks is at the Study
    And the chaos bag holds 0
    When Roland Banks plays The Red-Gloved Man
    And Roland Banks uses The Red-Gloved Man
    And Roland Banks chooses combat and intellect
    And Roland Banks investigates
    Then the skill value of the test is 6
