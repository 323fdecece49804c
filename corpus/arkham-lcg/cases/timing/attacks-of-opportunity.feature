Feature: Attacks of opportunity
  Source: Rules Reference v2.5, Attack of Opportunity; FAQ v2.5, Game Play 1.1.

  @arkham-lcg/attack-of-opportunity
  Scenario: The attacked investigator orders the attacks of two engaged enemies
    Given Agnes Baker is at the Study
    And Study has 1 clue
    And the chaos bag holds 0
    And Goat Spawn is engaged with Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker investigates
    Then Agnes Baker must choose between:
      | Goat Spawn attacks first   |
      | Ghoul Minion attacks first |

  @arkham-lcg/attack-of-opportunity
  Scenario: An exhausted enemy makes no attack of opportunity
    Given Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds 0
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    When Roland Banks investigates
    Then Roland Banks has 0 damage
    And Roland Banks has 1 clue
    And Study has 0 clues

  @arkham-lcg/costs
  Scenario: A cost that cannot be paid is refused
    Given Roland Banks is at the Study
    And Roland Banks has 3 resources
    When Roland Banks plays .45 Automatic
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/initiation/step-3 @arkham-lcg/limbo
  Scenario: A card that the attack takes out of hand is paid for, and not there to be played
    Given Roland Banks is at the Study
    And Roland Banks has 9 resources
    And Roland Banks has Dynamite Blast in hand
    And Yithian Observer is engaged with Roland Banks
    When Roland Banks plays Dynamite Blast
    Then in order:
      | Roland Banks spends 5 resources          |
      | Dynamite Blast is discarded              |
      | Yithian Observer attacks Roland Banks    |
    And Dynamite Blast is in the discard pile of Roland Banks
    And Roland Banks has 4 resources
    And Yithian Observer has 0 damage
    And it is asked whether Roland Banks plays Dynamite Blast
    And the answer is no

  @arkham-lcg/initiation/step-3 @arkham-lcg/limbo
  Scenario: Nor does an asset enter play that the attack has discarded
    Given Roland Banks is at the Study
    And Roland Banks has 4 resources
    And Roland Banks has .45 Automatic in hand
    And Yithian Observer is engaged with Roland Banks
    When Roland Banks plays .45 Automatic
    Then .45 Automatic is in the discard pile of Roland Banks
    And Roland Banks has 0 resources
    And Roland Banks has 2 actions left
