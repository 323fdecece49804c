Feature: How far a card reaches that is played as if elsewhere
  Source: FAQ v2.5, Game Play 2.10; Grimoire, Come Se: targets are chosen with the altered state in mind.

  Background:
    Given Luke Robinson is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Cellar
    And Luke Robinson has Dynamite Blast in hand
    And Luke Robinson has 5 resources

  @arkham-lcg/as-if @arkham-lcg/target
  Scenario: A location beside the supposed one may be chosen
    Given Ghoul Minion is at the Cellar
    When Luke Robinson plays Dynamite Blast as if at the Hallway
    Then Luke Robinson must choose between:
      | Luke Robinson chooses Cellar  |
      | Luke Robinson chooses Hallway |
    When Luke Robinson chooses Cellar
    Then Ghoul Minion is in the discard pile
    And Luke Robinson has 0 damage

  @arkham-lcg/as-if @arkham-lcg/target
  Scenario: From where he really is it does not reach that far
    Given Ghoul Minion is at the Cellar
    And Goat Spawn is at the Hallway
    When Luke Robinson plays Dynamite Blast
    Then Luke Robinson must choose between:
      | Luke Robinson chooses Study   |
      | Luke Robinson chooses Hallway |
