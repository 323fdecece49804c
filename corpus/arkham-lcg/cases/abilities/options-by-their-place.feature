Feature: Which options of a card may be chosen

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Options that change something may be chosen
    Given Roland Banks is at the Study with 1 damage
    And Roland Banks controls Guard Dog with 1 damage
    When Roland Banks plays Emergency Aid
    Then Roland Banks may choose option 1
    And Roland Banks may choose the second option of Emergency Aid
    When Roland Banks chooses the first option of Emergency Aid
    Then Guard Dog has 1 damage

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: One that changes nothing may not
    Given Roland Banks is at the Study with 1 damage
    When Roland Banks plays Emergency Aid
    Then Roland Banks may not choose option 2 of Emergency Aid
    And Roland Banks has 0 damage

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: What is moved may be told with where it comes from
    Given Carolyn Fern is at the Study
    And Carolyn Fern has 2 horror
    And Carolyn Fern controls Beat Cop
    When Carolyn Fern plays Wrong Place, Right Time
    And Carolyn Fern moves 1 horror from Carolyn Fern to Beat Cop
    And Carolyn Fern moves no more tokens
    Then Beat Cop has 1 horror
