Feature: The upkeep phase
  Source: Rules Reference v2.5, Appendix II, 4.1 to 4.6; Drawing Cards; Ready.

  @arkham-lcg/upkeep-phase
  Scenario: All ready at once, all draw, then all gain a resource
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is exhausted at the Study
    And the deck of Roland Banks holds Knife
    And the deck of Agnes Baker holds Leather Coat
    When the upkeep phase begins
    And Ghoul Minion engages Agnes Baker
    Then in order:
      | step 4.3                        |
      | Ghoul Minion readies            |
      | Ghoul Minion engages Agnes Baker |
      | Roland Banks draws Knife        |
      | Agnes Baker draws Leather Coat  |
      | Roland Banks gains 1 resource   |
      | Agnes Baker gains 1 resource    |
      | step 4.5                        |
      | the upkeep phase ends           |
      | round 1 ends                    |

  @arkham-lcg/upkeep-phase
  Scenario: Beyond eight cards the hand is discarded down, and weaknesses cannot be chosen
    Given Roland Banks is at the Study
    And Roland Banks has Knife, Knife, Knife, Knife, Knife, Knife, Leather Coat and Stray Cat in hand
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    And Roland Banks discards Stray Cat
    Then Stray Cat is in the discard pile
    And Leather Coat is in hand
