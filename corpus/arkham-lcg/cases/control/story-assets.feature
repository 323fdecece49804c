Feature: Whose a story asset is
  Source: Rules Reference v2.5, Asset Cards, Ownership and Control.

  Background:
    Given Roland Banks is at the Study
    And Roland Banks controls Lita Chantler
    And the deck of Roland Banks holds Beat Cop and Knife
    And Roland Banks has 9 resources

  @arkham-lcg/ownership-and-control @arkham-lcg/then
  Scenario: One of the scenario is discarded instead of coming to hand, which counts as returned
    Given Lita Chantler belongs to the scenario
    When Roland Banks plays Calling in Favors
    And Roland Banks finds Beat Cop
    Then Lita Chantler is in the encounter discard pile
    And Beat Cop is in play
    And Roland Banks has 4 resources

  @arkham-lcg/ownership-and-control @arkham-lcg/then
  Scenario: One that was earned comes to the hand of whoever earned it
    Given Lita Chantler belongs to Roland Banks
    When Roland Banks plays Calling in Favors
    And Roland Banks finds Beat Cop
    Then Roland Banks has Lita Chantler in hand
    And Beat Cop is in play

  @arkham-lcg/ownership-and-control @unsupported
  Scenario: Where nobody has said whose it is, nobody knows where it goes
    When Roland Banks plays Calling in Favors
    Then by the book it depends on whose it is
