Feature: Uses that come back by moving
  Source: FAQ v2.5, question on Fox Mask.

  @arkham-lcg/qa/fox-mask-enemy-moves-along
  Scenario: An enemy that comes along is not left behind
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And Wendy Adams controls Fox Mask
    And Fox Mask has 1 offering
    And Ghoul Minion is engaged with Wendy Adams
    When Wendy Adams moves to the Hallway
    Then Ghoul Minion is engaged with Wendy Adams
    And Fox Mask has 1 offering

  @arkham-lcg/qa/fox-mask-enemy-moves-along
  Scenario: An enemy that stays behind replenishes an offering
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And Wendy Adams controls Fox Mask
    And Fox Mask has 1 offering
    And Ghoul Minion is exhausted at the Study
    When Wendy Adams moves to the Hallway
    Then Fox Mask has 2 offerings

  @arkham-lcg/qa/fox-mask-enemy-moves-along
  Scenario: One that stays is enough, though another comes along
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And Wendy Adams controls Fox Mask
    And Fox Mask has 1 offering
    And Icy Ghoul is engaged with Wendy Adams
    And Ghoul Minion is exhausted at the Study
    When Wendy Adams moves to the Hallway
    Then Fox Mask has 2 offerings

  @arkham-lcg/replenish
  Scenario: Those that are all still there do not come back
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And Wendy Adams controls Fox Mask
    And Fox Mask has 2 offerings
    And Ghoul Minion is exhausted at the Study
    When Wendy Adams moves to the Hallway
    Then Fox Mask has 2 offerings
