Feature: What lies on swarm cards, and swarms whose host loses its text
  Source: FAQ v2.5, questions on bounties and on Mind Wipe; Rules Reference v2.5, Swarming X.

  @arkham-lcg/qa/swarm-cards-tokens @arkham-lcg/swarming-x
  Scenario: A bounty may lie on a swarm card
    Given Tony Morgan is at the Study
    And it is the mythos phase
    And Tony Morgan controls Bounty Contracts
    When Tony Morgan draws Stealthy Zoog from the encounter deck
    And nobody reacts
    And Tony Morgan uses Bounty Contracts
    And Tony Morgan moves 1 bounty
    Then in order:
      | Stealthy Zoog enters play                                       |
      | Tony Morgan adds 1 swarm card to Stealthy Zoog                  |
      | Stealthy Zoog #2 enters play                                    |
      | 1 bounties is moved from Bounty Contracts to Stealthy Zoog #2   |
    And Stealthy Zoog #2 has 1 bounty
    And Stealthy Zoog #1 has 0 bounties
    And Bounty Contracts has 5 bounties

  @arkham-lcg/swarming-x
  Scenario: Host and swarm card have bounties of their own
    Given Tony Morgan is at the Study
    And it is the mythos phase
    And Tony Morgan controls Bounty Contracts
    When Tony Morgan draws Stealthy Zoog from the encounter deck
    And Tony Morgan uses Bounty Contracts
    And Tony Morgan uses Bounty Contracts
    Then Stealthy Zoog #1 has 1 bounty
    And Stealthy Zoog #2 has 1 bounty
    And Bounty Contracts has 4 bounties

  @arkham-lcg/qa/mind-wipe-host-loses-swarming @arkham-lcg/swarming-x @arkham-lcg/blank
  Scenario: A host that loses its text keeps its swarm, and stays a host
    Given Roland Banks is at the Study
    And Stealthy Zoog is engaged with Roland Banks
    And Stealthy Zoog has 2 swarm cards
    And Roland Banks has Mind Wipe in hand
    And Roland Banks has 1 resource
    When the enemy phase begins
    And Roland Banks plays Mind Wipe on Stealthy Zoog #1
    And Stealthy Zoog #2 attacks first
    And Stealthy Zoog #3 attacks first
    Then in order:
      | Roland Banks plays the fast event Mind Wipe |
      | Stealthy Zoog #2 attacks Roland Banks       |
      | Stealthy Zoog #3 attacks Roland Banks       |
      | Stealthy Zoog attacks Roland Banks          |
      | Stealthy Zoog exhausts                      |
    And Stealthy Zoog #2 is in play
    And Stealthy Zoog #3 is in play
    And Stealthy Zoog #2 is exhausted
