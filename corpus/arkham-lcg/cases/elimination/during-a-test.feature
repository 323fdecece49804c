Feature: A test whose performer is eliminated
  Source: Rules Reference v2.5, Elimination: nothing but "per investigator" values concerns the eliminated.

  @arkham-lcg/elimination
  Scenario: Defeated by a symbol, the performer neither succeeds nor fails
    Given Roland Banks and Agnes Baker are at the Study
    And the scenario is The Gathering
    And Roland Banks has 8 damage
    And Study has 1 clue
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds tablet
    When Roland Banks investigates
    Then in order:
      | Roland Banks reveals tablet |
      | Roland Banks is defeated    |
      | the test ends               |
    And it is asked whether Roland Banks succeeds
    And the answer is no
    And it is asked whether Roland Banks fails
    And the answer is no
    And Study has 1 clue

  @arkham-lcg/elimination @arkham-lcg/steps/st-8
  Scenario: What somebody else had committed is discarded, what was his own has left the game
    Given Roland Banks and Agnes Baker are at the Study
    And the scenario is The Gathering
    And Roland Banks has 8 damage
    And Roland Banks has Perception in hand
    And Agnes Baker has Deduction in hand
    And Study has 1 clue
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds tablet
    When Roland Banks investigates
    And Roland Banks commits Perception
    And Agnes Baker commits Deduction
    Then Deduction is in the discard pile
    And Perception is in the removed pile
    And Study has 1 clue
    When Agnes Baker investigates
    Then Agnes Baker has 1 damage

  @arkham-lcg/elimination @arkham-lcg/nested-skill-tests
  Scenario: Whoever is eliminated meanwhile makes no test that has waited
    Given Ursula Downs and Agnes Baker are at the Study
    And Ursula Downs has Expose Weakness (02228) in hand
    And Ursula Downs has 6 damage
    And Ghoul Priest is engaged with Ursula Downs
    And the chaos bag holds -8
    When Ursula Downs fights Ghoul Priest
    And Ursula Downs plays Expose Weakness
    Then Ursula Downs is eliminated
    And it is asked whether Ursula Downs tests intellect (4)
    And the answer is no
