Feature: Concealed: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/concealed-x @unsupported
  Scenario: A concealed enemy goes to the shadows, its mini-card among decoys
    Source: Rules Reference v2.5, Concealed X.
    Given Roland Banks is at the Study
    When play goes on with mini-cards and the shadows, which is not described yet
    Then by the book its mini-card and two decoys lie at the three nearest locations

  @arkham-lcg/concealed-x/concealed-mini-cards @unsupported
  Scenario: Exposing replaces what would have happened
    Source: Rules Reference v2.5, Concealed Mini-Cards.
    Given Roland Banks is at the Study
    When play goes on with mini-cards, which is not described yet
    Then by the book no clue, damage or evasion besides

  @arkham-lcg/concealed-x/concealed-mini-cards @unsupported
  Scenario: Damage to every enemy exposes one mini-card
    Source: Rules Reference v2.5, Concealed Mini-Cards.
    Given Roland Banks is at the Study
    When play goes on with mini-cards, which is not described yet
    Then by the book one of them is exposed

  @arkham-lcg/concealed-x/concealed-mini-cards @unsupported
  Scenario: A decoy first, then the assassin
    Source: Rules Reference v2.5, Concealed Mini-Cards.
    Given Roland Banks is at the Study
    When play goes on with mini-cards, which is not described yet
    Then by the book the decoy is set aside, then the exposed enemy engages whoever exposed it

  @arkham-lcg/qa/power-word-expose-mini-cards @arkham-lcg/concealed-x/concealed-mini-cards @unsupported
  Scenario: Several effects of one ability expose one mini-card
    Source: FAQ v2.5, question on Power Word.
    Given Roland Banks is at the Study
    When play goes on with mini-cards, which is not described yet
    Then by the book one effect is replaced, and one only

  @arkham-lcg/qa/concealed-mini-card-count-enemy @arkham-lcg/concealed-x/concealed-mini-cards @unsupported
  Scenario: A mini-card is no enemy
    Source: FAQ v2.5, question on Trish Scarborough.
    Given Roland Banks is at the Study
    When play goes on with mini-cards, which is not described yet
    Then by the book Trish Scarborough does not react, and it cannot be chosen as an enemy

  @arkham-lcg/qa/on-the-hunt-concealed-enemy @arkham-lcg/concealed-x @unsupported
  Scenario: An enemy that spawns engaged is not concealed
    Source: FAQ v2.5, question on On the Hunt.
    Given Roland Banks is at the Study
    When play goes on with mini-cards and searching the encounter deck, which is not described yet
    Then by the book it is engaged with whoever played the event
