Feature: A turn that ends while an ability is being resolved
  Source: FAQ v2.5 and v1.3, question on Duke and a turn that ends.

  @arkham-lcg/qa/duke-turn-ends-mid-ability
  Scenario: Duke goes on though the turn has ended
    Given "Ashcan" Pete is at the Study
    And the Study is connected to the Exhibit Hall (02132)
    And "Ashcan" Pete controls Duke
    And the chaos bag holds 0
    When "Ashcan" Pete begins a turn
    And "Ashcan" Pete uses ability 2 of Duke
    And "Ashcan" Pete accepts the effect of Duke
    Then in order:
      | "Ashcan" Pete moves to Exhibit Hall |
      | "Ashcan" Pete loses 2 actions       |
      | the turn of "Ashcan" Pete ends      |
      | "Ashcan" Pete tests intellect (1)   |
      | "Ashcan" Pete succeeds by 3         |
    And "Ashcan" Pete has 0 actions

  @arkham-lcg/steps/2.2.2 @arkham-lcg/delayed-effects
  Scenario: A symbol takes what is left of the turn, once the test has found its clues
    Given Agnes Baker is at the Study
    And the Study has 3 clues
    And Agnes Baker controls Rite of Seeking
    And Frozen in Fear is in the threat area of Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker begins her turn
    And Agnes Baker uses Rite of Seeking
    Then Agnes Baker has 2 clues
    And in order:
      | Agnes Baker succeeds by 3             |
      | Agnes Baker discovers 1 clue at Study |
      | Agnes Baker discovers 1 clue at Study |
      | the test ends                         |
      | Agnes Baker loses 2 actions           |
      | the turn of Agnes Baker ends          |
      | Agnes Baker tests willpower (3)       |
