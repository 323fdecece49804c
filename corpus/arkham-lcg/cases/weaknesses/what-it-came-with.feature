Feature: What lies on a weakness by its own Revelation
  Source: Rules Reference v2.5, Revelation; Threat Area.

  @arkham-lcg/threat-area @arkham-lcg/revelation
  Scenario: A weakness in a threat area came there with its clues
    Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks
    Then Cover Up has 3 clues

  @arkham-lcg/threat-area @arkham-lcg/revelation
  Scenario: A step that says how many are left has the last word
    Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 1 clue
    Then Cover Up has 1 clue
