Feature: Enemies that spawn engaged with somebody whom their text describes
  Source: Rules Reference v2.5, Spawn, Prey, Enemy Engagement.

  @arkham-lcg/spawn @arkham-lcg/prey
  Scenario: With whoever is lowest at the location, not with whoever draws it
    Given Agnes Baker, Roland Banks and "Skids" O'Toole are at the Study
    And the encounter deck holds Stealthy Zoog and Ancient Evils
    When Agnes Baker draws Stealthy Zoog from the encounter deck
    Then Stealthy Zoog is engaged with Roland Banks

  @arkham-lcg/spawn
  Scenario: Whoever draws it chooses where several are the lowest
    Given Carolyn Fern (05001), Roland Banks and "Skids" O'Toole are at the Study
    And the encounter deck holds Stealthy Zoog and Ancient Evils
    When "Skids" O'Toole draws Stealthy Zoog from the encounter deck
    Then "Skids" O'Toole must choose between:
      | "Skids" O'Toole spawns Stealthy Zoog engaged with Carolyn Fern |
      | "Skids" O'Toole spawns Stealthy Zoog engaged with Roland Banks |

  @arkham-lcg/spawn
  Scenario: And engages whom they have chosen
    Given Carolyn Fern, Roland Banks and "Skids" O'Toole are at the Study
    And the encounter deck holds Stealthy Zoog and Ancient Evils
    When "Skids" O'Toole draws Stealthy Zoog from the encounter deck
    And "Skids" O'Toole spawns Stealthy Zoog engaged with Carolyn Fern
    Then Stealthy Zoog is engaged with Carolyn Fern
