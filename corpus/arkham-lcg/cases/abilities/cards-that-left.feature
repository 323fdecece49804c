Feature: Cards that answer their own leaving
  Source: Rules Reference, abilities of cards that leave play.

  @arkham-lcg/triggered-abilities
  Scenario: A defeated enemy lets whoever defeated it react
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks is engaged with Servant of Many Mouths
    When Roland Banks fights Servant of Many Mouths
    And Roland Banks reveals 0
    And Roland Banks fights Servant of Many Mouths
    And Roland Banks reveals 0
    Then Roland Banks may use Servant of Many Mouths
