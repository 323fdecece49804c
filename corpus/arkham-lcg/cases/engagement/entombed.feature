Feature: Encounter cards that keep enemies engaged
  Source: FAQ v2.5, question on Entombed and Ethereal Form.

  @arkham-lcg/qa/entombed-ethereal-form @arkham-lcg/cannot
  Scenario: The encounter card wins: the enemies stay engaged
    Given Agnes Baker is at the Study
    And Entombed is in the threat area of Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Ethereal Form on Ghoul Minion
    And Ethereal Form is applied first
    Then Ghoul Minion is exhausted
    And Ghoul Minion is engaged with Agnes Baker
    And Icy Ghoul is engaged with Agnes Baker

  @arkham-lcg/evade-evade-action
  Scenario: Without it both are left behind, and nobody engages for the round
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Ethereal Form on Ghoul Minion
    And Ethereal Form is applied first
    Then Ghoul Minion is exhausted
    And Ghoul Minion is engaged with nobody
    And Icy Ghoul is ready
    And Icy Ghoul is engaged with nobody

  @arkham-lcg/cannot
  Scenario: Whoever is ethereal engages nobody and attacks nobody
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Ethereal Form on Ghoul Minion
    And Ethereal Form is applied first
    And Agnes Baker fights Icy Ghoul
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/lasting-effects @arkham-lcg/difficulty-skill-tests
  Scenario: Every failure makes the next attempt of this round easier
    Given Agnes Baker is at the Study
    And Entombed is in the threat area of Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker begins a turn
    And Agnes Baker uses ability 3 of Entombed
    And Agnes Baker uses agility for the test
    Then in order:
      | Agnes Baker fails by 1 |
    And Entombed is in play
    When Agnes Baker uses ability 3 of Entombed
    And Agnes Baker uses agility for the test
    Then in order:
      | Agnes Baker fails by 1 |
      | Agnes Baker succeeds   |
    And Entombed is in the discard pile

  @arkham-lcg/lasting-effects
  Scenario: In the next round it is as hard as ever
    Given Agnes Baker is at the Study
    And Entombed is in the threat area of Agnes Baker
    And the chaos bag holds 0
    And the deck of Agnes Baker holds Knife, Knife
    When Agnes Baker begins a turn
    And Agnes Baker uses ability 3 of Entombed
    And Agnes Baker uses agility for the test
    And Agnes Baker ends the turn
    And the upkeep phase begins
    And Agnes Baker begins a turn
    And Agnes Baker uses ability 3 of Entombed
    And Agnes Baker uses agility for the test
    Then Entombed is in play

  @arkham-lcg/cannot @arkham-lcg/engage-action
  Scenario: Nobody else takes an enemy off whoever cannot disengage
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Roland Banks
    And Entombed is in the threat area of Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks engages Ghoul Minion
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/cannot @arkham-lcg/elusive
  Scenario: An elusive enemy that cannot disengage exhausts where it is
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Entombed is in the threat area of Roland Banks
    And an unnamed effect gives each Ghoul Minion the keyword elusive
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    Then Ghoul Minion is exhausted
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is at the Study
