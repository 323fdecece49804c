Feature: Who commits nothing to the test of another
  Source: Rules Reference v2.5, Skill Test Timing, ST.2.

  @arkham-lcg/steps/st-2
  Scenario: Once each who could has said so, nobody commits anything
    Given Roland Banks and Wendy Adams are at the Study
    And Wendy Adams has Perception (01090) in hand
    And Roland Banks has Deduction (01039) in hand
    And the Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Wendy Adams commits nothing
    And Roland Banks does not commit anything
    Then Roland Banks has 1 clue

  @arkham-lcg/steps/st-2
  Scenario: What one of them says leaves the other free to commit
    Given Roland Banks and Wendy Adams are at the Study
    And Wendy Adams has Perception (01090) in hand
    And Roland Banks has Deduction (01039) in hand
    And the Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Wendy Adams commits nothing
    And Roland Banks commits Deduction (01039)
    Then Roland Banks has 2 clues
    And Perception (01090) is in Wendy Adams's hand
