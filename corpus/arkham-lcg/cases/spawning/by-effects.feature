Feature: Effects that let an enemy spawn
  Source: Rules Reference v2.5, Spawn, Search.

  @arkham-lcg/spawn @arkham-lcg/search
  Scenario: The place that an effect names counts, and not the enemy's own instruction
    Given Roland Banks is at the Study
    And the Study is connected to Holding Cells
    And Holding Cells is connected to the Cellar
    And Holding Cells is unrevealed
    And the encounter deck holds Rotting Remains, Acolyte, Ghoul Minion
    When Roland Banks moves to Holding Cells
    Then in order:
      | Roland Banks searches the encounter deck |
      | Acolyte spawns at Holding Cells          |
      | Acolyte engages Roland Banks             |
      | the encounter deck is shuffled           |
    And Acolyte is engaged with Roland Banks

  @arkham-lcg/spawn
  Scenario: Drawn, the same enemy obeys its own instruction
    Given Roland Banks is at Holding Cells
    And Holding Cells is connected to the Cellar
    When Roland Banks draws Acolyte from the encounter deck
    Then Acolyte is at the Cellar

  @arkham-lcg/search
  Scenario: The discard pile is searched with the deck where the effect says so
    Given Roland Banks is at the Study
    And the Study is connected to Holding Cells
    And Holding Cells is unrevealed
    And the encounter deck holds Rotting Remains, Wizard of the Order
    And the encounter discard pile holds Acolyte
    When Roland Banks moves to Holding Cells
    Then Roland Banks must choose between:
      | Roland Banks finds Wizard of the Order |
      | Roland Banks finds Acolyte             |

  @arkham-lcg/search
  Scenario: Without such a card nothing spawns, and the deck is shuffled all the same
    Given Roland Banks is at the Study
    And the Study is connected to Holding Cells
    And Holding Cells is unrevealed
    And the encounter deck holds Rotting Remains, Ghoul Minion
    When Roland Banks moves to Holding Cells
    Then in order:
      | Roland Banks searches the encounter deck |
      | the encounter deck is shuffled           |

  @arkham-lcg/massive @arkham-lcg/spawn
  Scenario: No threat area holds a massive enemy, though an effect lets it spawn engaged
    Given Roland Banks and Agnes Baker are at the Study
    And it is the mythos phase
    And Roland Banks has On the Hunt in hand
    And Roland Banks has 1 resource
    And the encounter deck holds Rotting Remains, Silas Bishop
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks plays On the Hunt
    Then Silas Bishop is at the Study
    And exactly in order:
      | Roland Banks spends 1 resource                              |
      | Roland Banks plays the fast event On the Hunt               |
      | Roland Banks searches the top 9 cards of the encounter deck |
      | Silas Bishop spawns at Study                                |
      | Silas Bishop enters play                                    |
      | the encounter deck is shuffled                              |
      | On the Hunt is discarded                                    |
