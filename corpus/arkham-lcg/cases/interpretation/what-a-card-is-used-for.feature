Feature: What a card is used for, and what is chosen by what it does
  Source: derived: what each sentence says is told by the rules that its parts are about.

  @arkham-lcg/cancel
  Scenario: An effect is canceled by a card that is named behind it
    Given Roland Banks is at the Study
    And Roland Banks has Ward of Protection (0) in hand
    When Roland Banks draws Grasping Hands from the encounter deck
    And Roland Banks cancels it with Ward of Protection (0)
    Then Roland Banks has 1 horror and 0 damage
    And Ward of Protection (0) has answered a card that is drawn

  @arkham-lcg/cancel
  Scenario: An attack is canceled
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Dodge (0) in hand
    When Ghoul Minion attacks Roland Banks
    And Roland Banks cancels the attack of Ghoul Minion with Dodge (0)
    Then Roland Banks has no damage
    And Dodge (0) has answered an attack

  @arkham-lcg/costs
  Scenario: Points that are bought one at a time
    Given Roland Banks is at the Study with 3 resources
    And Roland Banks controls Hyperawareness (0)
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks spends 2 resources on Hyperawareness (0) to get +2 intellect
    Then the skill value of the test is 5
    And Roland Banks has spent at least 2 resources

  @arkham-lcg/skill-tests
  Scenario: Two points at once where the test is one of those
    Given Daisy Walker is at the Study with 1 resource
    And Daisy Walker controls Sharp Rhetoric (0)
    And the chaos bag holds 0
    When Daisy Walker investigates
    And Daisy Walker uses Sharp Rhetoric (0) to get +2 intellect
    Then the skill value of the test is 7

  @arkham-lcg/uses-x-type
  Scenario: What is spent lies on the card
    Given Roland Banks is at the Study
    And Roland Banks controls Extravagant Ring with 3 renown
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks spends 1 renown on Extravagant Ring
    Then Roland Banks succeeds by 3

  @arkham-lcg/evade-evade-action
  Scenario: An effect that may be accepted is told by what it exhausts, an option by what it does
    Given Monterey Jack (08007) is at the Study
    And Monterey Jack (08007) controls Trusty Bullwhip
    And Ghoul Minion is engaged with Monterey Jack (08007)
    And the chaos bag holds 0
    When Monterey Jack (08007) fights Ghoul Minion with Trusty Bullwhip
    And Monterey Jack (08007) exhausts Trusty Bullwhip
    And Monterey Jack (08007) chooses to evade Ghoul Minion
    Then Ghoul Minion is exhausted
    And Ghoul Minion has 1 damage

  @arkham-lcg/evade-evade-action
  Scenario: An enemy is evaded without a test
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks automatically evades Ghoul Minion
    Then Ghoul Minion is exhausted
    And Ghoul Minion is not engaged
    And no test is made

  @arkham-lcg/drawing-cards
  Scenario: Which of the drawn cards goes is told by discarding it
    Given Marie Lambeau (60451) is at the Study
    And the deck of Marie Lambeau (60451) holds Knife and Machete
    When Marie Lambeau (60451) takes 1 damage
    And Marie Lambeau (60451) uses her reaction
    And Marie Lambeau (60451) discards Knife
    Then Marie Lambeau (60451) has Machete in hand

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: What is moved is told without whoever moves it
    Given Zoey Samaras and Roland Banks are at the Study
    And Zoey Samaras controls Lucky Charm with 4 charges
    And Roland Banks has 1 damage and 2 horror
    When Zoey Samaras uses Lucky Charm
    And 1 horror is moved from Roland Banks to Lucky Charm
    Then Roland Banks has 1 damage and 1 horror
    And Lucky Charm has 1 horror

  @arkham-lcg/skill-tests
  Scenario: Two effects of one ability each change something of the test
    Given Roland Banks is at the Study
    And Goat Spawn is engaged with Roland Banks
    And Roland Banks controls Sharpshooter and .45 Automatic (0)
    When Roland Banks uses .45 Automatic (0)
    And Roland Banks uses Sharpshooter
    And Roland Banks chooses option 3
    Then the difficulty of the test is 2

  @arkham-lcg/skill-tests
  Scenario: The skill alone tells the option that changes nothing else
    Given Roland Banks is at the Study
    And Goat Spawn is engaged with Roland Banks
    And Roland Banks controls Sharpshooter and .45 Automatic (0)
    When Roland Banks uses .45 Automatic (0)
    And Roland Banks uses Sharpshooter
    And Roland Banks uses agility for the test
    Then the difficulty of the test is 3

  @arkham-lcg/cancel
  Scenario: An attack of opportunity is canceled by what answers it
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls Obfuscation with 3 charges
    And Ghoul Minion is engaged with Skids O'Toole
    When Skids O'Toole takes a resource
    And Skids O'Toole cancels the attack of opportunity with Obfuscation
    Then Skids O'Toole has 0 damage
    And Obfuscation has 2 charges

  @arkham-lcg/the-letter-x
  Scenario: What X is, is told by what it lets one choose
    Given Wendy Adams and Roland Banks are at the Study
    And it is the turn of Wendy Adams
    And Beat Cop (0) is in Roland Banks's discard pile
    And Wendy Adams has A Chance Encounter (2) in hand
    And Wendy Adams has 5 resources
    When Wendy Adams plays A Chance Encounter on Beat Cop
    Then Wendy Adams controls Beat Cop
    And Wendy Adams has 1 resource

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: An option is told by what the timeline says of it
    Given Agnes Baker is at the Study with 0 resources
    And Agnes Baker has Arcane Initiate (3) in hand
    When Agnes Baker plays Arcane Initiate
    And Agnes Baker chooses to place 2 horror on it
    Then Arcane Initiate has 2 horror and no doom

  @arkham-lcg/skill-tests
  Scenario: What returns to somebody's hand
    Given Wendy Adams is at the Study
    And Wendy Adams has On the Brink (0) and Perception in hand
    And the chaos bag holds -8
    When Wendy Adams investigates
    And Wendy Adams commits On the Brink and Perception to the test
    Then Wendy Adams fails
    And Perception returns to Wendy Adams's hand

  @arkham-lcg/engage-action
  Scenario: An effect that one may accept is told by the engagement that it is
    Given Agnes Baker is at the Study with 2 resources
    And Agnes Baker has Spectral Razor (2) in hand
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds -1
    When Agnes Baker plays Spectral Razor (2) on Ghoul Minion
    And Agnes Baker engages Ghoul Minion
    And nobody commits cards
    Then Ghoul Minion is defeated
    And Agnes Baker has 0 damage, 0 horror and 0 resources

  @arkham-lcg/costs
  Scenario: Horror that is taken for more damage
    Given Tony Morgan is at the Study
    And Tony Morgan controls Meat Cleaver (12085)
    And Ghoul Minion is engaged with Tony Morgan
    When Tony Morgan uses Meat Cleaver on Ghoul Minion
    And Tony Morgan takes 1 horror to deal +1 damage
    And Tony Morgan reveals 0
    And Tony Morgan declines the effect of Meat Cleaver
    Then Ghoul Minion is defeated
    And Tony Morgan has 1 horror

  @arkham-lcg/uses-x-type
  Scenario: Ammo is doubled, on the card that is named with it
    Given Roland Banks is at the Study
    And Roland Banks controls Roland's .38 Special with 3 ammo, and Beat Cop (01018)
    When Roland Banks plays Contraband (02109) to double the ammo on Roland's .38 Special
    Then Roland's .38 Special has double the ammo
    And Roland's .38 Special has 6 ammo

  @arkham-lcg/ability/triggered-abilities
  Scenario: The damage of an attack goes to another enemy
    Given Agnes Baker is at the Study
    And Agnes Baker controls Aquinnah (01082)
    And Ghoul Minion and Swarm of Rats are engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker uses Aquinnah to deal its damage to Swarm of Rats
    And Agnes Baker assigns 1 horror to Agnes Baker
    And nobody reacts to anything else
    Then Swarm of Rats is defeated
    And Agnes Baker has no damage

  @arkham-lcg/attach-to
  Scenario: What is drawn is attached to the location that is named with it
    Given Agnes Baker is at the Study
    And the Attic is in play with 2 clues
    And the Cellar is in play with 2 clues
    When Agnes Baker draws Locked Door and attaches it to the Attic
    Then Locked Door is attached to the Attic

  @arkham-lcg/ability/triggered-abilities
  Scenario: A card triggers, and how often it has
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog and 1 horror to Roland Banks
    And Guard Dog triggers
    Then Guard Dog triggers once
    And Ghoul Minion has 1 damage

  @arkham-lcg/steps/3.3
  Scenario: The enemies attack in the enemy phase
    Given Roland Banks is at the Study
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When the enemy phase begins and the enemies attack
    And Ghoul Minion attacks first
    And nobody reacts to anything else
    Then Roland Banks has 2 damage and 1 horror
