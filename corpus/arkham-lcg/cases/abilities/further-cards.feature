Feature: What further cards do
  Source: Rules Reference v2.5, Cancel; Dealing Damage/Horror; Parley; FAQ v2.5, 2.12.

  @arkham-lcg/dealing-damage-horror @arkham-lcg/you-your/interpreting-you-when-taking-or-being-dealt-damage
  Scenario: What is assigned to an asset was dealt to its controller, and is paid for
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Roland Banks has "I've had worse…" in hand
    And Roland Banks has 0 resources
    When Roland Banks is dealt 3 damage
    And Roland Banks assigns 2 damage to Guard Dog
    And Roland Banks assigns 1 damage to Roland Banks
    And Roland Banks plays "I've had worse…"
    And this is answered first: 2 damage is placed on Guard Dog
    And Roland Banks cancels 1 damage on Guard Dog
    And Roland Banks cancels 1 damage
    Then Roland Banks has 2 resources
    And Guard Dog has 1 damage
    And Roland Banks has 0 damage

  @arkham-lcg/cancel @arkham-lcg/then
  Scenario: A dodged enemy is hit where the test succeeds
    Given Roland Banks is at the Study
    And Roland Banks has Dodge (2) in hand
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Swarm of Rats attacks Roland Banks
    And Roland Banks plays Dodge (2)
    Then Swarm of Rats is in the encounter discard pile
    And Roland Banks has 0 damage

  @arkham-lcg/parley @arkham-lcg/steps/st-7
  Scenario: A confounded enemy is evaded and sleeps through the next upkeep
    Given Rex Murphy is at the Study
    And the Study has 3 clues
    And Ghoul Minion is engaged with Rex Murphy
    And Rex Murphy has Confound in hand
    And Rex Murphy has 2 resources
    And the deck of Rex Murphy holds Guts, Guts, Guts
    And it is the turn of Rex Murphy
    And the chaos bag holds 0
    When Rex Murphy plays Confound
    Then Ghoul Minion is engaged with nobody
    And Rex Murphy has 2 clues
    When the upkeep phase begins
    Then Ghoul Minion is exhausted

  @arkham-lcg/gains @arkham-lcg/threat-area
  Scenario: Idle Hands gives an action for two damage
    Given Roland Banks is at the Study
    And Idle Hands is in the threat area of Roland Banks
    And it is the turn of Roland Banks
    And Roland Banks has 1 action
    When Roland Banks uses Idle Hands
    Then Roland Banks has 2 actions
    And Roland Banks has 2 damage

  @arkham-lcg/costs @arkham-lcg/modifiers
  Scenario: The caravan is cheaper for every class
    Given Roland Banks is at the Study
    And the Hallway is connected to the Study
    And Roland Banks controls Beat Cop and Dr. Milan Christopher
    And Roland Banks has Join the Caravan in hand
    And Roland Banks has 3 resources
    And it is the turn of Roland Banks
    When Roland Banks plays Join the Caravan
    Then Roland Banks has 0 resources

  @arkham-lcg/fight-action @arkham-lcg/modifiers
  Scenario: A gang of two classes
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop and Dr. Milan Christopher
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Gang Up in hand
    And Roland Banks has 3 resources
    And it is the turn of Roland Banks
    And the chaos bag holds -4
    When Roland Banks plays Gang Up
    And nobody reacts to anything else
    Then Ghoul Minion is in the encounter discard pile

  @arkham-lcg/evade-evade-action @arkham-lcg/fight-action
  Scenario: Whoever is hit by the bottle is evaded
    Given Roland Banks is at the Study
    And Roland Banks controls Tennessee Sour Mash (3)
    And Corpse-Hungry Ghoul is engaged with Roland Banks
    And it is the turn of Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses ability 2 of Tennessee Sour Mash (3)
    And Tennessee Sour Mash is applied first
    Then Corpse-Hungry Ghoul is exhausted
