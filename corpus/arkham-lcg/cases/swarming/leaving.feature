Feature: Packs that leave play or are attacked
  Source: Rules Reference v2.5, Swarming X; FAQ v2.5, questions on Close Call and Zoey Samaras.

  @arkham-lcg/swarming-x @arkham-lcg/attack-of-opportunity
  Scenario: A host with two swarm cards is three enemies
    Given Roland Banks is at the Study
    And Stealthy Zoog is engaged with Roland Banks
    And Stealthy Zoog has 2 swarm cards
    When Roland Banks takes a resource
    And Stealthy Zoog #1 attacks first
    And Stealthy Zoog #2 attacks first
    Then Roland Banks has 3 horror

  @arkham-lcg/qa/close-call-host-enemy @arkham-lcg/swarming-x
  Scenario: A host that is not defeated but shuffled away takes its pack along
    Given Agnes Baker is at the Study
    And Stealthy Zoog is engaged with Agnes Baker
    And Stealthy Zoog has 2 swarm cards
    And Agnes Baker has Close Call in hand
    And Agnes Baker has 2 resources
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Stealthy Zoog #1
    And nobody commits anything
    And Agnes Baker plays Close Call
    Then in order:
      | Agnes Baker evades Stealthy Zoog |
      | Stealthy Zoog is shuffled into the encounter deck |
      | Stealthy Zoog #2 goes to the bottom of its owner's deck |
      | Stealthy Zoog #3 goes to the bottom of its owner's deck |
