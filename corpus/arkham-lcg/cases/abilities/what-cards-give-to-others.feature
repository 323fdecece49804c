Feature: What a card gives to another card
  Source: Rules Reference v2.5, Gains; Haunted; Blank; Act Deck and Agenda Deck.

  @arkham-lcg/gains @arkham-lcg/haunted
  Scenario: Every place is haunted while it is whispered of
    Given Roland Banks and Agnes Baker are at the Study
    And the chaos bag holds auto-fail
    When Roland Banks draws Whispers in the Dark from the encounter deck
    And Roland Banks investigates
    Then Roland Banks has 1 horror
    And Agnes Baker has 0 horror

  @arkham-lcg/gains @arkham-lcg/haunted
  Scenario: Whoever gave the ability attacks, and not the place that has it
    Given Roland Banks is at the Study
    And Nether Mist is at the Study
    And Nether Mist is exhausted
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    Then this has happened: Nether Mist attacks Roland Banks

  @arkham-lcg/gains @arkham-lcg/haunted
  Scenario: It goes elsewhere with the card that gives it
    Given Roland Banks is at the Study
    And Nether Mist is at the Hallway
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    Then this has not happened: Nether Mist attacks Roland Banks
