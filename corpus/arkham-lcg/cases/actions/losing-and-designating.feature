Feature: Actions that are lost, and actions of many cards
  Source: Rules Reference v2.5, Action; FAQ v2.5, 1.10 and the question on Ursula Downs and assets.

  @arkham-lcg/action
  Scenario: Standard actions are lost before an additional one
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Nightmarish Vapors, Knife
    When Daisy Walker begins her turn
    And Daisy Walker takes the draw action
    And Daisy Walker chooses option 1
    Then Daisy Walker has 0 actions
    And Daisy Walker may use Old Book of Lore
    When Daisy Walker uses Old Book of Lore
    Then in order:
      | Daisy Walker loses 2 actions |
      | Daisy Walker spends 1 action |
      | Daisy Walker draws Knife |

  @arkham-lcg/qa/ursula-downs-investigate-asset-event
  Scenario: The investigation that she may take can be one of her spells
    Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And Hallway has 2 clues
    And Ursula Downs controls Rite of Seeking
    And the chaos bag holds 0
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    And Ursula Downs uses Rite of Seeking
    And Rite of Seeking is applied first
    Then in order:
      | Ursula Downs moves to Hallway |
      | Ursula Downs spends 1 action |
      | Ursula Downs tests willpower (1) |
      | Ursula Downs discovers 1 clue at Hallway |
    And Ursula Downs has 2 clues
    And Ursula Downs has 2 actions
