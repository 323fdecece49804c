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
