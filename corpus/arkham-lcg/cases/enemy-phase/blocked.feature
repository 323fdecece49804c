Feature: Enemies whose way is blocked
  Source: Rules Reference v2.5, Hunter, Nearest, Cannot, Spawn.

  @arkham-lcg/hunter @arkham-lcg/cannot
  Scenario: A hunter whose shortest way is blocked stays where it is
    Given Roland Banks is at the Study
    And the Study is connected to The Enchanted Path
    And the Hallway is connected to The Enchanted Path
    And Laboring Gug is at the Hallway
    When the enemy phase begins
    Then Laboring Gug is at the Hallway
    And Roland Banks has 0 damage

  @arkham-lcg/hunter @arkham-lcg/cannot
  Scenario: Another one goes that way
    Given Roland Banks is at the Study
    And the Study is connected to The Enchanted Path
    And the Hallway is connected to The Enchanted Path
    And Swarm of Rats is at the Hallway
    When the enemy phase begins
    Then Swarm of Rats is at The Enchanted Path

  @arkham-lcg/hunter @arkham-lcg/cannot
  Scenario: Of two ways that are as short it takes the open one
    Given Roland Banks is at the Study
    And the Study is connected to The Enchanted Path and the Parlor
    And the Hallway is connected to The Enchanted Path and the Parlor
    And Laboring Gug is at the Hallway
    When the enemy phase begins
    Then Laboring Gug is at the Parlor

  @arkham-lcg/hunter @arkham-lcg/cannot
  Scenario: An investigator where it cannot go is not gone after, the next one is
    Given Roland Banks is at The Enchanted Path
    And Agnes Baker is at the Cellar
    And the Hallway is connected to The Enchanted Path and the Attic
    And the Attic is connected to the Cellar
    And Laboring Gug is at the Hallway
    When the enemy phase begins
    Then Laboring Gug is at the Attic

  @arkham-lcg/spawn
  Scenario: A set-aside enemy spawns where the effect says, and engages there
    Given Roland Banks is at the Study
    And the Study is connected to Enchanted Woods (06052)
    And Enchanted Woods is unrevealed
    And Laboring Gug is set aside
    When Roland Banks moves to Enchanted Woods
    Then in order:
      | Roland Banks reveals the location Enchanted Woods |
      | Laboring Gug spawns at Enchanted Woods            |
      | Laboring Gug engages Roland Banks                 |
