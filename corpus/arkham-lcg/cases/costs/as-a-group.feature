Feature: Clues that investigators spend as a group
  Source: Rules Reference v2.5, Costs, Additional Costs; FAQ v2.5, 1.6; Grimoire, Costo.

  Background:
    Given Roland Banks is at the Hallway
    And Agnes Baker is at the Study
    And the Hallway is connected to Sluice Control
    And Sluice Control is unrevealed

  @arkham-lcg/costs @arkham-lcg/additional-costs
  Scenario: One investigator pays for what another enters, wherever they are
    Given Agnes Baker has 2 clues
    When Roland Banks moves to Sluice Control
    Then in order:
      | Roland Banks spends 1 action         |
      | Agnes Baker spends 2 clues           |
      | Roland Banks moves to Sluice Control |
    And Sluice Control has 4 clues

  @arkham-lcg/costs
  Scenario: Each says how many he contributes
    Given Agnes Baker has 2 clues
    And Roland Banks has 1 clue
    When Roland Banks moves to Sluice Control
    Then Roland Banks must choose between:
      | Roland Banks gives 0 clues |
      | Roland Banks gives 1 clue |
    When Roland Banks gives 1 clue
    Then Agnes Baker has 1 clue
    And Roland Banks is at Sluice Control

  @arkham-lcg/additional-costs
  Scenario: Where the group has too few, nobody enters
    Given Agnes Baker has 1 clue
    When Roland Banks moves to Sluice Control
    Then it is refused under arkham-lcg/additional-costs

  @arkham-lcg/additional-costs
  Scenario: What an unrevealed location asks for is asked no more once it is revealed
    Given Agnes Baker has 2 clues
    When Roland Banks moves to Sluice Control
    And Roland Banks moves to the Hallway
    And Roland Banks moves to Sluice Control
    Then Roland Banks is at Sluice Control

  @arkham-lcg/additional-costs
  Scenario: An effect that moves somebody pays it as the move would resolve
    Given Agnes Baker has 2 clues
    And Roland Banks has Shortcut in hand
    When Roland Banks plays Shortcut on Roland Banks
    Then in order:
      | Roland Banks plays Shortcut          |
      | Agnes Baker spends 2 clues           |
      | Roland Banks moves to Sluice Control |

  @arkham-lcg/costs
  Scenario: An ability of the act that the group pays for
    Given the current act is Blaze of Glory
    And Agnes Baker has 2 clues
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses ability 1 of Blaze of Glory
    Then in order:
      | Agnes Baker spends 2 clues |
      | Ghoul Minion is defeated   |

  @arkham-lcg/costs
  Scenario: It cannot be initiated where the group has too few
    Given the current act is Blaze of Glory
    And Agnes Baker has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses ability 1 of Blaze of Glory
    Then it is refused under arkham-lcg/costs
