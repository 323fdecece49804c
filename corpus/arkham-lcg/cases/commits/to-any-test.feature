Feature: Cards that go to any test
  Source: Rules Reference v2.5, Skill Test Timing, ST.2; Wild Skill Icons.

  @arkham-lcg/steps/st-2
  Scenario: Without an icon it is committed all the same
    Given Wendy Adams is at the Study
    And Wendy Adams has Take Heart in hand
    And the deck of Wendy Adams holds Knife and Guts
    And the chaos bag holds -4
    When Wendy Adams tests willpower (5)
    And Wendy Adams commits Take Heart
    And nobody reacts to anything else
    Then Wendy Adams has Knife and Guts in hand

  @arkham-lcg/drawing-cards
  Scenario: Only what is of level 0 is scrounged for
    Given Wendy Adams is at the Study
    And Wendy Adams has Scrounge for Supplies in hand
    And the discard pile of Wendy Adams holds Knife and Shotgun
    When Wendy Adams plays Scrounge for Supplies
    Then Wendy Adams has Knife in hand
