Feature: What resolves if a token is revealed comes before what answers the reveal
  Source: FAQ v2.5, 2.2, 2.5 and question on Shrivelling; Rules Reference v2.5, If; Grimoire, Alla/All'.

  @arkham-lcg/if @arkham-lcg/after @arkham-lcg/qa/shrivelling-horror-timing
  Scenario: The horror of the spell comes first, then the reaction to the skull
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling
    And Shrivelling has 2 charges
    And Ghoul Minion is engaged with Jim Culver (90049)
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Jim Culver (90049) uses Shrivelling
    And Jim Culver (90049) uses Jim Culver (90049)
    Then in order:
      | Jim Culver reveals skull                 |
      | 1 horror is placed on Jim Culver         |
      | 1 charge is replenished on Shrivelling   |
      | step st-4                                |

  @arkham-lcg/if @arkham-lcg/after @arkham-lcg/evade-evade-action
  Scenario: The spell finds an empty hand, since the skill comes back to it only afterwards
    Given Silas Marsh is at the Study
    And Silas Marsh controls Mists of R'lyeh
    And Silas Marsh has Guts in hand
    And Ghoul Minion is engaged with Silas Marsh
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Silas Marsh uses Mists of R'lyeh
    And Silas Marsh commits Guts
    And Silas Marsh uses Silas Marsh
    Then Guts is in hand

  @arkham-lcg/if @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: A skull that is not resolved hurts nobody, and may still be answered
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling and Grotesque Statue (4)
    And Shrivelling has 2 charges
    And Ghoul Minion is engaged with Jim Culver (90049)
    And the chaos bag holds skull, 0
    When Jim Culver (90049) uses Shrivelling
    And Jim Culver (90049) uses Grotesque Statue
    And Jim Culver (90049) reveals skull
    And Jim Culver (90049) resolves the tokens 0 with Grotesque Statue
    And Jim Culver (90049) uses Jim Culver (90049)
    And Jim Culver (90049) chooses Shrivelling
    Then Jim Culver (90049) has 0 horror
    And Shrivelling has 2 charges

  @arkham-lcg/reaction-opportunities @arkham-lcg/after
  Scenario: Two reactions to one reveal are used in either order: the skill first
    Given Silas Marsh is at the Study
    And Study has 1 clue
    And Silas Marsh has Stroke of Luck and Guts in hand
    And the chaos bag holds -8
    When Silas Marsh investigates
    And Silas Marsh commits Stroke of Luck
    Then Silas Marsh may use Silas Marsh
    And Silas Marsh may use Stroke of Luck
    When Silas Marsh uses Silas Marsh
    Then Silas Marsh may not use Stroke of Luck
    And Stroke of Luck is in hand
