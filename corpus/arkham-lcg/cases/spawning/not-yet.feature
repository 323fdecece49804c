Feature: Spawning: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/spawn @unsupported
  Scenario: The place that an effect names counts
    Source: Rules Reference v2.5, Spawn.
    Given Roland Banks is at the Study
    When play goes on with searching the encounter deck for an enemy to spawn, which is not described yet
    Then by the book the enemy spawns where the effect says and not where its card says

  @arkham-lcg/qa/luke-robinson-dream-gate-enemies @unsupported
  Scenario: No enemy comes to the dream
    Source: FAQ v2.5, question on Dream-Gate.
    Given Roland Banks is at the Study
    When play goes on with locations that enemies cannot enter, which is not described yet
    Then by the book what would spawn there is discarded, who follows is left behind and ready
