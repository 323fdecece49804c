Feature: Cards that change the test, the phase or the playing that they answer
  Source: Rules Reference v2.5, Skill Tests; Modifiers; Fast; Lasting Effects; Phase Sequence; Cannot;
  Dealing Damage/Horror; Limits and Maximums; Campaign Play.

  @arkham-lcg/skill-tests @arkham-lcg/modifiers
  Scenario: A sharpshooter aims with agility at what hardly moves
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams controls Sharpshooter, .41 Derringer (03234) and Beat Cop (01018)
    And Ghoul Priest is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams uses .41 Derringer (03234) on Ghoul Priest
    And Wendy Adams uses Sharpshooter
    And Wendy Adams chooses option 1 of Sharpshooter
    And nobody reacts to anything else
    Then this has happened: Wendy Adams succeeds by 3

  @arkham-lcg/skill-tests @arkham-lcg/difficulty-skill-tests
  Scenario: Or at how well it dodges
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams controls Sharpshooter and .41 Derringer (03234)
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams uses .41 Derringer (03234) on Ghoul Minion
    And Wendy Adams uses Sharpshooter
    And Wendy Adams chooses option 3 of Sharpshooter
    Then this has happened: Ghoul Minion is defeated

  @arkham-lcg/limits-and-maximums
  Scenario: A second clean hit in the same turn gives no further action
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks controls .41 Derringer (03234)
    And Ghoul Minion is engaged with Roland Banks
    And Acolyte is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks uses .41 Derringer (03234) on Ghoul Minion
    And the result of the test itself is applied first
    And Roland Banks accepts the effect of .41 Derringer (03234)
    Then Roland Banks has 3 actions
    When Roland Banks uses .41 Derringer (03234) on Acolyte
    And the result of the test itself is applied first
    Then Roland Banks has 2 actions

  @arkham-lcg/fast @arkham-lcg/costs
  Scenario: A friend with a car makes a trick fast and cheap
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams controls Chuck Fergus
    And Wendy Adams has Backstab (0) in hand
    And Wendy Adams has 1 resource
    And Swarm of Rats is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams plays Backstab (0)
    And Wendy Adams uses Chuck Fergus
    And Wendy Adams chooses option 1 of Chuck Fergus
    Then Wendy Adams has 3 actions
    And Wendy Adams has 0 resources
    And this has happened: Swarm of Rats is defeated

  @arkham-lcg/modifiers
  Scenario: Or helps with the test that the trick asks for, and with no later one
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams controls Chuck Fergus
    And Wendy Adams has Backstab (0) in hand
    And Wendy Adams has 1 resource
    And Ghoul Priest is engaged with Wendy Adams
    And the chaos bag holds -2
    When Wendy Adams plays Backstab (0)
    And Wendy Adams uses Chuck Fergus
    And Wendy Adams chooses option 3 of Chuck Fergus
    Then this has happened: Wendy Adams succeeds by 0
    When Wendy Adams evades Ghoul Priest
    Then this has happened: Wendy Adams fails by 2

  @arkham-lcg/fast
  Scenario: Without an action left it can be played where it becomes fast, and only so
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has 0 actions
    And Wendy Adams controls Chuck Fergus
    And Wendy Adams has Backstab (0) in hand
    And Wendy Adams has 5 resources
    And Swarm of Rats is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams plays Backstab (0)
    And Wendy Adams uses Chuck Fergus
    And Wendy Adams chooses option 3 of Chuck Fergus
    Then Backstab (0) is in hand
    And Wendy Adams has 5 resources

  @arkham-lcg/dealing-damage-horror
  Scenario: A grant keeps its people out of harm, all but one point
    Given Roland Banks is at the Study
    And Roland Banks controls Miskatonic Archaeology Funding, Dr. Milan Christopher and Laboratory Assistant
    When Roland Banks takes 1 damage and 1 horror
    And Roland Banks assigns 1 damage and 1 horror to Dr. Milan Christopher
    Then it is refused under arkham-lcg/dealing-damage-horror

  @arkham-lcg/cannot @arkham-lcg/cancel
  Scenario: In a dark future no bad token can be left aside
    Given Agnes Baker is at the Study
    And Dark Future is in the threat area of Agnes Baker
    And Agnes Baker controls Grotesque Statue
    And the chaos bag holds auto-fail and 0
    When Agnes Baker tests willpower (1)
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals auto-fail
    And Agnes Baker reveals 0
    Then this has happened: Agnes Baker fails by 1

  @arkham-lcg/immune @arkham-lcg/cannot
  Scenario: A janitor opens what is locked for whom he follows
    Given Roland Banks is at the Miskatonic Quad
    And Agnes Baker is at the Miskatonic Quad
    And Roland Banks controls "Jazz" Mulligan
    And the Miskatonic Quad is connected to the Faculty Offices (02055)
    And the Faculty Offices (02055) is unrevealed
    And the Faculty Offices (02055) has 0 clues
    When Roland Banks moves to the Faculty Offices (02055)
    Then Roland Banks is at the Faculty Offices (02055)

  @arkham-lcg/lasting-effects
  Scenario: A curator shows the way as long as he is tired
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks controls Mr. Peabody
    And the deck of Roland Banks holds Knife, Guts
    And the Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks uses Mr. Peabody on the Study
    And Roland Banks investigates
    Then this has happened: Roland Banks succeeds by 2
    When the upkeep phase begins
    And Roland Banks begins a turn
    And Roland Banks investigates
    Then this has happened: Roland Banks succeeds by 1

  @arkham-lcg/lasting-effects @arkham-lcg/base-value
  Scenario: What a man with red gloves teaches lasts as long as he stays
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has The Red-Gloved Man in hand
    And Ghoul Priest is engaged with Wendy Adams
    And the chaos bag holds 0
    And Wendy Adams has 3 resources
    When Wendy Adams plays The Red-Gloved Man
    And Wendy Adams uses The Red-Gloved Man
    And Wendy Adams chooses option 2 of The Red-Gloved Man
    And Wendy Adams fights Ghoul Priest
    Then Ghoul Priest has 1 damage

  @arkham-lcg/costs
  Scenario: All that is left goes into one long burst
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Roland Banks controls Chicago Typewriter
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -6
    When Roland Banks uses Chicago Typewriter
    And Roland Banks pays for Chicago Typewriter in way 3
    And Roland Banks chooses Ghoul Priest
    Then Roland Banks has 0 actions
    And Ghoul Priest has 3 damage

  @arkham-lcg/costs
  Scenario: A guard makes a long look a short one
    Given Roland Banks is at the Security Office (02128)
    And it is the turn of Roland Banks
    And Roland Banks controls Adam Lynch
    And the deck of Roland Banks holds Knife, Guts, Machete
    When Roland Banks uses the Security Office (02128)
    And Roland Banks finds Machete
    Then Roland Banks has 2 actions
    And Machete is in hand

  @arkham-lcg/enters-play @arkham-lcg/campaign-play
  Scenario: A powder for as many as survived
    Given Roland Banks is at the Study
    And the campaign log counts 2 for survived the Dunwich Legacy
    And it is the turn of Roland Banks
    And Roland Banks has Powder of Ibn Ghazi in hand
    When Roland Banks plays Powder of Ibn Ghazi
    Then Powder of Ibn Ghazi has 2 clues

  @arkham-lcg/campaign-play
  Scenario: Conviction without doubt is tested against what one knows
    Given Agnes Baker is at the Study
    And the campaign log counts 1 for Doubt
    And the campaign log counts 2 for Conviction
    And the chaos bag holds -4
    When Agnes Baker draws Lost Soul
    Then Agnes Baker has 2 damage

  @arkham-lcg/campaign-play @unsupported
  Scenario: What nobody has told of the log stays unknown
    Given Agnes Baker is at the Study
    And the chaos bag holds 0
    When Agnes Baker draws Lost Soul
    Then Agnes Baker has 0 damage

  @arkham-lcg/the-letter-x
  Scenario: A chance to meet whom one can pay for
    Given Wendy Adams is at the Study
    And it is the turn of Wendy Adams
    And Wendy Adams has A Chance Encounter (2) in hand
    And Wendy Adams has Leo De Luca (0) in her discard pile
    And Wendy Adams has 6 resources
    When Wendy Adams plays A Chance Encounter (2)
    And Wendy Adams pays 6 for X
    Then Leo De Luca (0) is in play
    And Wendy Adams has 0 resources

  @arkham-lcg/put-into-play
  Scenario: A passenger waits in the car to the left
    Given Roland Banks is at the Parlor Car
    And the Passenger Car (02168) is to the left of the Parlor Car
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Helpless Passenger, Ancient Evils
    When Roland Banks draws Helpless Passenger from the encounter deck
    Then Helpless Passenger is at the Passenger Car (02168)

  @arkham-lcg/phase-sequence
  Scenario: A watch turned back brings the phase once more
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls The Gold Pocket Watch
    When the enemy phase begins
    And nobody reacts
    And Skids O'Toole uses ability 2 of The Gold Pocket Watch
    Then in order:
      | the enemy phase ends                           |
      | The Gold Pocket Watch is removed from the game |
      | the enemy phase begins                         |
      | the enemy phase ends                           |

  @arkham-lcg/phase-sequence @arkham-lcg/steps/4.6
  Scenario: An upkeep phase gone through twice ends its round once
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls The Gold Pocket Watch
    And the deck of Skids O'Toole holds Knife, Guts, Machete
    And Skids O'Toole has 0 resources
    When the upkeep phase begins
    And nobody reacts
    And Skids O'Toole uses ability 2 of The Gold Pocket Watch
    Then Skids O'Toole has 2 resources
    And in order:
      | the upkeep phase begins |
      | the upkeep phase ends   |
      | the upkeep phase begins |
      | the upkeep phase ends   |
      | round 1 ends            |
