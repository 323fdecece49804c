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
    Given Agnes Baker is at the Study
    And Agnes Baker has Counterespionage in hand
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker plays Counterespionage
    Then Agnes Baker has no horror

  @arkham-lcg/play-action @unsupported
  Scenario: Under whose control it is played, of which nothing is understood
    Given Roland Banks and Daisy Walker are at the Study
    And Roland Banks has Enchanted Armor in hand
    When Roland Banks plays Enchanted Armor
    Then Roland Banks controls Enchanted Armor

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @arkham-lcg/attacker-attacked @edition-2026
  Scenario: Daniela Reyes of 2026 fights whoever attacks a friend beside her, and nobody else
    Given Daniela Reyes (12001) and Joe Diamond (12004) are at the Study
    And Cantor of Flame is engaged with Joe Diamond (12004)
    And Ghoul Minion is engaged with Daniela Reyes (12001)
    And the chaos bag holds 0
    When Cantor of Flame attacks Joe Diamond (12004)
    And Daniela Reyes (12001) uses Daniela Reyes (12001)
    Then Cantor of Flame has 1 damage
    And Ghoul Minion has 0 damage

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @edition-2026
  Scenario: She may do so with a weapon, whose second action she would have to have
    Given Daniela Reyes (12001) is at the Study
    And Daniela Reyes (12001) controls Sledgehammer (12028)
    And Cantor of Flame is engaged with Daniela Reyes (12001)
    And the chaos bag holds 0
    When the enemy phase begins
    And Daniela Reyes (12001) uses Daniela Reyes (12001)
    Then Daniela Reyes (12001) must choose between:
      | Daniela Reyes fights Cantor of Flame        |
      | Daniela Reyes uses ability 1 of Sledgehammer |
    When Daniela Reyes (12001) uses ability 1 of Sledgehammer (12028)
    Then Cantor of Flame is defeated

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @edition-2026
  Scenario: Nor does she fight an attacker that is there no more
    Given Daniela Reyes (12001) is at the Study
    And Daniela Reyes (12001) controls Guard Dog (01021)
    And Ghoul Minion is engaged with Daniela Reyes (12001) with 1 damage
    And the chaos bag holds 0
    When Ghoul Minion attacks Daniela Reyes (12001)
    And Daniela Reyes (12001) assigns 1 damage to Guard Dog (01021), 1 horror to Daniela Reyes (12001)
    And Daniela Reyes (12001) uses Guard Dog (01021)
    Then nobody has a choice

  @arkham-lcg/retaliate @edition-2026
  Scenario: Who adapts is not struck back at in this test
    Given Tommy Muldoon (60151) is at the Study
    And Tommy Muldoon (60151) has Adapt and Overcome in hand
    And Servant of Flame (12114) is engaged with Tommy Muldoon (60151)
    And the chaos bag holds -8
    When Tommy Muldoon (60151) fights Servant of Flame (12114)
    And Tommy Muldoon (60151) commits Adapt and Overcome
    Then Tommy Muldoon (60151) has 0 damage
    When Tommy Muldoon (60151) fights Servant of Flame (12114)
    Then this has happened: Servant of Flame (12114) attacks Tommy Muldoon (60151)

  @arkham-lcg/skill-cards @edition-2026
  Scenario Outline: The indomitable have been attacked in this round
    Given Tommy Muldoon (60151) and Joe Diamond (12004) are at the Study
    And it is the turn of Tommy Muldoon (60151)
    And Tommy Muldoon (60151) has Indomitable in hand
    And Cantor of Flame is engaged with Joe Diamond (12004)
    And the chaos bag holds 0
    When <before>
    And Tommy Muldoon (60151) fights Cantor of Flame
    And Tommy Muldoon (60151) commits Indomitable
    Then Tommy Muldoon (60151) succeeds by <by>

    Examples:
      | before                                     | by |
      | Cantor of Flame attacks Joe Diamond (12004) | 7  |
      | Joe Diamond (12004) gains 1 resource        | 4  |

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/steps/st-6
  Scenario: What the test discards in ST.7 is not there yet for an answer to the success
    Given Wendy Adams is at the Study
    And the Study has 2 clues
    And Wendy Adams controls Scavenging (0)
    And Wendy Adams controls Old Keyring with 1 key
    When Wendy Adams investigates with Old Keyring
    And Wendy Adams succeeds by 3
    Then it is asked whether Wendy Adams may use Scavenging
    And the answer is no
    And Old Keyring is in the discard pile

  @arkham-lcg/attack-of-opportunity @arkham-lcg/fight-action
  Scenario: The second attack of one ability costs no action and may be made on another enemy
    Given Zoey Samaras is at the Study
    And Zoey Samaras controls Butterfly Swords (2)
    And Swarm of Rats is engaged with Zoey Samaras
    And Ghoul Minion is engaged with Zoey Samaras
    When Zoey Samaras uses Butterfly Swords on Swarm of Rats
    And Zoey Samaras reveals 0
    And Zoey Samaras accepts the effect of Butterfly Swords
    And Zoey Samaras reveals -5
    And nobody reacts to anything else
    Then the skill value of the test is 1
    And Zoey Samaras has 2 actions
    And Butterfly Swords is exhausted

  @arkham-lcg/investigate-action @arkham-lcg/instead
  Scenario: An investigation that brings an asset instead of clues is a success all the same
    Given Daisy Walker is at the Study with 1 resource on her
    And the Study has 2 clues
    And Daisy Walker controls Dr. Milan Christopher
    And Daisy Walker has Unearth the Ancients (0) and Ancient Stone (1) in hand
    And the deck of Daisy Walker holds Knife
    When Daisy Walker plays Unearth the Ancients
    And Daisy Walker succeeds by 1
    And Daisy Walker uses Dr. Milan Christopher
    Then Daisy Walker controls Ancient Stone
    And Daisy Walker has 1 resource
    And Daisy Walker has Knife in hand
    And Daisy Walker has no clues

  @arkham-lcg/steps/st-7 @arkham-lcg/additional-costs
  Scenario: A charge that is spent on success, and what comes of the attack it strengthens
    Given Agnes Baker is at the Study with 1 horror on her
    And Agnes Baker controls Enchanted Blade (05192)
    And the deck of Agnes Baker holds Knife
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker fights Ghoul Minion with Enchanted Blade (05192)
    And Agnes Baker succeeds by 1
    And Agnes Baker accepts the effect of Enchanted Blade (05192)
    Then Ghoul Minion is in the encounter discard pile
    And Agnes Baker has Knife in hand
    And Agnes Baker has no horror
