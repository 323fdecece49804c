@arkham-lcg/qa/move-damage-horror-card-without-health
Feature: What is moved, told with both cards

  Scenario: The choices of the effect are told at once
    Given Zoey Samaras and Roland Banks are at the Study
    And Zoey Samaras controls Lucky Charm with 4 charges
    And Roland Banks has 1 damage and 2 horror
    When Zoey Samaras uses Lucky Charm
    And Zoey Samaras moves 1 horror from Roland Banks to Lucky Charm
    Then Roland Banks has 1 damage and 1 horror
    And Lucky Charm has 1 horror

  @arkham-lcg/clues
  Scenario: Clues are given away by the choices of the effect
    Given Agnes Baker and Roland Banks are at the Study
    And the Study has 4 clues
    And Agnes Baker has Ghastly Revelation in hand
    When Agnes Baker plays Ghastly Revelation
    And Agnes Baker gives 2 clues to Roland Banks
    Then Roland Banks has 2 clues
    And Agnes Baker is eliminated
    And the Study has 2 clues
