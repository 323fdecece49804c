Feature: Defeat and elimination
  Source: Rules Reference v2.5, Defeat, Elimination, Trauma, Resign, Lead Investigator.

  @arkham-lcg/elimination @arkham-lcg/campaign-play/trauma
  Scenario: Everything that a defeated investigator had goes where it belongs
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Knife
    And Roland Banks has 8 damage
    And Roland Banks has 2 clues
    And Roland Banks has 3 resources
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | Swarm of Rats attacks Roland Banks        |
      | Roland Banks is defeated                  |
      | Roland Banks suffers 1 physical trauma    |
      | Knife is removed from the game            |
      | 2 clues are placed at Study               |
      | Swarm of Rats disengages from Roland Banks |
      | Swarm of Rats engages Agnes Baker         |
      | Agnes Baker becomes the lead investigator |
      | Swarm of Rats exhausts                    |
    And Roland Banks is eliminated
    And Study has 2 clues
    And Agnes Baker is the lead investigator
    And Agnes Baker has 0 damage

  @arkham-lcg/campaign-play/trauma
  Scenario: Defeated by damage and horror at once, the player chooses the trauma
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has 5 damage
    And Agnes Baker has 7 horror
    And Ghoul Minion is engaged with Agnes Baker
    When the enemy phase begins
    And Agnes Baker chooses mental trauma
    Then Agnes Baker has 1 mental trauma
    And Agnes Baker has 0 physical trauma
    And Roland Banks is the lead investigator

  @arkham-lcg/elimination
  Scenario: When nobody is left the scenario ends without a resolution
    Given Roland Banks is at the Study
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | Roland Banks is defeated                  |
      | the scenario ends without a resolution    |

  @arkham-lcg/resign @arkham-lcg/elimination
  Scenario: Resigning eliminates without defeat and without trauma
    Given Roland Banks and Agnes Baker are at the Parlor
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses ability 1 of Parlor
    Then in order:
      | Roland Banks resigns                      |
      | Ghoul Minion disengages from Roland Banks |
      | Ghoul Minion engages Agnes Baker          |
      | Agnes Baker becomes the lead investigator |
    And Roland Banks has 0 physical trauma
    And Roland Banks is eliminated

  @arkham-lcg/elimination
  Scenario: Step 0 comes before anything else: a weakness in play sees the game end
    Given Roland Banks and Agnes Baker are at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | Roland Banks suffers 1 physical trauma     |
      | Roland Banks suffers 1 mental trauma       |
      | the game ends for Roland Banks             |
      | Cover Up is removed from the game          |
      | Swarm of Rats disengages from Roland Banks |

  @arkham-lcg/attack-of-opportunity @arkham-lcg/elimination
  Scenario: An investigator defeated while beginning an action does not go on with it
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Roland Banks has 8 damage
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks moves to the Hallway
    Then Roland Banks is eliminated
    And Swarm of Rats is engaged with Agnes Baker

  @arkham-lcg/defeat @arkham-lcg/elimination @arkham-lcg/dealing-damage-horror
  Scenario: Two investigators defeated at once are eliminated one after the other
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 4 horror
    And Agnes Baker has 7 horror
    And Goat Spawn is engaged with Roland Banks with 2 damage
    And the chaos bag holds 0
    When Roland Banks fights Goat Spawn
    Then in order:
      | Roland Banks takes 1 horror              |
      | Agnes Baker takes 1 horror               |
      | Roland Banks is defeated                 |
      | Agnes Baker is defeated                  |
      | the scenario ends without a resolution   |

  @arkham-lcg/elimination @arkham-lcg/attack-of-opportunity
  Scenario: An ability whose user is eliminated by the attack that it provokes does nothing more
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Agnes Baker
    And Agnes Baker controls First Aid
    And Agnes Baker has 5 damage
    And Roland Banks has 1 damage
    And Swarm of Rats is engaged with Agnes Baker
    When Agnes Baker uses First Aid
    Then in order:
      | 1 supply is spent from First Aid |
      | Agnes Baker is defeated          |
      | Swarm of Rats engages Roland Banks |
    And Roland Banks has 1 damage

  @arkham-lcg/elimination @arkham-lcg/delayed-effects
  Scenario: What was to happen to somebody later does not, once they are out of the game
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has "I'll Pay You Back!" in hand
    And Roland Banks has 2 resources
    And Agnes Baker has 3 resources
    And Agnes Baker has 5 damage
    And the top card of the deck of Roland Banks is Knife
    And it is the turn of Roland Banks
    When Roland Banks plays "I'll Pay You Back!"
    And Roland Banks chooses Agnes Baker
    And Agnes Baker takes 1 damage
    And the upkeep phase begins
    Then Roland Banks has 6 resources

  @arkham-lcg/elimination @arkham-lcg/at @edition-2026
  Scenario: What was collected as the round ended is not offered to whom the end of the round has felled
    Given Roland Banks is at the Study
    And Agnes Baker is at the Attic
    And Agnes Baker has 7 horror
    And Roland Banks has 4 clues
    And Sordid and Silent is attached to the Attic
    And the current act is Where There's Smoke... (12109)
    When the upkeep phase is resolved
    Then the choice is Roland Banks's
    When nobody reacts
    Then Agnes Baker is eliminated
