Feature: Slots: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/slots @unsupported
  Scenario: Slots are shifted as their contents change
    Source: Rules Reference v2.5, Shifting Slots; FAQ v2.5, 1.24.
    Given Roland Banks is at the Study
    When play goes on with slots of a card that hold one kind of asset, and shifting between them, which is not described yet
    Then by the book the blade goes to an ordinary slot as the mirror enters
