Feature: Interpretation: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/a-an @unsupported
  Scenario: One is enough where a card says one
    Source: Rules Reference v2.5, A/An.
    Given Roland Banks is at the Study
    When play goes on with a condition that asks for an investigator who has a resource, which is not described yet
    Then by the book three resources satisfy it, for it means one or more

  @arkham-lcg/different @unsupported
  Scenario: What counts as different
    Source: Rules Reference v2.5, Different; FAQ v2.5, 2.17.
    Given Roland Banks is at the Study
    When play goes on with effects that ask for different cards or actions, which is not described yet
    Then by the book cards of one title are not different, and two abilities of one card are

  @arkham-lcg/treachery-subtitles @unsupported
  Scenario: What stands in brackets is a subtitle
    Source: Rules Reference v2.5, Treachery Cards.
    Given Roland Banks is at the Study
    When play goes on with effects that ask for copies of a card, which is not described yet
    Then by the book both are copies of one card

  @arkham-lcg/qa/your-cards-control-own @unsupported
  Scenario: Your cards are those that you control
    Source: FAQ v2.5, question on your cards.
    Given Roland Banks is at the Study
    When play goes on with healing by a card that another investigator controls, which is not described yet
    Then by the book she does not react to a card that she owns and another controls

  @arkham-lcg/qa/true-magick-treated-as-spell-asset @unsupported
  Scenario: True Magick is a copy of what it reveals
    Source: FAQ v2.5, question on True Magick.
    Given Roland Banks is at the Study
    When play goes on with cards that are treated as other cards, which is not described yet
    Then by the book it has that card's text, and spends its own charges

  @arkham-lcg/qa/robert-castaigne-neither @arkham-lcg/may @unsupported
  Scenario: A may between two things may be neither
    Source: FAQ v2.5, question on Robert Castaigne.
    Given Roland Banks is at the Study
    When play goes on with an upgraded Robert Castaigne, which is not described yet
    Then by the book he may do neither
