Feature: Cards of every cycle that tables argue about
  Source: Rules Reference v2.5 and Grimoire, as tagged; what the cards themselves say.

  @arkham-lcg/effects
  Scenario: Both sides of an asset are known by its code
    Given Mark Harrigan is at the Study
    And Mark Harrigan has 4 damage
    And Mark Harrigan controls Sophie (03009)
    When Mark Harrigan takes 1 damage
    Then Sophie (03009) flips
    And the combat value of Mark Harrigan is 4

  @arkham-lcg/uses-x-type @arkham-lcg/defeat
  Scenario: Bounties that lie on an enemy are told, and paid out
    Given Roland Banks is at the Study
    And Roland Banks controls Bounty Contracts
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And Ghoul Minion has 2 bounties
    And Roland Banks has 0 resources
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then Ghoul Minion is defeated
    And Roland Banks has 2 resources

  @arkham-lcg/instead @arkham-lcg/defeat
  Scenario: A priest who would fall stands up again with doom, and nobody has defeated him
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Priest of Dagon is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Priest of Dagon
    Then Priest of Dagon has 0 damage
    And Priest of Dagon has 1 doom
    And this has not happened: Priest of Dagon is defeated

  @arkham-lcg/instead @arkham-lcg/evade-evade-action
  Scenario: Nor has anybody evaded him, until he has doom
    Given Wendy Adams is at the Study
    And Priest of Dagon is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams attempts to evade Priest of Dagon
    Then Priest of Dagon is engaged with Wendy Adams
    And Priest of Dagon has 1 doom
    When Wendy Adams attempts to evade Priest of Dagon
    Then Priest of Dagon is exhausted

  @arkham-lcg/modifiers @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario Outline: A skeptic takes blessings and curses for the same
    Given Wendy Adams is at the Study
    And the Study has 2 clues
    And Wendy Adams has Skeptic in hand
    And the chaos bag holds <first>, <second>, 0
    When Wendy Adams investigates
    And Wendy Adams commits Skeptic
    And Wendy Adams reveals <first>
    And Wendy Adams reveals <second>
    And Wendy Adams reveals 0
    Then Wendy Adams succeeds by 4

    Examples:
      | first | second |
      | curse | curse  |
      | bless | curse  |
      | bless | bless  |

  @arkham-lcg/enters-play
  Scenario: Jessica Hyde comes hurt, and one point more is too many
    Given Tony Morgan is at the Study
    When Tony Morgan plays Jessica Hyde
    Then Jessica Hyde has 2 damage
    When Tony Morgan takes 1 damage
    And Tony Morgan assigns 1 damage to Jessica Hyde
    Then Jessica Hyde is in the discard pile

  @arkham-lcg/uses-x-type
  Scenario: A bow with an arrow takes no other
    Given Wendy Adams is at the Study
    And Wendy Adams controls Ornate Bow
    Then Wendy Adams may not use ability 2 of Ornate Bow

  @arkham-lcg/uses-x-type
  Scenario: An empty one does
    Given Wendy Adams is at the Study
    And Wendy Adams controls Ornate Bow
    And Ornate Bow has 0 ammo
    When Wendy Adams uses ability 2 of Ornate Bow
    Then Ornate Bow has 1 ammo

  @arkham-lcg/must @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A crisis of faith asks anew for each blessing
    Given Sister Mary is at the Study
    And the chaos bag holds 0, bless, bless
    When Sister Mary draws Crisis of Faith
    And Sister Mary chooses option 1
    And Sister Mary chooses option 2
    Then the chaos bag now holds 0, bless, curse
    And Sister Mary has 1 horror

  @arkham-lcg/costs
  Scenario: What a friend beside one would take off a cost counts before it is used
    Given Sister Mary and Roland Banks are at the Study
    And it is the turn of Roland Banks
    And Sister Mary controls Rite of Sanctification
    And bless, bless are sealed on Rite of Sanctification
    And Roland Banks has Beat Cop (01018) in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Beat Cop (01018)
    And Sister Mary uses Rite of Sanctification
    Then Beat Cop (01018) is in play
    And Roland Banks has 0 resources

  @arkham-lcg/costs
  Scenario: What a friend elsewhere has does not
    Given Sister Mary is at the Hallway
    And Roland Banks is at the Study
    And it is the turn of Roland Banks
    And Sister Mary controls Rite of Sanctification
    And bless, bless are sealed on Rite of Sanctification
    And Roland Banks has Beat Cop (01018) in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Beat Cop (01018)
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/steps/st-7
  Scenario: A result for symbols that were not revealed has no place in the order
    Given Akachi Onyele is at the Study
    And the Study is connected to the Hallway
    And Icy Ghoul is engaged with Akachi Onyele
    And the chaos bag holds 0
    When Akachi Onyele plays Banish
    And Akachi Onyele chooses the Hallway
    Then Icy Ghoul is at the Hallway

  @arkham-lcg/event-cards @unsupported
  Scenario: What an event changes of itself as it is played, of which nothing is understood
    Given Joe Diamond is at the Study
    And the Study has 2 clues
    And Joe Diamond has Intel Report in hand
    When Joe Diamond plays Intel Report
    Then Joe Diamond has 1 clue

  @arkham-lcg/play-action @unsupported
  Scenario: Under whose control it is played, of which nothing is understood
    Given Roland Banks and Daisy Walker are at the Study
    And Roland Banks has Solemn Vow in hand
    When Roland Banks plays Solemn Vow
    Then Roland Banks controls Solemn Vow
