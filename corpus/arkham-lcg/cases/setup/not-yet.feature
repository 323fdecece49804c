Feature: Setup: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/bonded @unsupported
  Scenario: Bonded cards are set aside as a game begins
    Source: Rules Reference v2.5, Bonded.
    Given Roland Banks is at the Study
    When play goes on with the setup of a game, which is not described yet
    Then by the book Hope, Zeal and Augur lie out of play and count to no deck size

  @arkham-lcg/bonded @unsupported
  Scenario: As many bonded copies as the product holds
    Source: Rules Reference v2.5, Bonded.
    Given Roland Banks is at the Study
    When play goes on with the setup of a game, which is not described yet
    Then by the book three Soothing Melody and one Essence of the Dream are set aside

  @arkham-lcg/replacing-an-opening-hand @unsupported
  Scenario: Another opening hand size changes both numbers of Sefina Rousseau
    Source: Rules Reference v2.5, Replacing an Opening Hand.
    Given Roland Banks is at the Study
    When play goes on with the opening hand, which is not described yet
    Then by the book the drawn and the kept cards change

  @arkham-lcg/qa/city-of-archives-setup-abilities @unsupported
  Scenario: A body is swapped in setup step 10
    Source: FAQ v2.5, questions on The City of Archives.
    Given Roland Banks is at the Study
    When play goes on with the setup of a game, which is not described yet
    Then by the book earlier setup abilities still resolve
