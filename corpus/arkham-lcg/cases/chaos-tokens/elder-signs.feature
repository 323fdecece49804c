Feature: Elder signs and symbols that count
  Source: Rules Reference v2.5, Chaos Tokens, Skill Test Timing, ST.4 and ST.7.

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-4
  Scenario: As much as there are clues at the location
    Given Roland Banks is at the Study
    And Study has 3 clues
    And the chaos bag holds elder-sign
    When Roland Banks investigates
    Then in order:
      | Roland Banks succeeds by 4 |

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-7
  Scenario: What it gives for a success is a result of ST.7
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 0 resources
    And Study has 1 clue
    And the chaos bag holds elder-sign
    When "Skids" O'Toole investigates
    Then "Skids" O'Toole must choose between:
      | the result of the test itself is applied first |
      | "Skids" O'Toole is applied first               |
    When "Skids" O'Toole is applied first
    Then in order:
      | step st-7                              |
      | "Skids" O'Toole gains 2 resources      |
      | "Skids" O'Toole discovers 1 clue at Study |

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-7
  Scenario: A test that fails brings none of it
    Given "Skids" O'Toole is at the Cellar
    And "Skids" O'Toole has 0 resources
    And Cellar has 1 clue
    And the chaos bag holds elder-sign, auto-fail, auto-fail
    And "Skids" O'Toole controls Olive McBride
    When "Skids" O'Toole investigates
    And "Skids" O'Toole uses Olive McBride
    And "Skids" O'Toole reveals elder-sign
    And "Skids" O'Toole resolves the tokens auto-fail, elder-sign with Olive McBride
    Then in order:
      | "Skids" O'Toole fails by 4 |
    And "Skids" O'Toole has 0 resources

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-4
  Scenario: A symbol that counts enemies counts those at the location as it is resolved
    Given Agnes Baker is at the Study
    And the scenario is The Gathering
    And Ghoul Minion is engaged with Agnes Baker
    And Ravenous Ghoul is engaged with Agnes Baker
    And the chaos bag holds skull
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then in order:
      | Agnes Baker succeeds by 0 |

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-7
  Scenario: Told with the cards that are committed, in one step
    Given Zoey Samaras is at the Study, engaged with a Ghoul Minion
    And Zoey Samaras has Vicious Blow in hand
    When Zoey Samaras fights Ghoul Minion, committing Vicious Blow, and draws an elder sign
    Then Ghoul Minion is defeated
    And this has happened: Zoey Samaras succeeds by 4
