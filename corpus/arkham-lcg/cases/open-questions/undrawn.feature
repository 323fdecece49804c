Feature: An encounter card dealt to somebody who is eliminated before drawing it
  Source: Rules Reference v2.5, Elimination; Grimoire, Eliminazione: neither names a card that was dealt and not drawn.

  @arkham-lcg/elimination @arkham-lcg/encounter-deck @arkham-lcg/qa/first-watch-on-the-hunt
  Scenario: Where the card goes that was dealt to Agnes Baker, who falls before her draw, is open
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is Rise of the Ghouls
    And Roland Banks has First Watch in hand
    And Roland Banks has 1 resource
    And Agnes Baker has 5 damage
    And the encounter deck holds Ancient Evils, Low on Supplies, Acolyte
    When the mythos phase begins
    And Roland Banks plays First Watch
    And Ancient Evils goes to Agnes Baker
    And Low on Supplies goes to Roland Banks
    Then it is asked whether Ancient Evils is in the encounter discard pile
    And the answer is open
    And the rules leave it open: U-36
