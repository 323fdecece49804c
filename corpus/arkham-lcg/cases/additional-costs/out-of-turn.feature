Feature: An additional action out of turn
  Source: FAQ v2.5, 1.6, 1.31; Grimoire, Azione, Costo.

  Background:
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Arcane Lock is attached to the Hallway
    And Roland Banks has Shortcut in hand

  @arkham-lcg/additional-costs
  Scenario: Who is moved in the turn of another has no action to spend on it
    Given it is Roland Banks's turn
    When Roland Banks plays Shortcut on Agnes Baker
    Then Agnes Baker is at the Study
    And Agnes Baker has 3 actions

  @arkham-lcg/additional-costs
  Scenario: In one's own turn it is paid
    Given it is Roland Banks's turn
    When Roland Banks plays Shortcut on Roland Banks
    Then Roland Banks is at the Hallway
    And Roland Banks has 2 actions
