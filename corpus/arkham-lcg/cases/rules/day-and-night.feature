Feature: Text that is active by day or by night
  Source: Rules Reference v2.5, Day and Night.

  @arkham-lcg/day-and-night
  Scenario: By day the one modifier
    Given Roland Banks is at the Study
    And Roland Banks controls The Pearl Diary
    And it is day
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Roland Banks succeeds by 2 |

  @arkham-lcg/day-and-night
  Scenario: By night the other
    Given Roland Banks is at the Study
    And Roland Banks controls The Pearl Diary
    And it is night
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Roland Banks succeeds by 1 |

  @arkham-lcg/day-and-night
  Scenario: And that for another skill
    Given Agnes Baker is at the Study
    And Agnes Baker controls The Pearl Diary
    And it is night
    And the chaos bag holds 0
    And Agnes Baker controls Shrivelling
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker uses Shrivelling on Ghoul Minion
    Then in order:
      | Agnes Baker succeeds by 4 |
