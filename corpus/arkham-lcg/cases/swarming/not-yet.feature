Feature: Swarming: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/qa/swarm-cards-tokens @arkham-lcg/swarming-x @unsupported
  Scenario: A bounty may lie on a swarm card
    Source: FAQ v2.5, question on bounties.
    Given Roland Banks is at the Study
    When play goes on with moving bounties to enemies, which is not described yet
    Then by the book Tony Morgan may place it there

  @arkham-lcg/qa/mind-wipe-host-loses-swarming @arkham-lcg/swarming-x @unsupported
  Scenario: A pack that loses its keyword stays a pack
    Source: FAQ v2.5, question on Mind Wipe.
    Given Roland Banks is at the Study
    When play goes on with blanking a text box, which is not described yet
    Then by the book the swarm cards stay
