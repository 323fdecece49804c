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

  @arkham-lcg/must
  Scenario: Nothing says that a type must be chosen of which somebody holds a card
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Knife in hand
    And Roland Banks has Evidence! in hand
    When Roland Banks draws Terror from Beyond from the encounter deck
    Then Roland Banks must choose between:
      | Roland Banks chooses option 1 of Terror from Beyond |
      | Roland Banks chooses option 2 of Terror from Beyond |
      | Roland Banks chooses option 3 of Terror from Beyond |
    When Roland Banks chooses option 3 of Terror from Beyond
    Then Knife is in hand
    And Evidence! is in hand
    And Terror from Beyond is in the encounter discard pile
