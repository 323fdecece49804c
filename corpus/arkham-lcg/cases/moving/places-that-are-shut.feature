Feature: Locations that enemies cannot move into
  Source: Rules Reference v2.5, Cannot, Hunter, Spawn and Move.

  @arkham-lcg/cannot @arkham-lcg/hunter
  Scenario: A hunter stays where it is
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Barricade is attached to the Study
    And an unnamed effect gives each Ghoul Minion the keyword hunter
    And Ghoul Minion is at the Hallway
    When the enemy phase begins
    Then Ghoul Minion is at the Hallway

  @arkham-lcg/cannot @arkham-lcg/hunter
  Scenario: An elite one comes
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Barricade is attached to the Study
    And Ghoul Priest is at the Hallway
    When the enemy phase begins
    And nobody reacts
    Then in order:
      | Ghoul Priest moves to Study       |
      | Ghoul Priest engages Agnes Baker  |

  @arkham-lcg/cannot @arkham-lcg/spawn
  Scenario: To spawn is not to move
    Given Agnes Baker is at the Study
    And Barricade is attached to the Study
    When Agnes Baker draws Ghoul Minion from the encounter deck
    Then Ghoul Minion is engaged with Agnes Baker

  @arkham-lcg/leaves-play
  Scenario: It goes when somebody leaves
    Given Agnes Baker and Roland Banks are at the Study
    And the Study is connected to the Hallway
    And Barricade is attached to the Study
    When Roland Banks moves to the Hallway
    Then Barricade is in the discard pile

  @arkham-lcg/enemy-engagement @arkham-lcg/nested-sequences
  Scenario: An enemy that enters a trap has engaged before the trap closes, and stays exhausted once
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Snare Trap is attached to the Study
    And an unnamed effect gives each Ghoul Minion the keyword hunter
    And Ghoul Minion is at the Hallway
    And the deck of Agnes Baker holds Knife
    When the enemy phase begins
    And the upkeep phase begins
    Then in order:
      | Ghoul Minion engages Agnes Baker          |
      | Ghoul Minion exhausts                     |
      | Ghoul Minion disengages from Agnes Baker  |
      | Snare Trap is attached to Ghoul Minion    |
      | Snare Trap is discarded                   |
    And Ghoul Minion is exhausted

  @arkham-lcg/move @arkham-lcg/cannot
  Scenario: A location that cannot be investigated may be fled to
    Given Agnes Baker is at the Study
    And Agnes Baker has Elusive in hand
    And Ghoul Minion is engaged with Agnes Baker
    And Hallway is in play
    And Locked Door is attached to the Hallway
    When Agnes Baker plays Elusive
    Then Agnes Baker is at the Hallway
