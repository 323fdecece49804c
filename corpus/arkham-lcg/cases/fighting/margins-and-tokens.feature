Feature: Attacks whose damage or weapon hangs on the test
  Source: Rules Reference v2.5, Fight Action; Appendix II, ST.3 and ST.7; Target.

  @arkham-lcg/fight-action @arkham-lcg/steps/st-7
  Scenario Outline: By 2 or more a point more, by less the standard damage
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls <weapon>
    And Ghoul Minion is engaged with "Skids" O'Toole
    And the chaos bag holds <token>
    When "Skids" O'Toole uses <weapon>
    Then this has happened: <weapon> deals <damage> damage to Ghoul Minion

    Examples:
      | weapon        | token | damage |
      | Switchblade   | +1    | 2      |
      | Switchblade   | 0     | 1      |
      | .41 Derringer | -1    | 2      |
      | .41 Derringer | -2    | 1      |

  @arkham-lcg/fight-action @arkham-lcg/steps/st-3 @arkham-lcg/delayed-effects
  Scenario: The bat breaks after the attack, which it still carries out
    Given Roland Banks is at the Study
    And Roland Banks controls Baseball Bat
    And Ghoul Minion is engaged with Roland Banks
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Roland Banks uses Baseball Bat
    Then in order:
      | Roland Banks succeeds                       |
      | Baseball Bat deals 2 damage to Ghoul Minion |
      | Ghoul Minion is defeated                    |
      | the test ends                               |
      | Baseball Bat is discarded                   |

  @arkham-lcg/fight-action @arkham-lcg/steps/st-3
  Scenario: Any other symbol leaves it whole
    Given Roland Banks is at the Study
    And Roland Banks controls Baseball Bat
    And Icy Ghoul is engaged with Roland Banks
    And the scenario is The Gathering
    And the chaos bag holds cultist
    When Roland Banks uses Baseball Bat
    Then Icy Ghoul has 2 damage
    And Baseball Bat is in play

  @arkham-lcg/target
  Scenario: A sneak attack finds the exhausted alone
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is exhausted at the Study
    And Icy Ghoul is engaged with Agnes Baker
    When Roland Banks plays Sneak Attack
    Then Ghoul Minion is defeated
    And Icy Ghoul has 0 damage

  @arkham-lcg/target @arkham-lcg/attack-of-opportunity
  Scenario: It is no attack: the ready enemy beside its player strikes first
    Given Roland Banks is at the Study
    And Ghoul Minion is exhausted at the Study
    And Icy Ghoul is engaged with Roland Banks
    When Roland Banks plays Sneak Attack
    And Roland Banks assigns 2 damage to Roland Banks
    And Roland Banks assigns 1 horror to Roland Banks
    Then in order:
      | Icy Ghoul attacks Roland Banks |
      | Ghoul Minion is defeated       |

  @arkham-lcg/target
  Scenario: Without an exhausted enemy it is not played
    Given Roland Banks is at the Study
    And Roland Banks has Sneak Attack in hand
    And Roland Banks has 2 resources
    And Icy Ghoul is engaged with Roland Banks
    When Roland Banks plays Sneak Attack
    Then it is refused under arkham-lcg/event-cards
