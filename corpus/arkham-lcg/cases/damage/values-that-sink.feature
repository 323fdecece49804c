Feature: Health that sinks under the damage on a card
  Source: Rules Reference v2.5, Health and Damage; Sanity and Horror. What has as much damage as its
  health is defeated, whichever of the two has changed.

  @arkham-lcg/health-and-damage @arkham-lcg/defeat
  Scenario: The enemy withers away before the blow
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Roland Banks controls Wither (4)
    And Ravenous Ghoul is engaged with Roland Banks with 2 damage
    And the skull is 0
    And the chaos bag holds skull
    When Roland Banks uses Wither (4) on Ravenous Ghoul
    And nobody commits a card
    And Roland Banks uses Roland Banks
    Then Ravenous Ghoul is in the encounter discard pile
    And this has not happened: Wither (4) deals 1 damage to Ravenous Ghoul
    And Roland Banks has 1 clue

  @arkham-lcg/health-and-damage
  Scenario: With a point left it stands
    Given Agnes Baker is at the Study
    And Agnes Baker controls Wither (4)
    And Ravenous Ghoul is engaged with Agnes Baker with 1 damage
    And the skull is -8
    And the chaos bag holds skull
    When Agnes Baker uses Wither (4) on Ravenous Ghoul
    And nobody commits a card
    Then Ravenous Ghoul has 1 damage
    And Ravenous Ghoul is engaged with Agnes Baker

  @arkham-lcg/health-and-damage
  Scenario: A card that lent the health goes, and what it kept goes with it
    Given Roland Banks is at the Study
    And Roland Banks controls The Star • XVII
    And Roland Banks controls Beat Cop (0) with 2 damage
    When The Star • XVII is discarded
    Then Beat Cop (0) is in the discard pile
