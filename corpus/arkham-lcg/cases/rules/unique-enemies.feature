Feature: Unique cards of the scenario and weaknesses
  Source: Rules Reference v2.5, Unique, Ownership and Control.

  @arkham-lcg/unique
  Scenario: The second of two unique enemies does not enter play
    Given Roland Banks and Agnes Baker are at the Study
    And The Thing That Follows is engaged with Roland Banks
    And The Thing That Follows belongs to Roland Banks
    When Agnes Baker draws The Thing That Follows #2
    Then The Thing That Follows #2 is in the discard pile
    And The Thing That Follows is engaged with Roland Banks

  @arkham-lcg/ownership-and-control
  Scenario: What would go to the encounter deck goes to the deck of its owner
    Given Roland Banks is at the Study
    And The Thing That Follows is engaged with Roland Banks
    And The Thing That Follows belongs to Roland Banks
    And the deck of Roland Banks holds Knife
    And the encounter deck holds Crypt Chill
    And Roland Banks has Dumb Luck (0) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds -1
    When Roland Banks tries to evade The Thing That Follows
    And nobody commits anything
    And Roland Banks plays Dumb Luck (0)
    Then the deck of Roland Banks has 2 cards
    And The Thing That Follows is engaged with nobody

  @arkham-lcg/ownership-and-control
  Scenario: An enemy that nobody owns goes to the encounter deck
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And the deck of Roland Banks holds Knife
    And the encounter deck holds Crypt Chill
    And Roland Banks has Dumb Luck (0) in hand
    And Roland Banks has 2 resources
    And the chaos bag holds -1
    When Roland Banks tries to evade Swarm of Rats
    And nobody commits anything
    And Roland Banks plays Dumb Luck (0)
    And Roland Banks draws Swarm of Rats from the encounter deck
    Then the deck of Roland Banks has 1 card
    And Swarm of Rats is engaged with Roland Banks
