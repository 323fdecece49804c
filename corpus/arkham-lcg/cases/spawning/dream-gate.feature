Feature: Locations that enemies cannot enter
  Source: FAQ v2.5, questions on Dream-Gate and Luke Robinson; Rules Reference v2.5, Spawn, Hunter.

  @arkham-lcg/qa/luke-robinson-dream-gate-enemies @arkham-lcg/spawn
  Scenario: What would spawn there is discarded
    Given Luke Robinson is at Dream-Gate (06015a)
    When Luke Robinson draws Ghoul Minion from the encounter deck
    Then Ghoul Minion is in the discard pile
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/qa/luke-robinson-dream-gate-enemies @arkham-lcg/move
  Scenario: An engaged enemy is left behind, disengaged and ready
    Given Luke Robinson is at the Study
    And the Study is connected to the Hallway
    And Dream-Gate (06015a) is in play
    And Ghoul Minion is engaged with Luke Robinson
    When Luke Robinson moves to Dream-Gate
    Then in order:
      | Ghoul Minion disengages from Luke Robinson |
      | Luke Robinson moves to Dream-Gate          |
    And Ghoul Minion is at the Study
    And Ghoul Minion is engaged with nobody
    And Ghoul Minion is ready

  @arkham-lcg/qa/luke-robinson-dream-gate-enemies @arkham-lcg/hunter
  Scenario: A hunter goes for somebody else, however near Luke Robinson is
    Given Luke Robinson is at Dream-Gate (06015a)
    And Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Swarm of Rats is at the Attic
    When the enemy phase begins
    Then Swarm of Rats is at the Hallway

  @arkham-lcg/qa/luke-robinson-dream-gate-enemies @arkham-lcg/hunter
  Scenario: With nobody else to go for it stays
    Given Luke Robinson is at Dream-Gate (06015a)
    And the Attic is connected to the Hallway
    And Swarm of Rats is at the Attic
    When the enemy phase begins
    Then Swarm of Rats is at the Attic

  @arkham-lcg/cannot @arkham-lcg/move-action
  Scenario: Other investigators cannot enter either
    Given Agnes Baker is at the Study
    And Dream-Gate (06015a) is in play
    When Agnes Baker moves to Dream-Gate
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/qa/luke-robinson-entombed-dream-gate @arkham-lcg/location-cards/being-at-no-location
  Scenario: Who cannot move is placed all the same when his location goes
    Given Luke Robinson is at Dream-Gate (06015b)
    And the Study is connected to the Hallway
    And Entombed is in the threat area of Luke Robinson
    When the investigation phase begins
    And Luke Robinson ends his turn
    And Luke Robinson chooses the Hallway
    Then in order:
      | Luke Robinson is placed at Hallway |
      | Luke Robinson takes 2 horror       |
      | Dream-Gate is set aside            |
    And Luke Robinson is at the Hallway
    And Entombed is in play

  @arkham-lcg/qa/luke-robinson-entombed-dream-gate
  Scenario: Until then Entombed keeps him there
    Given Luke Robinson is at Dream-Gate (06015a)
    And the Study is connected to the Hallway
    And Entombed is in the threat area of Luke Robinson
    When Luke Robinson moves to the Study
    Then it is refused under arkham-lcg/cannot
