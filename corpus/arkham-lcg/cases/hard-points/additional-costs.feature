Feature: Additional costs in the middle of an effect
  Source: Rules Reference v2.5, Additional Costs, Attack of Opportunity; FAQ v2.5, Game Play 1.6,
  Card Ability Interpretation 2.24; Grimoire, Costo, Ignorare. What is taxed is paid
  for as it resolves: that is no cost of initiating, so attacks of opportunity come before it.

  @arkham-lcg/additional-costs
  Scenario: A basic action pays it as the investigation would resolve
    Given Roland Banks is at the Waterfront District
    And Waterfront District has 1 clue
    And the chaos bag holds 0
    When Roland Banks begins a turn
    And Roland Banks investigates
    Then in order:
      | Roland Banks spends 1 action                         |
      | Roland Banks spends 1 action                         |
      | Roland Banks tests intellect (1)                     |
      | Roland Banks discovers 1 clue at Waterfront District |
    And Roland Banks has 1 action

  @arkham-lcg/additional-costs
  Scenario: With one action left the basic action cannot be begun
    Given Roland Banks is at the Waterfront District
    And Roland Banks has 1 action
    And Waterfront District has 1 clue
    When Roland Banks investigates
    Then it is refused under arkham-lcg/additional-costs

  @arkham-lcg/additional-costs @arkham-lcg/attack-of-opportunity
  Scenario: Two actions for one investigation are one attack of opportunity
    Given Roland Banks is at the Waterfront District
    And Waterfront District has 1 clue
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Roland Banks spends 1 action                         |
      | Swarm of Rats attacks Roland Banks                   |
      | Roland Banks spends 1 action                         |
      | Roland Banks discovers 1 clue at Waterfront District |
    And Roland Banks has 1 damage

  @arkham-lcg/additional-costs @arkham-lcg/move
  Scenario: A shortcut through the lock costs an action while it resolves
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Arcane Lock is attached to Hallway
    And Roland Banks has Shortcut in hand
    When Roland Banks plays Shortcut
    Then in order:
      | Roland Banks plays Shortcut   |
      | Roland Banks spends 1 action  |
      | Roland Banks moves to Hallway |
      | Shortcut is discarded         |

  @arkham-lcg/additional-costs @arkham-lcg/effects
  Scenario: Nobody who cannot pay is moved, and the card is played all the same
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Arcane Lock is attached to Hallway
    And Roland Banks has 0 actions
    And Roland Banks has Shortcut in hand
    When Roland Banks plays Shortcut
    Then Shortcut is in the discard pile
    And Roland Banks is at the Study
    And it is asked whether Roland Banks moves to Hallway
    And the answer is no

  @arkham-lcg/additional-costs @arkham-lcg/move
  Scenario: Out of one lock and into another: both are paid
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Arcane Lock is attached to Study
    And Arcane Lock #2 is attached to Hallway
    When Roland Banks moves to the Hallway
    Then in order:
      | Roland Banks spends 1 action  |
      | Roland Banks spends 2 actions |
      | Roland Banks moves to Hallway |
    And Roland Banks has 0 actions

  @arkham-lcg/additional-costs @arkham-lcg/attack-of-opportunity
  Scenario: Who is defeated by the attack of opportunity has paid nothing for the lock
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Arcane Lock is attached to Hallway
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks moves to the Hallway
    Then Roland Banks is defeated
    And exactly in order:
      | Roland Banks takes the move action             |
      | Roland Banks spends 1 action                   |
      | Swarm of Rats attacks Roland Banks             |
      | Swarm of Rats deals 1 damage to Roland Banks   |
      | 1 damage is placed on Roland Banks             |
      | Roland Banks is defeated                       |
      | Roland Banks suffers 1 physical trauma         |
      | Swarm of Rats disengages from Roland Banks     |
      | the scenario ends without a resolution         |

  @arkham-lcg/additional-costs @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: An action that an ability lets you take still costs what it costs on top
    Given Ursula Downs is at the Study
    And the Study is connected to the Waterfront District
    And Waterfront District has 1 clue
    And Ursula Downs has 2 actions
    And the chaos bag holds 0
    When Ursula Downs moves to the Waterfront District
    And Ursula Downs uses Ursula Downs
    Then Ursula Downs has 0 actions
    And Ursula Downs has 1 clue

  @arkham-lcg/additional-costs
  Scenario: Without the action for it the investigation is not offered
    Given Ursula Downs is at the Study
    And the Study is connected to the Waterfront District
    And Waterfront District has 1 clue
    And Ursula Downs has 1 action
    When Ursula Downs moves to the Waterfront District
    Then nobody has a choice
    And Ursula Downs has 0 actions
    And Ursula Downs has 0 clues

  @arkham-lcg/additional-costs @arkham-lcg/instead @unsupported
  Scenario: A test before the move, and a cost of entering: no rule says which comes first
    Given Roland Banks is at the Narrow Shaft
    And Roland Banks has 2 clues
    And Bone-Filled Caverns is unrevealed
    And the Narrow Shaft is connected to the Bone-Filled Caverns
    When Roland Banks moves to the Bone-Filled Caverns
    Then Roland Banks has 2 clues
