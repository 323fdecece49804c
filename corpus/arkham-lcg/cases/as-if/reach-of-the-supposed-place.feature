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

  @arkham-lcg/as-if @arkham-lcg/fight-action
  Scenario: An attack that an event makes chooses among the enemies there, in either edition
    Given Luke Robinson has Storm of Spirits (0) in hand
    And Ghoul Minion is at the Hallway
    And Goat Spawn is at the Hallway
    When Luke Robinson plays Storm of Spirits as if at the Hallway, on Ghoul Minion
    And Luke Robinson succeeds
    Then Ghoul Minion is in the discard pile
    And Goat Spawn has 2 damage
    And Luke Robinson is at the Study

  @arkham-lcg/as-if @arkham-lcg/fight-action
  Scenario: An aloof enemy there counts as engaged with him, and may be attacked
    Given Luke Robinson has Storm of Spirits (0) in hand
    And Whippoorwill is at the Hallway
    When Luke Robinson plays Storm of Spirits as if at the Hallway
    And Luke Robinson succeeds
    Then Whippoorwill is in the discard pile

  @arkham-lcg/as-if @arkham-lcg/threat-area
  Scenario: An enemy that he is really engaged with stays where both of them really are
    Given Luke Robinson has Storm of Spirits (0) in hand
    And Ghoul Minion is at the Hallway
    And Icy Ghoul is engaged with Luke Robinson
    When Luke Robinson plays Storm of Spirits as if at the Hallway
    And Luke Robinson succeeds
    Then Ghoul Minion is in the discard pile
    And Icy Ghoul has no damage

  @arkham-lcg/as-if @arkham-lcg/threat-area
  Scenario: What hurts everybody where they really are hurts that enemy
    Given Roland Banks is at the Study
    And Icy Ghoul is engaged with Luke Robinson
    When Luke Robinson plays Dynamite Blast as if at the Hallway
    And Luke Robinson assigns 2 damage and 1 horror to Luke Robinson
    And Luke Robinson chooses Study
    Then Icy Ghoul has 3 damage
    And Luke Robinson has 2 damage
    And Roland Banks has 3 damage

  @arkham-lcg/as-if @arkham-lcg/fight-action
  Scenario: He does not attack that enemy as if he stood elsewhere
    Given Luke Robinson has Storm of Spirits (0) in hand
    And Goat Spawn is at the Hallway
    And Icy Ghoul is engaged with Luke Robinson
    When Luke Robinson plays Storm of Spirits as if at the Hallway, on Icy Ghoul
    Then it is refused under arkham-lcg/fight-action
