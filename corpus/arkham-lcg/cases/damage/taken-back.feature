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
    And Agnes Baker cancels 2 damage
    And Agnes Baker cancels 2 horror
    Then Agnes Baker has 5 damage
    And Agnes Baker has 6 horror

  @arkham-lcg/dealing-damage-horror @arkham-lcg/cancel
  Scenario: All that one attack deals is one occurrence, of which both kinds come off at once
    Given Mark Harrigan is at the Study
    And Mark Harrigan has 2 resources
    And Mark Harrigan has "I've had worse…" (4) in hand
    And Ghoul Priest is engaged with Mark Harrigan
    When Ghoul Priest attacks Mark Harrigan
    And Mark Harrigan plays "I've had worse…"
    And Mark Harrigan cancels 2 damage and 2 horror
    Then Mark Harrigan has 0 damage and 0 horror
    And Mark Harrigan has 6 resources

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
