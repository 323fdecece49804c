Feature: What further cards of the starter decks, the Core Sets and the first cycles do
  Source: Rules Reference v2.5, Costs; Delayed Effects; Discard Piles; Modifiers; Search; ST.1 to ST.8.

  @arkham-lcg/search @arkham-lcg/costs
  Scenario: A grimoire looks further for two secrets
    Given Daisy Walker is at the Study
    And Daisy Walker controls Mysterious Grimoire (12040)
    And the deck of Daisy Walker holds Knife, Machete, Guts, Dodge, Lucky!, Perception
    And it is the turn of Daisy Walker
    When Daisy Walker uses Mysterious Grimoire (12040)
    And Daisy Walker pays for Mysterious Grimoire (12040) in way 2
    And Daisy Walker finds Perception
    Then Perception is in hand
    And Mysterious Grimoire (12040) has 2 secrets
    And Mysterious Grimoire (12040) is exhausted

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/chaos-tokens
  Scenario: Parallel fates are shuffled away by a symbol
    Given Jacqueline Fine is at the Study
    And the encounter deck holds Grasping Hands, Ghoul Minion, Acolyte, Rotting Remains, Crypt Chill
    And the chaos bag holds skull
    And it is the turn of Jacqueline Fine
    When Jacqueline Fine plays Parallel Fates
    Then this has happened: Grasping Hands is shuffled into the encounter deck

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/chaos-tokens
  Scenario: Without one they go back in an order of choice
    Given Jacqueline Fine is at the Study
    And the encounter deck holds Grasping Hands, Ghoul Minion, Acolyte, Rotting Remains, Crypt Chill
    And the chaos bag holds 0
    And it is the turn of Jacqueline Fine
    When Jacqueline Fine plays Parallel Fates
    And Jacqueline Fine puts back Acolyte, Ghoul Minion, Rotting Remains, Grasping Hands
    And Jacqueline Fine draws an encounter card
    Then this has happened: Jacqueline Fine draws the encounter card Acolyte

  @arkham-lcg/modifiers @arkham-lcg/delayed-effects
  Scenario: A gun that missed aims better the next time, once
    Given "Ashcan" Pete is at the Study
    And Ghoul Priest is engaged with "Ashcan" Pete
    And "Ashcan" Pete controls .18 Derringer (60522)
    And it is the turn of "Ashcan" Pete
    And the chaos bag holds -4
    When "Ashcan" Pete uses .18 Derringer (60522) on Ghoul Priest
    And the result of the test itself is applied first
    Then this has happened: "Ashcan" Pete fails by 4
    And .18 Derringer (60522) has 3 ammo
    When "Ashcan" Pete uses .18 Derringer (60522) on Ghoul Priest
    And the result of the test itself is applied first
    Then this has happened: "Ashcan" Pete fails by 3

  @arkham-lcg/costs @arkham-lcg/delayed-effects
  Scenario: Improvisation makes the next card of the new role cheaper, and no other
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role survivor
    And Lola Hayes has Improvisation, Beat Cop, Machete, Knife in hand
    And Lola Hayes has 5 resources
    And the deck of Lola Hayes holds Guts
    And it is the turn of Lola Hayes
    When Lola Hayes plays Improvisation
    And Lola Hayes chooses the role guardian
    And Lola Hayes plays Knife
    Then Lola Hayes has 4 resources
    When Lola Hayes plays Beat Cop
    Then Lola Hayes has 3 resources
    When Lola Hayes plays Machete
    Then Lola Hayes has 0 resources

  @arkham-lcg/dealing-damage-horror @arkham-lcg/modifiers
  Scenario: The key of Ys draws one horror to itself and gives strength for it
    Given Daisy Walker is at the Study
    And Daisy Walker controls Key of Ys
    And the deck of Daisy Walker holds Guts, Knife, Machete
    And the chaos bag holds 0
    When Daisy Walker takes 2 horror
    And Daisy Walker assigns 2 horror to Daisy Walker
    Then Daisy Walker has 1 horror
    And Key of Ys has 1 horror
    When Daisy Walker tests combat (3)
    Then this has happened: Daisy Walker succeeds by 0
    When Key of Ys is discarded
    Then the deck of Daisy Walker has 0 cards
