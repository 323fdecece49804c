Feature: Acts
  Source: Rules Reference v2.5, Act Deck and Agenda Deck; Clues.

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues
  Scenario: Too few clues do not advance the act
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And Roland Banks has 3 clues
    When Roland Banks spends clues to advance the act
    Then it is refused under arkham-lcg/clues

  @edition-2016 @arkham-lcg/clues
  Scenario: Outside of the turns nobody spends clues on the act
    Given Roland Banks is at the Study
    And it is the enemy phase
    And the current act is Trapped
    And Roland Banks has 2 clues
    When Roland Banks spends clues to advance the act
    Then it is refused under arkham-lcg/clues

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The investigators say together who gives how many
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And Roland Banks has 3 clues
    And Agnes Baker has 2 clues
    When Roland Banks spends clues to advance the act
    Then Roland Banks must choose between:
      | Roland Banks gives 2 clues |
      | Roland Banks gives 3 clues |

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues
  Scenario: An objective with a timing point of its own takes the place of spending on any turn
    Given Roland Banks is at the Hallway
    And the current act is The Barrier
    And Roland Banks has 3 clues
    When Roland Banks spends clues to advance the act
    Then it is refused under arkham-lcg/act-deck-and-agenda-deck

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues
  Scenario: Only those whom the objective names may spend, and only at its timing point
    Given Roland Banks and Agnes Baker are at the Hallway
    And the Study is connected to the Hallway
    And the deck of Roland Banks holds Knife, Guts
    And the deck of Agnes Baker holds Knife, Guts
    And the current act is The Barrier
    And the next act is What Have You Done?
    And the Parlor is in play
    And Lita Chantler is set aside
    And Ghoul Priest is set aside
    And Roland Banks has 6 clues
    When the upkeep phase begins
    Then Roland Banks may use The Barrier

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues
  Scenario: Clues that are held elsewhere do not count for the objective
    Given Roland Banks is at the Hallway
    And Agnes Baker is at the Study
    And the deck of Roland Banks holds Knife, Guts
    And the deck of Agnes Baker holds Knife, Guts
    And the current act is The Barrier
    And Roland Banks has 5 clues
    And Agnes Baker has 5 clues
    When the upkeep phase begins
    Then Roland Banks may not use The Barrier
    And The Barrier is in play

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: An objective that is met must be resolved as soon as it is met
    Given Roland Banks is at Engine Car (51028)
    And Engine Car has 1 clue
    And the current act is Get the Engine Running!
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks uses Roland Banks
    Then in order:
      | Roland Banks discovers 1 clue at Engine Car  |
      | Get the Engine Running! advances             |
      | the scenario ends with resolution 1          |

  @arkham-lcg/clues
  Scenario: Between two actions the investigators spend clues as a group
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And the next act is The Barrier
    And Hallway, Cellar, Attic and Parlor are set aside
    And Goat Spawn is engaged with Roland Banks
    And Roland Banks has 2 clues
    And Agnes Baker has 2 clues
    When Roland Banks begins his turn
    And Roland Banks takes a resource
    And Roland Banks spends clues to advance the act
    And Roland Banks takes a resource
    Then Roland Banks has 1 damage
    And Roland Banks is at the Hallway
    And the current act is The Barrier
    And Goat Spawn is in the discard pile

  @arkham-lcg/clues
  Scenario: What one gives is told with it, and what is left falls to the other
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And the next act is The Barrier
    And Hallway, Cellar, Attic and Parlor are set aside
    And Roland Banks has 3 clues
    And Agnes Baker has 2 clues
    When Roland Banks spends 3 clues to advance the act
    Then Roland Banks has 0 clues
    And Agnes Baker has 1 clue
    And The Barrier is the current act

  @arkham-lcg/clues
  Scenario: The group, of whom nobody is named, gives all that it has
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Trapped
    And the next act is The Barrier
    And Hallway, Cellar, Attic and Parlor are set aside
    And Roland Banks has 2 clues
    And Agnes Baker has 2 clues
    When the investigators advance the act
    Then Agnes Baker has 0 clues

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: What has advanced lies open no longer
    Given Roland Banks is at the Study
    And the current act is Trapped
    And the next act is The Barrier
    And the current agenda is What's Going On?!
    And Hallway, Cellar, Attic and Parlor are set aside
    And Roland Banks has 2 clues on him
    When Roland Banks advances the act
    Then Trapped is no longer the current act
    And the current agenda is not They're Getting Out!
