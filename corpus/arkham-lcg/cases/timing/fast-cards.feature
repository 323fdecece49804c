Feature: When fast cards may be played
  Source: Rules Reference v2.5, Fast, Appendix II, ST.1, ST.2; Grimoire, Veloce.

  @arkham-lcg/fast @arkham-lcg/steps/st-1
  Scenario: A fast event of one's own turn may be played within a test of that turn
    Given Roland Banks is at the Study
    And Study has 2 clues
    And Roland Banks has Working a Hunch in hand
    And Roland Banks has 2 resources
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks may play Working a Hunch
    When Roland Banks plays Working a Hunch
    Then in order:
      | step st-1                              |
      | Roland Banks plays Working a Hunch     |
      | Roland Banks discovers 1 clue at Study |
      | step st-2                              |
      | Roland Banks reveals 0                 |
    And Roland Banks has 2 clues

  @arkham-lcg/fast @arkham-lcg/steps/st-2
  Scenario: A fast asset may be played there, and helps at once
    Given Roland Banks is at the Study
    And Study has 2 clues
    And Roland Banks has Ice Pick in hand
    And Roland Banks has 1 resource
    And the chaos bag holds -2
    When Roland Banks investigates
    And Roland Banks plays Ice Pick
    And Roland Banks uses Ice Pick
    Then in order:
      | Ice Pick enters play       |
      | Roland Banks succeeds by 0 |

  @arkham-lcg/fast
  Scenario: Neither on the turn of somebody else
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Agnes Baker
    And Study has 2 clues
    And Roland Banks has Working a Hunch, Ice Pick and Sleight of Hand in hand
    And Roland Banks has 3 resources
    And the chaos bag holds 0
    Then Roland Banks may not play Working a Hunch
    And Roland Banks may not play Sleight of Hand
    When Roland Banks plays Ice Pick
    Then it is refused under arkham-lcg/fast
    When Agnes Baker investigates
    Then Roland Banks may not play Ice Pick

  @arkham-lcg/play-action @arkham-lcg/steps/2.2.1
  Scenario: Nor may any other card
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Roland Banks
    And Agnes Baker has Knife in hand
    And Agnes Baker has 1 resource
    When Agnes Baker plays Knife
    Then it is refused under arkham-lcg/steps/2.2.1

  @arkham-lcg/fast @arkham-lcg/triggering-condition
  Scenario: What answers the discard of a treachery is played in no window
    Given Roland Banks is at the Study
    And Roland Banks has "Fool me once..." in hand
    And Roland Banks has 5 resources
    When the turn of Roland Banks begins
    Then it is asked whether Roland Banks plays "Fool me once..."
    And the answer is no
