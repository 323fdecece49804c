Feature: Attachments that are worth victory points
  Source: FAQ v2.5, 1.33.

  @arkham-lcg/enemy-attachments-with-victory-x @arkham-lcg/victory-display-victory-points
  Scenario: With the defeated enemy it goes to the victory display
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Accursed Cape is attached to Ghoul Minion
    And Roland Banks has "I'll see you in hell!" in hand
    When Roland Banks plays "I'll see you in hell!"
    Then Accursed Cape is in the victory display
    And Ghoul Minion is in the discard pile

  @arkham-lcg/enemy-attachments-with-victory-x @arkham-lcg/attach-to
  Scenario: With an enemy that is only discarded it is discarded
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Accursed Cape is attached to Ghoul Minion
    When Ghoul Minion is discarded
    Then Accursed Cape is in the discard pile
