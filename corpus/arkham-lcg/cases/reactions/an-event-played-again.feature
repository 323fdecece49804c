Feature: An effect that plays a fast event once more, while what it answers still may be answered
  Source: Rules Reference v2.5, Reaction Opportunities; FAQ v2.5, 1.4.

  @arkham-lcg/reaction-opportunities @arkham-lcg/fast
  Scenario: Twice after the same failure
    Given Roland Banks is at the Study
    And Roland Banks controls Double, Double
    And Roland Banks has Oops! in hand
    And Roland Banks has 4 resources
    And Ghoul Priest is engaged with Roland Banks
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks fights Ghoul Priest
    And nobody commits anything
    And Roland Banks plays Oops!
    And Roland Banks uses Double, Double
    Then Goat Spawn has 2 damage
    And Roland Banks has 0 resources

  @arkham-lcg/reaction-opportunities @arkham-lcg/costs
  Scenario: It is paid again
    Given Roland Banks is at the Study
    And Roland Banks controls Double, Double
    And Roland Banks has Oops! in hand
    And Roland Banks has 3 resources
    And Ghoul Priest is engaged with Roland Banks
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks fights Ghoul Priest
    And nobody commits anything
    And Roland Banks plays Oops!
    Then it is asked whether Roland Banks may use Double, Double
    And the answer is no

  @arkham-lcg/fight-action
  Scenario: An attack that deals its damage only by what its success spends deals none by failing
    Given Roland Banks is at the Study
    And Roland Banks controls Brand of Cthugha
    And Brand of Cthugha has 6 charges
    And Roland Banks has Oops! in hand
    And Roland Banks has 2 resources
    And Ghoul Priest is engaged with Roland Banks
    And Goat Spawn is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks uses Brand of Cthugha on Ghoul Priest
    And Roland Banks uses combat for the test
    And nobody commits anything
    And Roland Banks plays Oops!
    Then Goat Spawn has 0 damage
    And Brand of Cthugha has 6 charges
