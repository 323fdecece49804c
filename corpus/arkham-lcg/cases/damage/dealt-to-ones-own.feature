Feature: Damage and horror dealt to an ally as a cost
  Source: Rules Reference v2.5, Costs, Dealing Damage/Horror, Attacker/Attacked, Instead, Ability.

  @arkham-lcg/costs @arkham-lcg/dealing-damage-horror
  Scenario: The seasoned cop is hurt and hurts
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (2)
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Beat Cop (2)
    Then Ghoul Minion has 1 damage
    And Beat Cop (2) has 1 damage
    And Beat Cop (2) is exhausted
    And Roland Banks has 0 damage

  @arkham-lcg/costs @arkham-lcg/defeat
  Scenario: The cost may defeat him, and the effect comes all the same
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (2)
    And Beat Cop (2) has 2 damage
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Beat Cop (2)
    Then in order:
      | Beat Cop is defeated               |
      | 1 damage is placed on Ghoul Minion |

  @arkham-lcg/instead @arkham-lcg/attacker-attacked
  Scenario: Aquinnah turns the damage upon another enemy; the horror stays
    Given Wendy Adams is at the Study
    And Wendy Adams controls Aquinnah (1)
    And Ghoul Minion is engaged with Wendy Adams
    And Icy Ghoul is engaged with Wendy Adams
    When Icy Ghoul attacks Wendy Adams
    And Wendy Adams uses Aquinnah (1)
    And Wendy Adams assigns 1 horror to Wendy Adams
    Then Ghoul Minion is defeated
    And Wendy Adams has 0 damage and 1 horror
    And Aquinnah (1) has 1 horror
    And Icy Ghoul has 0 damage

  @arkham-lcg/instead @arkham-lcg/target
  Scenario: Without another enemy here there is nobody to turn it upon
    Given Wendy Adams is at the Study
    And Wendy Adams controls Aquinnah (1)
    And Icy Ghoul is engaged with Wendy Adams
    When Icy Ghoul attacks Wendy Adams
    Then Wendy Adams may not use Aquinnah (1)

  @arkham-lcg/ability @arkham-lcg/attacker-attacked
  Scenario: An attack of horror alone has no damage to turn upon anybody
    Given Wendy Adams is at the Study
    And Wendy Adams controls Aquinnah (1)
    And Ghoul Minion is engaged with Wendy Adams
    And Whippoorwill is at the Study
    When Whippoorwill attacks Wendy Adams
    Then Wendy Adams may not use Aquinnah (1)

  @arkham-lcg/instead @arkham-lcg/attacker-attacked
  Scenario: What makes the attack worse is turned upon the other enemy as well
    Given Wendy Adams is at the Study
    And Wendy Adams controls Aquinnah (1)
    And Wendy Adams has 0 resources
    And Icy Ghoul is engaged with Wendy Adams
    And Yithian Observer is engaged with Wendy Adams
    When Yithian Observer attacks Wendy Adams
    And Wendy Adams uses Aquinnah (1)
    And Wendy Adams assigns 2 horror to Wendy Adams
    Then Icy Ghoul has 2 damage
    And Wendy Adams has 0 damage and 2 horror
