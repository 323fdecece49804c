Feature: Cards that an effect nobody names discards at random
  Source: Rules Reference v2.5, Discard Piles; FAQ v2.5, 2.23.

  @arkham-lcg/discard-piles
  Scenario: Whichever of two it is, one is left
    Given Roland Banks is at the Study
    And Roland Banks has Guts (01089), Knife in hand
    When Roland Banks discards a card at random
    Then Roland Banks has 1 card in hand

  @arkham-lcg/discard-piles
  Scenario: Fate says which
    Given Roland Banks is at the Study
    And Roland Banks has Guts (01089), Knife in hand
    When Roland Banks discards 1 random card from his hand
    And fate picks Knife
    Then Guts is in Roland Banks's hand

  @arkham-lcg/discard-piles
  Scenario: An empty hand has none to discard
    Given Roland Banks is at the Study
    And Roland Banks has no cards in hand
    When Roland Banks discards 2 cards at random
    Then it is refused under arkham-lcg/discard-piles
