Feature: Cards of a whole type
  Source: FAQ v2.5, question on Terror from Beyond.

  @arkham-lcg/qa/terror-from-beyond-weaknesses @arkham-lcg/weakness
  Scenario: A weakness of the chosen type is discarded with the others
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Dark Memory, Backstab and Knife in hand
    And Roland Banks has Evidence! in hand
    When Roland Banks draws Terror from Beyond from the encounter deck
    And Roland Banks chooses option 2
    Then Dark Memory is in the discard pile
    And Backstab is in the discard pile
    And Evidence! is in the discard pile
    And Knife is in hand
