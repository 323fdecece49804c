Feature: Which attacks exhaust
  Source: FAQ v2.5, questions on enemies that exhaust after attacking; Rules Reference v2.5, Lead
  Investigator, Nearest.

  @arkham-lcg/qa/enemies-exhaust-other-attacks @arkham-lcg/attacker-attacked @arkham-lcg/steps/3.3
  Scenario: An attack that a card causes exhausts nobody
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks draws Call of the Wild from the encounter deck
    Then Roland Banks has 1 damage
    And Ghoul Minion is ready

  @arkham-lcg/nearest @arkham-lcg/target
  Scenario: The nearest enemy that a card looks for is the nearest of those it speaks of
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Cellar
    And Swarm of Rats is exhausted at the Study
    And Acolyte is exhausted at the Hallway
    And Wizard of the Order is exhausted at the Cellar
    When Roland Banks draws Mysterious Chanting from the encounter deck
    Then Acolyte has 2 doom
    And Wizard of the Order has 0 doom

  @arkham-lcg/qa/nearest-enemy-no-path @arkham-lcg/nearest
  Scenario: An enemy that no path leads to is the nearest where there is no other
    Given Roland Banks is at the Study
    And Acolyte is exhausted at the Cellar
    When Roland Banks draws Mysterious Chanting from the encounter deck
    Then Acolyte has 2 doom

  @arkham-lcg/qa/nearest-farthest-location-no-path @arkham-lcg/nearest
  Scenario: One that a path leads to comes before one that none does
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Acolyte is exhausted at the Cellar
    And Wizard of the Order is exhausted at the Attic
    When Roland Banks draws Mysterious Chanting from the encounter deck
    Then Acolyte has 0 doom
    And Wizard of the Order has 2 doom

  @arkham-lcg/lead-investigator @arkham-lcg/hunter
  Scenario: Of two ways the lead investigator chooses one
    Given Roland Banks is at the Parlor
    And Agnes Baker is at the Study
    And the Study is connected to the Hallway and the Cellar
    And the Attic is connected to the Hallway and the Cellar
    And the Parlor is connected to the Study
    And Swarm of Rats is at the Attic
    When the enemy phase begins
    Then Roland Banks must choose between:
      | Swarm of Rats goes to Hallway |
      | Swarm of Rats goes to Cellar |

  @arkham-lcg/patrol @arkham-lcg/qa/patrol-already-at-target
  Scenario: A patrol that has arrived stays
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to The Farmhouse
    And Lupine Hybrid (10645a) is at The Farmhouse
    When the enemy phase begins
    Then Lupine Hybrid is at The Farmhouse

  @arkham-lcg/qa/nearest-enemy-no-path @arkham-lcg/nearest
  Scenario: It is the nearest, and yet goes nowhere where an effect would have it come
    Given Roland Banks is at the Catacombs
    And the Catacombs is connected to the Study
    And the Hallway is connected to the Attic
    And Swarm of Rats is exhausted at the Hallway
    And the chaos bag holds -2
    When Roland Banks investigates
    Then in order:
      | Roland Banks fails by 1 |
      | Swarm of Rats readies   |
      | the test ends           |
    And Swarm of Rats is at the Hallway
    And Swarm of Rats is ready
    And Roland Banks has 0 damage
