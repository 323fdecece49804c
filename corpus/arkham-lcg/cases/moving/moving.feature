Feature: Moving
  Source: Rules Reference v2.5, Move, Move Action, Attack of Opportunity.

  @arkham-lcg/move-action @arkham-lcg/attack-of-opportunity
  Scenario: Walking away provokes an attack before the investigator moves
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks moves to the Hallway
    Then in order:
      | Roland Banks spends 1 action           |
      | Swarm of Rats attacks Roland Banks     |
      | Roland Banks moves to Hallway          |
    And Roland Banks has 1 damage

  @arkham-lcg/move-action
  Scenario: Only a connecting location can be moved to
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    When Roland Banks moves to the Attic
    Then it is refused under arkham-lcg/move-action

  @arkham-lcg/move
  Scenario: Nobody moves to where he is
    Given Roland Banks is at the Study
    When Roland Banks moves to the Study
    Then it is refused under arkham-lcg/move

  @arkham-lcg/move
  Scenario: An unrevealed location is revealed with its clues before "after you enter"
    Given Roland Banks and Agnes Baker are at the Hallway
    And the Hallway is connected to the Cellar
    And Cellar is unrevealed
    When Roland Banks moves to the Cellar
    Then in order:
      | Roland Banks moves to Cellar              |
      | Roland Banks reveals the location Cellar  |
      | Roland Banks takes 1 damage               |
    And Cellar has 4 clues
