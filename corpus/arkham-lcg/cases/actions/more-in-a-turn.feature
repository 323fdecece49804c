Feature: Further actions in a turn
  Source: FAQ v2.5, point 1.10; Rules Reference v2.5, Gains.

  @arkham-lcg/gains
  Scenario: What is gained within a test waits until the test is over
    Given Skids O'Toole is at the Study
    And the Study has 1 clue
    And Skids O'Toole has 0 resources
    And Skids O'Toole has Ace in the Hole in hand
    And the chaos bag holds 0
    When Skids O'Toole investigates
    And Skids O'Toole plays Ace in the Hole
    Then Skids O'Toole has 5 actions
    And in order:
      | Skids O'Toole tests intellect (2)           |
      | Skids O'Toole plays the fast event Ace in the Hole |
      | Skids O'Toole gains 3 actions               |
      | Skids O'Toole reveals 0                     |
      | Skids O'Toole discovers 1 clue at the Study |

  @arkham-lcg/action
  Scenario: An additional action that is spent is not lost with the card that gave it
    Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (0)
    And Leo De Luca has 1 damage
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks begins his turn
    And Roland Banks fights Swarm of Rats
    And Roland Banks fights Swarm of Rats
    And Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Leo De Luca
    Then Leo De Luca is in the discard pile
    And Roland Banks has 1 action

  @arkham-lcg/action
  Scenario: A card that comes into play in the middle of a turn gives its additional action at once
    Given Roland Banks is at the Study
    And Roland Banks has Leo De Luca (0) in hand
    And Roland Banks has 6 resources
    When Roland Banks begins his turn
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks plays Leo De Luca (0)
    And Roland Banks takes a resource
    Then Roland Banks has 3 resources
    When Roland Banks takes a resource
    Then it is refused under arkham-lcg/action

  @arkham-lcg/action
  Scenario: An additional action that was not spent is gone with the card that gave it
    Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (0)
    And Leo De Luca has 1 damage
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks begins his turn
    And Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Roland Banks
    And Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Leo De Luca
    And Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Roland Banks
    Then Roland Banks has 1 action

  @arkham-lcg/action
  Scenario: Of two additional actions that fit he chooses which one is spent
    Given Daisy Walker is at the Study
    And Daisy Walker controls Leo De Luca (0), Old Book of Lore (0)
    And the deck of Daisy Walker holds Guts, Perception, Overpower
    When Daisy Walker begins her turn
    And Daisy Walker uses Old Book of Lore
    Then Daisy Walker must choose between:
      | Daisy Walker spends the additional action of Daisy Walker |
      | Daisy Walker spends the additional action of Leo De Luca  |
    When Daisy Walker spends the additional action of Daisy Walker
    And Daisy Walker finds Guts
    Then Daisy Walker has 3 actions

  @arkham-lcg/action
  Scenario: Additional actions are lost after all others, and the player says which
    Given Daisy Walker is at the Study
    And Daisy Walker controls Leo De Luca (0), Old Book of Lore (0)
    And the deck of Daisy Walker holds Guts, Perception, Overpower
    And it is the turn of Daisy Walker
    When Daisy Walker loses 4 actions
    Then Daisy Walker must choose between:
      | Daisy Walker loses the additional action of Daisy Walker |
      | Daisy Walker loses the additional action of Leo De Luca  |
    When Daisy Walker loses the additional action of Leo De Luca
    Then Daisy Walker has 0 actions
    When Daisy Walker takes a resource
    Then it is refused under arkham-lcg/action
    And Daisy Walker may use Old Book of Lore

  @arkham-lcg/action
  Scenario: An additional action for anything is counted in, or named apart
    Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (0)
    And it is the turn of Roland Banks
    Then Roland Banks has 4 actions
    And Roland Banks has 3 actions
    When Roland Banks takes a resource
    Then Roland Banks has 3 actions left
    And it is asked whether Roland Banks has 4 actions
    And the answer is no

  @arkham-lcg/action
  Scenario: The last action of a turn is no other than that which a card gives
    Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (0)
    And it is the turn of Roland Banks
    And Roland Banks has 1 action left
    When Roland Banks takes a resource
    And Roland Banks takes a resource
    Then it is refused under arkham-lcg/action

  @arkham-lcg/action
  Scenario: Three in all, of which the additional one has been spent
    Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (0)
    And it is the turn of Roland Banks
    And Roland Banks has 3 actions in all
    When Leo De Luca is discarded
    Then Roland Banks has 3 actions left
