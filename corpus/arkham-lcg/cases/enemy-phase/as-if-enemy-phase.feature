Feature: Attacks as if it were the enemy phase
  Source: FAQ v2.5, question on attacks as if in the enemy phase.

  @arkham-lcg/qa/attack-as-if-enemy-phase-exhaust @arkham-lcg/attacker-attacked
  Scenario: An attack of opportunity exhausts nobody, an attack with these words does
    Given Roland Banks is at the Catacombs
    And the Catacombs is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks investigates
    Then in order:
      | Ghoul Minion attacks Roland Banks  |
      | Roland Banks fails                 |
      | Ghoul Minion attacks Roland Banks  |
      | Ghoul Minion exhausts              |
      | the test ends                      |
    And Ghoul Minion is exhausted

  @arkham-lcg/qa/attack-as-if-enemy-phase-exhaust @arkham-lcg/hunter
  Scenario: It readies, moves as a hunter does, engages, attacks and exhausts
    Given Roland Banks is at the Catacombs
    And the Catacombs is connected to the Hallway
    And Swarm of Rats is exhausted at the Hallway
    And the chaos bag holds -2
    When Roland Banks investigates
    Then in order:
      | Swarm of Rats readies               |
      | Swarm of Rats moves to Catacombs    |
      | Swarm of Rats engages Roland Banks  |
      | Swarm of Rats attacks Roland Banks  |
      | Swarm of Rats exhausts              |

  @arkham-lcg/qa/attack-as-if-enemy-phase-exhaust
  Scenario: Where the effect adds that nobody exhausts, nobody does
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks draws Ravages of War from the encounter deck
    Then Roland Banks has 1 damage
    And Ghoul Minion is ready

  @arkham-lcg/surge
  Scenario: Without any attack that card surges
    Given Roland Banks is at the Study
    And Ghoul Minion is exhausted at the Study
    And the encounter deck holds Ravages of War, Rotting Remains
    And the chaos bag holds 0
    When Roland Banks draws Ravages of War from the encounter deck
    Then in order:
      | Ravages of War surges                                 |
      | Roland Banks draws the encounter card Rotting Remains |

  @arkham-lcg/qa/attack-as-if-enemy-phase-exhaust @arkham-lcg/cancel
  Scenario: As in the enemy phase it is open whether a canceled attack exhausts
    Given Roland Banks is at the Catacombs
    And Swarm of Rats is engaged with Roland Banks
    And Roland Banks has Dodge (01023) in hand
    And Roland Banks has 1 resource
    And the Catacombs has 1 clue
    And the chaos bag holds -4
    When Roland Banks investigates
    And nobody reacts
    And nobody commits anything
    And Roland Banks plays Dodge
    Then it is asked whether Swarm of Rats is exhausted
    And the answer is open
    And the rules leave it open: U-17
