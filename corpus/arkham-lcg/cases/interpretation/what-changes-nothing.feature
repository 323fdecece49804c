Feature: What could change nothing is not chosen, and not begun
  Source: Rules Reference v2.5, Must, Ability, Event Cards; Grimoire, Deve, Bersaglio.

  @arkham-lcg/must
  Scenario: Somebody who has no action left to lose takes the horror
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker has 1 action
    And Agnes Baker has Drawn to the Flame in hand
    And the encounter deck holds A Tear in Time
    And the chaos bag holds -3
    When Agnes Baker plays Drawn to the Flame
    Then Agnes Baker has 1 horror
    And Agnes Baker has 0 actions left

  @arkham-lcg/must
  Scenario: With an action left the choice is hers
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker has 2 actions
    And Agnes Baker has Drawn to the Flame in hand
    And the encounter deck holds A Tear in Time
    And the chaos bag holds -3
    When Agnes Baker plays Drawn to the Flame
    Then the choice is Agnes Baker's
    And it is asked whether Agnes Baker has 0 actions left
    And the answer is depends
    And it depends on the choice of Agnes Baker

  @arkham-lcg/must
  Scenario: Of two points the first takes the last action, and the second can only be horror
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker has 2 actions
    And Agnes Baker has Drawn to the Flame in hand
    And the encounter deck holds A Tear in Time
    And the chaos bag holds -4
    When Agnes Baker plays Drawn to the Flame
    And Agnes Baker chooses option 1 of A Tear in Time
    Then Agnes Baker has 1 horror
    And Agnes Baker has 0 actions left

  @arkham-lcg/must
  Scenario: Where nobody has a resource, losing some is no way out
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 0 resources
    And Agnes Baker has 0 resources
    When Roland Banks draws Low on Supplies from the encounter deck
    Then Roland Banks has 1 damage
    And Agnes Baker has 1 damage

  @arkham-lcg/must
  Scenario: One resource among them all is enough for it to be one
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 0 resources
    And Agnes Baker has 1 resource
    When Roland Banks draws Low on Supplies from the encounter deck
    And Roland Banks chooses option 1
    Then Agnes Baker has 0 resources
    And Roland Banks has 0 damage

  @arkham-lcg/cannot @arkham-lcg/event-cards
  Scenario: Nobody slips away out of the tomb
    Given "Skids" O'Toole is at the Study
    And the Study is connected to the Hallway
    And "Skids" O'Toole has Elusive in hand
    And "Skids" O'Toole has 2 resources
    And Entombed is in the threat area of "Skids" O'Toole
    And Ghoul Minion is engaged with "Skids" O'Toole
    Then "Skids" O'Toole may not play Elusive

  @arkham-lcg/cannot @arkham-lcg/ability
  Scenario: Nor does the burglar get anybody out of it
    Given "Skids" O'Toole is at the Study
    And the Study is connected to the Hallway
    And "Skids" O'Toole controls Cat Burglar
    And Entombed is in the threat area of "Skids" O'Toole
    And Ghoul Minion is engaged with "Skids" O'Toole
    Then "Skids" O'Toole may not use Cat Burglar

  @arkham-lcg/event-cards @arkham-lcg/synergy-and-neutral-cards
  Scenario: Neutral cards and a neutral investigator are no class, so that the system yields nothing
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role rogue
    And Lola Hayes controls Knife
    And Lola Hayes has Cheat the System in hand
    Then Lola Hayes may not play Cheat the System

  @arkham-lcg/synergy-and-neutral-cards @arkham-lcg/ownership-and-control
  Scenario: An investigator card is one of the cards that its player controls
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Knife and Guard Dog
    And "Skids" O'Toole has Cheat the System in hand
    When "Skids" O'Toole plays Cheat the System
    Then "Skids" O'Toole has 2 resources
