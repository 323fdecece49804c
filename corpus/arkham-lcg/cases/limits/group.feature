Feature: Limits of the whole group
  Source: Rules Reference v2.5, Limits and Maximums; Grimoire, Limite e Massimo.

  @arkham-lcg/limits-and-maximums
  Scenario: Once anybody has used it nobody else may, as long as the game lasts
    Given Roland Banks and Agnes Baker are at Northside
    And Roland Banks has 5 resources
    And Agnes Baker has 5 resources
    When Roland Banks uses Northside
    Then Roland Banks has 2 clues
    When Agnes Baker uses Northside
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/limits-and-maximums
  Scenario: Before that it is open to everybody
    Given Roland Banks and Agnes Baker are at Northside
    And Roland Banks has 5 resources
    And Agnes Baker has 5 resources
    When Agnes Baker uses Northside
    Then Agnes Baker has 2 clues
    And Agnes Baker has 0 resources

  @arkham-lcg/limits-and-maximums
  Scenario: One pair of shoes is enough
    Given Agnes Baker is at the Study
    And Agnes Baker controls Track Shoes
    When Agnes Baker plays Track Shoes
    Then it is refused under arkham-lcg/limits-and-maximums
