Feature: The end of the gathering
  Source: Rules Reference v2.5, Act Deck and Agenda Deck, Choices and the Grim Rule.

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: With the priest defeated the lead investigator says how it ends
    Given Roland Banks and Agnes Baker are at the Hallway
    And the current act is What Have You Done? (01110)
    And Ghoul Priest is engaged with Agnes Baker
    When Ghoul Priest is defeated
    Then the choice is Roland Banks's
    When Roland Banks chooses option 2
    Then this has happened: the scenario ends with resolution 2

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Any other ghoul ends nothing
    Given Roland Banks is at the Hallway
    And the current act is What Have You Done? (01110)
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion is defeated
    Then the current act is What Have You Done? (01110)
    And nobody has a choice

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: Clues for a trail in the woods
    Given Roland Banks is at the Main Path
    And the current act is Investigating the Trail
    And the current agenda is The Arkham Woods with 2 doom
    And Roland Banks has 2 clues
    When Roland Banks spends clues to advance the act
    Then it is refused under arkham-lcg/clues
