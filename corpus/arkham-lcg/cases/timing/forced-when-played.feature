Feature: Forced when a card is played
  Source: Grimoire, Capacità Obbligo; Rules Reference v2.5, Cancel. The Grimoire's own example has a card
  that is Forced when an asset is played; here the card played is an event.

  @arkham-lcg/ability/forced-abilities @arkham-lcg/cancel @arkham-lcg/event-cards
  Scenario: The horror comes as the event is played, before anything that it would do
    Given Roland Banks is at the Study
    And Ward of Preservation is in the threat area of Roland Banks
    And Roland Banks has Emergency Cache in hand
    When Roland Banks plays Emergency Cache
    Then in order:
      | Roland Banks spends 1 action      |
      | Roland Banks takes 1 horror       |
      | Ward of Preservation is discarded |
      | Roland Banks plays Emergency Cache |
      | Emergency Cache is discarded      |
    And Roland Banks has 0 resources

  @arkham-lcg/ability/forced-abilities
  Scenario: An asset is none of its business
    Given Roland Banks is at the Study
    And Ward of Preservation is in the threat area of Roland Banks
    And Roland Banks has Knife in hand
    And Roland Banks has 1 resource
    When Roland Banks plays Knife
    Then Knife is in play
    And Roland Banks has 0 horror
    And Ward of Preservation is in play
