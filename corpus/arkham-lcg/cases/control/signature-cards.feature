Feature: Signature cards in other hands
  Source: Rules Reference v2.5, Signature Cards.

  @arkham-lcg/signature-cards
  Scenario: Nobody else plays a signature card
    Given Agnes Baker is at the Study
    And Agnes Baker has Roland's .38 Special in hand
    And Agnes Baker has 5 resources
    When Agnes Baker plays Roland's .38 Special
    Then it is refused under arkham-lcg/signature-cards

  @arkham-lcg/signature-cards
  Scenario: Nobody else commits one
    Given Agnes Baker is at the Study
    And Agnes Baker has Roland's .38 Special and Unexpected Courage in hand
    And the chaos bag holds 0
    When Agnes Baker investigates
    Then Agnes Baker may commit Unexpected Courage
    And Agnes Baker may not commit Roland's .38 Special

  @arkham-lcg/signature-cards
  Scenario: Its investigator does both
    Given Roland Banks is at the Study
    And Roland Banks has Roland's .38 Special in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Roland's .38 Special
    Then Roland's .38 Special is in play
