Feature: Tests that succeed or fail by themselves
  Source: Rules Reference v2.5, Automatic Failure/Success; FAQ v2.5, 2.9 and the question on a test that
  both succeeds and fails automatically.

  @arkham-lcg/automatic-failure-success
  Scenario: A committed card that leaves the test makes it a success after the reveal
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds -8
    When Roland Banks investigates
    And Roland Banks commits Stroke of Luck
    And Roland Banks uses ability 2 of Stroke of Luck
    Then in order:
      | Roland Banks reveals -8     |
      | Stroke of Luck is exiled    |
      | step st-4                   |
      | Roland Banks succeeds       |
      | Roland Banks discovers 1 clue at Study |
    And Stroke of Luck is in the removed pile

  @arkham-lcg/automatic-failure-success
  Scenario: With that token before it the card may be exiled all the same, in vain
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    And Roland Banks commits Stroke of Luck
    And Roland Banks uses ability 2 of Stroke of Luck
    Then in order:
      | Roland Banks reveals auto-fail |
      | Stroke of Luck is exiled       |
      | Roland Banks fails by 2        |
    And Stroke of Luck is in the removed pile

  @arkham-lcg/automatic-failure-success
  Scenario: Whoever keeps it has it discarded as any other card
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    And Roland Banks commits Stroke of Luck
    And nobody reacts
    Then in order:
      | Roland Banks fails by 2        |
      | Stroke of Luck is discarded    |

  @arkham-lcg/automatic-failure-success @arkham-lcg/skill-cards
  Scenario: It can be committed to nobody else's test
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds 0
    When Agnes Baker investigates
    Then in order:
      | Agnes Baker reveals 0        |
      | Agnes Baker succeeds by 0    |
    And Stroke of Luck is in hand

  @arkham-lcg/automatic-failure-success @arkham-lcg/qa/automatic-success-and-failure
  Scenario: A test that is to succeed and to fail by itself fails
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the current agenda is What's Going On?!
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Roland Banks draws Fractured Consciousness from the encounter deck
    And Roland Banks commits Stroke of Luck
    And Roland Banks uses ability 2 of Stroke of Luck
    Then in order:
      | Roland Banks reveals tablet |
      | Stroke of Luck is exiled    |
      | Roland Banks fails          |
      | Roland Banks takes 2 damage |

  @arkham-lcg/automatic-failure-success @arkham-lcg/qa/automatic-success-and-failure
  Scenario: Without that symbol the same card makes the same test a success
    Given Roland Banks is at the Study
    And Roland Banks has Stroke of Luck in hand
    And the chaos bag holds -8
    When Roland Banks draws Fractured Consciousness from the encounter deck
    And Roland Banks commits Stroke of Luck
    And Roland Banks uses ability 2 of Stroke of Luck
    Then it is asked whether Roland Banks takes 2 damage
    And the answer is no
