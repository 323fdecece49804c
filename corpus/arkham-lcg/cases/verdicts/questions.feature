Feature: Questions and verdicts
  Source: Rules Reference v2.5, Appendix II, ST.1 to ST.8; FAQ v2.5, Game Play 1.4.

  @arkham-lcg/skill-test-timing @arkham-lcg/chaos-tokens
  Scenario: The chance of an investigation is a fraction of the bag
    Given Roland Banks is at the Study
    And Study has 2 clues
    And the chaos bag holds +1, 0, 0, -1, -1, -1, -2, -2, -3, -4, cultist, auto-fail
    When Roland Banks investigates
    And Roland Banks reveals -1
    Then it is asked whether Roland Banks discovers 1 clue at Study
    And the answer is yes
    And the chance that Roland Banks discovers 1 clue at Study is 1

  @arkham-lcg/skill-test-timing @arkham-lcg/chaos-tokens
  Scenario: Before the reveal only chance is left
    Given Roland Banks is at the Study
    And Study has 2 clues
    And the chaos bag holds +1, 0, 0, -1, -1, -1, -2, -2, -3, -4, -5, auto-fail
    When Roland Banks investigates
    Then it is asked whether Roland Banks succeeds
    And the answer is depends
    And it depends on chance alone
    And the chances are:
      | Roland Banks succeeds                 | 1/2  |
      | Roland Banks fails                    | 1/2  |
      | Roland Banks reveals -1               | 1/4  |
      | Roland Banks reveals auto-fail        | 1/12 |
      | not: Roland Banks has 1 clue          | 1/2  |

  @arkham-lcg/nested-sequences @arkham-lcg/attack-of-opportunity
  Scenario: Whether the dog bites is its controller's choice
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks with 2 damage
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks plays .45 Automatic
    Then the choice is Roland Banks's
    And it is asked whether Goat Spawn is defeated
    And the answer is depends
    And it depends on the choice of Roland Banks
    And it is asked whether .45 Automatic enters play
    And the answer is yes
    And it is asked whether Goat Spawn is defeated before .45 Automatic enters play
    And the answer is depends

  @arkham-lcg/nested-sequences @arkham-lcg/reaction-opportunities
  Scenario: Once the damage is on the dog its reaction is open, and nobody else's
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Guard Dog
    And Goat Spawn is engaged with Roland Banks with 2 damage
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks plays .45 Automatic
    And Roland Banks assigns 1 damage to Guard Dog
    Then Roland Banks must choose between:
      | Roland Banks uses Guard Dog |
      | nobody reacts               |
    When Roland Banks uses Guard Dog
    Then it is asked whether Goat Spawn is defeated before .45 Automatic enters play
    And the answer is yes
    And in the edition of 2026 the answer is yes
