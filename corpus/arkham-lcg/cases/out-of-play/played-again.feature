Feature: An event that is played again
  Source: FAQ v2.5, question on Double, Double and what removes itself; 1.23 (Limbo).

  Background:
    Given Roland Banks is at the Study
    And Roland Banks controls Double, Double
    And the deck of Roland Banks holds Knife, Guts, Perception, Knife, Guts, Perception

  @arkham-lcg/qa/double-double-removed-event
  Scenario: From the discard pile it is played again, its cost paid again, without an action
    Given Roland Banks has 5 resources
    And Study has 1 clue
    And Roland Banks has Preposterous Sketches in hand
    When Roland Banks plays Preposterous Sketches
    And Roland Banks uses Double, Double
    Then in order:
      | Roland Banks spends 1 action               |
      | Roland Banks spends 2 resources            |
      | Roland Banks plays Preposterous Sketches   |
      | Preposterous Sketches is discarded         |
      | Double, Double exhausts                    |
      | Roland Banks spends 2 resources            |
      | Roland Banks plays Preposterous Sketches   |
      | Preposterous Sketches is discarded         |
    And Roland Banks has 1 resource
    And Roland Banks has 2 actions

  @arkham-lcg/qa/double-double-removed-event @arkham-lcg/costs
  Scenario: Whoever cannot pay for it again cannot
    Given Roland Banks has 3 resources
    And Study has 1 clue
    And Roland Banks has Preposterous Sketches in hand
    When Roland Banks plays Preposterous Sketches
    Then Roland Banks may not use Double, Double
    And nobody has a choice

  @arkham-lcg/qa/double-double-removed-event @arkham-lcg/removed-from-game
  Scenario: What has removed itself from the game is not
    Given Roland Banks has Takada's Cache in hand
    When Roland Banks plays Takada's Cache
    Then Takada's Cache is in the removed pile
    And Roland Banks may not use Double, Double
    And nobody has a choice
