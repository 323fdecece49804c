Feature: Other skills, no tokens, turned tokens
  Source: Rules Reference v2.5, Appendix II, ST.1, ST.3 to ST.5; Chaos Tokens; Base Value.

  @arkham-lcg/steps/st-1
  Scenario: Mind over matter: intellect for an attack, if one likes
    Given Daisy Walker is at the Study
    And Ghoul Minion is engaged with Daisy Walker
    And the chaos bag holds -3
    When Daisy Walker plays Mind over Matter
    And Daisy Walker fights Ghoul Minion
    And Daisy Walker uses intellect for the test
    Then Ghoul Minion has 1 damage

  @arkham-lcg/steps/st-1
  Scenario: It says nothing of willpower
    Given Daisy Walker is at the Study
    And the chaos bag holds 0
    When Daisy Walker plays Mind over Matter
    And Daisy Walker tests willpower (4)
    Then this has happened: Daisy Walker fails by 1

  @arkham-lcg/steps/st-3
  Scenario: Whoever has the will to survive reveals nothing for the rest of the turn
    Given Wendy Adams is at the Study
    And Wendy Adams has Will to Survive (3) in hand
    And Wendy Adams has 4 resources
    And Study has 2 clues
    And the chaos bag holds auto-fail
    When Wendy Adams plays Will to Survive (3)
    And Wendy Adams investigates
    And Wendy Adams investigates
    Then Wendy Adams has 2 clues
    And it is asked whether Wendy Adams reveals auto-fail
    And the answer is no

  @arkham-lcg/steps/st-3
  Scenario: The tests of others have their token
    Given Wendy Adams and Roland Banks are at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has Will to Survive (3) in hand
    And Wendy Adams has 4 resources
    And the chaos bag holds -2
    When Wendy Adams plays Will to Survive (3)
    And Roland Banks tests combat (4)
    Then this has happened: Roland Banks fails by 2

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-5
  Scenario: A sure gamble makes of minus 3 plus 3
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Sure Gamble (3) in hand
    And "Skids" O'Toole has 2 resources
    And the chaos bag holds -3
    When "Skids" O'Toole tests combat (4)
    And "Skids" O'Toole plays Sure Gamble (3)
    Then this has happened: "Skids" O'Toole succeeds by 2

  @arkham-lcg/chaos-tokens
  Scenario: There is nothing to turn in a zero
    Given Roland Banks is at the Study
    And Roland Banks has Sure Gamble (3) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds 0
    When Roland Banks tests combat (4)
    Then this has happened: Roland Banks succeeds
    And Sure Gamble (3) is in hand
  @arkham-lcg/chaos-tokens
  Scenario: A Sure Gamble turns what the scenario gives a symbol
    Given "Skids" O'Toole is at the Study
    And it is the turn of "Skids" O'Toole
    And the scenario is The Gathering
    And Ghoul Minion and Ravenous Ghoul are engaged with "Skids" O'Toole
    And "Skids" O'Toole has Sure Gamble (3) in hand
    And "Skids" O'Toole has 2 resources
    And the chaos bag holds skull
    When "Skids" O'Toole tests combat (2)
    And "Skids" O'Toole plays Sure Gamble (3)
    Then this has happened: "Skids" O'Toole succeeds by 3

  @arkham-lcg/chaos-tokens
  Scenario: A symbol worth nothing has no minus to be turned
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And the scenario is The Gathering
    And Roland Banks has Sure Gamble (3) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds skull
    When Roland Banks tests combat (2)
    Then this has happened: Roland Banks succeeds by 2
    And Sure Gamble (3) is in hand
