Feature: One turn for each investigator
  Source: Rules Reference v2.5, steps 2.2 and 2.2.2: whoever has not yet had a turn in this phase is next.

  @arkham-lcg/steps/2.2 @arkham-lcg/steps/2.2.2
  Scenario: Nobody begins a second turn
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks begins a turn
    And Roland Banks ends the turn
    And Agnes Baker begins a turn
    And Agnes Baker ends the turn
    And Roland Banks begins a turn
    Then it is refused under arkham-lcg/steps/2.2

  @arkham-lcg/steps/2.2
  Scenario: The next round brings the next turn
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife
    When Roland Banks begins a turn
    And Roland Banks ends the turn
    And the upkeep phase begins
    And Roland Banks begins a turn
    And Roland Banks takes a resource
    And Roland Banks ends the turn
    Then Roland Banks has 2 resources

  @arkham-lcg/steps/2.2 @arkham-lcg/steps/2.2.1
  Scenario: A turn that has ended with its last action is not begun anew to be ended
    Given Roland Banks is at the Study
    When Roland Banks begins a turn
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks ends the turn
    Then Roland Banks has 3 resources
    And exactly in order:
      | the turn of Roland Banks begins        |
      | step 2.2.1                             |
      | Roland Banks takes the resource action |
      | Roland Banks spends 1 action           |
      | Roland Banks gains 1 resource          |
      | step 2.2.1                             |
      | Roland Banks takes the resource action |
      | Roland Banks spends 1 action           |
      | Roland Banks gains 1 resource          |
      | step 2.2.1                             |
      | Roland Banks takes the resource action |
      | Roland Banks spends 1 action           |
      | Roland Banks gains 1 resource          |
      | the turn of Roland Banks ends          |
