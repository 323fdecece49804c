Feature: Investigating one location after another
  Source: FAQ v2.5, question on Testing Sprint; Rules Reference v2.5, Additional Costs.

  @arkham-lcg/qa/testing-sprint-stop
  Scenario: The first failure ends the sprint
    Given Agnes Baker is at the Study
    And Study is connected to Hallway and Cellar and Attic
    And Hallway has 1 clue
    And Study has 1 clue
    And Attic has 1 clue
    And Cellar has 1 clue
    And Agnes Baker has Testing Sprint in hand
    And the chaos bag holds 0, -1
    When Agnes Baker plays Testing Sprint
    Then Agnes Baker must choose between:
      | Agnes Baker chooses Hallway |
      | Agnes Baker chooses Attic   |
    When Agnes Baker chooses Attic
    And Agnes Baker reveals 0
    And Agnes Baker reveals 0
    And Agnes Baker reveals -1
    Then in order:
      | Agnes Baker discovers 1 clue at Attic   |
      | Agnes Baker discovers 1 clue at Hallway |
      | Agnes Baker tests intellect (2)         |
      | Agnes Baker fails by 1                  |
      | the test ends                           |
      | Testing Sprint is discarded             |
    And Agnes Baker has 2 clues
    And Cellar has 1 clue
    And Agnes Baker is at the Study

  @arkham-lcg/qa/testing-sprint-stop
  Scenario: Without a failure every location is investigated once, in ascending order of shroud
    Given Roland Banks is at the Study
    And Study is connected to Hallway and Cellar
    And Hallway has 2 clues
    And Study has 2 clues
    And Cellar has 2 clues
    And Roland Banks has Testing Sprint in hand
    And the chaos bag holds +1
    When Roland Banks plays Testing Sprint
    Then in order:
      | Roland Banks discovers 1 clue at Hallway |
      | Roland Banks discovers 1 clue at Study   |
      | Roland Banks discovers 1 clue at Cellar  |
      | Testing Sprint is discarded              |
    And Roland Banks has 3 clues

  @arkham-lcg/additional-costs
  Scenario: Who has one action left cannot pay the additional one
    Given Roland Banks is at the Study
    And Roland Banks has 1 action
    And Roland Banks has Testing Sprint in hand
    And the chaos bag holds +1
    When Roland Banks plays Testing Sprint
    Then it is refused under arkham-lcg/additional-costs
