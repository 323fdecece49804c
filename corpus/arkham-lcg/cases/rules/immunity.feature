Feature: Immunity
  Source: Rules Reference v2.5, Immune; Grimoire, Immunità.

  @arkham-lcg/immune
  Scenario: An effect of such a card cannot choose it
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Feline Hybrid is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    Then it is refused under arkham-lcg/immune

  @arkham-lcg/immune
  Scenario: Beside it another enemy is the only one to choose
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Feline Hybrid is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    Then Ghoul Minion has 1 damage
    And Feline Hybrid has 0 damage
    And nobody has a choice

  @arkham-lcg/immune
  Scenario: An effect on everybody passes it over
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Feline Hybrid is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks plays Cunning Distraction
    Then Feline Hybrid is engaged with Roland Banks
    And Feline Hybrid is ready
    And Ghoul Minion is exhausted

  @arkham-lcg/immune
  Scenario: Damage to everybody at the place as well
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Feline Hybrid is exhausted at the Hallway
    And Ghoul Minion is exhausted at the Hallway
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses Hallway
    Then Feline Hybrid is at the Hallway
    And Feline Hybrid has 0 damage
    And Ghoul Minion is in the discard pile

  @arkham-lcg/immune @arkham-lcg/fight-action
  Scenario: A basic attack is no card effect
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Feline Hybrid is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Feline Hybrid
    Then Feline Hybrid has 1 damage

  @arkham-lcg/immune
  Scenario: What weakens the investigator who attacks it does so all the same
    Given Roland Banks is at the Study
    And Feline Hybrid is engaged with Roland Banks
    And Whippoorwill is at the Study
    And the Study is connected to the Hallway
    And the chaos bag holds 0
    When Roland Banks fights Feline Hybrid
    Then in order:
      | Roland Banks tests combat (3) |
      | Roland Banks succeeds by 0    |
