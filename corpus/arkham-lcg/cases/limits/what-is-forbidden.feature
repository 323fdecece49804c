Feature: What cards forbid, and what they leave
  Source: Rules Reference v2.5, Cannot, Keywords; FAQ v2.5.

  @arkham-lcg/cannot @arkham-lcg/clues
  Scenario: Whoever is hunted discovers nothing, not even in place of something
    Given Roland Banks is at the Study
    And Study has 2 clues
    And The Masked Hunter is engaged with Roland Banks
    And Roland Banks controls Beat Cop (01018)
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks uses Beat Cop on Swarm of Rats
    Then nobody has a choice
    And Study has 2 clues

  @arkham-lcg/cannot @arkham-lcg/must
  Scenario: Nor do they spend a clue, so that the shadow hurts
    Given Roland Banks is at the Study
    And Roland Banks has 2 clues
    And The Masked Hunter is engaged with Roland Banks
    When Roland Banks draws Hunting Shadow from the encounter deck
    Then Roland Banks has 2 damage
    And Roland Banks has 2 clues

  @arkham-lcg/cannot @arkham-lcg/clues
  Scenario: A clue that is put down is not spent
    Given Roland Banks is at the Study
    And Roland Banks has 2 clues
    And The Masked Hunter is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks draws False Lead from the encounter deck
    Then Roland Banks has 0 clues

  @arkham-lcg/cannot @arkham-lcg/event-cards
  Scenario: A hunch that could find nothing is not played
    Given Daisy Walker is at the Study
    And Study has 2 clues
    And The Masked Hunter is engaged with Daisy Walker
    And Daisy Walker has Working a Hunch in hand
    And Daisy Walker has 2 resources
    Then Daisy Walker may not play Working a Hunch

  @arkham-lcg/cannot @arkham-lcg/move
  Scenario: An enemy that cannot follow is left behind
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Barricade is attached to Hallway
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks moves to the Hallway
    And Roland Banks assigns 1 damage to Roland Banks
    Then Ghoul Minion is at the Study
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/cannot @arkham-lcg/ability
  Scenario: A blow that could not hurt is not struck
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (01018)
    And Poltergeist is engaged with Roland Banks
    Then Roland Banks may not use Beat Cop

  @arkham-lcg/cannot
  Scenario: A relic hurts it
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame
    And Poltergeist is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses ability 2 of Spirit Athame on Poltergeist
    Then Poltergeist has 1 damage

  @arkham-lcg/elimination @arkham-lcg/enemy-engagement
  Scenario: Elites are left over when somebody takes the others along
    Given "Skids" O'Toole is at the Study
    And Roland Banks is at the Study
    And Mob Enforcer is engaged with "Skids" O'Toole
    And Mob Enforcer belongs to "Skids" O'Toole
    And Ghoul Priest is engaged with "Skids" O'Toole
    And "Skids" O'Toole has "I'll see you in hell!" in hand
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole plays "I'll see you in hell!"
    Then "Skids" O'Toole has 1 physical trauma
    And Ghoul Priest is engaged with Roland Banks

  @arkham-lcg/weakness @arkham-lcg/parley
  Scenario: A weakness that a friend pays off goes to the pile of its bearer
    Given Roland Banks and "Skids" O'Toole are at the Study
    And Mob Enforcer is engaged with "Skids" O'Toole
    And Mob Enforcer belongs to "Skids" O'Toole
    And Roland Banks has 4 resources
    And it is the turn of Roland Banks
    When Roland Banks parleys with Mob Enforcer
    Then Mob Enforcer is in the discard pile of "Skids" O'Toole

  @arkham-lcg/ownership-and-control @arkham-lcg/delayed-effects
  Scenario: A friend out of the pile of another goes back there
    Given Wendy Adams and Roland Banks are at the Study
    And Wendy Adams has A Chance Encounter in hand
    And Wendy Adams has 1 resource
    And Roland Banks has Beat Cop (01018) in the discard pile
    And the deck of Wendy Adams holds Knife
    And the deck of Roland Banks holds Guts
    And it is the turn of Wendy Adams
    When Wendy Adams plays A Chance Encounter on Beat Cop
    Then Beat Cop is under the control of Wendy Adams
    When the upkeep phase is resolved
    And nobody reacts to anything else
    Then Beat Cop is in the discard pile of Roland Banks

  @arkham-lcg/ability/constant-abilities
  Scenario: What holds all the time is not used
    Given Agnes Baker is at the Study
    And Agnes Baker controls Eldritch Tongue
    When Agnes Baker uses Eldritch Tongue
    Then it is refused under arkham-lcg/ability/constant-abilities

  @arkham-lcg/ability
  Scenario: Nor is a card that says nothing
    Given Agnes Baker is at the Study
    And Agnes Baker controls Leather Coat (01072)
    When Agnes Baker uses Leather Coat (01072)
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/ability/forced-abilities
  Scenario: What is Forced comes about by itself
    Given Agnes Baker is at the Study
    And Frozen in Fear (01164) is in Agnes Baker's threat area
    When Agnes Baker uses Frozen in Fear (01164)
    Then it is refused under arkham-lcg/ability/forced-abilities
