Feature: Whom an enemy engages, or goes after, when it could do so with several
  Source: Rules Reference v2.5, Prey; Enemy Engagement; Hunter.

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: Whoever has the least health left
    Given Agnes Baker and Roland Banks are at the Study
    And Roland Banks has 4 damage
    And Ravenous Ghoul is exhausted at the Study
    When Ravenous Ghoul readies
    Then Ravenous Ghoul is engaged with Roland Banks

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: Whoever has the weakest will
    Given Agnes Baker and Roland Banks are at the Study
    And Conglomeration of Spheres is exhausted at the Study
    When Conglomeration of Spheres readies
    Then Conglomeration of Spheres is engaged with Roland Banks

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: Whoever is the least nimble
    Given Agnes Baker and Roland Banks are at the Study
    And Relentless Dark Young is exhausted at the Study
    And Stealthy Zoog is exhausted at the Study
    And Stealthy Zoog has 1 swarm card
    When Relentless Dark Young readies
    Then Relentless Dark Young is engaged with Roland Banks
    When Stealthy Zoog readies
    Then Stealthy Zoog is engaged with Roland Banks

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: Whoever has the most clues
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 1 clue
    And Roland Banks has 2 clues
    And The Masked Hunter is exhausted at the Study
    When The Masked Hunter readies
    Then The Masked Hunter is engaged with Roland Banks

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: Where nobody is preferred, the lead investigator decides
    Given Agnes Baker and Daisy Walker are at the Study
    And Agnes Baker has 1 clue
    And Daisy Walker has 1 clue
    And The Masked Hunter is exhausted at the Study
    When The Masked Hunter readies
    Then Agnes Baker must choose between:
      | The Masked Hunter engages Agnes Baker  |
      | The Masked Hunter engages Daisy Walker |

  @arkham-lcg/prey
  Scenario: The bearer only, whoever else is there
    Given Agnes Baker and Roland Banks are at the Study
    And Stubborn Detective is exhausted at the Study
    And Stubborn Detective belongs to Roland Banks
    When Stubborn Detective readies
    Then Stubborn Detective is engaged with Roland Banks

  @arkham-lcg/prey
  Scenario: Without the bearer it engages nobody
    Given Agnes Baker is at the Study
    And Roland Banks is at the Hallway
    And Stubborn Detective is exhausted at the Study
    And Stubborn Detective belongs to Roland Banks
    When Stubborn Detective readies
    Then Stubborn Detective is engaged with nobody

  @arkham-lcg/prey
  Scenario: One investigator only, by name
    Given Agnes Baker and Rita Young are at the Study
    And Hoods is exhausted at the Study
    And Hoods belongs to Rita Young
    And Feline Hybrid is exhausted at the Study
    When Hoods readies
    Then Hoods is engaged with Rita Young
    When Feline Hybrid readies
    Then Feline Hybrid is engaged with nobody

  @arkham-lcg/prey @arkham-lcg/hunter
  Scenario: A hunter passes somebody else by on the way to its bearer
    Given Agnes Baker is at the Study
    And Daisy Walker is at the Cellar
    And the Hallway is connected to the Study
    And the Hallway is connected to the Cellar
    And The Thing That Follows is at the Hallway
    And The Thing That Follows belongs to Daisy Walker
    When the enemy phase begins
    Then The Thing That Follows is at the Cellar

  @arkham-lcg/prey @arkham-lcg/hunter
  Scenario: What mourns for one investigator follows that one alone
    Given Agnes Baker is at the Study
    And Kōhaku Narukami is at the Cellar
    And the Hallway is connected to the Study
    And the Hallway is connected to the Cellar
    And Weeping Yurei is at the Hallway
    And Weeping Yurei belongs to Kōhaku Narukami
    When the enemy phase begins
    Then Weeping Yurei is at the Cellar
    And Weeping Yurei is engaged with nobody

  @arkham-lcg/spawn @arkham-lcg/nearest
  Scenario: What spawns at a kind of location is discarded where there is none of the kind
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    When Roland Banks draws Crazed Shoggoth from the encounter deck
    Then Crazed Shoggoth is in the encounter discard pile
