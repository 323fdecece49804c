Feature: The last agenda
  Source: Grimoire, Risoluzione di uno Scenario.

  @edition-2026 @arkham-lcg/resolving-a-scenario
  Scenario: Whom the last agenda leaves undefeated it defeats, with a trauma of his choice
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is What's Going On?! with 2 doom
    And What's Going On?! is the last agenda
    When Roland Banks draws Ancient Evils from the encounter deck
    And Roland Banks chooses physical trauma
    And Agnes Baker chooses mental trauma
    Then in order:
      | What's Going On?! advances             |
      | Roland Banks takes 2 horror            |
      | Roland Banks suffers 1 physical trauma |
      | Agnes Baker suffers 1 mental trauma    |
      | the scenario ends without a resolution |
    And Roland Banks is eliminated
    And Agnes Baker is eliminated
