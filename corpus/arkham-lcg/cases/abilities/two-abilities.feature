Feature: A card with two abilities
  Source: Rules Reference v2.5, Ability (triggered abilities) and Activate Action; FAQ v2.5, 1.2.

  @arkham-lcg/ability @arkham-lcg/activate-action
  Scenario: Which of two abilities is used is a choice of its user
    Given Roland Banks is at the Study
    And Roland Banks controls Knife
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Knife
    Then Roland Banks must choose between:
      | Roland Banks uses ability 1 of Knife |
      | Roland Banks uses ability 2 of Knife |

  @arkham-lcg/activate-action @arkham-lcg/fight-action
  Scenario: The second ability discards the knife as its cost and deals two damage
    Given Roland Banks is at the Study
    And Roland Banks controls Knife
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses ability 2 of Knife
    Then in order:
      | Roland Banks spends 1 action          |
      | Knife is discarded                    |
      | Roland Banks tests combat (2)         |
      | Roland Banks succeeds by 4            |
      | Knife deals 2 damage to Ghoul Minion  |
      | Ghoul Minion is defeated              |

  @arkham-lcg/activate-action
  Scenario: Nobody uses a card that another investigator controls
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Knife
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker uses Knife
    Then it is refused under arkham-lcg/triggered-abilities
