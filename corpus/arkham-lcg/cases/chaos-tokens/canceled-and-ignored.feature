Feature: Tokens that are canceled, and tokens that are ignored
  Source: Grimoire, Ignorare; Rules Reference v2.5, Cancel; FAQ v2.5, 2.5.

  @arkham-lcg/cancel @arkham-lcg/costs/ignoring-all-costs
  Scenario: A canceled token was never drawn
    Given Wendy Adams is at the Study
    And Wendy Adams has Overpower in hand
    And the chaos bag holds auto-fail, 0
    When Wendy Adams investigates
    And Wendy Adams reveals auto-fail
    Then Wendy Adams may use Wendy Adams
    When Wendy Adams uses Wendy Adams
    And Wendy Adams reveals 0
    Then exactly in order:
      | Wendy Adams takes the investigate action |
      | Wendy Adams spends 1 action              |
      | Wendy Adams tests intellect (2)          |
      | step st-1                                |
      | step st-2                                |
      | step st-3                                |
      | Overpower is discarded                   |
      | Wendy Adams reveals 0                    |
      | step st-4                                |
      | step st-5                                |
      | step st-6                                |
      | Wendy Adams succeeds by 1                |
      | step st-7                                |
      | step st-8                                |
      | the test ends                            |
    And the chaos bag now holds auto-fail, 0

  @arkham-lcg/cancel
  Scenario: It goes back to the bag before the other one is revealed
    Given Wendy Adams is at the Study
    And Wendy Adams has Overpower in hand
    And the chaos bag holds auto-fail, 0
    When Wendy Adams investigates
    And Wendy Adams reveals auto-fail
    And Wendy Adams uses Wendy Adams
    Then the chance that Wendy Adams succeeds is 1/2

  @arkham-lcg/costs/ignoring-all-costs @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: An ignored token was drawn, and neither its modifier nor its effect counts
    Given Agnes Baker is at the Study
    And Agnes Baker controls Grotesque Statue (4)
    And the chaos bag holds auto-fail, 0
    When Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals auto-fail
    And Agnes Baker resolves the tokens 0 with Grotesque Statue
    Then in order:
      | step st-3                     |
      | Agnes Baker reveals 0         |
      | Agnes Baker reveals auto-fail |
      | step st-4                     |
      | Agnes Baker succeeds          |
    And the chaos bag now holds auto-fail, 0

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: A card that cancels a token and puts none in its place leaves the test without one
    Given Agnes Baker is at the Study
    And the scenario is The Gathering
    And Agnes Baker has Counterspell in hand
    And Agnes Baker has 2 resources
    And Study has 1 clue
    And the chaos bag holds cultist, auto-fail
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals cultist
    Then Agnes Baker may play Counterspell
    When Agnes Baker plays Counterspell
    Then in order:
      | step st-3                             |
      | Agnes Baker plays the fast event Counterspell |
      | step st-4                             |
      | Agnes Baker succeeds                  |
      | Agnes Baker discovers 1 clue at Study |
    And it is asked whether Agnes Baker reveals auto-fail
    And the answer is no
    And the chaos bag now holds cultist, auto-fail

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: It answers symbols of the scenario alone
    Given Agnes Baker is at the Study
    And Agnes Baker has Counterspell in hand
    And Agnes Baker has 2 resources
    And Study has 1 clue
    And the chaos bag holds auto-fail
    When Agnes Baker investigates
    And nobody commits anything
    Then Counterspell is in hand
    And Study has 1 clue

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: It answers tests at one's own location alone
    Given Agnes Baker is at the Study
    And Roland Banks is at the Hallway
    And Agnes Baker has Counterspell in hand
    And Agnes Baker has 2 resources
    And Hallway has 1 clue
    And the scenario is The Gathering
    And the chaos bag holds cultist
    When Roland Banks investigates
    Then Counterspell is in hand
    And Roland Banks has 1 clue
