Feature: Damage and horror that would defeat, taken back before they are placed
  Source: Rules Reference v2.5, Dealing Damage/Horror, and Cancel.

  @arkham-lcg/dealing-damage-horror @arkham-lcg/cancel
  Scenario: It may come off both kinds
    Given Agnes Baker is at the Study
    And Agnes Baker has 5 damage
    And Agnes Baker has 6 horror
    And Agnes Baker has 2 resources
    And Agnes Baker has Perseverance in hand
    And Ghoul Priest is engaged with Agnes Baker
    When Ghoul Priest attacks Agnes Baker
    And Agnes Baker plays Perseverance
    And this is answered first: 2 damage is placed on Agnes Baker
    And Agnes Baker cancels 2 damage
    And Agnes Baker cancels 2 horror
    Then Agnes Baker has 5 damage
    And Agnes Baker has 6 horror

  @arkham-lcg/dealing-damage-horror @arkham-lcg/cancel
  Scenario: More than is needed may be taken back, and less
    Given Agnes Baker is at the Study
    And Agnes Baker has 5 damage
    And Agnes Baker has 2 resources
    And Agnes Baker has Perseverance in hand
    When Agnes Baker takes 3 damage
    And Agnes Baker plays Perseverance
    Then Agnes Baker must choose between:
      | Agnes Baker cancels 1 damage |
      | Agnes Baker cancels 2 damage |
      | Agnes Baker cancels 3 damage |

  @arkham-lcg/dealing-damage-horror @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: What would not defeat is no occasion
    Given Agnes Baker is at the Study
    And Agnes Baker has 4 damage
    And Agnes Baker has 2 resources
    And Agnes Baker has Perseverance in hand
    When Agnes Baker takes 1 damage
    Then Agnes Baker may not play Perseverance
