Feature: Engaged enemies that an effect moves
  Source: Rules Reference v2.5, Enemy Engagement, Move; Grimoire 1.0, Muovere; an erratum to Predator
  or Prey takes engaged enemies out of one effect, and no text says what they do in any other.

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: Whether an enemy that is moved away is no longer engaged is open
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And the encounter deck holds Aerial Pursuit, Rotting Remains
    And the chaos bag holds 0
    When Roland Banks draws Aerial Pursuit
    Then it is asked whether Ghoul Minion attacks Roland Banks
    And the answer is open
    And the rules leave it open: U-31

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: By default it disengages and moves
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And the encounter deck holds Aerial Pursuit, Rotting Remains
    And the chaos bag holds 0
    When Roland Banks draws Aerial Pursuit
    Then in order:
      | Ghoul Minion disengages from Agnes Baker |
      | Ghoul Minion moves to the Study          |
      | Ghoul Minion engages Roland Banks        |
      | Ghoul Minion attacks Roland Banks        |

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: With its investigator it moves and stays engaged, in either reading
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    When Roland Banks moves to the Hallway
    Then Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is at the Hallway
