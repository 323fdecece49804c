Feature: Enemies sent away as they would spawn
  Source: Rules Reference v2.5, Spawn, When; Elite.

  @arkham-lcg/spawn @arkham-lcg/when
  Scenario: The disc breaks, and the enemy neither enters play nor engages
    Given Agnes Baker is at the Study
    And Agnes Baker controls Disc of Itzamna (2)
    When Agnes Baker draws Young Deep One from the encounter deck
    And Agnes Baker uses Disc of Itzamna (2)
    Then Young Deep One is in the encounter discard pile
    And Disc of Itzamna (2) is in the discard pile
    And Agnes Baker has 0 horror
    And it is asked whether Young Deep One engages Agnes Baker
    And the answer is no
    And it is asked whether Young Deep One enters play
    And the answer is no

  @arkham-lcg/spawn
  Scenario: Against an elite it does nothing
    Given Agnes Baker is at the Study
    And Agnes Baker controls Disc of Itzamna (2)
    When Agnes Baker draws Ghoul Priest from the encounter deck
    Then Ghoul Priest is engaged with Agnes Baker
    And Disc of Itzamna (2) is in play

  @arkham-lcg/spawn
  Scenario: Nor against what spawns elsewhere
    Given Agnes Baker is at the Study
    And Agnes Baker controls Disc of Itzamna (2)
    And Cellar is in play
    When Agnes Baker draws Icy Ghoul from the encounter deck
    Then Icy Ghoul is at the Cellar
    And Disc of Itzamna (2) is in play

  @arkham-lcg/spawn
  Scenario: The plain disc only hurts what comes
    Given Agnes Baker is at the Study
    And Agnes Baker controls Disc of Itzamna (0)
    And the encounter deck holds Ravenous Ghoul, Ancient Evils
    When Agnes Baker draws Ravenous Ghoul from the encounter deck
    And Agnes Baker uses Disc of Itzamna (0)
    And Agnes Baker chooses option 2 of Disc of Itzamna (0)
    Then Ravenous Ghoul has 2 damage
    And Disc of Itzamna (0) is in the discard pile
