Feature: A name that costs horror whenever it is said
  Source: FAQ v2.5, question on saying Hastur.

  Background:
    Given Calvin Wright is at the Study
    And Calvin Wright has 1 horror
    And Study has 1 clue
    And whoever says Hastur takes 1 horror
    And the chaos bag holds 0

  @arkham-lcg/qa/saying-hastur-timing @arkham-lcg/nested-sequences
  Scenario: Said in the middle of a test it raises the value of that test
    When Calvin Wright says Hastur as soon as this has happened: Calvin Wright reveals 0
    And Calvin Wright investigates
    Then in order:
      | Calvin Wright tests intellect (2) |
      | Calvin Wright reveals 0           |
      | Calvin Wright says Hastur         |
      | Calvin Wright takes 1 horror      |
      | step st-4                         |
      | Calvin Wright succeeds by 0       |
      | Calvin Wright discovers 1 clue at Study |
    And Calvin Wright has 2 horror

  @arkham-lcg/qa/saying-hastur-timing
  Scenario: Unsaid, the same test fails
    When Calvin Wright investigates
    Then in order:
      | Calvin Wright reveals 0   |
      | Calvin Wright fails by 1  |
    And Calvin Wright has 1 horror

  @arkham-lcg/qa/saying-hastur-timing
  Scenario: Said once the result is known it comes too late for that test
    When Calvin Wright says Hastur as soon as this has happened: Calvin Wright fails by 1
    And Calvin Wright investigates
    Then in order:
      | Calvin Wright fails by 1     |
      | Calvin Wright takes 1 horror |
    And Calvin Wright has 2 horror
    And Study has 1 clue

  @arkham-lcg/qa/saying-hastur-timing
  Scenario: Another word costs nothing
    Given whoever says Cthulhu takes 0 horror
    When Calvin Wright says Cthulhu
    Then Calvin Wright has 1 horror
    When Calvin Wright says Hastur
    Then Calvin Wright has 2 horror
