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

  @arkham-lcg/elusive @arkham-lcg/cancel
  Scenario: An attack that is canceled is not resolved, and it stays where it is
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And Bat Horror is engaged with Roland Banks
    When Bat Horror attacks Roland Banks
    And Roland Banks plays Dodge
    Then Bat Horror is engaged with Roland Banks
    And Bat Horror is at the Study
    And Bat Horror is ready

  @arkham-lcg/elusive @arkham-lcg/cancel
  Scenario: Canceled as it comes of an action, the action goes on beside the enemy
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks has Counterattack in hand
    And Roland Banks has 1 resource
    And Bat Horror is engaged with Roland Banks
    When Roland Banks moves to the Hallway
    And Roland Banks plays Counterattack
    Then Bat Horror has 1 damage
    And Bat Horror is engaged with Roland Banks
    And Bat Horror is at the Hallway
