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

  @arkham-lcg/target @unsupported
  Scenario: An exhausted enemy is no target of an effect that exhausts
    Source: Rules Reference v2.5, Target; Grimoire, Bersaglio.
    Given Roland Banks is at the Study
    When play goes on with an effect that chooses an enemy and exhausts it, which is not described yet
    Then by the book it cannot be chosen

  @arkham-lcg/target @unsupported
  Scenario: An effect on every enemy needs one that it can change
    Source: Grimoire, Bersaglio.
    Given Roland Banks is at the Study
    When play goes on with an effect on every enemy that not every enemy can suffer, which is not described yet
    Then by the book it may be used for the one, and passes the others over

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

  @arkham-lcg/effects @unsupported
  Scenario: Nobody to choose
    Source: Grimoire, Effetto.
    Given Roland Banks is at the Study
    When play goes on with a card whose effect must choose somebody where nobody is, which is not described yet
    Then by the book that effect fails
