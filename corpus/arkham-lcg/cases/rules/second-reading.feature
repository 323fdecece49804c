Feature: State, framework and order, read a second time
  Source: Rules Reference v2.5, Prey; Elimination; Delayed Effects; Surge; Additional Costs; Instead.

  @arkham-lcg/prey @arkham-lcg/hunter
  Scenario: Who hunts its bearer alone passes by everybody else
    Given Roland Banks and Agnes Baker are at the Study
    And Wendy Adams is at the Hallway
    And the Study is connected to the Hallway
    And Mob Enforcer is at the Study
    And Mob Enforcer belongs to Wendy Adams
    When the enemy phase begins
    Then Mob Enforcer is engaged with Wendy Adams
    And Wendy Adams has 1 damage
    And Roland Banks has 0 damage

  @arkham-lcg/delayed-effects @arkham-lcg/elimination
  Scenario: Nothing returns to the hand of somebody who falls at the end of the turn
    Given Roland Banks and Agnes Baker are at the Study
    And Internal Injury is in the threat area of Roland Banks
    And Roland Banks has 8 damage
    And Roland Banks has Sleight of Hand and Switchblade in hand
    And Roland Banks has 1 resource
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    And Roland Banks ends his turn
    And Roland Banks uses ability 2 of Internal Injury
    Then Roland Banks is eliminated
    And Switchblade is in the removed pile

  @arkham-lcg/drawing-cards @arkham-lcg/elimination
  Scenario: The horror of an empty deck eliminates, and the others still gain their resource
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks is empty
    And Roland Banks has Guts in his discard pile
    And Roland Banks has 4 horror
    And the deck of Agnes Baker holds Knife
    And Agnes Baker has 0 resources
    When the upkeep phase begins
    Then Roland Banks is eliminated
    And Agnes Baker has 1 resource

  @arkham-lcg/elimination @arkham-lcg/then
  Scenario: An event whose player falls in the middle of it leaves the game
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 4 horror
    And Roland Banks has Delve Too Deep in hand
    And Roland Banks has 1 resource
    And the encounter deck holds Rotting Remains, Swarm of Rats, Ghoul Minion
    And the chaos bag holds -8
    When Roland Banks plays Delve Too Deep
    And nobody reacts to anything else
    Then Roland Banks is eliminated
    And Delve Too Deep is in the removed pile

  @arkham-lcg/nested-sequences @arkham-lcg/reaction-opportunities
  Scenario: An enemy that falls before its turn to attack attacks nobody
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker with 1 damage
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    And Ghoul Minion attacks first
    And Agnes Baker uses Agnes Baker on Swarm of Rats
    Then Agnes Baker has 1 damage
    And it is asked whether Swarm of Rats attacks Agnes Baker
    And the answer is no

  @arkham-lcg/move @arkham-lcg/cannot
  Scenario: What cannot enter stays behind whoever it was engaged with
    Given Roland Banks is at the Hallway
    And the Study is connected to the Hallway
    And Barricade is attached to the Study
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks moves to the Study
    Then Roland Banks is at the Study
    And Swarm of Rats is at the Hallway
    And Swarm of Rats is engaged with nobody

  @arkham-lcg/in-player-order @arkham-lcg/steps/1.4
  Scenario: The first encounter card is that of whoever leads, not of whoever sits first
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker is the lead investigator
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats, Goat Spawn
    When the mythos phase begins
    Then in order:
      | Agnes Baker draws the encounter card Swarm of Rats |
      | Roland Banks draws the encounter card Goat Spawn   |

  @arkham-lcg/in-player-order @arkham-lcg/steps/4.4
  Scenario: They draw first in the upkeep phase as well, and all gain once all have drawn
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker is the lead investigator
    And the deck of Roland Banks holds Knife
    And the deck of Agnes Baker holds Machete
    When the upkeep phase begins
    Then in order:
      | Agnes Baker draws Machete    |
      | Roland Banks draws Knife     |
      | Agnes Baker gains 1 resource |

  @arkham-lcg/per-investigator @arkham-lcg/elimination
  Scenario: Whoever is out of the game still counts for what is per investigator
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Priest is engaged with Agnes Baker
    When Roland Banks is defeated
    Then the health of Ghoul Priest is 10
