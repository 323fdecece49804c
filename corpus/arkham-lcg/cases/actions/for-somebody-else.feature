Feature: Actions given to whoever is taking a turn
  Source: Rules Reference v2.5, Action, Costs, Triggered Abilities.

  @arkham-lcg/action @arkham-lcg/costs
  Scenario: The badge goes, and the investigator here who has the turn acts twice more
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Police Badge
    And it is the turn of Agnes Baker
    When Roland Banks uses Police Badge
    Then Agnes Baker has 5 actions
    And Roland Banks has 3 actions
    And Police Badge is in the discard pile

  @arkham-lcg/triggered-abilities
  Scenario: Nobody acts for it at another location
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Roland Banks controls Police Badge
    And it is the turn of Agnes Baker
    When Roland Banks uses Police Badge
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/triggered-abilities
  Scenario: In the enemy phase nobody takes a turn
    Given Roland Banks is at the Study
    And Roland Banks controls Police Badge
    And it is the enemy phase
    When Roland Banks uses Police Badge
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
