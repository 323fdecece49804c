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
