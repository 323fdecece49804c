Feature: Enemies that come twice
  Source: Edge of the Earth summary, Relentless.

  @arkham-lcg/relentless
  Scenario: It readies and attacks once more, and is exhausted after that
    Given Roland Banks is at the Study
    And an unnamed effect gives each Ghoul Minion the keyword relentless
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | Ghoul Minion attacks Roland Banks |
      | Ghoul Minion exhausts             |
      | Ghoul Minion readies              |
      | Ghoul Minion attacks Roland Banks |
      | Ghoul Minion exhausts             |
    And Roland Banks has 2 damage
    And Roland Banks has 2 horror

  @arkham-lcg/relentless @arkham-lcg/keywords
  Scenario: Any other attacks once
    Given Roland Banks is at the Study
    And an unnamed effect gives each Ghoul Minion the keyword retaliate
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    Then Roland Banks has 1 damage

  @arkham-lcg/relentless @arkham-lcg/massive
  Scenario: A massive one attacks everybody twice
    Given Roland Banks and Wendy Adams are at the Study
    And Roland Banks is the lead investigator
    And an unnamed effect gives each Ghoul Minion the keyword relentless
    And an unnamed effect gives each Ghoul Minion the keyword massive
    And Ghoul Minion is at the Study
    When the enemy phase begins
    And Ghoul Minion attacks Roland Banks first
    And Ghoul Minion attacks Wendy Adams first
    Then Roland Banks has 2 damage
    And Wendy Adams has 2 damage

  @arkham-lcg/relentless
  Scenario: An attack of opportunity is not repeated
    Given Roland Banks is at the Study
    And an unnamed effect gives each Ghoul Minion the keyword relentless
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    Then Roland Banks has 1 damage

  @arkham-lcg/relentless
  Scenario: Though its first attack was canceled it comes again
    Given Roland Banks is at the Study
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And an unnamed effect gives each Ghoul Minion the keyword relentless
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks plays Dodge
    Then Roland Banks has 1 damage
    And Roland Banks has 1 horror
