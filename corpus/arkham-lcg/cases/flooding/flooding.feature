Feature: Flooding
  Source: Rules Reference v2.5, Flood Tokens; FAQ v2.5, questions on The Innsmouth Conspiracy.

  @arkham-lcg/qa/struggle-for-air-flooded-after-reveal @arkham-lcg/flood-tokens
  Scenario: A location that floods once it is revealed was entered unflooded
    Given Roland Banks is at the Study
    And the flood level of the Study is fully flooded
    And the Study is connected to Underwater Cavern
    And Underwater Cavern is unrevealed
    And the current agenda is Under the Surface
    When Roland Banks begins his turn
    And Roland Banks moves to Underwater Cavern
    And Roland Banks ends his turn
    Then in order:
      | the turn of Roland Banks begins                     |
      | Roland Banks moves to Underwater Cavern             |
      | Roland Banks reveals the location Underwater Cavern |
      | Underwater Cavern becomes fully flooded             |
      | the turn of Roland Banks ends                       |
    And Roland Banks has 0 damage
    And the flood level of Underwater Cavern is fully flooded

  @arkham-lcg/qa/struggle-for-air-flooded-after-reveal @arkham-lcg/flood-tokens
  Scenario: Whoever stays in a fully flooded location struggles for air
    Given Roland Banks is at the Study
    And the flood level of the Study is fully flooded
    And the current agenda is Under the Surface
    When Roland Banks begins his turn
    And Roland Banks ends his turn
    Then in order:
      | Roland Banks takes 5 damage      |
      | the turn of Roland Banks ends    |
    And Roland Banks has 5 damage

  @arkham-lcg/qa/struggle-for-air-flooded-after-reveal @arkham-lcg/flood-tokens
  Scenario: From one fully flooded location to another there is no air
    Given Roland Banks is at the Study
    And the flood level of the Study is fully flooded
    And the Study is connected to Underwater Cavern
    And the flood level of Underwater Cavern is fully flooded
    And the current agenda is Under the Surface
    When Roland Banks begins his turn
    And Roland Banks moves to Underwater Cavern
    And Roland Banks ends his turn
    Then Roland Banks has 5 damage

  @arkham-lcg/qa/underground-river-fully-flooded @arkham-lcg/flood-tokens
  Scenario: What cannot be fully flooded once it is revealed is set back
    Given Roland Banks is at the Study
    And the Study is connected to Underground River
    And Underground River is unrevealed
    And the flood level of Underground River is fully flooded
    When Roland Banks moves to Underground River
    Then exactly in order:
      | Roland Banks takes the move action                  |
      | Roland Banks spends 1 action                        |
      | Roland Banks moves to Underground River             |
      | Roland Banks reveals the location Underground River |
      | Underground River becomes partially flooded         |
    And the flood level of Underground River is partially flooded

  @arkham-lcg/flood-tokens
  Scenario: An unflooded river rises as it is revealed
    Given Roland Banks is at the Study
    And the Study is connected to Underground River
    And Underground River is unrevealed
    When Roland Banks moves to Underground River
    Then the flood level of Underground River is partially flooded

  @arkham-lcg/flood-tokens
  Scenario: A fully flooded location cannot rise
    Given Roland Banks is at the Study
    And the flood level of the Study is fully flooded
    And the encounter deck holds Rising Tides, Acolyte
    When Roland Banks draws Rising Tides from the encounter deck
    Then in order:
      | Rising Tides surges                             |
      | Roland Banks draws the encounter card Acolyte   |
