Feature: Uses that come back

  @edition-2016 @arkham-lcg/uses-x-type @arkham-lcg/replenish
  Scenario: Does a mask with both of its offerings get a third one?
    Given Wendy Adams is at the Study
    And Wendy Adams controls Sparrow Mask
    When Wendy Adams takes 1 damage
    Then it is asked whether Sparrow Mask has 3 offerings
    And the rules leave it open: U-42
    And in the edition of 2026 the answer is no
