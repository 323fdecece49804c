Feature: Stories behind cards, and supplies
  Source: Rules Reference v2.5, Story Cards; Supplies; Grimoire, Storia (Carta).

  @arkham-lcg/story-cards @edition-2016
  Scenario: The story behind a card is resolved by its text, and the card turned over and back
    Given Roland Banks is at the Study
    And Constance Dumaine waits at the Study
    And Constance Dumaine has Engram's Oath on its other side
    And Constance Dumaine has 1 clue
    And the chaos bag holds 0
    When Roland Banks uses Constance Dumaine
    Then in order:
      | Constance Dumaine flips over                             |
      | Roland Banks resolves the story behind Constance Dumaine |
      | Roland Banks remembers: interviewed Constance            |
      | Constance Dumaine flips over                             |
      | Roland Banks takes control of 1 clue on Constance Dumaine |
    And Constance Dumaine is in play

  @arkham-lcg/story-cards @edition-2026
  Scenario: In 2026 to resolve a story is not to flip the card
    Given Roland Banks is at the Study
    And Constance Dumaine waits at the Study
    And Constance Dumaine has Engram's Oath on its other side
    And Constance Dumaine has 1 clue
    And the chaos bag holds 0
    When Roland Banks uses Constance Dumaine
    Then in order:
      | Roland Banks resolves the story behind Constance Dumaine |
      | Roland Banks remembers: interviewed Constance            |
    And it is asked whether Constance Dumaine flips over
    And the answer is no

  @arkham-lcg/supplies
  Scenario: A supply does nothing, what asks for it does
    Given Roland Banks and Agnes Baker are at Perilous Gulch
    And Agnes Baker has taken a rope along
    And it is the turn of Roland Banks
    And the chaos bag holds -4
    When Roland Banks investigates
    Then Perilous Gulch has 0 doom

  @arkham-lcg/supplies
  Scenario: Another supply, or one packed by somebody elsewhere, is of no use there
    Given Roland Banks is at Perilous Gulch
    And Agnes Baker is at the Study
    And Agnes Baker has taken a rope along
    And Roland Banks has taken a torch along
    And it is the turn of Roland Banks
    And the chaos bag holds -4
    When Roland Banks investigates
    Then Perilous Gulch has 1 doom

  @arkham-lcg/put-into-play
  Scenario: An asset of the story lies where its revelation puts it
    Given Roland Banks is at Velma's Diner
    And Velma's Diner is connected to the Hallway
    When Roland Banks draws Henry Deveau
    And Roland Banks moves to the Hallway
    Then Henry Deveau is at Velma's Diner
