Feature: What nobody has described, and changes nothing here
  Source: Rules Reference v2.5 and FAQ v2.5, under the rules that each case cites.

  @arkham-lcg/permanent
  Scenario: A permanent card is nothing that could be discarded
    Given Roland Banks is at the Study
    And Roland Banks controls Observed
    And what is not described of Observed does not matter
    When Roland Banks draws Crypt Chill from the encounter deck
    And Roland Banks fails
    Then Roland Banks has 2 damage
    And Observed is in play
