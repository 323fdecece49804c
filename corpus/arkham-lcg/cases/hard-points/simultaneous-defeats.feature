Feature: Several cards defeated at once
  Source: Rules Reference v2.5, Defeat, Dealing Damage/Horror, Elimination, Priority of Simultaneous Resolution; FAQ v2.5, Game Play 1.4, question on Persistent Construct.

  @arkham-lcg/defeat @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: Two goats fall to one blast: the lead orders what both do before either leaves
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Goat Spawn is engaged with Agnes Baker
    And Goat Spawn #2 is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast in hand
    And Roland Banks has 5 resources
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses Hallway
    Then Roland Banks must choose between:
      | Roland Banks uses Goat Spawn    |
      | Roland Banks uses Goat Spawn #2 |
    And the choice is Roland Banks's

  @arkham-lcg/defeat @arkham-lcg/nested-sequences
  Scenario: Both bleat, then both leave together
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Goat Spawn is engaged with Agnes Baker
    And Goat Spawn #2 is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast in hand
    And Roland Banks has 5 resources
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses Hallway
    And Roland Banks uses Goat Spawn #2
    And nobody reacts
    And nobody reacts
    Then in order:
      | Agnes Baker takes 1 horror  |
      | Agnes Baker takes 1 horror  |
      | Goat Spawn is discarded     |
      | Goat Spawn #2 is discarded  |
    And Agnes Baker has 2 horror
    And Agnes Baker has 3 damage

  @arkham-lcg/defeat @arkham-lcg/reaction-opportunities
  Scenario: A limit once a round is one clue, however many fell at once
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Study has 3 clues
    And Swarm of Rats is engaged with Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast in hand
    And Roland Banks has 5 resources
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses Hallway
    And Roland Banks uses Roland Banks
    And this is answered first: Ghoul Minion is defeated
    Then nobody has a choice
    And Roland Banks has 1 clue
    And Study has 2 clues

  @arkham-lcg/reaction-opportunities @arkham-lcg/defeat
  Scenario: A card without a limit answers each of the defeats, one copy for each
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Study has 3 clues
    And Swarm of Rats is engaged with Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast, Evidence! and Evidence! #2 in hand
    And Roland Banks has 7 resources
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses Hallway
    And Roland Banks plays Evidence!
    And this is answered first: Ghoul Minion is defeated
    And Roland Banks plays Evidence! #2
    And this is answered first: Ghoul Minion is defeated
    And Roland Banks uses Roland Banks
    And this is answered first: Swarm of Rats is defeated
    Then Roland Banks has 3 clues
    And Roland Banks has 0 resources

  @arkham-lcg/defeat @arkham-lcg/dealing-damage-horror @arkham-lcg/elimination
  Scenario: An ally and its investigator fall to the same attack
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Beat Cop
    And Beat Cop has 1 damage
    And Beat Cop has 1 horror
    And Roland Banks has 4 horror
    And Ghoul Priest is engaged with Roland Banks
    When the enemy phase begins
    And nobody reacts
    And Roland Banks assigns 1 damage to Beat Cop
    And Roland Banks assigns 1 horror to Beat Cop
    Then in order:
      | Beat Cop is defeated                |
      | Roland Banks is defeated            |
      | Beat Cop is discarded               |
      | Ghoul Priest disengages from Roland Banks |
    And it is asked whether Beat Cop is removed from the game
    And the answer is no
    And Roland Banks is eliminated
    And Beat Cop is in the removed pile

  @arkham-lcg/defeat @arkham-lcg/when
  Scenario: The dying brother strikes before he leaves, although his friend falls with him
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Brother Xavier
    And Brother Xavier has 2 damage
    And Swarm of Rats is engaged with Roland Banks
    And Ghoul Minion is engaged with Agnes Baker
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Brother Xavier
    And Roland Banks uses Brother Xavier on Ghoul Minion
    Then in order:
      | Brother Xavier deals 2 damage to Ghoul Minion |
      | Ghoul Minion is defeated                      |
      | Brother Xavier is defeated                    |
    And Agnes Baker has 0 damage

  @arkham-lcg/defeat @arkham-lcg/elimination @arkham-lcg/reaction-opportunities
  Scenario: The blast that defeats its user with the enemy leaves no reaction to him
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Roland Banks has 6 damage
    And Study has 2 clues
    And Ghoul Minion is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast in hand
    And Roland Banks has 5 resources
    When Roland Banks plays Dynamite Blast
    Then Roland Banks is eliminated
    And Study has 2 clues
    And Ghoul Minion is in the discard pile
