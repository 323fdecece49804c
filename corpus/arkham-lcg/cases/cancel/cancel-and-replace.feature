Feature: Canceling and replacing
  Source: Rules Reference v2.5, Cancel, Instead, When; FAQ v2.5, 1.3 and 1.4.

  @arkham-lcg/cancel
  Scenario: A canceled attack deals nothing, its price is paid
    Given Roland Banks is at the Study
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks plays Dodge
    Then it is asked whether Ghoul Minion deals 1 damage and 1 horror to Roland Banks
    And the answer is no
    And Roland Banks has 0 damage
    And Dodge is in the discard pile
    And Roland Banks has 1 resource

  @arkham-lcg/instead @arkham-lcg/steps/st-6
  Scenario: Luck turns a failure that was about to come into a success
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Roland Banks has Lucky! in hand
    And Roland Banks has 1 resource
    And Study has 1 clue
    And the chaos bag holds -4
    When Roland Banks investigates
    Then Roland Banks may play Lucky!
    And it is asked whether Roland Banks fails by 2
    And the answer is depends
    And it depends on the choice of Roland Banks
    When Roland Banks plays Lucky!
    And Roland Banks uses Dr. Milan Christopher
    Then in order:
      | Roland Banks plays the fast event Lucky! |
      | Roland Banks succeeds                    |
      | Roland Banks gains 1 resource            |
      | Roland Banks discovers 1 clue at Study   |
    And it is asked whether Roland Banks fails
    And the answer is no

  @arkham-lcg/instead @arkham-lcg/after
  Scenario: What became a success is no failure to react to
    Given Roland Banks is at the Study
    And Roland Banks controls Rabbit's Foot
    And Roland Banks has Lucky! in hand
    And Roland Banks has 1 resource
    And the deck of Roland Banks holds Guard Dog
    And the chaos bag holds -3
    When Roland Banks investigates
    And Roland Banks plays Lucky!
    Then nobody has a choice
    And it is asked whether Guard Dog is in hand
    And the answer is no
