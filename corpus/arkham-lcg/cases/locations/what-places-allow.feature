Feature: What locations forbid, allow and do
  Source: Rules Reference v2.5, Location Cards; Cannot; Ability; Resign; Move;
  "Unless all of location's clues have been discovered"; Limits and Maximums.

  @arkham-lcg/cannot @arkham-lcg/investigate-action
  Scenario: An office for people whose hands are full
    Given Roland Banks and Agnes Baker are at Administration Office (02131)
    And Roland Banks has Knife, Guts, Machete, Lucky! in hand
    And Agnes Baker has Shrivelling, Perception, Evidence!, Dodge, Overpower in hand
    And it is the turn of Roland Banks
    Then Roland Banks may not investigate
    When Agnes Baker begins a turn
    Then Agnes Baker may investigate

  @arkham-lcg/cannot @arkham-lcg/as-if
  Scenario: Whoever cannot investigate the office may investigate elsewhere from there
    Given Roland Banks is at Administration Office (02130)
    And the Study is in play
    And the Study has 1 clue
    And Roland Banks controls In the Know
    And Roland Banks has 4 resources
    And the chaos bag holds 0
    When Roland Banks uses In the Know on the Study
    Then Roland Banks has 1 clue

  @arkham-lcg/cannot @arkham-lcg/as-if
  Scenario: And not the office from elsewhere
    Given Roland Banks is at the Study
    And Administration Office (02130) is in play
    And Administration Office has 1 clue
    And the Study has 1 clue
    And Roland Banks controls In the Know
    And Roland Banks has 4 resources
    And the chaos bag holds 0
    When Roland Banks uses In the Know
    Then the Study has 0 clues
    And Administration Office has 1 clue

  @arkham-lcg/location-cards @arkham-lcg/cannot
  Scenario: A car of a train leads to the cars beside it, and opens once nothing is left to find before it
    Given Roland Banks is at Sleeping Car
    And Sleeping Car is to the left of Baggage Car
    And Baggage Car is unrevealed
    And Sleeping Car has 1 clue
    And it is the turn of Roland Banks
    Then Roland Banks may not move to Baggage Car
    When Roland Banks discovers 1 clue
    Then Roland Banks may move to Baggage Car
    When Roland Banks moves to Baggage Car
    Then Roland Banks is at Baggage Car
    And Roland Banks may not investigate
    When Roland Banks moves to Sleeping Car
    Then Roland Banks is at Sleeping Car

  @arkham-lcg/location-cards @arkham-lcg/cannot
  Scenario: A revealed car is open however many clues lie before it
    Given Roland Banks is at the Sleeping Car
    And Sleeping Car is to the left of Freight Car
    And Freight Car is to the left of Engine Car (51028)
    And Sleeping Car has 1 clue
    And Freight Car has 1 clue
    And Engine Car (51028) is in play
    And it is the turn of Roland Banks
    When Roland Banks moves to Freight Car
    And Roland Banks moves to Engine Car (51028)
    Then Roland Banks is at Engine Car (51028)
    And Roland Banks may not investigate
    When Roland Banks moves to Freight Car
    Then Roland Banks is at Freight Car

  @arkham-lcg/limits-and-maximums @arkham-lcg/costs
  Scenario: Luggage is stolen once, and by one of them
    Given Roland Banks and Agnes Baker are at Sleeping Car
    And Roland Banks has 0 resources
    When Roland Banks begins a turn
    And Roland Banks uses Sleeping Car
    Then Roland Banks has 3 resources
    And Roland Banks has 2 actions
    When Roland Banks uses Sleeping Car
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/location-cards @arkham-lcg/modifiers
  Scenario: A path that is harder to read for each wood that nobody has entered
    Given Roland Banks is at The Enchanted Path
    And Enchanted Woods (06052) is in play
    And Enchanted Woods (06052) is unrevealed
    And Laboring Gug is set aside
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks tests intellect (3)
    When Roland Banks moves to Enchanted Woods (06052)
    Then Roland Banks is at Enchanted Woods (06052)

  @arkham-lcg/location-cards @arkham-lcg/costs
  Scenario: Three actions on the path are worth a clue of it
    Given Roland Banks is at The Enchanted Path
    When Roland Banks begins a turn
    And Roland Banks uses The Enchanted Path
    Then The Enchanted Path has 1 clue
    And Roland Banks has 0 actions

  @arkham-lcg/base-value @arkham-lcg/the-letter-x
  Scenario: Seen from the other side, too, a shroud of as much as there are ghosts
    Given Roland Banks is at The Gallows (05170b)
    And the chaos bag holds 0
    And Poltergeist is exhausted at The Gallows (05170b)
    And Poltergeist #2 is exhausted at The Gallows (05170b)
    When Roland Banks investigates
    Then Roland Banks tests intellect (2)

  @arkham-lcg/cannot @arkham-lcg/clues
  Scenario: Where the living are hunted, clues are found among the dead alone
    Given Roland Banks is at Haunted Fields (05167)
    And Haunted Fields (05167) has 1 clue
    And the current act is In Pursuit of the Living
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody reacts
    And nobody reacts
    Then Roland Banks succeeds by 0
    And Roland Banks has 0 clues
    And Haunted Fields (05167) has 1 clue

  @arkham-lcg/steps/2.3 @arkham-lcg/set-aside
  Scenario: A dream that ends with the phase, and whoever is in it goes elsewhere
    Given Luke Robinson is at Dream-Gate (06015a)
    And the Study is connected to the Hallway
    And the Cellar is in play
    And the Cellar is unrevealed
    When the investigation phase begins
    And Luke Robinson ends his turn
    And Luke Robinson chooses the Hallway
    Then Luke Robinson is at the Hallway
    And Dream-Gate (06015a) is set aside
    And Luke Robinson has 0 horror

  @arkham-lcg/cannot @arkham-lcg/hunter
  Scenario: The other side of the dream lets nothing in either
    Given Luke Robinson is at Dream-Gate (06015b)
    And the Study is connected to Dream-Gate (06015b)
    And Roland Banks is at the Attic
    And the Study is connected to the Attic
    And it is the turn of Roland Banks
    When Luke Robinson draws Ghoul Minion from the encounter deck
    Then Ghoul Minion is in the encounter discard pile
    When Roland Banks moves to the Study
    Then Roland Banks may not move to Dream-Gate (06015b)

  @arkham-lcg/reaction-opportunities
  Scenario: Whoever finds his way through the dream turns it over, or lets it be
    Given Luke Robinson is at Dream-Gate (06015b)
    And Dream-Gate (06015b) has Dream-Gate (06015a) on its other side
    And the chaos bag holds +3
    When Luke Robinson investigates
    Then Luke Robinson may use Dream-Gate (06015b)
    When Luke Robinson uses Dream-Gate (06015b)
    Then Luke Robinson is at Dream-Gate (06015a)

  @arkham-lcg/flood-tokens @arkham-lcg/move
  Scenario: From one cave to another that is under water
    Given Roland Banks is at Underwater Cavern
    And the flood level of Underwater Cavern is fully flooded
    And Underground River is in play
    And the flood level of Underground River is partially flooded
    And Perilous Gulch is in play
    And the flood level of Perilous Gulch is unflooded
    And it is the turn of Roland Banks
    When Roland Banks uses Underwater Cavern
    Then Roland Banks is at Underground River
    And Roland Banks has 2 actions

  @arkham-lcg/limits-and-maximums @arkham-lcg/clues
  Scenario: A clue from the pool for one of them in the round
    Given Roland Banks and Agnes Baker are at The Farmhouse
    And The Farmhouse has 2 clues
    And it is the turn of Roland Banks
    When Roland Banks uses ability 4 of The Farmhouse
    Then Roland Banks has 1 clue
    And The Farmhouse has 2 clues
    And Roland Banks has 2 actions
    When Roland Banks uses ability 4 of The Farmhouse
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/resign @arkham-lcg/elimination
  Scenario: Places from which one may go home
    Given Roland Banks is at Miskatonic Quad
    And Agnes Baker is at Expedition Camp
    When Roland Banks begins a turn
    And Roland Banks uses Miskatonic Quad
    Then this has happened: Roland Banks resigns
    And Roland Banks is eliminated
    When Agnes Baker begins a turn
    And Agnes Baker uses ability 1 of Expedition Camp
    Then this has happened: Agnes Baker resigns
    And Agnes Baker is eliminated

  @arkham-lcg/resign @arkham-lcg/act-deck-and-agenda-deck
  Scenario: An agenda that lets everybody go, wherever he is
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the current agenda is Predator or Prey?
    And it is the turn of Agnes Baker
    When Agnes Baker uses Predator or Prey?
    Then Agnes Baker is eliminated
    And Roland Banks is at the Study

  @arkham-lcg/resign @arkham-lcg/act-deck-and-agenda-deck
  Scenario: So does the next one, until it is too late
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the current agenda is Time Is Running Short
    And it is the turn of Agnes Baker
    When Agnes Baker uses Time Is Running Short
    Then Agnes Baker is eliminated
    When Time Is Running Short advances
    Then this has happened: the scenario ends with resolution 2

  @arkham-lcg/resign @arkham-lcg/act-deck-and-agenda-deck
  Scenario: An act that lets everybody flee, and ends with the flame
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Blaze of Glory
    And it is the turn of Agnes Baker
    When Agnes Baker uses ability 2 of Blaze of Glory
    Then Agnes Baker is eliminated
    When Blaze of Glory advances
    Then this has happened: the scenario ends with resolution 1

  @arkham-lcg/reaction-opportunities @arkham-lcg/may
  Scenario: Whoever takes no horror investigates the ward as it is
    Given Roland Banks is at Experimental Therapies Ward
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks may use Experimental Therapies Ward
    When nobody reacts
    Then Roland Banks fails by 1
    And Roland Banks has 0 horror

  @arkham-lcg/ability/forced-abilities @arkham-lcg/must
  Scenario: The void takes a card or a wound, and nobody gets by
    Given Roland Banks is at the Study
    And the Study is connected to Pathway into Void
    And Roland Banks has Knife in hand
    When Roland Banks moves to Pathway into Void
    Then Roland Banks must choose between:
      | Roland Banks chooses option 1 |
      | Roland Banks chooses option 2 |
    When Roland Banks chooses option 2
    Then Roland Banks has 1 damage
    And Knife is in hand

  @arkham-lcg/ability/forced-abilities @arkham-lcg/you-your
  Scenario: Somebody who comes in loses his actions, and nobody else does
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to Exhibit Hall (02132)
    And the Study is connected to the Hallway
    When Roland Banks begins a turn
    And Roland Banks moves to the Hallway
    Then Roland Banks has 2 actions
    When Roland Banks moves to the Study
    And Roland Banks moves to Exhibit Hall (02132)
    Then Roland Banks has 0 actions

  @arkham-lcg/limits-and-maximums @arkham-lcg/you-your
  Scenario: A hex drawn on the hill is worth a clue, once in the phase for all of them
    Given Roland Banks and Agnes Baker are at Chapultepec Hill (04179)
    And Daisy Walker is at the Study
    And Chapultepec Hill (04179) has 3 clues
    When Daisy Walker draws Arcane Lock from the encounter deck
    Then nobody has a choice
    When Roland Banks draws Obscuring Fog from the encounter deck
    Then nobody has a choice
    When Roland Banks draws Arcane Lock #2 from the encounter deck
    And Roland Banks uses Chapultepec Hill (04179)
    Then Roland Banks has 1 clue
    When Agnes Baker draws Arcane Lock #3 from the encounter deck
    Then Agnes Baker may not use Chapultepec Hill (04179)
