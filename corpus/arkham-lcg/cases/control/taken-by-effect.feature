Feature: Who takes control of an asset
  Source: Rules Reference v2.5, Ownership and Control, Slots; FAQ v2.5, 1.14, 1.29 and 2.7.

  Background:
    Given Roland Banks and Wendy Adams are at the Parlor

  @arkham-lcg/ownership-and-control
  Scenario: One that lies at a location comes to whoever takes it
    Given Lita Chantler is in play at the Parlor
    When Roland Banks takes control of Lita Chantler
    Then Lita Chantler is under the control of Roland Banks

  @arkham-lcg/ownership-and-control @arkham-lcg/enters-play
  Scenario: One that is set aside enters play
    Given Lita Chantler is set aside
    When Roland Banks takes control of Lita Chantler
    Then this has happened: Lita Chantler enters play
    And Lita Chantler is under the control of Roland Banks

  @arkham-lcg/ownership-and-control @arkham-lcg/slots
  Scenario: It comes from another investigator, and what has no slot any more makes room
    Given Wendy Adams controls Beat Cop (01018)
    And Roland Banks controls Guard Dog
    When Roland Banks gains control of Beat Cop
    Then in order:
      | Guard Dog is discarded                 |
      | Roland Banks takes control of Beat Cop |
    And Beat Cop is under the control of Roland Banks

  @arkham-lcg/ownership-and-control
  Scenario: Nobody takes what they control already
    Given Roland Banks controls Guard Dog
    When Roland Banks takes control of Guard Dog
    Then it is refused under arkham-lcg/ownership-and-control

  @arkham-lcg/ownership-and-control @arkham-lcg/permanent
  Scenario: Nobody takes a permanent card
    Given Wendy Adams controls Charisma
    When Roland Banks takes control of Charisma
    Then it is refused under arkham-lcg/ownership-and-control

  @arkham-lcg/ownership-and-control
  Scenario: Nor what lies in a hand
    Given Wendy Adams has Knife in hand
    When Roland Banks takes control of Knife
    Then it is refused under arkham-lcg/ownership-and-control
