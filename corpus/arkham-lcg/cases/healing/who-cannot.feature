Feature: Who cannot heal, and who may still heal them
  Source: Rules Reference v2.5, Cannot; Heal; a question of the Grimoire v1.1 on Called to Guinée.

  @arkham-lcg/cannot @arkham-lcg/heal
  Scenario: With their own cards they heal nobody
    Given Marie Lambeau (60451) and Roland Banks are at the Study
    And Roland Banks has 2 damage
    And Called to Guinée is in the threat area of Marie Lambeau
    When Marie Lambeau plays Emergency Aid
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/cannot @arkham-lcg/heal
  Scenario: Somebody else may heal them
    Given Marie Lambeau (60451) and Roland Banks are at the Study
    And Marie Lambeau has 2 damage
    And Called to Guinée is in the threat area of Marie Lambeau
    When Roland Banks plays Emergency Aid on Marie Lambeau
    Then Marie Lambeau has 0 damage

  @arkham-lcg/cannot @arkham-lcg/heal
  Scenario: Where nothing is healed, nobody heals what those who are there control
    Given Roland Banks is at Coyoacán (53044) with 2 damage
    And Agnes Baker is at Coyoacán (53044)
    When Agnes Baker plays Emergency Aid
    Then it is refused under arkham-lcg/event-cards
