Feature: Getting away from enemies
  Source: Rules Reference v2.5, Evade Action, Enemy Engagement, Move, Effects, Ability; Appendix II, ST.7.

  @arkham-lcg/enemy-engagement @arkham-lcg/move @arkham-lcg/effects
  Scenario: Elusive leaves ready enemies behind, and does not exhaust them
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Cellar is connected to Hallway
    And Swarm of Rats is at the Cellar
    And Ghoul Minion is engaged with Roland Banks
    And Icy Ghoul is engaged with Roland Banks
    When Roland Banks plays Elusive
    Then Roland Banks is at the Hallway
    And Roland Banks has 0 damage
    And Ghoul Minion is at the Study
    And Icy Ghoul is at the Study
    And Ghoul Minion is ready
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/enemy-engagement
  Scenario: Somebody else at the location is engaged in his place
    Given Roland Banks and Agnes Baker are at the Study
    And Study is connected to Hallway
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks plays Elusive
    Then Roland Banks is at the Hallway
    And Ghoul Minion is engaged with Agnes Baker

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: Where every other location has an enemy he stays, and is engaged again
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Swarm of Rats is at the Hallway
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks plays Elusive
    Then Roland Banks is at the Study
    And in order:
      | Ghoul Minion disengages from Roland Banks |
      | Ghoul Minion engages Roland Banks         |

  @arkham-lcg/attack-of-opportunity @arkham-lcg/enemy-engagement
  Scenario: Cat Burglar costs an action and provokes nobody
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Cat Burglar
    And Study is connected to Hallway
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole uses Cat Burglar
    Then exactly in order:
      | "Skids" O'Toole spends 1 action               |
      | Cat Burglar exhausts                          |
      | Ghoul Minion disengages from "Skids" O'Toole  |
      | "Skids" O'Toole moves to Hallway              |
    And "Skids" O'Toole has 2 actions
    And "Skids" O'Toole has 0 damage

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: The burglar leaves one enemy behind and is engaged by another where he arrives
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Cat Burglar
    And Study is connected to Hallway
    And Icy Ghoul is at the Hallway
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole uses Cat Burglar
    Then Icy Ghoul is engaged with "Skids" O'Toole
    And Ghoul Minion is at the Study

  @arkham-lcg/ability
  Scenario: Without an enemy to leave and a place to go to he is not used
    Given "Skids" O'Toole is at the Study
    And the Study is connected to nothing
    And "Skids" O'Toole controls Cat Burglar
    When "Skids" O'Toole uses Cat Burglar
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/ability @arkham-lcg/move
  Scenario: Nor is Elusive, where an enemy waits in every other place
    Given Roland Banks is at the Study
    And Hallway is in play
    And Swarm of Rats is at the Hallway
    And Roland Banks has Elusive in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Elusive
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/ability @arkham-lcg/move
  Scenario: And nobody scouts ahead where no way leads on
    Given "Skids" O'Toole is at the Study
    And the Study is connected to nothing
    And "Skids" O'Toole has Scout Ahead in hand
    And "Skids" O'Toole has 1 resource
    When "Skids" O'Toole plays Scout Ahead
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/move
  Scenario: An enemy that holds somebody else at a location keeps Elusive away from it too
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Cellar is in play
    And Ghoul Minion is engaged with Agnes Baker
    And it is the turn of Roland Banks
    When Roland Banks plays Elusive
    Then Roland Banks is at the Cellar

  @arkham-lcg/evade-evade-action @arkham-lcg/steps/st-7
  Scenario: A blinding light needs willpower and hurts whom it has let one evade
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -3
    When Agnes Baker plays Blinding Light
    Then in order:
      | Agnes Baker tests willpower (2)               |
      | Agnes Baker succeeds                          |
      | Agnes Baker evades Ghoul Minion               |
      | Blinding Light deals 1 damage to Ghoul Minion |
    And Ghoul Minion has 1 damage

  @arkham-lcg/evade-evade-action @arkham-lcg/steps/st-3
  Scenario: With a symbol it costs one more action, and the stronger one a horror as well
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds tablet
    When Agnes Baker plays Blinding Light (2)
    And nobody reacts
    Then Ghoul Minion is defeated
    And Agnes Baker has 1 action
    And Agnes Baker has 1 horror

  @arkham-lcg/evade-evade-action
  Scenario: Whoever evades without a test has evaded all the same
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Pickpocketing and Stray Cat
    And the deck of "Skids" O'Toole holds Knife
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole uses Stray Cat
    And "Skids" O'Toole uses Pickpocketing
    Then Knife is in hand
    And Pickpocketing is exhausted
