Feature: Several tokens of a bag of which nobody says what it holds
  Source: Rules Reference v2.5, Resolving Multiple Revealed Chaos Tokens; derived for an untold bag.

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: Each of two tokens is told, and the one that is kept
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Grotesque Statue (4)
    When Agnes Baker begins her turn
    And Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals a skull and a +1
    And Agnes Baker chooses the +1
    Then Agnes Baker has 1 clue
    And Agnes Baker has 2 intellect

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: The kept one is told by its symbol
    Given Agnes Baker is at the Study
    And Agnes Baker controls Grotesque Statue (4)
    When Agnes Baker begins her turn
    And Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals an auto-fail and a -1
    And Agnes Baker keeps the auto-fail
    Then this has happened: Agnes Baker fails by 2

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: A symbol is named, and has no effect then
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks has Defiance (02190) in hand
    When Roland Banks begins his turn
    And Roland Banks investigates
    And Roland Banks commits Defiance (02190)
    And Roland Banks names skull
    And Roland Banks reveals a skull
    Then this has happened: Roland Banks succeeds by 2
