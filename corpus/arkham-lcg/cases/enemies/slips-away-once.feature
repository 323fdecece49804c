Feature: Elusive enemies slip away once
  Source: Rules Reference v2.5, Elusive; Grimoire 1.0, Elusivo.

  @arkham-lcg/elusive
  Scenario: Struck back in its own attack, it slips away once
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Roland Banks controls Survival Knife
    And Bat Horror is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When the enemy phase begins
    And Roland Banks uses Survival Knife
    Then Bat Horror is at the Hallway
    And Bat Horror is exhausted
