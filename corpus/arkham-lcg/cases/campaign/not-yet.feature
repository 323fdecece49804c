Feature: Campaign: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/bless-curse-between-scenarios @arkham-lcg/chaos-tokens/bless-and-curse-tokens @unsupported
  Scenario: No blessing lasts beyond the scenario
    Source: FAQ v2.5, questions on bless and curse tokens.
    Given Roland Banks is at the Study
    When play goes on with the end of a scenario in a campaign, which is not described yet
    Then by the book they leave at clean-up, before any interlude

  @arkham-lcg/qa/blood-on-the-altar-potential-sacrifices @unsupported
  Scenario: Sacrifices are in play and nobody's
    Source: FAQ v2.5, question on Blood on the Altar.
    Given Roland Banks is at the Study
    When play goes on with cards in a scenario's own pile, which is not described yet
    Then by the book they are immune to player cards, and no second copy can be played

  @arkham-lcg/qa/preludes-same-game @unsupported
  Scenario: A prelude and its scenario are one game
    Source: FAQ v2.5, questions on The Feast of Hemlock Vale.
    Given Roland Banks is at the Study
    When play goes on with preludes, which is not described yet
    Then by the book setup happens once, once a game is once for both, attachments go

  @arkham-lcg/remember-that @unsupported
  Scenario: What only one investigator remembers
    Source: Grimoire, Annota che.
    Given Roland Banks is at the Study
    When play goes on with what investigators remember, which is not described yet
    Then by the book only the one who resolves it
