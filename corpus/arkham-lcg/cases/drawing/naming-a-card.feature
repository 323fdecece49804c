Feature: A card that is named before it is drawn
  Source: FAQ v2.5, question on Foresight.

  @arkham-lcg/qa/foresight-multiple-draw-search
  Scenario: Before several cards are drawn at once
    Given Roland Banks is at the Study
    And Roland Banks has Foresight in hand
    And the deck of Roland Banks holds Knife, Guts
    When Roland Banks draws 2 cards
    Then the choice is Roland Banks's

  @arkham-lcg/qa/foresight-multiple-draw-search
  Scenario: Before a search that draws a card, not once it is found
    Given Roland Banks is at the Study
    And Roland Banks has Foresight in hand
    And Roland Banks controls Old Book of Lore
    And the deck of Roland Banks holds Knife, Guts, Perception
    When Roland Banks uses Old Book of Lore
    Then the choice is Roland Banks's

  @arkham-lcg/qa/foresight-multiple-draw-search
  Scenario: Once the card has been found it is too late to name it
    Given Roland Banks is at the Study
    And Roland Banks has Foresight in hand
    And Roland Banks controls Old Book of Lore
    And the deck of Roland Banks holds Knife, Guts, Perception
    When Roland Banks uses Old Book of Lore
    And nobody reacts
    And Roland Banks finds Guts
    Then exactly in order:
      | Roland Banks spends 1 action                             |
      | Old Book of Lore exhausts                                |
      | Roland Banks searches the top 3 cards of the deck        |
      | Roland Banks draws Guts                                  |
      | Roland Banks shuffles the deck                           |

  @arkham-lcg/qa/foresight-multiple-draw-search
  Scenario: Nobody at another location can name it
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Agnes Baker has Foresight in hand
    And the deck of Roland Banks holds Knife, Guts
    When Roland Banks draws 2 cards
    Then Agnes Baker may not play Foresight
    And nobody has a choice
