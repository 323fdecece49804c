Feature: Direct damage is told as such
  Source: Rules Reference v2.5, Direct Damage, Direct Horror.

  @arkham-lcg/direct-damage-direct-horror
  Scenario: Psychosis deals direct damage, though the horror went to an ally
    Given Agnes Baker is at the Study with Beat Cop (01018) in play
    And Psychosis is in her threat area
    When Agnes Baker takes 1 horror
    And Agnes Baker assigns 1 horror to Beat Cop (01018)
    Then Agnes Baker takes 1 direct damage
    And Agnes Baker has 1 damage
