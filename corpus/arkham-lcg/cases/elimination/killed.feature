Feature: Investigators who are killed or driven insane
  Source: Rules Reference v2.5, Killed/Insane Investigators, Campaign Play (Trauma).

  @arkham-lcg/killed-insane-investigators @arkham-lcg/campaign-play/trauma
  Scenario: As much physical trauma as printed health kills
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has suffered 5 physical trauma
    And Agnes Baker has 5 damage
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    Then in order:
      | Agnes Baker is defeated                  |
      | Agnes Baker suffers 1 physical trauma    |
      | Agnes Baker is killed                    |
      | Roland Banks becomes the lead investigator |
    And Agnes Baker is killed for the campaign

  @arkham-lcg/killed-insane-investigators
  Scenario: One trauma less and she is only out of this scenario
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has suffered 4 physical trauma
    And Agnes Baker has 5 damage
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    Then Agnes Baker is eliminated
    And Agnes Baker has 5 physical trauma
    And it is asked whether Agnes Baker is killed
    And the answer is no

  @arkham-lcg/killed-insane-investigators
  Scenario: Each kind is held to its own printed value, and the other one does not count
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has suffered 4 mental trauma
    And Roland Banks has suffered 4 physical trauma
    And Roland Banks has 8 damage
    And Roland Banks has 4 horror
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then it is asked whether Roland Banks is driven insane
    And the answer is depends
    And it depends on the choice of Roland Banks
    When Roland Banks chooses mental trauma
    Then Roland Banks is insane for the campaign

  @arkham-lcg/killed-insane-investigators @arkham-lcg/printed
  Scenario: The printed value counts, not the one that a card changes
    Given Roland Banks and Agnes Baker are at the Study
    And Dreams of R'lyeh is in the threat area of Roland Banks
    And Roland Banks has suffered 3 mental trauma
    And Roland Banks has 3 horror
    And the chaos bag holds -4
    When Roland Banks draws Rotting Remains from the encounter deck
    Then Roland Banks has 4 mental trauma
    And it is asked whether Roland Banks is driven insane
    And the answer is no
