Feature: Nested sequences
  Source: FAQ v2.5, Game Play 1.4; FAQ v1.3, 1.4.

  @arkham-lcg/nested-sequences @arkham-lcg/attack-of-opportunity
  Scenario: Guard Dog bites back while an asset is being played
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks with 2 damage
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks plays .45 Automatic
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks uses Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then in order:
      | Goat Spawn attacks Roland Banks            |
      | Guard Dog deals 1 damage to Goat Spawn     |
      | Agnes Baker takes 1 horror                 |
      | Agnes Baker deals 1 damage to Ghoul Minion |
      | Goat Spawn is defeated                     |
      | 1 damage is placed on Guard Dog            |
      | .45 Automatic enters play                  |
