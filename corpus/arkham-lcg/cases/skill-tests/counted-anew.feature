Feature: What counts something on the table is counted anew
  Source: Rules Reference v2.5, Modifiers; FAQ v2.5, Game Play 1.38.

  @arkham-lcg/modifiers
  Scenario: A resource that luck costs is one fewer for the elder sign
    Given Jenny Barnes is at the Cellar
    And the Cellar has 1 clue
    And Obscuring Fog is attached to the Cellar
    And Jenny Barnes has 1 resource
    And Jenny Barnes has Lucky! in hand
    And the chaos bag holds elder-sign
    When Jenny Barnes investigates
    And Jenny Barnes plays Lucky!
    Then in order:
      | Jenny Barnes spends 1 resource |
      | Jenny Barnes fails by 1        |
    And Jenny Barnes has 0 clues

  @arkham-lcg/modifiers
  Scenario: With no resource paid it would have been enough
    Given Jenny Barnes is at the Cellar
    And the Cellar has 1 clue
    And Obscuring Fog is attached to the Cellar
    And Jenny Barnes has 3 resources
    And the chaos bag holds elder-sign
    When Jenny Barnes investigates
    Then Jenny Barnes has 1 clue

  @arkham-lcg/variable-difficulty-skill-tests
  Scenario: An investigation with a difficulty of its own is not made against the shroud
    Given Daisy Walker is at the Study
    And the Cellar is connected to the Study
    And the Study has 1 clue
    And Daisy Walker has 5 resources
    And Daisy Walker has Deciphered Reality in hand
    And the chaos bag holds -2
    When Daisy Walker plays Deciphered Reality
    Then in order:
      | Daisy Walker fails by 1 |
