Feature: Searching a deck that holds nothing
  Source: Rules Reference v2.5, Ability; Grimoire, Bersaglio, Effetto, Sequenza di Lancio.

  Background:
    Given Roland Banks is at the Study
    And Roland Banks has Research Librarian in hand
    And Roland Banks has 2 resources

  @arkham-lcg/ability @arkham-lcg/target
  Scenario: What could change nothing is not initiated, unless it needs no target
    Given the deck of Roland Banks is empty
    When Roland Banks plays Research Librarian
    Then it is asked whether Roland Banks may use Research Librarian
    And in the edition of 2016 the answer is no
    And in the edition of 2026 the answer is yes

  @arkham-lcg/ability
  Scenario: A deck without what is searched for can be searched
    Given the deck of Roland Banks holds Knife, Leather Coat
    When Roland Banks plays Research Librarian
    And Roland Banks uses Research Librarian
    Then Roland Banks has 0 cards in hand
