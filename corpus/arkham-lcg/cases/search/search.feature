Feature: Searching
  Source: Rules Reference v2.5, Search; FAQ v2.5, 1.10, 2.13.

  @arkham-lcg/search
  Scenario: One of the searched cards is drawn and the rest are shuffled back
    Given Daisy Walker and Roland Banks are at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Roland Banks holds Knife, Leather Coat, Paranoia, Stray Cat
    When Daisy Walker uses Old Book of Lore on Roland Banks
    And Roland Banks finds Leather Coat
    Then in order:
      | Old Book of Lore exhausts                            |
      | Roland Banks searches the top 3 cards of the deck    |
      | Roland Banks draws Leather Coat                      |
      | Roland Banks shuffles the deck                       |
    And Leather Coat is in hand

  @arkham-lcg/action
  Scenario: An additional action for tomes is used up by the first tome
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Knife
    When Daisy Walker begins her turn
    And Daisy Walker uses Old Book of Lore
    Then Daisy Walker has 3 actions

  @arkham-lcg/search @arkham-lcg/weakness
  Scenario: A weakness that a search finds and draws is resolved
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore (01031)
    And Daisy Walker has 3 resources
    And the deck of Daisy Walker holds Paranoia
    When Daisy Walker uses Old Book of Lore (01031)
    Then in order:
      | Daisy Walker searches the top 3 cards of the deck |
      | Daisy Walker draws Paranoia                       |
      | Daisy Walker loses 3 resources                    |
    And Paranoia is in the discard pile

  @arkham-lcg/target @arkham-lcg/ability
  Scenario: Nobody's empty deck can be chosen to be searched
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore (01031)
    And the deck of Daisy Walker is empty
    And Daisy Walker has Knife in her discard pile
    When Daisy Walker uses Old Book of Lore (01031)
    Then it is refused under arkham-lcg/ability

  @edition-2026 @arkham-lcg/search @arkham-lcg/drawing-cards
  Scenario: Searching an empty deck finds nothing and makes no new deck
    Given Daisy Walker is at the Study
    And Daisy Walker has Research Librarian in hand
    And Daisy Walker has 2 resources
    And the deck of Daisy Walker is empty
    And Daisy Walker has Knife in her discard pile
    When Daisy Walker plays Research Librarian
    And Daisy Walker uses Research Librarian
    Then Knife is in the discard pile
    And Daisy Walker has 0 horror
