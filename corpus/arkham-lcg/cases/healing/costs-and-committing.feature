Feature: Who is healed, and when
  Source: Rules Reference v2.5, Heal, Costs, Nested Sequences; Appendix I; FAQ v2.5, point 1.9.

  @arkham-lcg/costs @arkham-lcg/heal
  Scenario: Horror that is taken as a cost is answered before the effect heals
    Given Agnes Baker is at the Study
    And Agnes Baker controls Painkillers
    And Agnes Baker has 1 damage
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker uses Painkillers
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then Agnes Baker has 0 damage
    And Agnes Baker has 1 horror
    And in order:
      | 1 horror is placed on Agnes Baker   |
      | 1 damage is placed on Ghoul Minion  |
      | 1 damage is healed from Agnes Baker |

  @arkham-lcg/costs @arkham-lcg/heal
  Scenario: Without damage there is nothing that the cost could buy
    Given Agnes Baker is at the Study
    And Agnes Baker controls Painkillers
    When Agnes Baker uses Painkillers
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/elimination @arkham-lcg/costs
  Scenario: A cost that defeats whoever pays it leaves nobody to heal
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker controls Painkillers
    And Agnes Baker has 1 damage
    And Agnes Baker has 7 horror
    When Agnes Baker uses Painkillers
    Then Agnes Baker is eliminated
    And it is asked whether 1 damage is healed from Agnes Baker
    And the answer is no

  @arkham-lcg/skill-cards @arkham-lcg/steps/st-2
  Scenario: A committed card heals whoever committed it
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Fearless in hand
    And Agnes Baker has 2 horror
    And Roland Banks has 2 horror
    And the chaos bag holds 0
    When Roland Banks tests willpower (2)
    And Agnes Baker commits Fearless
    Then Agnes Baker has 1 horror
    And Roland Banks has 2 horror
