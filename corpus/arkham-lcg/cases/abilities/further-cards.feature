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

  @arkham-lcg/costs @arkham-lcg/instead
  Scenario: Damage that is ignored pays for no action, though the card is gone
    Given Roland Banks is at the Study
    And Idle Hands is in the threat area of Roland Banks
    And it is the turn of Roland Banks
    And Roland Banks has 1 action
    And Roland Banks has Deny Existence (05032) in hand
    When Roland Banks uses Idle Hands
    And Roland Banks plays Deny Existence (05032)
    Then Roland Banks has 1 action
    And Roland Banks has 0 damage
    And Idle Hands is in the encounter discard pile

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
  @arkham-lcg/attack-of-opportunity
  Scenario: With a Trench Knife engaging provokes nobody, and moving does
    Given Mark Harrigan is at the Study
    And it is the turn of Mark Harrigan
    And Mark Harrigan controls Trench Knife
    And Ghoul Minion is engaged with Mark Harrigan
    And Swarm of Rats is at the Study
    And Swarm of Rats is exhausted
    When Mark Harrigan engages Swarm of Rats
    Then Mark Harrigan has 0 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Jake Williams covers the first move or investigation of a turn alone
    Given Ursula Downs is at the Study
    And the Hallway is connected to the Study
    And Ursula Downs controls Jake Williams
    And Ghoul Minion is engaged with Ursula Downs
    And the chaos bag holds 0
    And the Study has 2 clues
    When Ursula Downs begins a turn
    And Ursula Downs investigates
    And Ursula Downs investigates
    And Ursula Downs assigns 1 damage to Ursula Downs, 1 horror to Ursula Downs
    Then Ursula Downs has 1 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Elina Harper covers the first action, whatever it is
    Given Roland Banks is at the Study
    And Roland Banks controls Elina Harper
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks begins a turn
    And Roland Banks takes the resource action
    Then Roland Banks has 0 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Elina Harper covers no second action
    Given Roland Banks is at the Study
    And Roland Banks controls Elina Harper
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks begins a turn
    And Roland Banks takes the resource action
    And Roland Banks takes the resource action
    And Roland Banks assigns 1 damage to Roland Banks, 1 horror to Roland Banks
    Then Roland Banks has 1 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Throwing the Lantern provokes nobody, and looking about with it does
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks controls Lantern
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses ability 2 of Lantern
    Then Roland Banks has 0 damage
    And Ghoul Minion has 1 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: Investigating with the Lantern provokes
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks controls Lantern
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses ability 1 of Lantern
    Then Roland Banks has 1 damage

  @arkham-lcg/ability/forced-abilities
  Scenario: Obsessive takes a card at random, and no weakness
    Given Harvey Walters is at the Study
    And Obsessive is in the threat area of Harvey Walters
    And Harvey Walters has Knife and Paranoia in hand
    When Harvey Walters begins a turn
    Then Knife is in the discard pile

  @arkham-lcg/for-each-or-for-every
  Scenario: Taunt (3) hurts and draws for each enemy that it engages
    Given Nathaniel Cho is at the Study
    And it is the turn of Nathaniel Cho
    And Ghoul Minion is at the Study
    And Ghoul Minion is exhausted
    And Nathaniel Cho has Taunt (3) in hand
    And Nathaniel Cho has 3 resources
    And the deck of Nathaniel Cho holds Knife, Guts
    When Nathaniel Cho plays Taunt (3)
    And Nathaniel Cho chooses Ghoul Minion
    And nobody reacts to anything else
    Then Nathaniel Cho has 1 card in hand
    And Ghoul Minion has 1 damage
    And Ghoul Minion is engaged with Nathaniel Cho

  @arkham-lcg/then
  Scenario: Glimpse the Unthinkable draws as many as were shuffled in
    Given Harvey Walters is at the Study
    And it is the turn of Harvey Walters
    And Harvey Walters has Glimpse the Unthinkable, Knife, Guts, Overpower in hand
    And the deck of Harvey Walters holds Perception, Perception
    When Harvey Walters plays Glimpse the Unthinkable
    And Harvey Walters chooses Knife and Guts
    And fate picks Perception
    And fate picks Knife
    And nobody reacts to anything else
    Then Harvey Walters has 4 cards in hand

  @arkham-lcg/skill-tests
  Scenario: Called by the Mists minds a hard test, not an easy one
    Given Stella Clark is at the Study
    And it is the turn of Stella Clark
    And Called by the Mists is in the threat area of Stella Clark
    And Ghoul Minion is engaged with Stella Clark
    And the chaos bag holds 0
    When Stella Clark fights Ghoul Minion
    Then Stella Clark has 0 damage

  @arkham-lcg/skill-tests
  Scenario: Called by the Mists strikes as a hard test is begun
    Given Stella Clark is at the Study
    And it is the turn of Stella Clark
    And Called by the Mists is in the threat area of Stella Clark
    And Ghoul Priest is engaged with Stella Clark
    And Ghoul Priest is exhausted
    And the chaos bag holds 0
    When Stella Clark fights Ghoul Priest
    And nobody reacts to anything else
    Then Stella Clark has 1 damage

  @arkham-lcg/steps/st-2
  Scenario: Rise to the Occasion is for a test that is hard enough
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has Rise to the Occasion in hand
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams fights Ghoul Minion
    And Wendy Adams commits Rise to the Occasion
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/steps/st-2
  Scenario: Rise to the Occasion rises to it
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has Rise to the Occasion in hand
    And Ghoul Priest is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams fights Ghoul Priest
    And Wendy Adams commits Rise to the Occasion
    Then Ghoul Priest has 1 damage

  @arkham-lcg/cancel
  Scenario: Gavriella Mizrah answers an attack that was canceled
    Given Gavriella Mizrah is at the Study
    And the Study has 2 clues
    And Ghoul Minion is engaged with Gavriella Mizrah
    And Gavriella Mizrah has Dodge in hand
    And Gavriella Mizrah has 3 resources
    When Ghoul Minion attacks Gavriella Mizrah
    And Gavriella Mizrah plays Dodge
    And Gavriella Mizrah uses Gavriella Mizrah
    Then Gavriella Mizrah has 1 clue
    And Gavriella Mizrah has 0 damage

  @arkham-lcg/cancel
  Scenario: What answers an attack alone does not answer one that was canceled
    Given Roland Banks is at the Study
    And Hellhound is engaged with Roland Banks
    And Roland Banks has Dodge in hand
    And Roland Banks has 3 resources
    When Hellhound attacks Roland Banks
    And Roland Banks plays Dodge
    Then Roland Banks has 0 damage

  @arkham-lcg/fight-action
  Scenario: Counterpunch strikes back at whoever attacked, canceled or not
    Given Nathaniel Cho is at the Study
    And Ghoul Minion is engaged with Nathaniel Cho
    And Nathaniel Cho has Dodge and Counterpunch (0) in hand
    And Nathaniel Cho has 3 resources
    And the chaos bag holds 0
    When Ghoul Minion attacks Nathaniel Cho
    And Nathaniel Cho plays Dodge
    And Nathaniel Cho plays Counterpunch (0)
    And nobody reacts to anything else
    Then Ghoul Minion has 1 damage
  @arkham-lcg/must
  Scenario: Bought in Blood takes an ally that is in play
    Given Leo Anderson is at the Study
    And Leo Anderson controls Beat Cop
    And Leo Anderson has Knife in hand
    When Leo Anderson draws Bought in Blood
    Then Beat Cop is in the discard pile
    And Bought in Blood is in the discard pile

  @arkham-lcg/discard-piles
  Scenario: Without an ally Bought in Blood comes back
    Given Leo Anderson is at the Study
    And the deck of Leo Anderson holds Bought in Blood, Knife
    When Leo Anderson draws Bought in Blood
    Then Bought in Blood is not in the discard pile

  @arkham-lcg/campaign-play/trauma
  Scenario: Voice of the Messenger leaves a choice of two hurts
    Given Calvin Wright is at the Study
    When Calvin Wright draws Voice of the Messenger
    And Calvin Wright chooses option 2 of Voice of the Messenger
    Then Calvin Wright has 1 horror
    And Calvin Wright has 1 mental trauma
    And Calvin Wright has 0 damage

  @arkham-lcg/killed-insane-investigators
  Scenario: For whom The Bell Tolls
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    When Roland Banks draws The Bell Tolls
    Then Roland Banks is eliminated
    And Roland Banks is killed

  @arkham-lcg/for-each-or-for-every
  Scenario: Pay Day pays for itself too, and ends the turn
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Pay Day in hand
    And Jenny Barnes has 0 resources
    When Jenny Barnes begins a turn
    And Jenny Barnes takes the resource action
    And Jenny Barnes plays Pay Day
    Then Jenny Barnes has 3 resources
    And this has happened: the turn of Jenny Barnes ends

  @arkham-lcg/then
  Scenario: A Sacrifice is paid in cards and resources as one likes
    Given Agnes Baker is at the Study
    And it is the turn of Agnes Baker
    And Agnes Baker controls Shrivelling
    And Agnes Baker has Sacrifice in hand
    And Agnes Baker has 0 resources
    And the deck of Agnes Baker holds Knife, Guts, Overpower
    When Agnes Baker plays Sacrifice
    And Agnes Baker chooses option 3 of Sacrifice
    Then Agnes Baker has 2 resources
    And Agnes Baker has 1 card in hand
    And Shrivelling is in the discard pile

  @arkham-lcg/for-each-or-for-every
  Scenario: Feed the Mind costs horror for what no hand can hold
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And Daisy Walker controls Feed the Mind (3)
    And Daisy Walker has Knife, Guts, Overpower, Perception, Knife, Guts in hand
    And the deck of Daisy Walker holds Knife, Guts, Overpower, Perception, Knife
    And the chaos bag holds 0
    When Daisy Walker uses Feed the Mind (3)
    And nobody commits anything
    And nobody reacts to anything else
    Then Daisy Walker has 11 cards in hand
    And Daisy Walker has 3 horror

  @arkham-lcg/evade-evade-action
  Scenario: Mists of R'lyeh hide whoever moves on
    Given Agnes Baker is at the Study
    And it is the turn of Agnes Baker
    And the Hallway is connected to the Study
    And Agnes Baker controls Mists of R'lyeh (4)
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Mists of R'lyeh (4)
    And Agnes Baker accepts the effect of Mists of R'lyeh
    Then Agnes Baker is at the Hallway
    And Ghoul Minion is exhausted

  @arkham-lcg/discard-piles
  Scenario: A Rookie Mistake takes what is hurt
    Given Tommy Muldoon is at the Study
    And Tommy Muldoon controls Beat Cop and Guard Dog
    And Beat Cop has 1 damage
    When Tommy Muldoon draws Rookie Mistake
    And nobody reacts to anything else
    Then Guard Dog is in play
    And Rookie Mistake is in the discard pile

  @arkham-lcg/steps/st-2
  Scenario: Leadership pays both
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And it is the turn of Agnes Baker
    And Roland Banks has Leadership (2) in hand
    And Roland Banks has 0 resources
    And Agnes Baker has 0 resources
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker evades Ghoul Minion
    And Roland Banks commits Leadership (2)
    And Leadership is applied first
    And nobody reacts to anything else
    Then Roland Banks has 2 resources
    And Agnes Baker has 2 resources

  @arkham-lcg/bonded
  Scenario: A madman's Dream Diary minds whether an enemy is engaged
    Given Mandy Thompson is at the Study
    And Mandy Thompson controls Dream Diary (Dreams of a Madman)
    And Mandy Thompson has Essence of the Dream in hand
    And it is the turn of Mandy Thompson
    And Ghoul Minion is engaged with Mandy Thompson
    And the chaos bag holds 0
    When Mandy Thompson evades Ghoul Minion
    And Mandy Thompson commits Essence of the Dream
    Then this has happened: Mandy Thompson succeeds by 5

  @arkham-lcg/campaign-play/trauma
  Scenario: Unpaid Lodge "Debts" weigh on the mind
    Given Preston Fairmont is at the Study
    And Preston Fairmont has Lodge "Debts" in hand
    When the scenario ends with resolution 1
    Then Preston Fairmont has 1 mental trauma

  @arkham-lcg/elimination
  Scenario: Lodge "Debts" in hand are due whenever their holder is out
    Given Preston Fairmont is at the Study
    And Agnes Baker is at the Study
    And Preston Fairmont has Lodge "Debts" in hand
    When Preston Fairmont takes 7 damage
    Then Preston Fairmont has 1 mental trauma
  @arkham-lcg/defeat
  Scenario: Who was saved once may fall the next time
    Given Agnes Baker is at the Study
    And Agnes Baker controls St. Hubert's Key
    And Agnes Baker has 5 horror
    When Agnes Baker takes 1 horror
    And Agnes Baker uses St. Hubert's Key
    And Agnes Baker takes 4 horror
    Then Agnes Baker is eliminated

  @arkham-lcg/defeat
  Scenario: What is healed too little saves nobody
    Given Agnes Baker is at the Study
    And Agnes Baker controls St. Hubert's Key
    And Agnes Baker has 5 horror
    When Agnes Baker takes 6 horror
    And Agnes Baker uses St. Hubert's Key
    Then Agnes Baker is eliminated

  @arkham-lcg/defeat
  Scenario: Whoever is healed of all horror in time falls by the damage alone
    Given Agnes Baker is at the Study
    And Agnes Baker controls St. Hubert's Key
    And Agnes Baker has 5 horror and 5 damage
    When Agnes Baker takes 1 damage and 1 horror
    And Agnes Baker uses St. Hubert's Key
    Then Agnes Baker is eliminated
    And Agnes Baker has 1 physical trauma

  @arkham-lcg/attack-of-opportunity @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: An action taken in the middle of the first one is not the first
    Given Ursula Downs is at the Study
    And the Hallway is connected to the Study
    And Ursula Downs controls Jake Williams
    And Ghoul Minion is engaged with Ursula Downs
    And the chaos bag holds 0
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    And Ursula Downs assigns 1 damage to Ursula Downs, 1 horror to Ursula Downs
    Then in order:
      | Ursula Downs takes the move action        |
      | Ursula Downs spends 1 action              |
      | Ursula Downs moves to Hallway             |
      | Ghoul Minion moves to Hallway             |
      | Ursula Downs uses Ursula Downs            |
      | Ursula Downs takes the investigate action |
      | Ursula Downs spends 1 action              |
      | Ghoul Minion attacks Ursula Downs         |
      | Ghoul Minion deals 1 damage and 1 horror to Ursula Downs |
      | 1 damage is placed on Ursula Downs        |
      | 1 horror is placed on Ursula Downs        |
      | Ursula Downs tests intellect (1)          |
      | Ursula Downs succeeds by 3                |

  @arkham-lcg/attack-of-opportunity @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: Nor does Elina Harper cover it
    Given Ursula Downs is at the Study
    And the Hallway is connected to the Study
    And Ursula Downs controls Elina Harper
    And Ghoul Minion is engaged with Ursula Downs
    And the chaos bag holds 0
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    Then Ghoul Minion attacks Ursula Downs

  @arkham-lcg/discard-piles
  Scenario: Into a deck of which nobody has told more a card goes back all the same
    Given Leo Anderson is at the Study
    And Leo Anderson has Knife in hand
    When Leo Anderson draws Bought in Blood
    Then Bought in Blood is in the deck of Leo Anderson

  @arkham-lcg/cancel
  Scenario: An enemy goes back into an encounter deck that no step tells
    Given Diana Stanley is at the Study
    And Diana Stanley has Dark Insight in hand
    And Diana Stanley has 2 resources
    When Diana Stanley draws Ghoul Minion from the encounter deck
    And Diana Stanley plays Dark Insight
    And nobody reacts to anything else
    Then Ghoul Minion is in the encounter deck

  @arkham-lcg/dealing-damage-horror @arkham-lcg/modifiers
  Scenario: Of all that is dealt to him Tommy Malloy takes one
    Given Nathaniel Cho is at the Study
    And Tommy Malloy is engaged with Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho plays Spectral Razor (06201) on Tommy Malloy
    And Nathaniel Cho declines the effect of Spectral Razor
    And Nathaniel Cho uses Nathaniel Cho
    Then Tommy Malloy has 1 damage
