Feature: An effect whose user is eliminated before its end
  Source: Rules Reference v2.5, Effects, Elimination; Grimoire, Effetto, Eliminazione: the texts do not say which of the two yields.

  @arkham-lcg/elimination @arkham-lcg/effects
  Scenario: Whether Heroic Rescue still deals damage once the rescuer has fallen is open
    Given Roland Banks is at the Study
    And Daisy Walker is at the Study
    And Daisy Walker has 4 damage
    And Daisy Walker has Heroic Rescue (03106) in hand
    And Daisy Walker has 1 resource
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Daisy Walker plays Heroic Rescue
    Then it is asked whether Daisy Walker is eliminated
    And the answer is yes
    And it is asked whether Ghoul Minion has 1 damage
    And the answer is open
    And the rules leave it open: U-34

  @arkham-lcg/elimination @arkham-lcg/effects
  Scenario: With one damage less the rescuer stays, and nothing is open
    Given Roland Banks is at the Study
    And Daisy Walker is at the Study
    And Daisy Walker has 3 damage
    And Daisy Walker has Heroic Rescue (03106) in hand
    And Daisy Walker has 1 resource
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Daisy Walker plays Heroic Rescue
    Then it is asked whether Ghoul Minion has 1 damage
    And the answer is yes
