Feature: What the objective of an act says
  Source: Rules Reference v2.5, Act Deck and Agenda Deck; Elimination; Resign.

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Whoever enters the Engine Car lets the act advance, an enemy there or not
    Given Roland Banks is at the Dining Car
    And the Dining Car is connected to Engine Car (02175)
    And Engine Car (02175) is unrevealed
    And Ghoul Minion is at Engine Car (02175)
    And the current act is Run!
    When Roland Banks moves to Engine Car (02175)
    Then Run! advances

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Only those in the VIP Area may spend their clues
    Given Roland Banks is at the Study with 2 clues on him
    And the VIP Area is in play
    And the current act is Skin Game
    When Roland Banks spends 2 clues to advance the act
    Then it is refused under arkham-lcg/clues

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: In the VIP Area they may
    Given Roland Banks is at the VIP Area with 2 clues on him
    And the current act is Skin Game
    When Roland Banks spends 2 clues to advance the act
    Then Skin Game advances

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/resign
  Scenario: The last one who resigns meets the objective
    Given Roland Banks is at the Study
    And the current act is Ascend the Mountain
    When Roland Banks resigns
    Then Ascend the Mountain advances
    And the scenario ends with resolution 1

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/elimination
  Scenario: One has resigned and the last one is defeated
    Given Roland Banks is at the Study with 8 damage
    And Agnes Baker is at the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And the current act is Ascend the Mountain
    When Agnes Baker resigns
    And Ghoul Minion attacks Roland Banks
    Then Ascend the Mountain advances

  @arkham-lcg/elimination
  Scenario: Nobody has resigned: no resolution is reached
    Given Roland Banks is at the Study with 8 damage
    And Ghoul Minion is engaged with Roland Banks
    And the current act is Ascend the Mountain
    When Ghoul Minion attacks Roland Banks
    Then the scenario ends without a resolution

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: A clue on a bystander meets the objective, and leaves
    Given Roland Banks is at the Study
    And the current act is Seeking Trouble (53034)
    And Merle Garvin waits at the Study
    When 1 clue is placed on Merle Garvin
    Then 1 clue is discarded from Merle Garvin
    And Seeking Trouble advances
