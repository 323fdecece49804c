Feature: Large gains
  Source: Rules Reference v2.5, Gains, Drawing Cards, Fast.

  @arkham-lcg/gains @arkham-lcg/costs
  Scenario: A hot streak pays for itself and seven more
    Given Agnes Baker is at the Study
    And Agnes Baker has Hot Streak (4) in hand
    And Agnes Baker has 3 resources
    When Agnes Baker plays Hot Streak (4)
    Then Agnes Baker has 10 resources
    And Agnes Baker has 2 actions

  @arkham-lcg/drawing-cards @arkham-lcg/fast
  Scenario: Research costs no action, and another investigator may learn from it
    Given Daisy Walker and Roland Banks are at the Study
    And it is the turn of Daisy Walker
    And the deck of Roland Banks holds Knife, Guard Dog, Dodge and Evidence!
    When Daisy Walker plays Cryptic Research on Roland Banks
    Then Roland Banks has Knife, Guard Dog and Dodge in hand
    And Daisy Walker has 3 actions
    And it is asked whether Evidence! is in hand
    And the answer is no
