Feature: Weaknesses that lie in a threat area, and those in a hand
  Source: Rules Reference v2.5, Weakness, Instead, Elimination; FAQ v2.5, point 1.2.

  Background:
    Given Skids O'Toole and Agnes Baker are at Northside
    And Cover Up is in the threat area of Skids O'Toole
    And Cover Up has 2 clues
    And Northside has 2 clues
    And the chaos bag holds +1

  @arkham-lcg/triggered-abilities @arkham-lcg/instead
  Scenario: Whoever is beside its bearer may use it, and nothing is discovered
    When Agnes Baker investigates
    And Agnes Baker uses ability 2 of Cover Up
    Then Cover Up has 1 clue
    And Agnes Baker has 0 clues
    And Northside has 2 clues

  @arkham-lcg/triggered-abilities
  Scenario: Whoever is elsewhere may not
    Given Northside is connected to the Study
    And Roland Banks is at the Study
    And the Study has 1 clue
    When Roland Banks investigates
    Then Roland Banks has 1 clue
    And Cover Up has 2 clues

  @arkham-lcg/elimination
  Scenario: For the weaknesses of whoever resigns the game has ended
    When Skids O'Toole resigns
    Then in order:
      | the game ends for Skids O'Toole          |
      | Cover Up is removed from the game        |
    And Skids O'Toole has 1 mental trauma
    And Agnes Baker has 0 mental trauma

  @arkham-lcg/elimination
  Scenario: Nothing is suffered for a weakness whose clues are gone
    Given Daisy Walker is at Northside
    And Haunted is in the threat area of Daisy Walker
    When Daisy Walker resigns
    Then Daisy Walker has 0 mental trauma
    And Haunted is in the removed pile

  @arkham-lcg/weakness
  Scenario: A weakness cannot be chosen: it is the card that stays
    Given Agnes Baker has Dark Memory, Guts and Perception in hand
    When Agnes Baker draws Amnesia
    Then Dark Memory is in hand
    And Guts is in the discard pile
    And Perception is in the discard pile

  @arkham-lcg/weakness
  Scenario: Without a weakness in hand its holder chooses what stays
    Given Agnes Baker has Dodge, Guts and Perception in hand
    When Agnes Baker draws Amnesia
    And Agnes Baker discards Dodge and Guts
    Then Perception is in hand
    And Dodge is in the discard pile
