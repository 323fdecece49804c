Feature: What an eliminated investigator leaves behind
  Source: Rules Reference v2.5, Elimination; Grimoire, Eliminazione.

  @arkham-lcg/elimination @arkham-lcg/ownership-and-control
  Scenario: What was given to somebody else in time stays in play
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Hunger Diagram (70044) and Knife
    And Agnes Baker has 5 damage
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    Then in order:
      | Roland Banks takes control of Hunger Diagram |
      | Agnes Baker is defeated                      |
      | Knife is removed from the game               |
    And Hunger Diagram is in play
    And Knife is in the removed pile

  @arkham-lcg/elimination @arkham-lcg/leaves-play
  Scenario: When it leaves play later it leaves the game, for its owner is gone
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Hunger Diagram (70044)
    And Hunger Diagram belongs to Agnes Baker
    And Agnes Baker has 5 damage
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds -4
    When the enemy phase begins
    And Roland Banks draws Crypt Chill from the encounter deck
    Then Hunger Diagram is in the removed pile

  @arkham-lcg/elimination @arkham-lcg/limbo
  Scenario: An event that its user does not live to resolve is removed like all their cards
    Given Roland Banks and Agnes Baker are at the Hallway
    And the Hallway is connected to the Attic
    And Roland Banks has Shortcut in hand
    And Roland Banks has 4 horror
    When Roland Banks plays Shortcut
    And Roland Banks chooses Roland Banks
    Then Roland Banks is eliminated
    And Shortcut is in the removed pile

  @arkham-lcg/elimination
  Scenario: Enemies stay in the state that they were in: the exhausted one engages nobody
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has 5 damage
    And Agnes Baker has 4 resources
    And Agnes Baker has Leather Coat in hand
    And the deck of Agnes Baker holds Knife
    And Agnes Baker has Guard Dog in her discard pile
    And Swarm of Rats is engaged with Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker with 1 damage
    And Ghoul Minion is exhausted
    When the enemy phase begins
    Then Ghoul Minion is exhausted
    And Ghoul Minion is at the Study
    And Ghoul Minion is engaged with nobody
    And Ghoul Minion has 1 damage
    And Swarm of Rats is engaged with Roland Banks
    And Agnes Baker has 0 resources
    And Leather Coat is in the removed pile
    And Guard Dog is in the removed pile

  @arkham-lcg/elimination @arkham-lcg/defeat
  Scenario: Where nobody else is at that place the enemies stay there
    Given Roland Banks is at the Hallway
    And Agnes Baker is at the Study
    And Agnes Baker has 5 damage
    And Agnes Baker has 2 clues
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    Then Swarm of Rats is at the Study
    And Swarm of Rats is engaged with nobody
    And Study has 2 clues

  @arkham-lcg/elimination @arkham-lcg/leaves-play
  Scenario: What leaves the game together with its bearer leaves it once
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Beat Cop
    And Roland Banks has Trusted in hand
    And Roland Banks has 1 resource
    When Roland Banks plays Trusted
    And Roland Banks resigns
    Then Trusted is in the removed pile
    And it is asked whether Trusted is discarded
    And the answer is no

  @arkham-lcg/elimination @arkham-lcg/lead-investigator
  Scenario: An enemy that the lead leaves behind is assigned by those who are left
    Given Roland Banks, Agnes Baker and Wendy Adams are at the Study
    And Goat Spawn is engaged with Roland Banks
    When Roland Banks resigns
    And Goat Spawn engages Wendy Adams
    And Agnes Baker becomes the lead investigator
    Then Goat Spawn is engaged with Wendy Adams

  @arkham-lcg/elimination
  Scenario: Whoever is out of the game is at no location, and nothing is moved off them
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage
    And Daisy Walker is at the Study
    And Daisy Walker controls Lucky Charm (12061)
    And Agnes Baker is at the Study
    And it is the turn of Roland Banks
    When Roland Banks resigns
    And Daisy Walker becomes the lead investigator
    And Daisy Walker begins their turn
    Then it is asked whether Daisy Walker uses Lucky Charm
    And the answer is no
