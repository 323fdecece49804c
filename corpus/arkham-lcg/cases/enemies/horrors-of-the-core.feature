Feature: Horrors with a rule of their own
  Source: Rules Reference v2.5, Prey, Modifiers, When, Massive, Ready; Appendix II, ST.5.

  @arkham-lcg/modifiers @arkham-lcg/steps/st-5
  Scenario Outline: A nightgaunt doubles what a token takes away, in an evasion alone
    Given Wendy Adams is at the Study
    And Hunting Nightgaunt is engaged with Wendy Adams
    And the chaos bag holds <token>
    When Wendy Adams attempts to evade Hunting Nightgaunt
    Then this has happened: Wendy Adams <result>

    Examples:
      | token | result          |
      | -2    | fails by 1      |
      | -1    | succeeds by 1   |
      | +1    | succeeds by 4   |

  @arkham-lcg/modifiers
  Scenario: In a fight it is a token like any other
    Given Roland Banks is at the Study
    And Hunting Nightgaunt is engaged with Roland Banks
    And the chaos bag holds -1
    When Roland Banks fights Hunting Nightgaunt
    Then Hunting Nightgaunt has 1 damage

  @arkham-lcg/modifiers @arkham-lcg/steps/st-4
  Scenario: What the scenario takes away for a symbol is doubled as well
    Given Wendy Adams is at the Study
    And Hunting Nightgaunt is engaged with Wendy Adams
    And the scenario is The Gathering
    And the chaos bag holds tablet
    When Wendy Adams attempts to evade Hunting Nightgaunt
    Then this has happened: Wendy Adams fails by 1

  @arkham-lcg/modifiers
  Scenario: A byakhee is fiercer beside a mind near its end
    Given Agnes Baker is at the Study
    And Screeching Byakhee is engaged with Agnes Baker
    And Agnes Baker has 4 horror
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Screeching Byakhee
    Then this has happened: Agnes Baker tests agility (4)

  @arkham-lcg/modifiers
  Scenario: With 5 sanity left it is not
    Given Agnes Baker is at the Study
    And Screeching Byakhee is engaged with Agnes Baker
    And Agnes Baker has 3 horror
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Screeching Byakhee
    Then this has happened: Agnes Baker tests agility (3)

  @arkham-lcg/when @arkham-lcg/attacker-attacked
  Scenario: The observer takes a card at random, or strikes harder
    Given Roland Banks is at the Study
    And Yithian Observer is engaged with Roland Banks
    And Roland Banks has Knife in hand
    When Yithian Observer attacks Roland Banks
    And Yithian Observer attacks Roland Banks
    Then in order:
      | Knife is discarded                                              |
      | Yithian Observer deals 1 damage and 1 horror to Roland Banks    |
      | Yithian Observer deals 2 damage and 2 horror to Roland Banks    |

  @arkham-lcg/massive @arkham-lcg/exhaust-exhausted
  Scenario: The devourer is ready again as soon as a turn ends
    Given Roland Banks is at the Ritual Site
    And Umôrdhoth is at the Ritual Site
    And Umôrdhoth is exhausted
    When Roland Banks begins his turn
    And Roland Banks ends his turn
    Then Umôrdhoth is ready

  @arkham-lcg/ownership-and-control
  Scenario: Only whoever has Lita can give her up
    Given Roland Banks and Agnes Baker are at the Ritual Site
    And Umôrdhoth is at the Ritual Site
    And Umôrdhoth is exhausted
    And Agnes Baker controls Lita Chantler
    Then Roland Banks may not use Umôrdhoth
