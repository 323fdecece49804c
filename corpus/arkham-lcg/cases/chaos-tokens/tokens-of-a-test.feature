Feature: What answers the tokens of one test
  Source: Rules Reference v2.5, Chaos Tokens; Bless and Curse Tokens; Resolving Multiple Revealed Chaos
  Tokens; the step ST.8 of a skill test.

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: A token that was named and comes twice is worth what it is worth once
    Given Agnes Baker is at the Study
    And Agnes Baker controls Recall the Future
    And the chaos bag holds bless, bless, 0
    When Agnes Baker tests willpower (5)
    And Agnes Baker uses Recall the Future
    And Agnes Baker chooses option 17 of Recall the Future
    And Agnes Baker reveals bless
    And Agnes Baker reveals bless
    And Agnes Baker reveals 0
    Then Agnes Baker succeeds by 6
    And Recall the Future is exhausted

  @arkham-lcg/chaos-tokens
  Scenario: Without the named token nothing is exhausted
    Given Agnes Baker is at the Study
    And Agnes Baker controls Recall the Future
    And the chaos bag holds 0
    When Agnes Baker tests willpower (5)
    And Agnes Baker uses Recall the Future
    And Agnes Baker chooses option 17 of Recall the Future
    Then Agnes Baker succeeds
    And Recall the Future is ready

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/steps/st-8
  Scenario: Bless tokens of this attack go back into the bag
    Given Roland Banks is at the Study
    And Roland Banks controls Blessed Blade (10034)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0, bless
    When Roland Banks uses Blessed Blade on Ghoul Priest
    And Roland Banks declines the effect of Blessed Blade
    And Roland Banks reveals bless
    And Roland Banks reveals 0
    Then Ghoul Priest has 2 damage
    And the chaos bag now holds 0, bless

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A blade that is not blessed so far leaves them to the token pool
    Given Roland Banks is at the Study
    And Roland Banks controls Blessed Blade (07018)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Blessed Blade on Ghoul Priest
    And Roland Banks accepts the effect of Blessed Blade
    And Roland Banks reveals bless
    And Roland Banks reveals 0
    Then Ghoul Priest has 2 damage
    And the chaos bag now holds 0
    And Blessed Blade is exhausted

  @arkham-lcg/base-value @arkham-lcg/chaos-tokens
  Scenario: A base skill of 5, and an eye that opens again
    Given Roland Banks is at the Study
    And Roland Banks controls Eye of the Djinn
    And the chaos bag holds bless, 0
    When Roland Banks investigates
    And Roland Banks uses Eye of the Djinn
    And Roland Banks reveals bless
    And Roland Banks reveals 0
    Then Eye of the Djinn is ready
    And Roland Banks succeeds by 5

  @arkham-lcg/chaos-tokens @arkham-lcg/heal
  Scenario: Tokens that bear a number bring bless tokens, bless tokens heal
    Given Roland Banks is at the Study with 2 horror
    And Roland Banks has 5 resources
    And the chaos bag holds 0, skull, bless, -1
    When Roland Banks plays Absolution
    And Roland Banks pays 1 for X
    And Roland Banks reveals 0
    And Roland Banks reveals skull
    And Roland Banks reveals bless
    And Roland Banks reveals -1
    Then Roland Banks has 1 horror
    And the chaos bag now holds 0, skull, bless, -1, bless, bless

  @arkham-lcg/chaos-tokens @arkham-lcg/costs
  Scenario: One more token is revealed for one that is ignored, as it is told
    Given "Skids" O'Toole is at the Study with 3 resources
    And "Skids" O'Toole controls Lucky Dice (02230)
    And the Study has 1 clue
    When "Skids" O'Toole investigates
    And a -4 token is revealed
    And "Skids" O'Toole uses Lucky Dice
    And a -1 token is revealed
    Then "Skids" O'Toole succeeds
    And "Skids" O'Toole has 1 resource
