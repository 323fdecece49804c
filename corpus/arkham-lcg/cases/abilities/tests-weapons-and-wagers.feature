Feature: Cards that change a test, a weapon or what is dealt
  Source: Rules Reference v2.5, Skill Tests, Attach To, Cancel, Bless and Curse Tokens; the cards' own texts.

  @arkham-lcg/threat-area @arkham-lcg/fast
  Scenario: A treachery before somebody else is discarded in their turn
    Given Wendy Adams (01005) and Roland Banks are at the Study
    And Wendy Adams has 5 resources
    And Frozen in Fear (01164) is in the threat area of Roland Banks
    And Wendy Adams has Alter Fate (04313) in hand
    And it is the turn of Roland Banks
    When Wendy Adams plays Alter Fate
    Then Frozen in Fear is in the encounter discard pile
    And Wendy Adams has 4 resources

  @arkham-lcg/weakness @arkham-lcg/event-cards
  Scenario: A weakness is no card that may be chosen
    Given Wendy Adams (01005) and Roland Banks are at the Study
    And Wendy Adams has 5 resources
    And Haunted is in the threat area of Roland Banks
    And Wendy Adams has Alter Fate (53009) in hand
    And it is the turn of Wendy Adams
    When Wendy Adams plays Alter Fate
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/automatic-failure-success @arkham-lcg/steps/st-3
  Scenario: Three of a kind succeed without a token
    Given "Skids" O'Toole (01003) is at the Study with 0 resources
    And Study has 1 clue
    And "Skids" O'Toole has Three Aces, Three Aces and Three Aces in hand
    And "Skids" O'Toole's deck holds Knife, Machete and Guts
    And the chaos bag holds auto-fail
    When "Skids" O'Toole investigates
    And "Skids" O'Toole commits Three Aces, Three Aces #2 and Three Aces #3
    And nobody reacts to anything else
    Then "Skids" O'Toole has 1 clue
    And "Skids" O'Toole has 3 resources
    And "Skids" O'Toole has 3 cards in hand

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Where no curse token is left the promise costs horror
    Given Akachi Onyele is at the Study
    And Study has 1 clue
    And Akachi Onyele has Promise of Power in hand
    And the chaos bag holds 0, curse, curse, curse, curse, curse, curse, curse, curse, curse and curse
    When Akachi Onyele investigates
    And Akachi Onyele commits Promise of Power
    And Akachi Onyele reveals 0
    Then Akachi Onyele has 2 horror
    And Akachi Onyele has 1 clue

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Otherwise it costs a curse
    Given Akachi Onyele is at the Study
    And Study has 1 clue
    And Akachi Onyele has Promise of Power in hand
    And the chaos bag holds 0
    When Akachi Onyele investigates
    And Akachi Onyele commits Promise of Power
    And Akachi Onyele reveals 0
    Then Akachi Onyele has 0 horror
    And the chaos bag now holds 0, curse

  @arkham-lcg/cancel @arkham-lcg/dealing-damage-horror
  Scenario: Whoever bears the card cancels all that is dealt to them
    Given Zoey Samaras (02001) and Agnes Baker are at the Study
    And Delay the Inevitable is attached to Agnes Baker
    And Ghoul Priest is engaged with Agnes Baker
    When the enemy phase begins
    And Agnes Baker uses Delay the Inevitable
    Then Agnes Baker has no damage
    And Agnes Baker has no horror

  @arkham-lcg/attach-to @arkham-lcg/ownership-and-control
  Scenario: It is put on a partner, and goes back to its owner's pile
    Given Zoey Samaras (02001) and Agnes Baker are at the Study
    And Zoey Samaras has 5 resources
    And Zoey Samaras has Delay the Inevitable in hand
    And Ghoul Priest is engaged with Agnes Baker
    And it is the turn of Zoey Samaras
    When Zoey Samaras plays Delay the Inevitable on Agnes Baker
    And the enemy phase begins
    And Agnes Baker uses Delay the Inevitable
    Then Agnes Baker has no damage
    And Agnes Baker has no horror
    And Delay the Inevitable is in Zoey Samaras's discard pile

  @arkham-lcg/automatic-failure-success @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Both kinds of token in one test make it a success
    Given Agnes Baker is at the Study
    And Study has 1 clue
    And Agnes Baker controls Paradoxical Covenant
    And the chaos bag holds bless, curse, -4
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals bless
    And Agnes Baker reveals curse
    And Agnes Baker uses Paradoxical Covenant
    Then Agnes Baker has 1 clue
    And the chaos bag now holds -4

  @arkham-lcg/search @arkham-lcg/steps/st-2
  Scenario: A skill that a search finds is committed and comes back from a success
    Given Rex Murphy (02002) is at the Study with 5 resources
    And Study has 2 clues
    And Rex Murphy has Practice Makes Perfect in hand
    And Rex Murphy's deck holds Knife, Deduction (01039) and Machete
    And the chaos bag holds -1
    When Rex Murphy investigates
    And Rex Murphy plays Practice Makes Perfect
    And nobody reacts to anything else
    Then Rex Murphy has 2 clues
    And Deduction is in hand

  @arkham-lcg/search @arkham-lcg/steps/st-8
  Scenario: After a failure it is discarded as any other
    Given Rex Murphy (02002) is at the Study with 5 resources
    And Study has 2 clues
    And Rex Murphy has Practice Makes Perfect in hand
    And Rex Murphy's deck holds Knife, Deduction (01039) and Machete
    And the chaos bag holds -8
    When Rex Murphy investigates
    And Rex Murphy plays Practice Makes Perfect
    And nobody reacts to anything else
    Then Deduction is in Rex Murphy's discard pile

  @arkham-lcg/costs @arkham-lcg/fast
  Scenario: What is fast already costs less
    Given "Skids" O'Toole (01003) is at the Study with 1 resource
    And "Skids" O'Toole controls Fence
    And "Skids" O'Toole has Switchblade (01044) in hand
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole plays Switchblade
    And "Skids" O'Toole uses Fence
    Then "Skids" O'Toole has 1 resource
    And "Skids" O'Toole has 3 actions

  @arkham-lcg/fast @arkham-lcg/attack-of-opportunity
  Scenario: What becomes fast takes no action and provokes nobody
    Given "Skids" O'Toole (01003) is at the Study with 3 resources
    And "Skids" O'Toole controls Fence
    And "Skids" O'Toole has Burglary (01045) in hand
    And Ghoul Minion is engaged with "Skids" O'Toole
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole plays Burglary
    And "Skids" O'Toole uses Fence
    Then "Skids" O'Toole has 2 resources
    And "Skids" O'Toole has 3 actions
    And "Skids" O'Toole has no damage

  @arkham-lcg/attach-to @arkham-lcg/fight-action
  Scenario: Somebody else's weapon hits a monster harder
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 5 resources
    And Agnes Baker controls .45 Automatic (01016) with 1 ammo
    And Roland Banks has Custom Ammunition in hand
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds +1
    And it is the turn of Roland Banks
    When Roland Banks plays Custom Ammunition on .45 Automatic
    And Roland Banks ends his turn
    And Agnes Baker begins her turn
    And Agnes Baker uses .45 Automatic on Icy Ghoul
    And nobody commits anything
    Then Icy Ghoul has 3 damage
    And .45 Automatic has 2 ammo
    And Custom Ammunition is attached to .45 Automatic alone

  @arkham-lcg/attach-to @arkham-lcg/fight-action
  Scenario: It does not where the enemy is none
    Given Agnes Baker is at the Study
    And Agnes Baker controls .45 Automatic (01016) with 1 ammo
    And Custom Ammunition is attached to .45 Automatic
    And Mob Enforcer is engaged with Agnes Baker
    And Mob Enforcer belongs to Agnes Baker
    And the chaos bag holds +1
    When Agnes Baker uses .45 Automatic on Mob Enforcer
    And nobody commits anything
    Then Mob Enforcer has 2 damage

  @arkham-lcg/attach-to @arkham-lcg/fight-action
  Scenario: Nor where the weapon is not what strikes
    Given Agnes Baker is at the Study
    And Agnes Baker controls .45 Automatic (01016) with 1 ammo
    And Custom Ammunition is attached to .45 Automatic
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds +1
    When Agnes Baker fights Icy Ghoul
    And nobody commits anything
    Then Icy Ghoul has 1 damage

  @arkham-lcg/costs @arkham-lcg/steps/st-7
  Scenario: A wager on the margin is won
    Given "Skids" O'Toole (01003) is at the Study with 0 resources
    And Study has 1 clue
    And "Skids" O'Toole controls Gregory Gry with 9 resources
    And the chaos bag holds +1
    When "Skids" O'Toole investigates
    And "Skids" O'Toole uses Gregory Gry
    And "Skids" O'Toole pays for Gregory Gry in way 2
    And nobody commits anything
    Then "Skids" O'Toole has 2 resources
    And Gregory Gry has 7 resources

  @arkham-lcg/costs @arkham-lcg/steps/st-7
  Scenario: A wager on more than the margin is lost
    Given "Skids" O'Toole (01003) is at the Study with 0 resources
    And Study has 1 clue
    And "Skids" O'Toole controls Gregory Gry with 9 resources
    And the chaos bag holds +1
    When "Skids" O'Toole investigates
    And "Skids" O'Toole uses Gregory Gry
    And "Skids" O'Toole pays for Gregory Gry in way 3
    And nobody commits anything
    Then "Skids" O'Toole has 0 resources
    And Gregory Gry has 6 resources
