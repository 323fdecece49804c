Feature: Elimination, step 0
  Source: Rules Reference v2.5, Elimination, Defeat, Resign, Weakness; Grimoire, Eliminazione.

  @arkham-lcg/elimination
  Scenario: The game ends for the weakness before the cards leave and before the clues drop
    Given Roland Banks and Agnes Baker are at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 2 clues
    And Roland Banks controls Knife
    And Roland Banks has 3 clues
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | Roland Banks suffers 1 mental trauma   |
      | the game ends for Roland Banks         |
      | Cover Up is removed from the game      |
      | Knife is removed from the game         |
      | 3 clues are placed at Study            |
    And Roland Banks has 1 mental trauma
    And Roland Banks has 1 physical trauma

  @arkham-lcg/elimination @arkham-lcg/resign
  Scenario: Whoever resigns meets step 0 as well
    Given Roland Banks and Agnes Baker are at the Parlor
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    When Roland Banks uses ability 1 of Parlor
    Then Roland Banks has 1 mental trauma
    And Roland Banks has 0 physical trauma
    And Roland Banks is eliminated

  @arkham-lcg/elimination
  Scenario: A weakness whose condition is not met leaves without a word
    Given Roland Banks and Agnes Baker are at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 0 clues
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then Roland Banks has 0 mental trauma
    And Roland Banks has 1 physical trauma
    And Cover Up is in the removed pile

  @arkham-lcg/elimination
  Scenario: The clues on the weakness are not clues of the investigator
    Given Roland Banks and Agnes Baker are at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Study has 0 clues
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then Study has 0 clues

  @arkham-lcg/elimination @arkham-lcg/weakness
  Scenario: A weakness enemy of the eliminated player leaves in step 0, the others stay
    Given Roland Banks and Agnes Baker are at the Study
    And Silver Twilight Acolyte is engaged with Roland Banks
    And Silver Twilight Acolyte belongs to Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    And the current agenda is Rise of the Ghouls
    And Roland Banks has 8 damage
    When the enemy phase begins
    And Ghoul Minion attacks first
    Then in order:
      | Roland Banks is defeated                           |
      | Silver Twilight Acolyte is removed from the game   |
      | Ghoul Minion disengages from Roland Banks          |
      | Ghoul Minion engages Agnes Baker                   |

  @arkham-lcg/elimination @arkham-lcg/weakness
  Scenario: Another player's weakness is left to its own game end
    Given Roland Banks and Agnes Baker are at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Agnes Baker has 5 damage
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    Then Agnes Baker is eliminated
    And Roland Banks has 0 mental trauma
    And Cover Up is in play

  @arkham-lcg/elimination @arkham-lcg/hidden/hidden-cards-in-hand-when-eliminated
  Scenario: An ordinary treachery in the threat area waits for step 4
    Given Roland Banks and Agnes Baker are at the Study
    And Dreams of R'lyeh is in the threat area of Roland Banks
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Roland Banks controls Knife
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | the game ends for Roland Banks     |
      | Cover Up is removed from the game  |
      | Knife is removed from the game     |
      | Swarm of Rats engages Agnes Baker  |
      | Dreams of R'lyeh is discarded      |
    And Dreams of R'lyeh is in the discard pile
