Feature: What the other side of an act or an agenda brings
  Source: Rules Reference v2.5, Act Deck and Agenda Deck, Winning and Losing, Elimination, Encounter Deck, Set Aside.

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: An other side that names a resolution ends the scenario with it
    Given Roland Banks is at the Study with 2 clues on him
    And the current act is Campus Safety
    And what is not described of Campus Safety does not matter
    When Campus Safety advances
    Then this has happened: the scenario ends with resolution 3

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/defeat
  Scenario: The last agenda of the museum defeats whoever is left, each with a trauma
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is In Every Shadow
    And what is not described of In Every Shadow does not matter
    When In Every Shadow advances
    Then Roland Banks is eliminated
    And Agnes Baker is eliminated
    And this has happened: Agnes Baker suffers 1 physical trauma

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/campaign-play/trauma
  Scenario: Where it names two kinds of trauma each of them picks one
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is Dangerous Ride
    And what is not described of Dangerous Ride does not matter
    When Dangerous Ride advances
    Then the choice is Roland Banks's

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/resign
  Scenario: At nightfall everybody turns back
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is Setting Sun
    When Setting Sun advances
    Then this has happened: Agnes Baker resigns

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues
  Scenario: Falling deeper asleep costs everybody's clues and brings the stairs
    Given Roland Banks is at the Study with 2 clues on him
    And Agnes Baker is at the Study with 1 clue on her
    And the current act is The Trial of Nasht and Kaman-Thah
    And the next act is Augurs of Flame
    And The Enchanted Path, Seven Hundred Steps and Base of the Steps are set aside
    And what is not described of The Trial of Nasht and Kaman-Thah does not matter
    When The Trial of Nasht and Kaman-Thah advances
    Then Roland Banks has 0 clues
    And Agnes Baker has 0 clues
    And Seven Hundred Steps is in play

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/spawn
  Scenario: The monastery opens, and its priest is there
    Given Roland Banks is at the Study
    And the current act is Journey Through the Cold Wastes
    And the next act is Augurs of Flame
    And Monastery of Leng is unrevealed
    And High Priest Not to Be Described is set aside
    When Journey Through the Cold Wastes advances
    Then Monastery of Leng is revealed
    And High Priest Not to Be Described (06311) is at Monastery of Leng

  @arkham-lcg/encounter-deck @arkham-lcg/discard-piles
  Scenario: A curse among the cards that secrets cost hurts whoever failed, and an ally too
    Given Agnes Baker is at the Study
    And Agnes Baker controls Beat Cop (01018)
    And the chaos bag holds -2
    And the encounter deck holds Centuries of Secrets, Evil Past, Acolyte and Acolyte
    When Agnes Baker draws an encounter card
    And nobody commits anything
    Then Agnes Baker has 1 damage
    And Beat Cop (01018) has 1 damage
    And Acolyte is in the encounter discard pile

  @arkham-lcg/encounter-deck @arkham-lcg/spawn
  Scenario: Of three discarded cards the witch comes to the mistress of the coven
    Given Roland Banks is at the Study
    And Anette Mason (05057) is exhausted at Hangman's Hill
    And the encounter deck holds Coven Initiate, Wracked, Acolyte and Acolyte
    When the enemy phase begins
    Then Coven Initiate is at Hangman's Hill
    And Anette Mason (05057) is exhausted

  @arkham-lcg/clues @arkham-lcg/ability/triggered-abilities
  Scenario: As many clues lure the creature as somebody there wants to part with
    Given Roland Banks and Agnes Baker are at Devil's Hop Yard (02252)
    And Roland Banks has 3 clues
    And Brood of Yog-Sothoth (02255) is at Devil's Hop Yard (02252)
    When Roland Banks uses Devil's Hop Yard (02252)
    And Roland Banks chooses Roland Banks
    And Roland Banks accepts the effect of Devil's Hop Yard (02252)
    And Roland Banks names 2
    Then Brood of Yog-Sothoth (02255) has 2 clues
    And Roland Banks has 1 clue

  @arkham-lcg/cannot @arkham-lcg/move
  Scenario: Nobody gets past the rockfall
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And No Turning Back (04228) is attached to the Study
    When Roland Banks moves to the Hallway
    Then it is refused under arkham-lcg/cannot
