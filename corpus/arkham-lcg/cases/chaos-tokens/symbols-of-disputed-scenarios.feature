Feature: What symbols do in some scenarios that players dispute
  Source: Rules Reference v2.5, Skill Test Timing ST.4; Chaos Tokens; Choices and the Grim Rule.

  @arkham-lcg/steps/st-4 @arkham-lcg/choices-and-the-grim-rule
  Scenario: The house takes 2 resources for a skull
    Given Roland Banks is at the Study with 2 resources
    And the scenario is The House Always Wins
    And the chaos bag holds skull
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And Roland Banks chooses option 1
    Then Roland Banks has 0 resources
    And this has happened: Roland Banks succeeds by 0

  @arkham-lcg/steps/st-4 @arkham-lcg/resources
  Scenario: With 1 resource there is nothing to choose
    Given Roland Banks is at the Study with 1 resources
    And the scenario is The House Always Wins
    And the chaos bag holds skull
    When Roland Banks tests willpower (3)
    And nobody commits anything
    Then this has happened: Roland Banks fails by 2
    And Roland Banks has 1 resources

  @arkham-lcg/steps/st-4 @arkham-lcg/doom
  Scenario: Doom on oneself softens the tablet of the vale
    Given Roland Banks is at the Study
    And the scenario is Fate of the Vale
    And the chaos bag holds tablet
    And the difficulty level is hard
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And Roland Banks chooses option 1
    Then Roland Banks has 1 doom
    And this has happened: Roland Banks fails by 3

  @arkham-lcg/steps/st-4 @arkham-lcg/clues
  Scenario: The clues on a brood are the price of the tablet
    Given Roland Banks is at the Study
    And the scenario is Undimensioned and Unseen
    And Brood of Yog-Sothoth (02255) is at the Hallway
    And Brood of Yog-Sothoth (02255) has 2 clues
    And the chaos bag holds tablet
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And Roland Banks chooses option 1
    Then Brood of Yog-Sothoth (02255) has 0 clues
    And this has happened: Roland Banks succeeds by 0

  @arkham-lcg/steps/st-4 @arkham-lcg/choices-and-the-grim-rule
  Scenario Outline: Where no brood has any, the tablet is what it is
    Given Daisy Walker is at the Study
    And the scenario is Undimensioned and Unseen
    And Brood of Yog-Sothoth (02255) is at the Hallway
    And the chaos bag holds tablet
    And the difficulty level is <level>
    When Daisy Walker tests intellect (1)
    And nobody commits anything
    Then this has happened: Daisy Walker <result>

    Examples:
      | level    | result        |
      | standard | succeeds by 0 |
      | hard     | fails by 1    |

  @arkham-lcg/steps/st-7 @arkham-lcg/cannot
  Scenario: The tablet of the bayou holds whoever fails
    Given Roland Banks is at the Study
    And the Hallway is in play
    And the Study is connected to Hallway
    And the scenario is Curse of the Rougarou (81001)
    And the chaos bag holds tablet and -1
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And Roland Banks reveals tablet
    Then Roland Banks cannot move to Hallway

  @arkham-lcg/steps/st-4 @arkham-lcg/clues
  Scenario: At the hotel a clue put down is worth two
    Given Roland Banks is at the Study
    And Roland Banks has 1 clues
    And the scenario is Murder at the Excelsior Hotel
    And the chaos bag holds tablet
    When Roland Banks tests combat (3)
    And nobody commits anything
    And Roland Banks chooses option 1
    Then this has happened: Roland Banks succeeds by 0
    And the Study has 1 clues
