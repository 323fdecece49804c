Feature: One investigation of two locations
  Source: FAQ v2.5, question on the upgraded Sixth Sense.

  @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: One test with one shroud, whose result is applied to both
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Attic and Cellar
    And Agnes Baker controls Sixth Sense (05322)
    And Hallway has 1 clue
    And Cellar has 2 clues
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Agnes Baker uses Sixth Sense
    And Agnes Baker accepts the effect of Sixth Sense
    And Agnes Baker chooses Cellar
    Then Agnes Baker must choose between:
      | Agnes Baker uses the shroud of Hallway |
      | Agnes Baker uses the shroud of Cellar  |
    When Agnes Baker uses the shroud of Hallway
    Then in order:
      | Agnes Baker tests willpower (1)         |
      | Agnes Baker reveals tablet              |
      | Agnes Baker is now investigating Cellar |
      | step st-4                               |
      | Agnes Baker succeeds by 4               |
      | Agnes Baker discovers 1 clue at Hallway |
      | Agnes Baker discovers 1 clue at Cellar  |
    And Agnes Baker has 2 clues

  @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: The other shroud makes the same test harder
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Attic and Cellar
    And Agnes Baker controls Sixth Sense (05322)
    And Hallway has 1 clue
    And Cellar has 2 clues
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Agnes Baker uses Sixth Sense
    And Agnes Baker accepts the effect of Sixth Sense
    And Agnes Baker chooses Cellar
    And Agnes Baker uses the shroud of Cellar
    Then in order:
      | Agnes Baker succeeds by 1 |
    And Agnes Baker has 2 clues

  @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: What answers an investigation of the second location may still be used
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Experimental Therapies Ward
    And Agnes Baker controls Sixth Sense (05322)
    And Hallway has 1 clue
    And Experimental Therapies Ward has 2 clues
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Agnes Baker uses Sixth Sense
    And Agnes Baker accepts the effect of Sixth Sense
    And Agnes Baker chooses Experimental Therapies Ward
    And Agnes Baker uses Experimental Therapies Ward
    And Agnes Baker uses the shroud of Experimental Therapies Ward
    Then Agnes Baker has 1 horror
    And in order:
      | 1 horror is placed on Agnes Baker                            |
      | Agnes Baker is now investigating Experimental Therapies Ward |
      | Agnes Baker succeeds by 3                                    |
      | Agnes Baker discovers 1 clue at Experimental Therapies Ward  |

  @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: The Forced effect of the second location sees how the test ended
    Given Roland Banks is at the Hallway
    And Hallway is connected to Grand Chamber (04064)
    And Roland Banks controls Sixth Sense (05322)
    And Hallway has 1 clue
    And Grand Chamber has 1 clue
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Roland Banks uses Sixth Sense
    And Roland Banks accepts the effect of Sixth Sense
    And Roland Banks uses the shroud of Grand Chamber
    Then in order:
      | Roland Banks succeeds by 1                         |
      | 1 clue on Grand Chamber is flipped to its doom side |
      | Roland Banks discovers 1 clue at Hallway           |
    And Roland Banks has 1 clue
    And Grand Chamber has 1 doom

  @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: Where the shroud of the own location makes it a success by 2, the chamber keeps its clue
    Given Roland Banks is at the Hallway
    And Hallway is connected to Grand Chamber
    And Roland Banks controls Sixth Sense (05322)
    And Hallway has 1 clue
    And Grand Chamber has 1 clue
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Roland Banks uses Sixth Sense
    And Roland Banks accepts the effect of Sixth Sense
    And Roland Banks uses the shroud of Hallway
    Then Roland Banks has 2 clues
    And Grand Chamber has 0 doom

  @arkham-lcg/as-if @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: The card of level 0 puts the other location in the place of the own one
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Attic and Cellar
    And Agnes Baker controls Sixth Sense (05158)
    And Hallway has 1 clue
    And Cellar has 2 clues
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Agnes Baker uses Sixth Sense
    And Agnes Baker accepts the effect of Sixth Sense
    And Agnes Baker chooses Cellar
    And Agnes Baker uses the shroud of Hallway
    Then in order:
      | Agnes Baker succeeds by 2              |
      | Agnes Baker discovers 1 clue at Cellar |
    And Agnes Baker has 1 clue
    And Hallway has 1 clue

  @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: Without one of the symbols there is nothing to choose
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Attic and Cellar
    And Agnes Baker controls Sixth Sense (05322)
    And Hallway has 1 clue
    And Cellar has 2 clues
    And the chaos bag holds 0
    When Agnes Baker uses Sixth Sense
    Then Agnes Baker has 1 clue
    And Cellar has 2 clues
    And nobody has a choice

  @arkham-lcg/target @arkham-lcg/qa/sixth-sense-two-locations
  Scenario: The location that is investigated already is none to add
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Attic
    And Attic is connected to Cellar
    And Agnes Baker controls Sixth Sense (05322)
    And Hallway has 1 clue
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Agnes Baker uses Sixth Sense
    And Agnes Baker accepts the effect of Sixth Sense
    Then Agnes Baker must choose between:
      | Agnes Baker chooses Attic  |
      | Agnes Baker chooses Cellar |

  @arkham-lcg/as-if @arkham-lcg/investigate-action
  Scenario: Trish Scarborough investigates as if she were elsewhere, by the shroud of that place
    Given Trish Scarborough (07003) is at the Hallway
    And Hallway is connected to Attic and Cellar
    And Cellar is connected to Study
    And Hallway has 1 clue
    And Cellar has 2 clues
    And the chaos bag holds elder sign
    When Trish Scarborough investigates
    And Trish Scarborough accepts the effect of Trish Scarborough
    And Trish Scarborough chooses Cellar
    Then in order:
      | Trish Scarborough is now investigating Cellar |
      | Trish Scarborough succeeds by 2               |
      | Trish Scarborough discovers 1 clue at Cellar  |
    And Hallway has 1 clue
