Feature: Committing cards
  Source: Rules Reference v2.5, Appendix II, ST.2 and ST.7; FAQ v2.5, Game Play 1.7 and 1.9, 2.9.

  @arkham-lcg/steps/st-2 @arkham-lcg/limits-and-maximums
  Scenario: One copy of a card with a maximum, one card of every helper
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Perception, Perception #2 and Deduction in hand
    And Agnes Baker has Perception #3, Deduction #2 and Unexpected Courage in hand
    And Study has 3 clues
    And the chaos bag holds 0, -1
    When Roland Banks investigates
    And Roland Banks commits Perception
    Then Roland Banks may commit Deduction
    And Roland Banks may not commit Perception #2
    And Agnes Baker may not commit Perception #3
    And Agnes Baker may commit Unexpected Courage
    When Agnes Baker commits Unexpected Courage
    Then Agnes Baker may not commit Deduction #2

  @arkham-lcg/steps/st-7 @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: The helper's card changes the result for the performer, who orders the results
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Deduction in hand
    And Study has 3 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Agnes Baker commits Deduction
    Then Roland Banks must choose between:
      | Study is applied first     |
      | Deduction is applied first |
    And it is asked whether Roland Banks has 2 clues
    And the answer is yes
    And it is asked whether Agnes Baker has 1 clue
    And the answer is no

  @arkham-lcg/steps/st-6 @arkham-lcg/steps/st-7
  Scenario: What answers the success comes in ST.6, before any clue is found
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses Dr. Milan Christopher
    Then in order:
      | step st-6                              |
      | Roland Banks succeeds                  |
      | Roland Banks gains 1 resource          |
      | step st-7                              |
      | Roland Banks discovers 1 clue at Study |

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Results twice, what answers the success once
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Roland Banks has Double or Nothing, Perception and Unexpected Courage in hand
    And the deck of Roland Banks holds Guard Dog, Knife and Emergency Cache
    And Study has 3 clues
    And the chaos bag holds +1
    When Roland Banks investigates
    And Roland Banks commits Double or Nothing
    And Roland Banks commits Perception
    And nobody commits anything else
    And Roland Banks uses Dr. Milan Christopher
    Then it is asked whether Roland Banks has 2 clues
    And the answer is yes
    And it is asked whether Knife is in hand
    And the answer is yes
    And it is asked whether Emergency Cache is in hand
    And the answer is no
    And it is asked whether Roland Banks has 1 resource
    And the answer is yes

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/steps/st-7
  Scenario: Only the results of a success come twice, those of a failure once
    Given Roland Banks is at the Study
    And Roland Banks has Double or Nothing in hand
    And the scenario is The Gathering
    And the chaos bag holds cultist
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks commits Double or Nothing
    Then Roland Banks must choose between:
      | The Gathering is applied first   |
      | Rotting Remains is applied first |
    When Rotting Remains is applied first
    Then Roland Banks has 4 horror
