@arkham-lcg/patrol
Feature: A patrol round a circle

  @unsupported
  Scenario: Where no step tells the circle nobody knows where it goes
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Security Patrol (88037a) is at the Hallway
    When the enemy phase begins
    Then Security Patrol is at the Hallway

  Scenario: Where it is told it moves that way
    Given Roland Banks is at the Cellar
    And the Study is connected to the Hallway
    And the Study is next to the Hallway, clockwise
    And the Hallway is next to the Study, clockwise
    And Security Patrol (88037a) is at the Hallway
    When the enemy phase begins
    Then Security Patrol is at the Study
