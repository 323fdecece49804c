Feature: Icons that a committed card gains, and icons that are doubled
  Source: FAQ v2.5, question on Grisly Totem; Rules Reference v2.5, Modifiers.

  @arkham-lcg/modifiers
  Scenario: All icons of a committed card are doubled
    Given Body of a Yithian is at the Study
    And Body of a Yithian has Overpower in hand
    And the deck of Body of a Yithian holds Knife
    And Ghoul Priest is engaged with Body of a Yithian
    And the chaos bag holds 0
    When Body of a Yithian fights Ghoul Priest
    And Body of a Yithian commits Overpower
    And Body of a Yithian uses Body of a Yithian
    And Overpower is applied first
    Then in order:
      | Body of a Yithian succeeds by 2 |

  @arkham-lcg/modifiers
  Scenario: An icon that is gained later is doubled as well
    Given Body of a Yithian is at the Study
    And Body of a Yithian controls Grisly Totem
    And Body of a Yithian has Overpower in hand
    And the deck of Body of a Yithian holds Knife
    And Ghoul Priest is engaged with Body of a Yithian
    And the chaos bag holds 0
    When Body of a Yithian fights Ghoul Priest
    And Body of a Yithian commits Overpower
    And Body of a Yithian uses Body of a Yithian
    And Body of a Yithian uses Grisly Totem
    And Overpower is applied first
    Then in order:
      | Body of a Yithian succeeds by 4 |

  @arkham-lcg/qa/grisly-totem-amanda-sharpe-icon @arkham-lcg/modifiers
  Scenario: The elder sign of Amanda Sharpe doubles the card from beneath her for this test
    Given Amanda Sharpe is at the Study
    And Overpower is beneath Amanda Sharpe
    And the deck of Amanda Sharpe holds Dodge and Dodge
    And Ghoul Priest is engaged with Amanda Sharpe
    And the chaos bag holds elder sign
    When Amanda Sharpe fights Ghoul Priest
    And Amanda Sharpe accepts the effect of Amanda Sharpe
    And Overpower is applied first
    Then in order:
      | Amanda Sharpe succeeds by 2                |
      | Overpower is placed beneath Amanda Sharpe  |
    When Amanda Sharpe fights Ghoul Priest
    And Amanda Sharpe declines the effect of Amanda Sharpe
    And Overpower is applied first
    Then in order:
      | Amanda Sharpe succeeds by 0 |

  @arkham-lcg/steps/st-8
  Scenario: The card with the icon comes back where the test fails
    Given Wendy Adams is at the Study
    And Wendy Adams controls Grisly Totem (05195)
    And Wendy Adams has Unexpected Courage in hand
    And the Study has 1 clue
    And the chaos bag holds auto-fail
    When Wendy Adams investigates
    And Wendy Adams commits Unexpected Courage
    And Wendy Adams uses Grisly Totem
    Then Wendy Adams has Unexpected Courage in hand

  @arkham-lcg/steps/st-7
  Scenario: Whoever performs the test draws where it succeeds
    Given Agnes Baker is at the Study
    And Daisy Walker is at the Study
    And Agnes Baker controls Grisly Totem (05194)
    And Agnes Baker has Unexpected Courage in hand
    And the deck of Daisy Walker holds Knife
    And the Study has 1 clue
    And the chaos bag holds 0
    When Daisy Walker investigates
    And Agnes Baker commits Unexpected Courage
    And Agnes Baker uses Grisly Totem
    And Grisly Totem is applied first
    Then Daisy Walker draws Knife
