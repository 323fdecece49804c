Feature: The enemy phase
  Source: Rules Reference v2.5, Appendix II, 3.1 to 3.4; Hunter, Prey, Massive, Elusive; FAQ v2.5, 2.29.

  @arkham-lcg/enemy-phase
  Scenario: Each enemy attacks whom it is engaged with, then exhausts; the player orders his own
    Given Roland Banks and Agnes Baker are at the Study
    And Goat Spawn is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    And Ghoul Minion is engaged with Agnes Baker
    When the enemy phase begins
    And Swarm of Rats attacks first
    And Agnes Baker assigns 1 damage to Agnes Baker
    And nobody reacts
    Then in order:
      | Swarm of Rats attacks Roland Banks |
      | Swarm of Rats exhausts             |
      | Goat Spawn attacks Roland Banks    |
      | Goat Spawn exhausts                |
      | Ghoul Minion attacks Agnes Baker   |
      | Ghoul Minion exhausts              |
      | the enemy phase ends               |

  @arkham-lcg/enemy-phase
  Scenario: An exhausted enemy does not attack
    Given Roland Banks is at the Study
    And Goat Spawn is engaged with Roland Banks
    And Goat Spawn is exhausted
    When the enemy phase begins
    Then Roland Banks has 0 damage

  @arkham-lcg/hunter
  Scenario: A hunter takes one step towards the nearest investigator and then waits
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Swarm of Rats is at the Attic
    When the enemy phase begins
    Then Swarm of Rats is at the Hallway
    And Roland Banks has 0 damage

  @arkham-lcg/hunter @arkham-lcg/prey
  Scenario: Of two equidistant investigators it goes towards its prey
    Given Roland Banks is at the Study
    And Agnes Baker is at the Cellar
    And the Hallway is connected to the Study and the Cellar
    And Young Deep One is at the Hallway
    When the enemy phase begins
    And nobody reacts
    And nobody reacts
    Then Young Deep One is engaged with Agnes Baker

  @arkham-lcg/prey
  Scenario: An enemy that hunts only its bearer passes others by
    Given Roland Banks is at the Study
    And Agnes Baker is at the Attic
    And the Hallway is connected to the Study and the Attic
    And the Hallway is connected to the Cellar
    And Mob Enforcer is at the Cellar
    And Mob Enforcer belongs to Agnes Baker
    When the enemy phase begins
    Then Mob Enforcer is at the Hallway
    And Mob Enforcer is engaged with nobody

  @arkham-lcg/massive @arkham-lcg/massive-enemy-attacks
  Scenario: A massive enemy attacks everybody at its location, in the order of the lead
    Given Roland Banks and Agnes Baker are at the Study
    And Silas Bishop is at the Study
    When the enemy phase begins
    Then Roland Banks must choose between:
      | Silas Bishop attacks Roland Banks first |
      | Silas Bishop attacks Agnes Baker first  |

  @arkham-lcg/massive @arkham-lcg/massive-enemy-attacks
  Scenario: Whether a massive enemy attacks two investigators is asked of both, one by one
    Given Roland Banks and Agnes Baker are at the Study
    And Umôrdhoth is at the Study
    When the enemy phase begins
    And Umôrdhoth attacks Roland Banks
    Then Umôrdhoth attacks Roland Banks and Agnes Baker
    And it is asked whether Umôrdhoth attacks both investigators
    And the answer is yes
    And it is asked whether Umôrdhoth attacks Roland Banks and Agnes Baker before Umôrdhoth exhausts
    And the answer is yes

  @arkham-lcg/massive
  Scenario: One investigator elsewhere is not attacked, and so not both of them
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Umôrdhoth is at the Study
    When the enemy phase begins
    Then it is asked whether Umôrdhoth attacks both investigators
    And the answer is no

  @arkham-lcg/massive
  Scenario: A massive enemy exhausts after the last of its attacks
    Given Roland Banks and Agnes Baker are at the Study
    And Silas Bishop is at the Study
    When the enemy phase begins
    And Silas Bishop attacks Agnes Baker first
    And nobody reacts
    Then in order:
      | Silas Bishop attacks Agnes Baker  |
      | Silas Bishop attacks Roland Banks |
      | Silas Bishop exhausts             |

  @arkham-lcg/massive
  Scenario: A massive enemy does not follow, and holds nobody
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Silas Bishop is at the Study
    When Roland Banks moves to the Hallway
    Then Silas Bishop is at the Study
    And Silas Bishop is engaged with nobody
    And Roland Banks has 0 damage

  @arkham-lcg/elusive
  Scenario: An elusive enemy slips away after an attack against it
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Bat Horror is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Bat Horror
    Then in order:
      | Roland Banks deals 1 damage to Bat Horror |
      | the test ends                             |
      | Bat Horror disengages from Roland Banks   |
      | Bat Horror moves to Hallway               |
      | Bat Horror exhausts                       |
