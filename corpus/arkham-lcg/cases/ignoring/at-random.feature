Feature: Cards that fate would pick
  Source: FAQ v2.5, 2.23 and question on Deny Existence; Rules Reference v2.5, Instead.

  @arkham-lcg/for-each-or-for-every @arkham-lcg/instead
  Scenario: What would be discarded at random is denied before fate picks it
    Given Roland Banks is at the Study
    And Roland Banks has Knife, Guts, Deny Existence (05280) in hand
    And the deck of Roland Banks holds Machete, Flashlight
    And the current agenda is Rise of the Ghouls with 1 doom
    And the chaos bag holds auto-fail
    When Roland Banks draws Twisted to His Will from the encounter deck
    And nobody commits anything
    And Roland Banks plays Deny Existence
    Then Machete is in hand
    And Flashlight is in hand
    And Knife is in hand
    And Guts is in hand

  @arkham-lcg/for-each-or-for-every
  Scenario: The card that could deny it may be picked, once it has not been played
    Given Roland Banks is at the Study
    And Roland Banks has Knife, Guts, Deny Existence (05032) in hand
    And the current agenda is Rise of the Ghouls with 1 doom
    And the chaos bag holds auto-fail
    When Roland Banks draws Twisted to His Will from the encounter deck
    And nobody commits anything
    And nobody reacts
    And fate picks Deny Existence and Knife
    Then Deny Existence is in the discard pile
    And Guts is in hand
