Feature: What is Forced after horror comes before any reaction to that horror
  Source: Rules Reference v2.5, Forced Abilities, Dealing Damage/Horror, Effects; Grimoire, Capacità Obbligo.

  @arkham-lcg/ability/forced-abilities @arkham-lcg/dealing-damage-horror
  Scenario: By an attack
    Given Agnes Baker is at the Study
    And Psychosis is in the threat area of Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then in order:
      | Ghoul Minion attacks Agnes Baker         |
      | 1 horror is placed on Agnes Baker        |
      | Agnes Baker takes 1 damage               |
      | Agnes Baker deals 1 damage to Ghoul Minion |

  @arkham-lcg/ability/forced-abilities @arkham-lcg/dealing-damage-horror
  Scenario: By a treachery, in the same order
    Given Agnes Baker is at the Study
    And Psychosis is in the threat area of Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -3
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then in order:
      | Agnes Baker takes 1 horror               |
      | Agnes Baker takes 1 damage               |
      | Agnes Baker deals 1 damage to Ghoul Minion |
