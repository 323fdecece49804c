Feature: An event played as if somewhere else
  Source: Rules Reference v2.5, "As if"; FAQ v2.5, 2.10; Grimoire, Come Se.

  Background:
    Given Luke Robinson is at the Study
    And the Study is connected to the Attic and the Hallway
    And Attic has 1 clue
    And Luke Robinson has Preposterous Sketches in hand
    And the deck of Luke Robinson holds Knife, Guts, Perception

  @arkham-lcg/as-if
  Scenario: The restriction looks at the supposed place, and nobody moves
    When Luke Robinson plays Preposterous Sketches as if at Attic
    Then in order:
      | Luke Robinson plays Preposterous Sketches |
      | Luke Robinson draws Perception            |
      | Preposterous Sketches is discarded        |
    And Luke Robinson is at the Study

  @arkham-lcg/as-if @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: Where he really is there is no clue
    Then Luke Robinson may not play Preposterous Sketches

  @arkham-lcg/as-if
  Scenario: No clue there either
    When Luke Robinson plays Preposterous Sketches as if at Hallway
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/as-if @arkham-lcg/attack-of-opportunity
  Scenario: Whether an enemy there makes an attack of opportunity is a matter of the edition
    Given Ghoul Minion is exhausted at the Hallway
    And Swarm of Rats is at the Attic
    When Luke Robinson plays Preposterous Sketches as if at Attic
    Then it is asked whether Swarm of Rats attacks Luke Robinson
    And in the edition of 2016 the answer is yes
    And in the edition of 2026 the answer is no

  @arkham-lcg/as-if @edition-2016
  Scenario: Afterwards he is not engaged with it, and it is where it was
    Given Swarm of Rats is at the Attic
    When Luke Robinson plays Preposterous Sketches as if at Attic
    Then exactly in order:
      | Luke Robinson initiates playing Preposterous Sketches |
      | Luke Robinson spends 1 action                         |
      | Luke Robinson spends 2 resources                      |
      | Swarm of Rats attacks Luke Robinson                   |
      | Luke Robinson takes 1 damage                          |
      | 1 damage is placed on Luke Robinson                   |
      | Luke Robinson plays Preposterous Sketches             |
      | Luke Robinson draws Knife                             |
      | Luke Robinson draws Guts                              |
      | Luke Robinson draws Perception                        |
      | Preposterous Sketches is discarded                    |
    And Swarm of Rats is engaged with nobody
    And Swarm of Rats is at the Attic
    And Luke Robinson is at the Study

  @arkham-lcg/as-if @arkham-lcg/attack-of-opportunity
  Scenario: An enemy that he is really engaged with attacks in either edition
    Given Swarm of Rats is engaged with Luke Robinson
    When Luke Robinson plays Preposterous Sketches as if at Attic
    Then it is asked whether Swarm of Rats attacks Luke Robinson
    And the answer is yes
    And in the edition of 2026 the answer is yes
    And in the edition of 2016 the answer is yes

  @arkham-lcg/as-if
  Scenario: Once a turn
    Given Luke Robinson has Preposterous Sketches #2 in hand
    And Luke Robinson has 4 resources
    When Luke Robinson plays Preposterous Sketches as if at Attic
    And Luke Robinson plays Preposterous Sketches #2 as if at Attic
    Then it is refused under arkham-lcg/as-if

  @arkham-lcg/as-if @arkham-lcg/attack-of-opportunity @edition-2016
  Scenario: The enemies of the supposed location strike, those of another one do not
    Given Swarm of Rats is at the Attic
    And Ghoul Minion is at the Hallway
    When Luke Robinson plays Preposterous Sketches as if at Attic
    Then Luke Robinson has 1 damage
    And Luke Robinson has 0 horror
    And it is asked whether Ghoul Minion attacks Luke Robinson
    And the answer is no

  @arkham-lcg/as-if @arkham-lcg/investigate-action
  Scenario: An event that investigates does so there, in either edition
    Given the Hallway has 2 clues
    And the Study has 2 clues
    And Luke Robinson has Read the Signs in hand
    And the chaos bag holds +1
    When Luke Robinson plays Read the Signs as if at the Hallway
    And nobody commits anything
    And Read the Signs is applied first
    Then the Hallway has 0 clues
    And the Study has 2 clues
    And Luke Robinson is at the Study
