Feature: A card that an effect commits
  Source: Rules Reference, Appendix II, ST.2.

  @arkham-lcg/steps/st-2
  Scenario: Not from elsewhere
    Given Roland Banks is at the Study
    And Daisy Walker is at the Attic
    And the Study is connected to the Attic
    And Daisy Walker controls Astronomical Atlas
    And Perception (01090) is attached to Astronomical Atlas
    And the deck of Daisy Walker holds Knife
    When Roland Banks investigates
    Then Daisy Walker may use ability 1 of Astronomical Atlas
    And Daisy Walker may not use ability 2 of Astronomical Atlas

  @arkham-lcg/steps/st-2
  Scenario: From the same location it helps
    Given Roland Banks and Daisy Walker are at the Study
    And Daisy Walker controls Astronomical Atlas
    And Perception (01090) is attached to Astronomical Atlas
    And Astronomical Atlas is exhausted
    And the chaos bag holds 0
    When Roland Banks investigates
    And Daisy Walker uses ability 2 of Astronomical Atlas
    Then the skill value of the test is 5
    And Perception (01090) is in the hand of Daisy Walker

  @arkham-lcg/steps/st-2
  Scenario: Nor once the test is made where nobody else is
    Given Roland Banks and Daisy Walker are at the Study
    And the Study is connected to the Attic
    And Daisy Walker controls Astronomical Atlas
    And Perception (01090) is attached to Astronomical Atlas
    And Roland Banks has Shortcut (02022) in hand
    And the deck of Daisy Walker holds Knife
    When Roland Banks investigates
    And Roland Banks plays Shortcut (02022) on Roland Banks
    Then Daisy Walker may not use ability 2 of Astronomical Atlas
