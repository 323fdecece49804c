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
