Feature: What investigators do of themselves
  Source: Rules Reference v2.5, Commit; Defeat; Limits and Maximums; Skill Tests; FAQ v2.5, ST.7.

  @arkham-lcg/defeat @arkham-lcg/gains
  Scenario: Tommy gets paid for the dog
    Given Tommy Muldoon is at the Study
    And Tommy Muldoon controls Guard Dog
    And Guard Dog has 2 damage
    And Ghoul Minion is engaged with Tommy Muldoon
    And Tommy Muldoon has 0 resources
    And the deck of Tommy Muldoon holds Guts
    When Ghoul Minion attacks Tommy Muldoon
    And Tommy Muldoon assigns 1 damage to Guard Dog
    And Tommy Muldoon assigns 1 horror to Tommy Muldoon
    And nobody reacts
    And Tommy Muldoon uses Tommy Muldoon
    Then Tommy Muldoon has 3 resources
    And the deck of Tommy Muldoon has 2 cards

  @arkham-lcg/chaos-tokens
  Scenario: Tommy moves two with his sign
    Given Tommy Muldoon is at the Study
    And the Study has 1 clue
    And Tommy Muldoon controls Guard Dog
    And Tommy Muldoon has 2 damage
    And it is the turn of Tommy Muldoon
    And the chaos bag holds elder sign
    When Tommy Muldoon investigates
    And Tommy Muldoon accepts the effect of Tommy Muldoon
    And Tommy Muldoon moves 2 damage to Guard Dog
    Then Tommy Muldoon has 0 damage

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-7
  Scenario: Finn's sign counts the exhausted
    Given Finn Edwards is at the Study
    And the Study has 2 clues
    And Swarm of Rats is at the Study
    And Swarm of Rats is exhausted
    And it is the turn of Finn Edwards
    And the chaos bag holds elder sign
    When Finn Edwards investigates
    And Finn Edwards is applied first
    And Finn Edwards accepts the effect of Finn Edwards
    Then Finn Edwards has 2 clues

  @arkham-lcg/limits-and-maximums @arkham-lcg/steps/st-2
  Scenario: Minh adds an icon once for each investigator
    Given Minh Thi Phan is at the Study
    And Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks has Perception and Guts in hand
    And it is the turn of Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Perception
    And Minh Thi Phan uses Minh Thi Phan
    Then Roland Banks succeeds by 4

  @arkham-lcg/steps/st-8
  Scenario: Minh's sign brings a skill back
    Given Minh Thi Phan is at the Study
    And the Study has 2 clues
    And Minh Thi Phan has Perception in hand
    And the deck of Minh Thi Phan holds Guts
    And it is the turn of Minh Thi Phan
    And the chaos bag holds elder sign
    When Minh Thi Phan investigates
    And Minh Thi Phan commits Perception
    And nobody reacts
    And Minh Thi Phan accepts the effect of Minh Thi Phan
    And the result of the test itself is applied first
    Then Perception is in the hand of Minh Thi Phan

  @arkham-lcg/limits-and-maximums
  Scenario: Minh has used it up for Roland
    Given Minh Thi Phan is at the Study
    And Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks has Perception and Eureka! in hand
    And it is the turn of Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Perception
    And Minh Thi Phan uses Minh Thi Phan
    And Roland Banks commits Eureka!
    And Minh Thi Phan uses Minh Thi Phan
    Then it is refused under arkham-lcg/limits-and-maximums
