Feature: An engaged enemy
  Source: FAQ v2.5, question on Archaic Glyphs (Prophecy Foretold); 2.9.

  @arkham-lcg/qa/archaic-glyphs-engaged-enemy
  Scenario: It is an enemy engaged with the investigator who investigates
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Archaic Glyphs (03193)
    And Study has 1 clue
    And Swarm of Rats is engaged with Roland Banks
    And Icy Ghoul is engaged with Roland Banks
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Roland Banks uses Archaic Glyphs
    And Archaic Glyphs is applied first
    And Roland Banks accepts the effect of Archaic Glyphs
    Then Roland Banks must choose between:
      | Roland Banks chooses Swarm of Rats |
      | Roland Banks chooses Icy Ghoul     |
    When Roland Banks chooses Swarm of Rats
    Then in order:
      | Roland Banks tests intellect (2)      |
      | step st-7                             |
      | Roland Banks evades Swarm of Rats     |
    And Icy Ghoul is engaged with Roland Banks
    And Roland Banks has 0 damage

  @arkham-lcg/qa/archaic-glyphs-engaged-enemy
  Scenario: With none of his own there is nothing to evade
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Archaic Glyphs (03193)
    And Study has 1 clue
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Roland Banks uses Archaic Glyphs
    And Archaic Glyphs is applied first
    Then Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has 1 clue

  @arkham-lcg/evade-evade-action @arkham-lcg/engage-action
  Scenario Outline: An attempt to evade is made against an enemy of one's own
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls <card>
    And Ghoul Minion is engaged with Agnes Baker
    And Icy Ghoul is exhausted at the Study
    And it is the turn of Roland Banks
    Then Roland Banks may not use <card>

    Examples:
      | card                     |
      | Mists of R'lyeh          |
      | Hope                     |
      | Strange Solution (02264) |
