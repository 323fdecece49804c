Feature: What counts as different, and as a copy
  Source: Rules Reference v2.5, Different, A/An and Treachery Subtitles; FAQ v2.5, 2.17 and 2.21.

  @arkham-lcg/different
  Scenario: The same ability on two copies is not different, another one on the same card is
    Given Lily Chen is at the Study
    And Lily Chen controls Discipline (08014a), Machete, Machete and Sledgehammer
    And the other side of Discipline (08014a) is Discipline (08014b)
    And Ghoul Priest is engaged with Lily Chen
    And the chaos bag holds -1
    When Lily Chen uses Discipline
    And Lily Chen uses Machete
    Then Lily Chen may not use Machete
    And Lily Chen may not use Machete #2
    And Lily Chen may use Sledgehammer
    And Lily Chen must choose between:
      | Lily Chen fights Ghoul Priest             |
      | Lily Chen uses ability 1 of Sledgehammer  |
      | Lily Chen uses ability 2 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen takes no further action         |

  @arkham-lcg/different
  Scenario: Of one card with two abilities the second is different from the first
    Given Lily Chen is at the Study
    And Lily Chen controls Discipline (08014a) and Sledgehammer
    And the other side of Discipline (08014a) is Discipline (08014b)
    And Ghoul Priest is engaged with Lily Chen
    And the chaos bag holds -4
    When Lily Chen uses Discipline
    And Lily Chen uses ability 1 of Sledgehammer
    Then Lily Chen must choose between:
      | Lily Chen fights Ghoul Priest             |
      | Lily Chen uses ability 2 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen takes no further action         |

  @arkham-lcg/different @arkham-lcg/copy
  Scenario: Two cards of one title and different levels are copies, not different cards
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has Ward of Protection (5) in her discard pile
    And the encounter deck holds Haunting Recollections
    When Agnes Baker draws Haunting Recollections from the encounter deck
    Then Agnes Baker has 1 horror

  @arkham-lcg/copy
  Scenario: A card is no copy of itself, and each card in hand counts once
    Given Roland Banks is at the Study
    And Roland Banks has Knife, Knife and Machete in hand
    And Roland Banks has Knife #3 and Knife #4 in his discard pile
    And the encounter deck holds Haunting Recollections
    When Roland Banks draws Haunting Recollections from the encounter deck
    Then Roland Banks has 2 horror

  @arkham-lcg/treachery-subtitles @arkham-lcg/copy
  Scenario: What stands in brackets is a subtitle: both are copies of one treachery
    Given Roland Banks is at the Study
    And Roland Banks controls "Fool me once..."
    And Restless Journey (06319) is attached to "Fool me once..."
    And the encounter deck holds Restless Journey (06320) and Ghoul Minion
    When Roland Banks draws Restless Journey (06320) from the encounter deck
    And Roland Banks uses "Fool me once..."
    Then in order:
      | "Fool me once..." is discarded                                 |
      | Restless Journey #2 is discarded                               |
    And Restless Journey #2 is in the discard pile

  @arkham-lcg/copy
  Scenario: A treachery of another title is no copy
    Given Roland Banks is at the Study
    And Roland Banks controls "Fool me once..."
    And Restless Journey (06319) is attached to "Fool me once..."
    And the encounter deck holds Obscuring Fog
    When Roland Banks draws Obscuring Fog from the encounter deck
    Then Roland Banks may not use "Fool me once..."
    And "Fool me once..." is in play

  @arkham-lcg/a-an
  Scenario: A card with a clue is one with three clues, and counts as one
    Given Agnes Baker is at the Study
    And Agnes Baker controls Old Book of Lore and Leather Coat
    And Old Book of Lore has 3 clues
    And the chaos bag holds 0
    When Agnes Baker draws Failed Experiment
    Then in order:
      | Agnes Baker succeeds by 1 |

  @arkham-lcg/a-an
  Scenario: Two cards with one clue each count as two
    Given Agnes Baker is at the Study
    And Agnes Baker controls Old Book of Lore and Leather Coat
    And Old Book of Lore has 1 clue
    And Leather Coat has 1 clue
    And the chaos bag holds 0
    When Agnes Baker draws Failed Experiment
    Then in order:
      | Agnes Baker succeeds by 0 |

  @arkham-lcg/a-an
  Scenario: A location with three clues satisfies a card that asks for a clue
    Given Roland Banks is at the Study
    And Roland Banks has Preposterous Sketches in hand
    And Roland Banks has 2 resources
    And Study has 3 clues
    When Roland Banks begins a turn
    Then Roland Banks may play Preposterous Sketches

  @arkham-lcg/a-an
  Scenario: A location without any does not
    Given Roland Banks is at the Study
    And Study has 0 clues
    When Roland Banks plays Preposterous Sketches
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/different
  Scenario: Another level of the discarded card is not a different card
    Given Dexter Drake is at the Study
    And Dexter Drake controls Leather Coat
    And Dexter Drake has Leather Coat (1), Knife and Machete in hand
    And Dexter Drake has 5 resources
    When Dexter Drake begins a turn
    And Dexter Drake uses Dexter Drake
    Then Dexter Drake must choose between:
      | Dexter Drake chooses Knife    |
      | Dexter Drake chooses Machete  |
