Feature: What counts as different, and as a copy
  Source: Rules Reference v2.5, Different, A/An and Treachery Subtitles; FAQ v2.5, 2.17 and 2.21.

  @arkham-lcg/different
  Scenario: The same ability on two copies is not different, another one on the same card is
    Given Lily Chen is at the Study
    And Lily Chen controls Discipline (08014a), Machete, Machete and Sledgehammer
    And the other side of Discipline (08014a) is Discipline (08014b)
    And Ghoul Priest is engaged with Lily Chen
    And the chaos bag holds -1
    When Lily Chen uses Discipline
    And Lily Chen uses Machete
    Then Lily Chen may not use Machete
    And Lily Chen may not use Machete #2
    And Lily Chen may use Sledgehammer
    And Lily Chen must choose between:
      | Lily Chen fights Ghoul Priest             |
      | Lily Chen uses ability 1 of Sledgehammer  |
      | Lily Chen uses ability 2 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen takes no further action         |

  @arkham-lcg/different
  Scenario: Of one card with two abilities the second is different from the first
    Given Lily Chen is at the Study
    And Lily Chen controls Discipline (08014a) and Sledgehammer
    And the other side of Discipline (08014a) is Discipline (08014b)
    And Ghoul Priest is engaged with Lily Chen
    And the chaos bag holds -4
    When Lily Chen uses Discipline
    And Lily Chen uses ability 1 of Sledgehammer
    Then Lily Chen must choose between:
      | Lily Chen fights Ghoul Priest             |
      | Lily Chen uses ability 2 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen takes no further action         |
