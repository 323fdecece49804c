Feature: What the reference card of a scenario prints for a symbol
  Source: Rules Reference v2.5, Skill Test Timing, ST.3 and ST.4; Setting up, difficulty levels.

  @arkham-lcg/steps/st-4
  Scenario: A symbol that has another token revealed, at Hard
    Given the difficulty level is hard
    And the scenario is The Gathering
    And Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds cultist and -4
    When Roland Banks investigates
    And Roland Banks reveals cultist
    Then in order:
      | Roland Banks reveals cultist |
      | step st-4: Resolve chaos symbols |
      | Roland Banks reveals -4      |
      | Roland Banks fails by 2      |
    And Roland Banks has 2 horror

  @arkham-lcg/steps/st-4
  Scenario: The same symbol at Standard
    Given the difficulty level is standard
    And the scenario is The Gathering
    And Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds cultist and -4
    When Roland Banks investigates
    And Roland Banks reveals cultist
    Then Roland Banks has 1 clue
    And Roland Banks has 0 horror

  @arkham-lcg/steps/st-4
  Scenario: The second token is a symbol too, and does what is printed for it
    Given the difficulty level is expert
    And the scenario is The Gathering
    And Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds cultist and tablet
    When Roland Banks evades Ghoul Minion
    And Roland Banks reveals cultist
    Then this has happened: Roland Banks fails by 2
    And Roland Banks has 1 damage
    And Roland Banks has 3 horror

  @arkham-lcg/steps/st-5
  Scenario: A symbol that counts the current act
    Given the scenario is Spreading Flames
    And the current act is Trapped
    And Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds skull
    When Roland Banks investigates
    Then this has happened: Roland Banks succeeds
    And Roland Banks has 1 clue

  @arkham-lcg/steps/st-4 @unsupported
  Scenario: A symbol that counts a card that nobody has named
    Given the scenario is Spreading Flames
    And Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds skull
    When Roland Banks investigates
    Then Roland Banks has 1 clue
