Feature: Reactions of two cards to one moment
  Source: Rules Reference v2.5, When, After, Instead, Priority of Simultaneous Resolution.

  @arkham-lcg/instead @arkham-lcg/attack-of-opportunity
  Scenario: A rescuer takes an attack of opportunity, and the action of the other goes on
    Given Mark Harrigan and Agnes Baker are at the Study
    And Mark Harrigan has Heroic Rescue in hand
    And Mark Harrigan has 3 resources
    And Study has 1 clue
    And the chaos bag holds 0
    And it is the turn of Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker investigates
    And Mark Harrigan plays Heroic Rescue
    And nobody reacts to anything else
    Then Mark Harrigan has 1 damage and 1 horror
    And Ghoul Minion is engaged with Mark Harrigan
    And Ghoul Minion has 1 damage

  @arkham-lcg/after @arkham-lcg/costs
  Scenario: What paid for the defeat comes back by it
    Given William Yorick is at the Study
    And William Yorick controls Beat Cop (01018)
    And William Yorick has 4 resources
    And Swarm of Rats is engaged with William Yorick
    And Ghoul Minion is engaged with William Yorick
    When William Yorick uses Beat Cop on Swarm of Rats
    And William Yorick uses William Yorick
    Then Beat Cop is in play
    And William Yorick has 0 resources
    And William Yorick has 0 damage

  @arkham-lcg/cannot @arkham-lcg/after
  Scenario: Dissonant voices leave nothing to bring back
    Given William Yorick is at the Study
    And William Yorick controls Beat Cop (01018)
    And William Yorick has 4 resources
    And Dissonant Voices is in the threat area of William Yorick
    And Swarm of Rats is engaged with William Yorick
    When William Yorick uses Beat Cop on Swarm of Rats
    Then nobody has a choice

  @arkham-lcg/uses-x-type @arkham-lcg/after
  Scenario: A charge that was spent to keep an attack off is replaced
    Given Agnes Baker is at the Study
    And Agnes Baker controls Suggestion (03268) and Twila Katherine Price
    And Suggestion has 2 charges
    And Ghoul Minion is engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker uses Suggestion
    And Agnes Baker uses Twila Katherine Price
    Then Suggestion has 2 charges
    And Agnes Baker has 0 damage

  @arkham-lcg/defeat @arkham-lcg/ownership-and-control
  Scenario: What one of your cards defeats you have defeated
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Roland Banks controls Guard Dog
    And Swarm of Rats is engaged with Roland Banks
    When Swarm of Rats attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks uses Guard Dog
    Then Roland Banks may use Roland Banks

  @arkham-lcg/instead @arkham-lcg/enemy-engagement
  Scenario: Whoever engages in order to rescue is engaged, and then attacked
    Given Zoey Samaras and Agnes Baker are at the Study
    And Zoey Samaras has Heroic Rescue in hand
    And Zoey Samaras has 1 resource
    And Ghoul Minion is engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    And Zoey Samaras plays Heroic Rescue
    And Zoey Samaras uses Zoey Samaras
    Then Zoey Samaras has 1 resource
    And Zoey Samaras has 1 damage

  @arkham-lcg/evade-evade-action @arkham-lcg/after
  Scenario: An enemy that a cat evades is evaded: the pocket is picked
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Pickpocketing (01046) and Stray Cat
    And the deck of "Skids" O'Toole holds Knife
    And Ghoul Minion is engaged with "Skids" O'Toole
    When "Skids" O'Toole uses Stray Cat on Ghoul Minion
    And "Skids" O'Toole uses Pickpocketing
    Then "Skids" O'Toole has Knife in hand

  @arkham-lcg/ability/forced-abilities @arkham-lcg/when
  Scenario: The observer takes a card before anybody can dodge
    Given Roland Banks is at the Study
    And Roland Banks has Dodge and Knife in hand
    And Roland Banks has 1 resource
    And Yithian Observer is engaged with Roland Banks
    When Yithian Observer attacks Roland Banks
    And fate picks Dodge
    Then Roland Banks has 1 damage and 1 horror

  @arkham-lcg/instead
  Scenario: Who is attacked instead gives up the card as well
    Given Mark Harrigan and Agnes Baker are at the Study
    And Mark Harrigan has Heroic Rescue and Knife in hand
    And Mark Harrigan has 1 resource
    And Agnes Baker has Guts in hand
    And Yithian Observer is engaged with Agnes Baker
    When Yithian Observer attacks Agnes Baker
    And Mark Harrigan plays Heroic Rescue
    And nobody reacts to anything else
    Then Knife is in the discard pile of Mark Harrigan
    And Guts is in the hand of Agnes Baker
    And Yithian Observer has 1 damage

  @arkham-lcg/instead @arkham-lcg/clues
  Scenario: What is discarded from a weakness instead was not discovered
    Given Trish Scarborough and Roland Banks are at the Study
    And Study has 2 clues
    And Ghoul Minion is engaged with Roland Banks
    And Cover Up is in the threat area of Trish Scarborough
    And Cover Up has 3 clues
    And the chaos bag holds 0
    And it is the turn of Trish Scarborough
    When Trish Scarborough investigates
    And Trish Scarborough uses Cover Up
    Then nobody has a choice
    And Cover Up has 2 clues

  @arkham-lcg/cancel @arkham-lcg/after
  Scenario: A failure without its effects is still a failure
    Given Stella Clark is at the Study
    And Stella Clark has Neither Rain nor Snow in hand
    And Goat Spawn is engaged with Stella Clark
    And the chaos bag holds auto-fail
    When Stella Clark fights Goat Spawn
    And Stella Clark commits Neither Rain nor Snow
    Then Stella Clark may use Stella Clark

  @arkham-lcg/ability/forced-abilities @arkham-lcg/after
  Scenario: An enemy that goes to the victory display when it is evaded is there before anybody reacts
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stray Cat
    And Wendy Adams has Close Call in hand
    And Wendy Adams has 2 resources
    And Ruth Turner is engaged with Wendy Adams
    When Wendy Adams uses Stray Cat on Ruth Turner
    Then Ruth Turner is in the victory display
    And nobody has a choice

  @arkham-lcg/when
  Scenario: Before Tetsuo Mori is gone somebody with him finds an item
    Given Roland Banks is at the Study
    And Roland Banks controls Tetsuo Mori
    And Tetsuo Mori has 1 damage
    And Agnes Baker is at the Study
    And the discard pile of Agnes Baker holds Knife
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks assigns 1 damage to Tetsuo Mori
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Tetsuo Mori on Agnes Baker
    And Agnes Baker chooses option 1 of Tetsuo Mori
    Then Agnes Baker has Knife in hand
    And Tetsuo Mori is in the discard pile
