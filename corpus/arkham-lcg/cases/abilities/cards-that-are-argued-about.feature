Feature: Cards that tables argue about
  Source: Rules Reference v2.5, Action; Cannot; Enters Play; Skill Test Timing; FAQ v2.5, 2.1, 2.4, 2.19.

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: An action out of a skill is a whole action, taken once the test is over
    Given Wendy Adams and Roland Banks are at the Study
    And the Study has 2 clues
    And Roland Banks has Quick Thinking in hand
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks investigates
    And Roland Banks commits Quick Thinking
    And nobody commits anything
    And Roland Banks accepts the effect of Quick Thinking
    And Roland Banks fights Ghoul Minion
    And Roland Banks reveals +1
    Then Roland Banks has 1 clue
    And Ghoul Minion has 1 damage

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: An action in somebody else's turn
    Given Wendy Adams and Roland Banks are at the Study
    And it is the turn of Wendy Adams
    And Roland Banks has Swift Reflexes in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Swift Reflexes
    And Roland Banks takes a resource
    Then Roland Banks has 2 resources

  @arkham-lcg/skill-tests
  Scenario: A failed attack is attempted again, without an action
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And Daisy Walker has Live and Learn in hand
    And Ghoul Minion is engaged with Daisy Walker
    And the chaos bag holds -1, -4
    When Daisy Walker fights Ghoul Minion
    And nobody commits anything
    And Daisy Walker reveals -4
    And Daisy Walker plays Live and Learn
    And Daisy Walker reveals -1
    Then Ghoul Minion has 1 damage
    And Daisy Walker has performed 1 action

  @arkham-lcg/skill-tests
  Scenario: What was passed is not attempted again
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And Daisy Walker has Live and Learn in hand
    And Ghoul Minion is engaged with Daisy Walker
    And the chaos bag holds +1
    When Daisy Walker fights Ghoul Minion
    And nobody commits anything
    Then Daisy Walker may not play Live and Learn

  @arkham-lcg/steps/st-8
  Scenario: A move for every point, once the test is over
    Given Wendy Adams is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Wendy Adams has Nimble in hand
    And Swarm of Rats is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams evades Swarm of Rats
    And Wendy Adams commits Nimble
    And nobody commits anything
    And Wendy Adams accepts the effect of Nimble
    And Wendy Adams accepts the effect of Nimble
    And Wendy Adams chooses the Attic
    Then Wendy Adams is at the Attic

  @arkham-lcg/cannot @arkham-lcg/enemy-engagement
  Scenario: What cannot engage lets go of somebody, and stays ready
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stealth (03028)
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams uses Stealth
    And nobody commits anything
    Then Ghoul Minion is engaged with nobody
    And Ghoul Minion is ready

  @arkham-lcg/cannot @arkham-lcg/enemy-engagement
  Scenario: As the turn ends it engages again
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stealth (03028)
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds 0
    And it is the turn of Wendy Adams
    When Wendy Adams uses Stealth
    And nobody commits anything
    And Wendy Adams ends the turn
    Then Wendy Adams is engaged with Ghoul Minion

  @arkham-lcg/massive @arkham-lcg/cannot
  Scenario: A massive enemy counts as engaged whatever it cannot do
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stealth (03028)
    And Umôrdhoth is at the Study
    And the chaos bag holds 0
    And it is the turn of Wendy Adams
    When Wendy Adams uses Stealth
    And nobody commits anything
    Then Wendy Adams is engaged with Umôrdhoth
    And Umôrdhoth is ready

  @arkham-lcg/cannot @arkham-lcg/attach-to
  Scenario: The handcuffed do not ready
    Given Roland Banks is at the Study
    And Roland Banks controls Handcuffs
    And the deck of Roland Banks holds Knife, Guts
    And Acolyte is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Handcuffs
    And nobody commits anything
    And the result of the test itself is applied first
    And the upkeep phase begins
    And nobody reacts to anything else
    Then Handcuffs is attached to Acolyte
    And Acolyte is exhausted

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: The dice are gone with the token that they themselves bring
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Dice (02230)
    And Roland Banks has 4 resources
    And the Study has 2 clues
    And the chaos bag holds auto-fail, 0
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks reveals 0
    And Roland Banks uses Lucky Dice
    And Roland Banks reveals auto-fail
    Then Lucky Dice is removed from the game
    And Roland Banks has 0 clues

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: Two of three tokens are canceled
    Given Jacqueline Fine is at the Study
    And the Study has 2 clues
    And the chaos bag holds auto-fail, -2, 0
    When Jacqueline Fine investigates
    And nobody commits anything
    And Jacqueline Fine uses Jacqueline Fine
    And Jacqueline Fine reveals auto-fail
    And Jacqueline Fine reveals -2
    And Jacqueline Fine reveals 0
    And Jacqueline Fine resolves the tokens auto-fail with Jacqueline Fine
    Then Jacqueline Fine has 0 clues

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: The automatic failure is canceled alone
    Given Jacqueline Fine is at the Study
    And the Study has 2 clues
    And the chaos bag holds auto-fail, -1, 0
    When Jacqueline Fine investigates
    And nobody commits anything
    And Jacqueline Fine uses Jacqueline Fine
    And Jacqueline Fine reveals auto-fail
    And Jacqueline Fine reveals -1
    And Jacqueline Fine reveals 0
    And Jacqueline Fine resolves the tokens -1, 0 with Jacqueline Fine
    Then Jacqueline Fine has 1 clue

  @arkham-lcg/spawn @arkham-lcg/attach-to
  Scenario: A weakness finds its enemy in the deck, as far away as can be
    Given Zoey Samaras is at the Study
    And the Study is connected to the Hallway
    And the encounter deck holds Ancient Evils, Ghoul Minion, Crypt Chill
    When Zoey Samaras draws Smite the Wicked
    Then Smite the Wicked is attached to Ghoul Minion
    And Ghoul Minion is at the Hallway

  @arkham-lcg/steps/st-2
  Scenario: A skill out of another discard pile goes under its owner's deck
    Given Daisy Walker and Roland Banks are at the Study
    And the Study has 1 clue
    And the deck of Daisy Walker holds Knife, Guts
    And the deck of Roland Banks holds Guts
    And Roland Banks has Copycat in hand
    And Daisy Walker has Unexpected Courage in her discard pile
    And the chaos bag holds 0
    When Daisy Walker investigates
    And Roland Banks commits Copycat
    And nobody commits anything
    Then this has happened: Daisy Walker succeeds by 6
    And this has happened: Unexpected Courage is placed on the bottom of its deck

  @arkham-lcg/dealing-damage-horror
  Scenario: An angel shields whoever is next door
    Given Sister Mary is at the Study
    And Roland Banks is at the Hallway
    And the Study is connected to the Hallway
    And Sister Mary controls Guardian Angel
    When Roland Banks is dealt 1 damage
    And Roland Banks assigns 1 damage to Guardian Angel
    And Sister Mary uses Guardian Angel
    Then Guardian Angel has 1 damage
    And this has happened: 1 bless token is added to the chaos bag

  @arkham-lcg/seal @arkham-lcg/additional-costs
  Scenario: A relic that is attached as it enters play seals its token
    Given Roland Banks is at the Study
    And Roland Banks has Dr. Elli Horowitz in hand
    And Roland Banks has 5 resources
    And the deck of Roland Banks holds Knife, Crystalline Elder Sign, Guts
    And the chaos bag holds +1, -1
    When Roland Banks plays Dr. Elli Horowitz
    And Roland Banks uses Dr. Elli Horowitz
    Then Crystalline Elder Sign is attached to Dr. Elli Horowitz
    And the tokens sealed on Crystalline Elder Sign are +1

  @arkham-lcg/seal @arkham-lcg/additional-costs
  Scenario: Without a token to seal it is not attached
    Given Roland Banks is at the Study
    And Roland Banks has Dr. Elli Horowitz in hand
    And Roland Banks has 5 resources
    And the deck of Roland Banks holds Knife, Crystalline Elder Sign, Guts
    And the chaos bag holds 0, -1
    When Roland Banks plays Dr. Elli Horowitz
    And Roland Banks uses Dr. Elli Horowitz
    Then Crystalline Elder Sign is not in play

  @arkham-lcg/costs
  Scenario: What has no cost does not have the highest one
    Given Roland Banks is at the Study
    And Roland Banks controls Knife and Lita Chantler
    When Roland Banks draws Threads of Reality from the encounter deck
    Then Threads of Reality is attached to Knife

  @arkham-lcg/discard-piles
  Scenario: An asset is not shuffled into an empty deck
    Given Roland Banks is at the Study
    And Roland Banks controls Laboratory Assistant
    And the deck of Roland Banks is empty
    And Roland Banks has Knife, Machete, Guts, Evidence! in hand
    When Roland Banks draws Lost in Time from the encounter deck
    And Roland Banks chooses Knife, Machete and Guts
    Then Laboratory Assistant is in play
    And Roland Banks has 1 card in hand

  @arkham-lcg/spawn
  Scenario: To spawn somewhere is to enter that location
    Given Roland Banks is at Witch House Ruins
    And Witch House Ruins has 3 clues
    When Roland Banks draws Interstellar Traveler from the encounter deck
    Then Interstellar Traveler has 1 doom
    And Witch House Ruins has 2 clues
    And Witch House Ruins has no doom

  @arkham-lcg/move
  Scenario: The nearest comes all the way
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Seer of the Sign is at the Attic
    And Seer of the Sign is exhausted
    And the chaos bag holds -4
    When Roland Banks draws Dance of the Yellow King from the encounter deck
    And nobody commits anything
    Then in order:
      | Seer of the Sign readies |
      | Seer of the Sign moves to the Hallway |
      | Seer of the Sign moves to the Study |
      | Seer of the Sign engages Roland Banks |
      | Seer of the Sign attacks Roland Banks |

  @arkham-lcg/attacker-attacked @arkham-lcg/effects
  Scenario: What is ready, there and engaged already attacks all the same
    Given Roland Banks is at the Study
    And Seer of the Sign is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks draws Dance of the Yellow King from the encounter deck
    Then in order:
      | Roland Banks fails by 3             |
      | Seer of the Sign attacks Roland Banks |
    And Dance of the Yellow King is discarded

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: Whom it passes it engages for that moment
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Hallway is connected to the Study and the Attic
    And Seer of the Sign is at the Attic
    And the chaos bag holds auto-fail
    When Roland Banks draws Dance of the Yellow King from the encounter deck
    And Agnes Baker uses Seer of the Sign
    Then in order:
      | Seer of the Sign engages Agnes Baker  |
      | Seer of the Sign moves to the Study   |
      | Seer of the Sign engages Roland Banks |
      | Seer of the Sign attacks Roland Banks |
      | Agnes Baker takes 1 damage            |
    And Seer of the Sign has 2 damage

  @arkham-lcg/you-your @arkham-lcg/instead
  Scenario: A treachery is kept, and the next copy fooled
    Given Roland Banks is at the Study
    And Roland Banks has "Fool me once..." in hand
    And Roland Banks has 1 resource
    And Roland Banks controls Knife
    And the chaos bag holds -1
    When Roland Banks draws Crypt Chill from the encounter deck
    And nobody commits anything
    And Roland Banks plays "Fool me once..."
    And Roland Banks draws Crypt Chill #2 from the encounter deck
    And Roland Banks uses "Fool me once..."
    Then Crypt Chill #2 is in the encounter discard pile
    And Crypt Chill is in the encounter discard pile
    And "Fool me once..." is in the discard pile

  @arkham-lcg/you-your
  Scenario: What somebody else discards is not what you would discard
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has "Fool me once..." in hand
    And Roland Banks has 5 resources
    And Hypochondria is in the threat area of Roland Banks
    And it is the turn of Agnes Baker
    When Agnes Baker uses Hypochondria
    Then Roland Banks may not play "Fool me once..."

  @arkham-lcg/blank
  Scenario: What was fooled says nothing any more
    Given Roland Banks is at the Study
    And Roland Banks controls "Fool me once..."
    And Hypochondria is attached to "Fool me once..."
    When Roland Banks takes 1 damage
    Then Roland Banks has 0 horror

  @arkham-lcg/surge @arkham-lcg/revelation
  Scenario: Somebody else counts as having drawn it
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has "Let me handle this!" in hand
    And the chaos bag holds 0
    When Roland Banks draws Rotting Remains from the encounter deck
    And Agnes Baker plays "Let me handle this!"
    And nobody commits anything
    Then this has happened: Agnes Baker succeeds by 4

  @arkham-lcg/surge @arkham-lcg/revelation
  Scenario: The Surge is theirs as well
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has "You handle this one!" in hand
    And Agnes Baker has 0 resources
    And the current agenda is What's Going On?!
    And the encounter deck holds Descent into Madness, Ancient Evils, Crypt Chill
    When Agnes Baker draws an encounter card
    And Agnes Baker plays "You handle this one!"
    Then Agnes Baker has 1 resource
    And this has happened: Roland Banks draws the encounter card Ancient Evils

  @arkham-lcg/fight-action @arkham-lcg/dealing-damage-horror
  Scenario: A storm strikes every enemy there, and nobody's symbol harms the others
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Storm of Spirits in hand
    And Agnes Baker has 5 resources
    And Ghoul Minion is engaged with Agnes Baker
    And Ravenous Ghoul is engaged with Roland Banks
    And the chaos bag holds 0
    When Agnes Baker plays Storm of Spirits on Ravenous Ghoul
    And nobody commits anything
    Then this has happened: Ghoul Minion is defeated
    And Ravenous Ghoul has 2 damage
    And Roland Banks has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/modifiers
  Scenario: What is added to such an attack is for the attacked alone
    Given Agnes Baker and Roland Banks are at the Study
    And Roland Banks controls Mk 1 Grenades
    And Mk 1 Grenades has 1 supply
    And Roland Banks has Vicious Blow in hand
    And Goat Spawn is engaged with Agnes Baker
    And Conglomeration of Spheres is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks uses Mk 1 Grenades on Conglomeration of Spheres
    And Roland Banks commits Vicious Blow
    And nobody commits anything
    Then Conglomeration of Spheres has 3 damage
    And Goat Spawn has 2 damage
    And Agnes Baker has 2 damage
    And Roland Banks has 0 damage
    And Mk 1 Grenades is in the discard pile

  @arkham-lcg/modifiers @arkham-lcg/dealing-damage-horror
  Scenario: A song makes one damage three
    Given Agnes Baker is at the Study
    And Psychopomp's Song is in the threat area of Agnes Baker
    When Agnes Baker takes 1 damage
    Then Agnes Baker has 3 damage
    And Psychopomp's Song is in the encounter discard pile

  @arkham-lcg/steps/st-3 @arkham-lcg/if
  Scenario: The storm strikes everybody beside the enemy when a symbol comes up
    Given Agnes Baker and Daisy Walker are at the Study
    And Roland Banks is at the Hallway
    And Ghoul Minion is engaged with Agnes Baker
    And Agnes Baker has Storm of Spirits (3) in hand
    And the chaos bag holds auto-fail
    And it is the turn of Agnes Baker
    When Agnes Baker plays Storm of Spirits on Ghoul Minion
    Then Agnes Baker has 2 damage
    And Daisy Walker has 2 damage
    And Roland Banks has 0 damage
    And Ghoul Minion has 0 damage
