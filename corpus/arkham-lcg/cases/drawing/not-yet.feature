Feature: Drawing: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/revelation/dilemmas-and-revelation-abilities @unsupported
  Scenario: A Dilemma is resolved as it is drawn, and is never played
    Source: Rules Reference v2.5, Dilemmas and Revelation Abilities.
    Given Roland Banks is at the Study
    When play goes on with a Dilemma, whose facts are not known here, which is not described yet
    Then by the book its Revelation is resolved as it is drawn, and it goes to its owner's discard pile

  @arkham-lcg/revelation/revelation-ability-priority @unsupported
  Scenario: A weakness in hand comes before the Dilemma beside it
    Source: FAQ v2.5, 2.25.
    Given Roland Banks is at the Study
    When play goes on with a Dilemma, whose facts are not known here, which is not described yet
    Then by the book the weakness is resolved first, and a running test before the Dilemma

  @arkham-lcg/investigator-deck/joes-hunch-deck @unsupported
  Scenario: What Joe plays from his hunch deck goes to his usual discard pile
    Source: Rules Reference v2.5, Joe's "Hunch Deck".
    Given Joe Diamond (05002) is at the Study
    When play goes on with his hunch deck, which is not described yet
    Then by the book the card that he has played lies in his discard pile
