@arkham-lcg/steps/st-2
Feature: An option told by its word, and what a step tells that comes early

  Scenario: The only icon that a card could gain may be named
    Given Wendy Adams is at the Study
    And Wendy Adams controls Grisly Totem (05195)
    And Wendy Adams has Manual Dexterity (01092) in hand
    And Ghoul Minion is engaged with Wendy Adams
    When Wendy Adams evades Ghoul Minion
    And Wendy Adams commits Manual Dexterity
    And Wendy Adams uses Grisly Totem
    And Wendy Adams chooses agility
    And the token is auto-fail
    Then Wendy Adams has Manual Dexterity in hand

  Scenario: Of several icons the one that is named is gained
    Given Wendy Adams is at the Study
    And Wendy Adams controls Grisly Totem (05195)
    And Wendy Adams has Alter Fate in hand
    When Wendy Adams tests agility (2)
    And Wendy Adams commits Alter Fate
    And Wendy Adams uses Grisly Totem
    And Wendy Adams chooses agility
    And the token is 0
    Then the skill value of the test is 6

  @arkham-lcg/steps/st-3
  Scenario: Cards are committed behind a token that a card has had revealed before
    Given Roland Banks and Daisy Walker are at the Study
    And Roland Banks controls Liquid Courage (60320) with 4 supplies and Scrying Mirror with 4 secrets
    And Daisy Walker has 3 horror
    And Daisy Walker has Guts (01089) and Knife in hand
    When Roland Banks uses Liquid Courage on Daisy Walker
    And Roland Banks uses Scrying Mirror
    And the token is -4
    And Daisy Walker commits Guts
    And fate picks Knife
    Then Daisy Walker has 1 horror
    And Knife is in the discard pile of Daisy Walker

  @arkham-lcg/costs
  Scenario: Of two ways to pay the one that exhausts the card is told by that
    Given Agnes Baker is at the Study
    And Agnes Baker controls Augur
    When Agnes Baker uses Augur
    And Agnes Baker exhausts Augur
    And the token is 0
    Then Augur is exhausted

  @arkham-lcg/chaos-tokens
  Scenario: A token is kept by its number
    Given Roland Banks is at the Study with 3 resources
    And Roland Banks controls .45 Automatic (01016) with 2 ammo
    And Roland Banks has "Eat lead!" (52002) in hand
    And Ghoul Priest is engaged with Roland Banks
    When Roland Banks uses .45 Automatic on Ghoul Priest
    And Roland Banks plays "Eat lead!"
    And the tokens are -4, +1
    And Roland Banks resolves +1
    Then .45 Automatic has 0 ammo
    And Ghoul Priest has 2 damage
