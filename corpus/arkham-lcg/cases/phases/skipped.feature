Feature: Phases that are skipped
  Source: FAQ v2.5, point 2.2; Rules Reference v2.5, Mythos Phase.

  Background:
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls The Red-Gloved Man and The Gold Pocket Watch

  @arkham-lcg/mythos-phase
  Scenario: It has no end at which anything could happen
    When the mythos phase begins
    And Skids O'Toole uses The Gold Pocket Watch
    Then The Red-Gloved Man is in play
    And The Gold Pocket Watch is in the removed pile

  @arkham-lcg/steps/4.6
  Scenario: Without its last phase a round ends all the same
    When the upkeep phase begins
    And Skids O'Toole uses The Gold Pocket Watch
    Then in order:
      | The Gold Pocket Watch is removed from the game |
      | round 1 ends                                   |
    And it is asked whether the upkeep phase begins
    And the answer is no
