Feature: Searching the collection
  Source: Grimoire, Collezione; Rules Reference v2.5, Collection (FAQ v2.5).

  @arkham-lcg/collection
  Scenario: The collection that the decks were built from is searched, whoever owns it
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is What's Going On?!
    And the collection holds Dark Pact
    And the deck of Agnes Baker holds The Price of Failure
    When Agnes Baker draws 1 card
    Then Dark Pact is in the discard pile

  @arkham-lcg/collection
  Scenario: Her deck, her discard pile and her hand are no part of it
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is What's Going On?!
    And the deck of Agnes Baker holds The Price of Failure, Dark Pact
    And Agnes Baker has Dark Pact in hand
    When Agnes Baker draws 1 card
    Then Dark Pact is in hand
    And it is asked whether Dark Pact is placed in the discard pile
    And the answer is no
