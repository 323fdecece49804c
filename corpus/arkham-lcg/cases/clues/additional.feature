Feature: An additional clue: one discovery, or two
  Source: FAQ v2.5, 1.7, questions on Deduction and on Carolyn Fern with Liquid Courage; Rules Reference v2.5,
  Appendix II, ST.7.

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/steps/st-7
  Scenario: Whether one clue may be covered up and the other kept is open
    Given Roland Banks is at the Study
    And Study has 3 clues
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Roland Banks has Deduction (01039) in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Deduction (01039)
    Then it is asked whether Study has 2 clues
    And the answer is open

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/steps/st-7
  Scenario: Whether the weakness may take the other clue as well is open
    Given Roland Banks is at the Study
    And Study has 3 clues
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Roland Banks has Deduction (01039) in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Deduction (01039)
    And the result of the test itself is applied first
    And Roland Banks uses Cover Up
    Then it is asked whether Roland Banks may use Cover Up
    And the answer is open

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/steps/st-7
  Scenario: In neither reading is the additional clue lost
    Given Roland Banks is at the Study
    And Study has 3 clues
    And Roland Banks has Deduction (01039) in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Deduction (01039)
    And the result of the test itself is applied first
    Then it is asked whether Roland Banks has 2 clues
    And the answer is yes
    And Study has 1 clue

  @arkham-lcg/clues @arkham-lcg/instead
  Scenario: What a reaction adds to a discovery is open as well
    Given Roland Banks is at the Study
    And the Study has 3 clues
    And Roland Banks controls Newspaper (2)
    And Cover Up is in the threat area of Roland Banks with 3 clues
    When Roland Banks investigates
    And Roland Banks succeeds by 1
    And Roland Banks uses Newspaper
    And Roland Banks uses Cover Up
    Then it is asked whether Cover Up has 1 clue
    And the answer is open
    And the rules leave it open: U-33

  @arkham-lcg/clues @arkham-lcg/instead
  Scenario: What adds a clue to a discovery adds none to the clue that it has added
    Given Roland Banks is at the Study
    And the Study has 5 clues
    And Roland Banks controls Newspaper (2)
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits a card
    And Roland Banks uses Newspaper (2)
    Then Roland Banks has 2 clues
    And nobody has a choice
