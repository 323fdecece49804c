Feature: Classes of cards in play, and words that go with several others
  Source: Rules Reference v2.5, Multi-class Cards, Qualifiers; FAQ v2.5, 1.16, 2.27; Grimoire, Aggettivo.

  @arkham-lcg/multi-class-cards @arkham-lcg/synergy-and-neutral-cards
  Scenario: A card of two classes counts for both, a neutral one for none
    Given Agnes Baker is at the Study
    And Agnes Baker controls Beat Cop, Grisly Totem and Knife
    And Agnes Baker has Cheat the System in hand
    When Agnes Baker plays Cheat the System
    Then Agnes Baker has 4 resources

  @arkham-lcg/synergy-and-neutral-cards
  Scenario: A second card of the same class adds nothing, nor does another neutral card
    Given Agnes Baker is at the Study
    And Agnes Baker controls Beat Cop, Beat Cop, Knife and Knife
    And Agnes Baker has Cheat the System in hand
    When Agnes Baker plays Cheat the System
    Then Agnes Baker has 2 resources

  @arkham-lcg/synergy-and-neutral-cards @arkham-lcg/ownership-and-control
  Scenario: Cards of somebody else do not count
    Given Agnes Baker and Roland Banks are at the Study
    And Roland Banks controls Beat Cop and Grisly Totem
    And Agnes Baker has Cheat the System in hand
    When Agnes Baker plays Cheat the System
    Then Agnes Baker has 1 resource

  @arkham-lcg/qualifiers
  Scenario: "Ready" goes with both traits: an exhausted enemy of either does not attack
    Given Agnes Baker is at the Study
    And the scenario is The Pallid Mask (03240)
    And Study has 1 clue
    And Ghoul Minion is exhausted at the Study
    And Icy Ghoul is exhausted at the Study
    And the chaos bag holds tablet
    When Agnes Baker investigates
    Then Agnes Baker has 0 damage
    And it is asked whether Ghoul Minion attacks Agnes Baker
    And the answer is no

  @arkham-lcg/qualifiers
  Scenario: A ready one does
    Given Agnes Baker is at the Study
    And the scenario is The Pallid Mask (03240)
    And Study has 1 clue
    And Ghoul Minion is engaged with Agnes Baker
    And Icy Ghoul is exhausted at the Study
    And the chaos bag holds tablet
    When Agnes Baker investigates
    And Agnes Baker uses Agnes Baker on Icy Ghoul
    Then in order:
      | Agnes Baker reveals tablet           |
      | Ghoul Minion attacks Agnes Baker     |
      | Agnes Baker fails                    |
    And it is asked whether Icy Ghoul attacks Agnes Baker
    And the answer is no
