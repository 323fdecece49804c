Feature: Uses that go without being spent
  Source: Rules Reference v2.5, Uses (X "type"); Instead; Applying Results of a Skill Test.

  @arkham-lcg/uses-x-type @arkham-lcg/additional-costs
  Scenario: A charge spent once the attack has succeeded is for its own damage
    Given Agnes Baker is at the Study
    And Agnes Baker controls Cosmic Flame
    And Cosmic Flame has 3 charges
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Cosmic Flame on Ghoul Minion
    And Agnes Baker accepts the effect of Cosmic Flame
    Then in order:
      | 1 charge is spent from Cosmic Flame         |
      | Cosmic Flame deals 2 damage to Ghoul Minion |
    And Cosmic Flame has 2 charges

  @arkham-lcg/uses-x-type
  Scenario: A skull takes a charge, whether the attack succeeds or not
    Given Agnes Baker is at the Study
    And Agnes Baker controls Cosmic Flame
    And Cosmic Flame has 1 charge
    And Ghoul Priest is engaged with Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker uses Cosmic Flame on Ghoul Priest
    Then in order:
      | 1 charge is removed from Cosmic Flame       |
      | Agnes Baker succeeds                        |
      | Cosmic Flame deals 1 damage to Ghoul Priest |
    And Agnes Baker has 0 damage

  @arkham-lcg/uses-x-type
  Scenario: With none to take it hurts whoever uses it, and goes; the attack goes on
    Given Agnes Baker is at the Study
    And Agnes Baker controls Cosmic Flame
    And Cosmic Flame has 0 charges
    And Ghoul Minion is engaged with Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker uses Cosmic Flame on Ghoul Minion
    Then Cosmic Flame is in the discard pile
    And Agnes Baker has 1 damage
    And Ghoul Minion has 1 damage

  @arkham-lcg/uses-x-type @arkham-lcg/evade-evade-action
  Scenario: An evasion by less than two takes a charge
    Given Rita Young is at the Study
    And Rita Young controls Suggestion (03268)
    And Suggestion has 3 charges
    And Ghoul Priest is engaged with Rita Young
    And the chaos bag holds -3
    When Rita Young uses ability 1 of Suggestion on Ghoul Priest
    And Suggestion is applied first
    And nobody reacts to anything else
    Then Rita Young succeeds by 1
    And Suggestion has 2 charges

  @arkham-lcg/uses-x-type @arkham-lcg/evade-evade-action
  Scenario: And so does one that fails
    Given Rita Young is at the Study
    And Rita Young controls Suggestion (03268)
    And Suggestion has 3 charges
    And Ghoul Priest is engaged with Rita Young
    And the chaos bag holds auto-fail
    When Rita Young uses ability 1 of Suggestion on Ghoul Priest
    And nobody reacts to anything else
    Then Suggestion has 2 charges

  @arkham-lcg/uses-x-type @arkham-lcg/evade-evade-action
  Scenario: By two it takes none
    Given Rita Young is at the Study
    And Rita Young controls Suggestion (03268)
    And Suggestion has 3 charges
    And Ghoul Priest is engaged with Rita Young
    And the chaos bag holds -2
    When Rita Young uses ability 1 of Suggestion on Ghoul Priest
    And nobody reacts to anything else
    Then Rita Young succeeds by 2
    And Suggestion has 3 charges
