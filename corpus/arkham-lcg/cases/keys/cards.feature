Feature: Key cards
  Source: Rules Reference v2.5, Keys (cardtype).

  @arkham-lcg/keys-cardtype
  Scenario: Nobody but its bearer may shift a key
    Given Roland Banks and Agnes Baker are at the Study
    And The Wellspring of Fortune (88045) is bound to Roland Banks
    Then Agnes Baker may not use The Wellspring of Fortune

  @arkham-lcg/keys-cardtype
  Scenario: The key of an enemy is shifted by nobody
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And The Wellspring of Fortune (88045b) is bound to Ghoul Minion
    Then Roland Banks may not use The Wellspring of Fortune

  @arkham-lcg/keys-cardtype
  Scenario: When its bearer leaves play a key is set aside
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And The Wellspring of Fortune (88045b) is bound to Ghoul Minion
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then Ghoul Minion is in the discard pile
    And The Wellspring of Fortune is set aside
