Feature: ST.6 against ST.7
  Source: Rules Reference v2.5, Appendix II, ST.6 and ST.7, Retaliate; FAQ v2.5, Game Play 1.7, questions on Dr. Milan Christopher and Double or Nothing; Grimoire IV.

  @arkham-lcg/steps/st-6 @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: The fog lifts with the success itself, before the clue is found
    Given Roland Banks is at the Study
    And Obscuring Fog is attached to Study
    And Roland Banks has Perception in hand
    And Study has 1 clue
    And the deck of Roland Banks holds Knife
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Perception
    And Study is applied first
    Then in order:
      | Roland Banks succeeds                  |
      | Obscuring Fog is discarded             |
      | step st-7                              |
      | Roland Banks discovers 1 clue at Study |

  @arkham-lcg/steps/st-6 @arkham-lcg/steps/st-7
  Scenario: Forced in ST.6 before the reaction in ST.6, results after both
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Obscuring Fog is attached to Study
    And Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses Dr. Milan Christopher
    Then in order:
      | Obscuring Fog is discarded             |
      | Roland Banks gains 1 resource          |
      | Roland Banks discovers 1 clue at Study |

  @arkham-lcg/steps/st-6 @arkham-lcg/steps/st-7
  Scenario: The rabbit's foot answers the failure, the failure hurts afterwards
    Given Roland Banks is at the Study
    And Roland Banks controls Rabbit's Foot
    And the deck of Roland Banks holds Knife
    And the chaos bag holds -2
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks uses Rabbit's Foot
    Then in order:
      | Roland Banks fails by 2     |
      | Roland Banks draws Knife    |
      | step st-7                   |
      | Roland Banks takes 2 horror |

  @arkham-lcg/steps/st-7 @arkham-lcg/retaliate
  Scenario: Retaliation waits for every result of the failed attack
    Given Roland Banks and Agnes Baker are at the Study
    And Wizard of the Order is engaged with Agnes Baker
    And Roland Banks controls Rabbit's Foot
    And the deck of Roland Banks holds Knife
    And the chaos bag holds -4
    When Roland Banks fights Wizard of the Order
    And Roland Banks uses Rabbit's Foot
    Then in order:
      | Roland Banks fails by 4                    |
      | Roland Banks draws Knife                   |
      | step st-7                                  |
      | Agnes Baker takes 1 damage                 |
      | Wizard of the Order attacks Roland Banks   |
      | step st-8                                  |

  @arkham-lcg/steps/st-7 @arkham-lcg/defeat @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: What answers the defeat comes in ST.7, inside the test
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Cigarette Case
    And Study has 1 clue
    And Swarm of Rats is engaged with Roland Banks
    And the deck of Roland Banks holds Knife
    And the chaos bag holds 0
    When Roland Banks fights Swarm of Rats
    And Roland Banks uses Lucky Cigarette Case
    And Roland Banks uses Roland Banks
    Then in order:
      | Roland Banks succeeds by 3             |
      | Roland Banks draws Knife               |
      | step st-7                              |
      | Swarm of Rats is defeated              |
      | Roland Banks discovers 1 clue at Study |
      | step st-8                              |

  @arkham-lcg/steps/st-7 @arkham-lcg/steps/st-6
  Scenario: The damage that a committed card adds is set before the blow falls
    Given Roland Banks is at the Study
    And Roland Banks has Vicious Blow in hand
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks commits Vicious Blow
    Then nobody has a choice
    And Ghoul Minion is in the discard pile

  @arkham-lcg/steps/st-6 @arkham-lcg/instead
  Scenario: A failure turned into a success never was one in ST.6
    Given Roland Banks is at the Study
    And Roland Banks controls Rabbit's Foot
    And Obscuring Fog is attached to Study
    And Roland Banks has Lucky! in hand
    And Roland Banks has 1 resource
    And Study has 1 clue
    And the deck of Roland Banks holds Knife
    And the chaos bag holds -1
    When Roland Banks investigates
    And Roland Banks plays Lucky!
    Then in order:
      | Roland Banks succeeds                  |
      | Obscuring Fog is discarded             |
      | Roland Banks discovers 1 clue at Study |
    And it is asked whether Knife is in hand
    And the answer is no
