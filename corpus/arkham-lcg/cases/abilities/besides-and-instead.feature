Feature: What is done besides, what lies on places, both instead of one
  Source: Rules Reference v2.5, Resign, Cannot, Evade, Damage, Peril; FAQ v2.5, 2.9.

  @arkham-lcg/resign @arkham-lcg/cannot
  Scenario: Nobody resigns where an enemy keeps them from it
    Given Roland Banks is at the Study
    And Terror of the Stars (08522) is at the Study
    And it is the turn of Roland Banks
    When Roland Banks resigns
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/resign
  Scenario: Where that enemy is not, they resign
    Given Roland Banks and Agnes Baker are at the Study
    And Terror of the Stars (08522) is at the Hallway
    And it is the turn of Roland Banks
    When Roland Banks resigns
    Then Roland Banks is eliminated

  @arkham-lcg/evade-evade-action
  Scenario: An enemy that is evaded without a test is exhausted, whatever a success would have spared it
    Given Roland Banks is at the Study
    And Stalking Manticore is engaged with Roland Banks
    And Roland Banks has Cunning Distraction in hand
    And it is the turn of Roland Banks
    When Roland Banks plays Cunning Distraction
    Then Stalking Manticore is exhausted

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: What lies on a location as damage goes to an enemy there
    Given Roland Banks is at Abandoned Shack (10597a)
    And Abandoned Shack (10597a) has 2 damage
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has 1 clue
    And it is the turn of Roland Banks
    When Roland Banks uses Abandoned Shack (10597a) on Ghoul Minion
    Then Ghoul Minion has 1 damage
    And Abandoned Shack (10597a) has 1 damage

  @arkham-lcg/investigate-action
  Scenario: Damage that lies on a location makes it harder to investigate
    Given Roland Banks is at Fetid Pool (10595a)
    And Fetid Pool (10595a) has 2 damage
    And it is the turn of Roland Banks
    When Roland Banks investigates
    And nobody commits anything
    And the token is 0
    Then Roland Banks fails by 1

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: For each point it is chosen anew where the damage goes
    Given Roland Banks is at the Study
    And the Study connects to Rotten Dock (10598a)
    When Roland Banks draws Ground Disturbance from the encounter deck
    And Roland Banks tests agility
    And nobody commits anything
    And the token is -4
    And Roland Banks chooses option 1 of Ground Disturbance
    And Roland Banks chooses option 2 of Ground Disturbance
    And Roland Banks chooses option 2 of Ground Disturbance
    And Roland Banks chooses option 2 of Ground Disturbance
    Then Rotten Dock (10598a) has 3 damage
    And Roland Banks has 1 damage

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: An asset leaves what lay on it with whoever controlled it
    Given Roland Banks is at the Study
    And Tindalos Alpha (53077) is engaged with Roland Banks
    And Roland Banks controls Beat Cop with 1 damage and 1 horror
    And it is the enemy phase
    When Tindalos Alpha (53077) attacks Roland Banks
    And Roland Banks assigns 1 damage to Roland Banks, 1 horror to Roland Banks
    Then Tindalos Alpha (53077) is discarded
    And Roland Banks has 2 damage
    And Roland Banks has 2 horror

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Whoever has enough clues suffers both
    Given Roland Banks is at the Study
    And Roland Banks has 4 clues
    When Roland Banks draws Hellfire (86031) from the encounter deck
    And nobody commits anything
    And the token is -4
    Then Roland Banks has 2 clues
    And Roland Banks has 2 damage

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: With fewer clues one of the two is chosen
    Given Roland Banks is at the Study
    And Roland Banks has 3 clues
    When Roland Banks draws Hellfire (86031) from the encounter deck
    And nobody commits anything
    And the token is -4
    And Roland Banks chooses option 2 of Hellfire (86031)
    Then Roland Banks has 1 clue
    And Roland Banks has 0 damage

  @arkham-lcg/defeat
  Scenario: Whoever has lost their last card is killed, and nobody else is
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Knife in hand
    And Agnes Baker has Machete and Emergency Cache in hand
    When Roland Banks draws Umôrdhoth's Hunger from the encounter deck
    And fate picks Machete
    Then Roland Banks is killed
    And Agnes Baker is not eliminated

  @arkham-lcg/skill-tests
  Scenario: More actions are lost by whoever fails by more
    Given Roland Banks is at the Study
    And the alarm level stands at 4 for Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks draws Forced into Hiding from the encounter deck
    And nobody commits anything
    And the token is -3
    Then Roland Banks has 1 action left

  @arkham-lcg/evade-evade-action
  Scenario: An enemy is evaded at the next location, counterclockwise
    Given Roland Banks is at Flooded Square (82014)
    And Ghoul Minion is at the Study
    And Flooded Square (82014) is next to the Study, clockwise
    And it is the turn of Roland Banks
    When Roland Banks uses Flooded Square (82014) on Ghoul Minion
    Then Ghoul Minion is exhausted

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: Each of the others chooses for themselves
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Harvested Brain is attached to the Study
    When the investigation phase ends
    And Agnes Baker chooses option 2 of Harvested Brain
    Then Roland Banks has 1 damage
    And Roland Banks has 1 horror
    And Agnes Baker has 1 horror
    And Agnes Baker has 0 damage

  @arkham-lcg/may
  Scenario: What was dealt damage is dealt more after a test that nobody has to make
    Given Roland Banks is at Parlor (10541)
    And Parlor (10541) connects to the Study
    And Ghoul Priest is at the Study
    And Roland Banks has 1 clue
    And it is the turn of Roland Banks
    When Roland Banks uses Parlor (10541) on Ghoul Priest
    And Roland Banks accepts the effect of Parlor (10541)
    And nobody commits anything
    And the token is +1
    Then Ghoul Priest has 3 damage

  @arkham-lcg/may
  Scenario: Nobody has the rope that would spare them
    Given Roland Banks is at the Study
    And Secret Passage (04067) is in play
    And the Study connects to Secret Passage (04067)
    And it is the turn of Roland Banks
    When Roland Banks moves to Secret Passage (04067)
    And Roland Banks chooses option 2 of Secret Passage (04067)
    Then Secret Passage (04067) has 1 doom
