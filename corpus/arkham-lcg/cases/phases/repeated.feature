Feature: A phase that is gone through once more
  Source: Rules Reference v2.5, Action; Appendix II, steps 2.2 and 2.2.1. Every turn is one of three
  actions, also where no upkeep phase has come since the last one.

  @arkham-lcg/action @arkham-lcg/investigation-phase
  Scenario: Everybody has a whole turn again, and only then falls who has sacrificed themselves
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Ultimate Sacrifice in hand
    When the investigation phase begins
    And Agnes Baker begins her turn
    And Agnes Baker takes a resource
    And Agnes Baker ends her turn
    And Roland Banks ends his turn
    And Agnes Baker plays Ultimate Sacrifice
    And Agnes Baker begins her turn
    And Agnes Baker takes 3 resource actions
    And Agnes Baker ends her turn
    And Roland Banks takes a resource
    And Roland Banks ends his turn
    Then this has happened 4 times: Agnes Baker gains 1 resource
    And in order:
      | Roland Banks gains 1 resource |
      | the turn of Roland Banks ends |
      | Agnes Baker is defeated       |
    And Agnes Baker has 1 physical trauma

  @arkham-lcg/action
  Scenario: Alone as well
    Given Agnes Baker is at the Study
    And Agnes Baker has Ultimate Sacrifice in hand
    When the investigation phase begins
    And Agnes Baker ends her turn
    And Agnes Baker plays Ultimate Sacrifice
    And Agnes Baker takes a resource
    Then Agnes Baker is not eliminated
    When Agnes Baker takes 2 resource actions
    And Agnes Baker ends her turn
    Then Agnes Baker is eliminated

  @arkham-lcg/mythos-phase
  Scenario: A mythos phase that is repeated brings its doom and its card again, and no new round
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls The Gold Pocket Watch
    And the current agenda is What's Going On?!
    And the encounter deck holds Swarm of Rats and Acolyte
    And the Rivertown is in play
    When the mythos phase begins
    And nobody reacts
    And Skids O'Toole uses The Gold Pocket Watch
    And nobody reacts to anything else
    Then What's Going On?! has 2 doom
    And this has happened 1 time: round 2 begins
    And this has not happened: round 3 begins
    And this has happened 2 times: the mythos phase begins
