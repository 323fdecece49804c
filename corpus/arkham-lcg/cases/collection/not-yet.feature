Feature: Collection: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/memories-of-another-life @unsupported
  Scenario: Memories of Another Life looks into the collection alone
    Source: FAQ v2.5, 2.28.
    Given Roland Banks is at the Study
    When play goes on with Memories of Another Life, whose facts are not known here, which is not described yet
    Then by the book no game area is searched

  @arkham-lcg/qa/memories-of-another-life-bonded @arkham-lcg/memories-of-another-life @unsupported
  Scenario: A card of the collection summons
    Source: FAQ v2.5, question on Memories of Another Life.
    Given Roland Banks is at the Study
    When play goes on with Memories of Another Life, whose facts are not known here, which is not described yet
    Then by the book its bonded cards are set aside and may be summoned

  @arkham-lcg/removed-from-game @unsupported
  Scenario: An event that is played as a copy of another one
    Given Sefina Rousseau is at the Study
    And Emergency Cache is beneath Sefina Rousseau
    And Sefina Rousseau has The Painted World in hand
    And Sefina Rousseau has 0 resources
    When Sefina Rousseau plays The Painted World as Emergency Cache
    Then by the book Sefina Rousseau has 3 resources
