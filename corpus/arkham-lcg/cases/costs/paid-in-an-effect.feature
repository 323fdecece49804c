Feature: What an effect asks to be paid
  Source: Rules Reference v2.5, Costs, Play Restrictions, Permissions and Instructions.

  @arkham-lcg/costs @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: What cannot be paid for is not played, and that is said
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Roland Banks has 1 resource
    And the deck of Roland Banks holds Leo De Luca, Knife
    When Roland Banks plays Calling in Favors
    And Roland Banks finds Leo De Luca
    Then in order:
      | Beat Cop returns to hand |
      | Leo De Luca is not played |
      | Roland Banks shuffles the deck |
    And Leo De Luca is not in play

  @arkham-lcg/costs
  Scenario: The cost of what went to hand is taken off
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Leo De Luca, Knife
    When Roland Banks plays Calling in Favors
    And Roland Banks finds Leo De Luca
    Then Leo De Luca is in play
    And Roland Banks has 0 resources

  @arkham-lcg/costs @unsupported
  Scenario: Whether it can be paid for is not known where no step tells the resources
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And the deck of Roland Banks holds Leo De Luca, Knife
    When Roland Banks plays Calling in Favors
    And Roland Banks finds Leo De Luca

  @arkham-lcg/costs @unsupported
  Scenario: Nor whether somebody could pay for a success
    Given Preston Fairmont is at the Study
    And the Study has 1 clue
    And the chaos bag holds elder sign
    When Preston Fairmont investigates
    And Preston Fairmont accepts the effect of Preston Fairmont
