Feature: Clues that are discovered by investigating alone
  Source: Rules Reference v2.5, Cannot, Clues, Investigate Action.

  @arkham-lcg/cannot @arkham-lcg/investigate-action
  Scenario: An investigation discovers a clue there
    Given Roland Banks is at Schoolhouse (02213)
    And Schoolhouse (02213) has 2 clues
    And it is the turn of Roland Banks
    When Roland Banks investigates
    And nobody commits anything
    And the token is +1
    Then Roland Banks has 1 clue

  @arkham-lcg/cannot
  Scenario: What discovers a clue without an investigation discovers none there
    Given Roland Banks is at Schoolhouse (02213)
    And Schoolhouse (02213) has 2 clues
    And Roland Banks has Working a Hunch in hand
    And it is the turn of Roland Banks
    When Roland Banks plays Working a Hunch
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/cannot
  Scenario: Nor does whoever is engaged with the card that says so, wherever they are
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Shadow Agents is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And it is the turn of Roland Banks
    When Roland Banks attacks Ghoul Minion
    And nobody commits anything
    And the token is +1
    Then Ghoul Minion is defeated
    And Roland Banks has 0 clues

  @arkham-lcg/cannot
  Scenario: Somebody else is not kept from it
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 2 clues
    And Shadow Agents is engaged with Agnes Baker
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And it is the turn of Roland Banks
    When Roland Banks attacks Ghoul Minion
    And nobody commits anything
    And the token is +1
    And Roland Banks uses Roland Banks
    Then Roland Banks has 1 clue

  @arkham-lcg/cannot @unsupported
  Scenario: Of what another card brings during an investigation no rule tells whether it is part of that
    Given Roland Banks is at Schoolhouse (02213)
    And Schoolhouse (02213) has 3 clues
    And Roland Banks has Deduction (02150) in hand
    And it is the turn of Roland Banks
    When Roland Banks investigates
    And Roland Banks commits Deduction (02150)
    And the token is +1
    And Deduction (02150) is applied first
    Then Roland Banks has 2 clues
