Feature: Replacements upon replacements
  Source: Rules Reference v2.5, Instead, Would; FAQ v2.5, 2.5, question on Olive McBride with Grotesque Statue; Grimoire, Invece.

  @arkham-lcg/instead @arkham-lcg/steps/st-6
  Scenario: Luck twice on one failure
    Given Roland Banks is at the Study
    And Roland Banks has Lucky! and Lucky! #2 in hand
    And Roland Banks has 2 resources
    And Study has 1 clue
    And the chaos bag holds -5
    When Roland Banks investigates
    And Roland Banks plays Lucky!
    And Roland Banks plays Lucky! #2
    Then in order:
      | Roland Banks plays the fast event Lucky!    |
      | Roland Banks plays the fast event Lucky! #2 |
      | Roland Banks succeeds                       |
    And Roland Banks has 1 clue
    And Roland Banks has 0 resources

  @arkham-lcg/instead @arkham-lcg/steps/st-7
  Scenario: One stroke of luck is too little, but the failure is smaller
    Given Roland Banks is at the Study
    And Roland Banks has Lucky! in hand
    And Roland Banks has 1 resource
    And the chaos bag holds -3
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks plays Lucky!
    Then Roland Banks has 1 horror
    And it is asked whether Roland Banks fails by 3
    And the answer is no

  @arkham-lcg/instead @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: The statue alone: one of two tokens is as if it were the only one
    Given Agnes Baker is at the Study
    And Agnes Baker controls Grotesque Statue (4)
    And Study has 1 clue
    And the chaos bag holds 0, -4
    When Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals -4
    And Agnes Baker reveals 0
    And Agnes Baker resolves the tokens 0 with Grotesque Statue
    Then Agnes Baker has 1 clue
    And Grotesque Statue has 3 charges

  @arkham-lcg/instead @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: The token that was not chosen does not fail the test
    Given Agnes Baker is at the Study
    And Agnes Baker controls Grotesque Statue (4)
    And Study has 1 clue
    And the chaos bag holds 0, auto-fail
    When Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals auto-fail
    And Agnes Baker reveals 0
    Then it is asked whether Agnes Baker succeeds
    And the answer is depends
    And it depends on the choice of Agnes Baker

  @arkham-lcg/instead @arkham-lcg/automatic-failure-success
  Scenario: Luck adds to nothing where the failure is automatic
    Given Roland Banks is at the Study
    And Roland Banks controls Rabbit's Foot
    And Roland Banks has Lucky! in hand
    And Roland Banks has 1 resource
    And Study has 1 clue
    And the deck of Roland Banks holds Knife
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    And Roland Banks plays Lucky!
    And Roland Banks uses Rabbit's Foot
    Then in order:
      | Roland Banks fails by 2  |
      | Roland Banks draws Knife |
    And Roland Banks has 0 clues
