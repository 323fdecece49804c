Feature: Attacks of opportunity
  Source: Rules Reference v2.5, Attack of Opportunity; FAQ v2.5, Game Play 1.1.

  @arkham-lcg/attack-of-opportunity
  Scenario: The attacked investigator orders the attacks of two engaged enemies
    Given Agnes Baker is at the Study
    And Study has 1 clue
    And the chaos bag holds 0
    And Goat Spawn is engaged with Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker investigates
    Then Agnes Baker must choose between:
      | Goat Spawn attacks first   |
      | Ghoul Minion attacks first |

  @arkham-lcg/attack-of-opportunity
  Scenario: An exhausted enemy makes no attack of opportunity
    Given Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds 0
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    When Roland Banks investigates
    Then Roland Banks has 0 damage
    And Roland Banks has 1 clue
    And Study has 0 clues

  @arkham-lcg/costs
  Scenario: A cost that cannot be paid is refused
    Given Roland Banks is at the Study
    And Roland Banks has 3 resources
    When Roland Banks plays .45 Automatic
    Then it is refused under arkham-lcg/costs
