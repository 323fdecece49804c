Feature: The mythos phase
  Source: Rules Reference v2.5, Appendix II, 1.1 to 1.5; Doom; Act Deck and Agenda Deck.

  @arkham-lcg/mythos-phase
  Scenario: Doom, threshold, then draws in player order
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is What's Going On?!
    And the encounter deck holds Swarm of Rats, Ghoul Minion
    When the mythos phase begins
    Then in order:
      | round 2 begins                                      |
      | the mythos phase begins                             |
      | 1 doom is placed on What's Going On?!               |
      | step 1.3                                            |
      | Roland Banks draws the encounter card Swarm of Rats |
      | Agnes Baker draws the encounter card Ghoul Minion   |
      | the mythos phase ends                               |

  @arkham-lcg/doom @arkham-lcg/agenda-deck
  Scenario: Ancient Evils may advance the agenda outside of step 1.3
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?! with 2 doom
    And the next agenda is Rise of the Ghouls
    And Roland Banks has Knife in hand
    When Roland Banks draws Ancient Evils from the encounter deck
    And Roland Banks chooses option 2
    Then in order:
      | 1 doom is placed on What's Going On?!  |
      | What's Going On?! advances             |
      | Roland Banks takes 2 horror            |
      | Rise of the Ghouls becomes current     |
    And Rise of the Ghouls has 0 doom
    And the current agenda is Rise of the Ghouls

  @arkham-lcg/doom
  Scenario: Doom alone does not advance the agenda before step 1.3
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the current agenda is What's Going On?! with 2 doom
    When Roland Banks draws Acolyte from the encounter deck
    Then Acolyte has 1 doom
    And What's Going On?! has 2 doom
