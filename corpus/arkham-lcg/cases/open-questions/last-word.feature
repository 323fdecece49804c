Feature: The last word of the defeated
  Source: Rules Reference v2.5, Dealing Damage/Horror, Defeat, Elimination: the texts do not order the two.

  @arkham-lcg/dealing-damage-horror @arkham-lcg/defeat
  Scenario: Whether somebody who is defeated by horror still answers that horror is open
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 7 horror
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes a resource
    Then it is asked whether Agnes Baker deals 1 damage to Ghoul Minion
    And the answer is open
    And the rules leave it open: U-12

  @arkham-lcg/dealing-damage-horror @arkham-lcg/defeat
  Scenario: One horror less, and she may answer it, whatever the texts leave open
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 6 horror
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes a resource
    Then it is asked whether Agnes Baker deals 1 damage to Ghoul Minion
    And the answer is depends

  @arkham-lcg/defeat
  Scenario: She is defeated in either reading
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 7 horror
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds -5
    And the encounter deck holds Rotting Remains
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then it is asked whether Agnes Baker is eliminated
    And the answer is yes
