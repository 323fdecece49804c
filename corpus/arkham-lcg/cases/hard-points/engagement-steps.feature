Feature: The small steps of engagement
  Source: Rules Reference v2.5, Enemy Engagement, Engage Action, Evade, Move, Spawn, Prey; FAQ v2.5, 2.4, question on Track Shoes; Grimoire, Impegnare.

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: Engaged by both at once: whoever reacts to it reacts to each
    Given Zoey Samaras is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is at the Hallway
    And Ghoul Minion is at the Hallway
    When Zoey Samaras moves to the Hallway
    And Zoey Samaras uses Zoey Samaras
    And this is answered first: Ghoul Minion engages Zoey Samaras
    And Zoey Samaras uses Zoey Samaras
    Then Zoey Samaras has 2 resources
    And Swarm of Rats is engaged with Zoey Samaras
    And Ghoul Minion is engaged with Zoey Samaras

  @arkham-lcg/enemy-engagement @arkham-lcg/after
  Scenario: What hurts whoever walks in comes after the enemy there has engaged him
    Given Roland Banks is at the Study
    And the Study is connected to the Cellar
    And Swarm of Rats is at the Cellar
    When Roland Banks moves to the Cellar
    Then in order:
      | Roland Banks moves to Cellar       |
      | Swarm of Rats engages Roland Banks |
      | Roland Banks takes 1 damage        |

  @arkham-lcg/engage-action @arkham-lcg/attack-of-opportunity
  Scenario: Engaging one enemy lets another one strike first
    Given Roland Banks and Agnes Baker are at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks engages Ghoul Minion
    Then in order:
      | Roland Banks spends 1 action          |
      | Swarm of Rats attacks Roland Banks    |
      | Ghoul Minion engages Roland Banks     |
    And it is asked whether Ghoul Minion attacks Roland Banks
    And the answer is no

  @arkham-lcg/enemy-engagement @arkham-lcg/evade-evade-action
  Scenario: An evaded enemy is exhausted and engages nobody until it readies
    Given Roland Banks and Agnes Baker are at the Study
    And Swarm of Rats is engaged with Roland Banks
    And the deck of Roland Banks holds Knife
    And the deck of Agnes Baker holds Knife
    And the chaos bag holds +1
    When Roland Banks attempts to evade Swarm of Rats
    Then Swarm of Rats is engaged with nobody
    And Swarm of Rats is exhausted
    When the upkeep phase begins
    And Swarm of Rats engages Agnes Baker
    Then in order:
      | Swarm of Rats readies             |
      | Swarm of Rats engages Agnes Baker |
      | Roland Banks draws Knife          |

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: "Only" prey: it passes by an investigator who is not its own
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Silver Twilight Acolyte is at the Hallway
    And Silver Twilight Acolyte belongs to Agnes Baker
    When Roland Banks moves to the Hallway
    Then Silver Twilight Acolyte is engaged with nobody

  @arkham-lcg/enemy-engagement @arkham-lcg/spawn/spawning-an-enemy
  Scenario: An enemy without instruction spawns engaged, and that is an engagement to react to
    Given Zoey Samaras is at the Study
    When Zoey Samaras draws Ghoul Minion from the encounter deck
    And Zoey Samaras uses Zoey Samaras
    Then Zoey Samaras has 1 resource
    And Ghoul Minion is engaged with Zoey Samaras

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: Engaged enemies come along, and do not engage anew
    Given Zoey Samaras is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Zoey Samaras
    And Ghoul Minion is exhausted
    When Zoey Samaras moves to the Hallway
    Then nobody has a choice
    And Ghoul Minion is at the Hallway
    And it is asked whether Ghoul Minion engages Zoey Samaras
    And the answer is no
