Feature: Where one truly is
  Source: Grimoire, Come Se.

  @arkham-lcg/as-if @edition-2026
  Scenario: A move in the middle of an investigation elsewhere begins where he truly is
    Given Roland Banks is at the Study
    And the Study is connected to the Attic and the Hallway
    And the Attic is connected to the Cellar
    And Attic has 2 clues
    And Roland Banks controls In the Know and Olivier Bishop
    And the chaos bag holds 0
    When Roland Banks uses In the Know on Attic
    And Roland Banks uses Olivier Bishop
    Then Roland Banks must choose between:
      | Roland Banks chooses Attic   |
      | Roland Banks chooses Hallway |
    When Roland Banks chooses Hallway
    Then Roland Banks is at the Hallway
    And Attic has 1 clue
