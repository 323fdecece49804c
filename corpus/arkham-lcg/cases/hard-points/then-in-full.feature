Feature: What stands before "then" and is not resolved in full
  Source: Rules Reference v2.5, Then, May, Heal; Grimoire, Poi.

  @arkham-lcg/then @arkham-lcg/heal
  Scenario: Half a healing is no whole one, and draws no card
    Given Roland Banks is at the Study
    And Roland Banks has 1 damage
    And Roland Banks has 3 resources
    And Roland Banks has Second Wind in hand
    And the deck of Roland Banks holds Knife and Guard Dog
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks begins a turn
    And Roland Banks plays Second Wind
    Then Roland Banks has 0 damage
    And it is asked whether Roland Banks draws Knife
    And the answer is no

  @arkham-lcg/then @arkham-lcg/heal
  Scenario: As much as it heals at the least is a whole one
    Given Roland Banks is at the Study
    And Roland Banks has 1 damage
    And Roland Banks has 3 resources
    And Roland Banks has Second Wind in hand
    And the deck of Roland Banks holds Knife and Guard Dog
    When Roland Banks begins a turn
    And Roland Banks plays Second Wind
    Then Roland Banks has 0 damage
    And Knife is in hand

  @arkham-lcg/then @arkham-lcg/dealing-damage-horror
  Scenario: Damage that is prevented was not taken in full: nobody is carried off
    Given Roland Banks is at the Study
    And Roland Banks controls Armor of Ardennes (5)
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    And the chaos bag holds auto-fail
    When Roland Banks draws On Wings of Darkness from the encounter deck
    And Roland Banks assigns 1 damage to Armor of Ardennes (5)
    And Roland Banks uses Armor of Ardennes (5)
    Then Roland Banks has 1 horror
    And Ghoul Minion is engaged with Roland Banks alone

  @arkham-lcg/then @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: All of her cards, where she has none: nobody says whether that is done in full
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And the deck of Lola Hayes holds Crisis of Identity and Rabbit's Foot
    When Lola Hayes draws 1 card
    Then it is asked whether Rabbit's Foot is discarded
    And the answer is open
    And the rules leave it open: U-40

  @arkham-lcg/then @arkham-lcg/cancel @edition-2016
  Scenario: An attack that was dodged was not resolved, and nothing comes then (2016)
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Heroic Rescue (03106), Dodge in hand
    And Roland Banks has 5 resources
    And Goat Spawn is engaged with Agnes Baker
    When Goat Spawn attacks Agnes Baker
    And Roland Banks plays Heroic Rescue
    And Roland Banks plays Dodge
    Then Goat Spawn is engaged with Roland Banks
    And Goat Spawn has 0 damage
    And Agnes Baker has 0 damage

  @arkham-lcg/then @arkham-lcg/cancel @edition-2026
  Scenario: An attack that was dodged was not resolved, and nothing comes then (2026)
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Heroic Rescue (03106), Dodge in hand
    And Roland Banks has 5 resources
    And Goat Spawn is engaged with Agnes Baker
    When Goat Spawn attacks Agnes Baker
    And Roland Banks plays Heroic Rescue
    And Roland Banks plays Dodge
    Then Goat Spawn is engaged with Roland Banks
    And Goat Spawn has 0 damage
    And Agnes Baker has 0 damage
