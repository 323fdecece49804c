Feature: Acts and agendas of the core sets
  Source: Rules Reference v2.5, Act Deck and Agenda Deck, Objective, Encounter Deck, Set Aside; the cards.

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/discard-piles
  Scenario: The discards go back into the deck, and whatever comes off it until a ghoul is discarded
    Given Roland Banks is at the Study
    And the current agenda is Rise of the Ghouls with 6 doom
    And the next agenda is They're Getting Out!
    And the encounter deck holds Ancient Evils
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws Ancient Evils from the encounter deck
    Then the current agenda is They're Getting Out!
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/act-deck-and-agenda-deck @unsupported
  Scenario: Of a deck that nobody has told nobody knows what comes off it
    Given Roland Banks is at the Study
    And the current agenda is Rise of the Ghouls with 6 doom
    And the next agenda is They're Getting Out!
    And the encounter discard pile holds Ghoul Minion
    When Roland Banks draws Ancient Evils from the encounter deck
    Then Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The house falls to the ghouls while the barrier still stands
    Given Roland Banks is at the Study
    And the current agenda is They're Getting Out! with 9 doom
    And the current act is The Barrier
    When Roland Banks draws Ancient Evils from the encounter deck
    Then this has happened: the scenario ends with resolution 3

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/defeat
  Scenario: Behind the last act those who are still there are only wounded
    Given Roland Banks is at the Study
    And the current agenda is They're Getting Out! with 9 doom
    And the current act is What Have You Done? (01110)
    When Roland Banks draws Ancient Evils from the encounter deck
    Then Roland Banks has 1 physical trauma

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Whoever comes to the ritual site brings the act on
    Given Roland Banks is at the Main Path
    And the Main Path is connected to the Ritual Site
    And the current act is Into the Darkness
    And the next act is Disrupting the Ritual
    And the encounter deck holds Ghoul Minion and Acolyte
    When Roland Banks moves to Ritual Site
    Then the current act is Disrupting the Ritual
    And Ghoul Minion is at Ritual Site

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/in-player-order
  Scenario: Fumes, and a test for everybody
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks is the lead investigator
    And the current agenda is Past Curfew with 2 doom
    And the next agenda is Lit Up
    And the chaos bag holds -1
    When Roland Banks draws Ancient Evils from the encounter deck
    And nobody commits anything
    Then Roland Banks has 1 horror
    And Agnes Baker has 0 horror
    And the current agenda is Lit Up

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/clues @arkham-lcg/set-aside
  Scenario: At the end of the round clues may be spent for the act
    Given Roland Banks is at Your Friend's Room
    And the current act is Where There's Smoke...
    And the next act is Escape the Dorms
    And Roland Banks has 2 clues
    And Dormitories, Miskatonic Quad (12116), Servant of Flame (12114) and Fire! (12129) are set aside
    And the deck of Roland Banks holds Knife and Guts
    When the upkeep phase begins
    And Roland Banks uses Where There's Smoke...
    Then the current act is Escape the Dorms
    And Servant of Flame is at Dormitories
    And Fire! is attached to Your Friend's Room

  @arkham-lcg/cannot
  Scenario: Whatever burns at its location shields an enemy
    Given Roland Banks is at the Study
    And the current agenda is A Gathering
    And Fire! (12129) is attached to the Study
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then Ghoul Minion has 0 damage

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/unique
  Scenario: Six cultists of a name of their own
    Given Roland Banks is at Rivertown
    And the current act is Uncovering the Conspiracy
    And the victory display holds "Wolf-Man" Drew, Herman Collins, Peter Warren, Ruth Turner and Victoria Devereux
    And The Masked Hunter is engaged with Roland Banks
    When The Masked Hunter is defeated
    Then this has happened: the scenario ends with resolution 1

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Where an act is asked for a name means the act and not its namesakes
    Given the current act is What Have You Done?
    And Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    When Ghoul Priest is defeated
    And Roland Banks chooses option 2
    Then this has happened: the scenario ends with resolution 2

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The devourer is act and agenda at once, and its end ends the scenario
    Given Roland Banks is at the Main Path
    And the current agenda is Vengeance Awaits with 4 doom
    And the current act is Investigating the Trail
    And Umôrdhoth is set aside
    And Ritual Site is set aside
    And the encounter deck holds Ancient Evils, Ancient Evils
    When Roland Banks draws Ancient Evils from the encounter deck
    Then the current agenda is Vengeance Awaits
    And Investigating the Trail is in the removed pile
    When Roland Banks draws Ancient Evils from the encounter deck
    And Umôrdhoth is defeated
    Then this has happened: the scenario ends with resolution 2

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The queen wakes, and one card is act and agenda
    Given Roland Banks is at the Underground River
    And Underground Cistern is in play
    And the current agenda is A Ritual with 9 doom
    And the current act is Stop the Rite
    And the next agenda is Brethren of Ash
    And Elokoss (Faint Embers) is at Underground Cistern
    And the other side of Elokoss is Elokoss (Mother of Flame)
    When Roland Banks draws Ancient Evils from the encounter deck
    Then the current agenda is Brethren of Ash
    And Elokoss (Mother of Flame) is at Underground Cistern
    And Stop the Rite is in the removed pile

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/slots
  Scenario: The librarian is found, and takes up nobody's slot
    Given Roland Banks is at Orne Library (12120)
    And Miskatonic Quad (12116) is in play
    And Roland Banks controls Beat Cop (0)
    And Roland Banks has 3 clues
    And the current act is Searching for Dr. Armitage
    And the next act is Stop the Rite
    And Dr. Henry Armitage (12115) and Servant of Flame (12138) are set aside
    And the encounter deck holds Fire! (12129), Ancient Evils
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    And Roland Banks uses Searching for Dr. Armitage
    Then Beat Cop (0) is in play
    And Dr. Henry Armitage (12115) is in play
    And Servant of Flame (12138) is at Miskatonic Quad (12116)
    And Miskatonic Quad (12116) has 3 clues

  @arkham-lcg/cannot
  Scenario: Languor takes away a kind of card for the round
    Given Roland Banks is at the Study
    And Langour is in the threat area of Roland Banks
    And the deck of Roland Banks holds Knife, Guts
    And Roland Banks has Machete and Overpower in hand
    And Roland Banks has 5 resources
    When Roland Banks begins a turn
    Then Knife is in the discard pile
    And Roland Banks may not play Machete

  @unsupported @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Where no step tells the agenda nobody knows what its doom comes to
    Given Roland Banks is at the Study
    When Roland Banks draws Ancient Evils
    Then Ancient Evils is in the encounter discard pile
