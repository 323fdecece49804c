Feature: Whose card lies on a card of nobody
  Source: Rules Reference v2.5, Ownership and Control, Control of Attachments; FAQ v2.5, Game Play 1.14.

  @arkham-lcg/attach-to/control-of-attachments @arkham-lcg/ownership-and-control
  Scenario: With one investigator alone it can only be theirs
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Barricade is attached to Study
    When Roland Banks moves to the Hallway
    Then Barricade is in the discard pile of Roland Banks

  @arkham-lcg/attach-to/control-of-attachments @arkham-lcg/ownership-and-control
  Scenario: Of several, whoever is said to own it has it under control there
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Barricade is attached to Study
    And Barricade belongs to Agnes Baker
    When Roland Banks moves to the Hallway
    Then Barricade is in the discard pile of Agnes Baker

  @arkham-lcg/attach-to/control-of-attachments @arkham-lcg/ownership-and-control
  Scenario: A trap that has sprung goes back to the pile of whoever laid it
    Given Wendy Adams and Roland Banks are at the Study
    And the Study is connected to the Hallway
    And Snare Trap is attached to Study
    And Snare Trap belongs to Wendy Adams
    And Goat Spawn is at the Hallway
    And the deck of Wendy Adams holds Knife
    And the deck of Roland Banks holds Guts
    When the enemy phase begins
    And Goat Spawn engages Wendy Adams
    And the upkeep phase begins
    Then Goat Spawn is exhausted
    And Snare Trap is in the discard pile of Wendy Adams

  @arkham-lcg/ownership-and-control
  Scenario: What somebody holds of another's goes to the pile of its owner
    Given Wendy Adams and Roland Banks are at the Study
    And Roland Banks controls Knife
    And Knife belongs to Wendy Adams
    And Ghoul Minion is engaged with Roland Banks
    And it is the turn of Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses ability 2 of Knife on Ghoul Minion
    Then Knife is in the discard pile of Wendy Adams
    And Knife is not in the discard pile of Roland Banks
