Feature: No more clues are discovered than there are
  Source: Rules Reference v2.5, Clues; FAQ v2.5, question on investigating a location without clues.

  Background:
    Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues

  @arkham-lcg/clues @arkham-lcg/instead
  Scenario: Of two clues that an effect discovers where one lies, one would be discovered
    Given the Study has 1 clue
    When Roland Banks discovers 2 clues
    And Roland Banks uses Cover Up
    Then Cover Up has 2 clues
    And the Study has 1 clue

  @arkham-lcg/clues @arkham-lcg/instead
  Scenario: Where none lies nothing is discovered, and nothing is done instead
    Given the Study has no clues
    When Roland Banks discovers 1 clue
    Then nobody has a choice
    And Cover Up has 3 clues
    And it is asked whether Roland Banks discovers 1 clue at Study
    And the answer is no
