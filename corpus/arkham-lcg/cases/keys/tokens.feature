Feature: Key tokens
  Source: Rules Reference v2.5, Keys (token).

  @arkham-lcg/keys-token
  Scenario: The keys of a location may be taken once no clue is left there, without an action
    Given Roland Banks is at the Study
    And the red key is on the Study
    And the blue key is on the Study
    When Roland Banks takes the keys of the location
    Then the red key is on Roland Banks
    And the blue key is on Roland Banks
    And Roland Banks has 3 actions

  @arkham-lcg/keys-token
  Scenario: While a clue lies there they stay
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And the red key is on the Study
    When Roland Banks takes the keys of the location
    Then it is refused under arkham-lcg/keys-token

  @arkham-lcg/keys-token
  Scenario: Whoever makes an enemy leave play takes its keys
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker with 1 damage
    And the green key is on Ghoul Minion
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then the green key is on Roland Banks

  @arkham-lcg/keys-token
  Scenario: Otherwise they stay where it was
    Given Roland Banks is at the Study
    And Hallway, Cellar, Attic and Parlor are set aside
    And Ghoul Minion is exhausted at the Study
    And the green key is on Ghoul Minion
    And the current act is Trapped
    And the next act is The Barrier
    And Roland Banks has 2 clues
    When Roland Banks spends clues to advance the act
    Then in order:
      | Ghoul Minion is discarded             |
      | the green key is placed on Study      |

  @arkham-lcg/keys-token
  Scenario: Some of one's keys may be given to somebody at the same location, for an action
    Given Roland Banks and Agnes Baker are at the Study
    And the red key is on Roland Banks
    And the white key is on Roland Banks
    When Roland Banks gives the red key to Agnes Baker
    Then the red key is on Agnes Baker
    And the white key is on Roland Banks
    And Roland Banks has 2 actions

  @arkham-lcg/keys-token
  Scenario: To nobody elsewhere
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the red key is on Roland Banks
    When Roland Banks gives the red key to Agnes Baker
    Then it is refused under arkham-lcg/keys-token

  @arkham-lcg/keys-token @arkham-lcg/elimination
  Scenario: The keys of an eliminated investigator stay at the location
    Given Roland Banks and Agnes Baker are at the Parlor
    And the red key is on Roland Banks
    When Roland Banks uses ability 1 of Parlor
    Then the red key is on the Parlor
