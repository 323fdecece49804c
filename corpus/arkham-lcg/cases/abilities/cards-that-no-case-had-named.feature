Feature: Cards that no case had named
  Derived: the texts of the cards, told before anything was played.

  @arkham-lcg/fight-action @arkham-lcg/retaliate
  Scenario: A spell from next door misses, hurts whom it was to save, and is answered
    Given Agnes Baker is at the Hallway
    And Roland Banks is at the Attic
    And Agnes Baker has Fang of Tyr'thrha in hand
    And Agnes Baker has 5 resources
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When Agnes Baker plays Fang of Tyr'thrha on Ghoul Priest
    And Agnes Baker declines the effect of Fang of Tyr'thrha
    And nobody commits anything
    Then Roland Banks has 4 damage
    And Agnes Baker has 2 damage and 2 horror
    And Agnes Baker is at the Hallway

  @arkham-lcg/fight-action @arkham-lcg/move
  Scenario: The same spell carries its caster along
    Given Agnes Baker is at the Hallway
    And Roland Banks is at the Attic
    And Agnes Baker has Fang of Tyr'thrha in hand
    And Agnes Baker has 5 resources
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Agnes Baker plays Fang of Tyr'thrha on Ghoul Priest
    And Agnes Baker accepts the effect of Fang of Tyr'thrha
    And nobody reacts
    And nobody commits anything
    Then Ghoul Priest has 4 damage
    And Agnes Baker is at the Attic
    And Agnes Baker has 1 horror

  @arkham-lcg/costs
  Scenario: The gun that is thrown away in despair is worth what it cost
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (01016)
    And Roland Banks has Act of Desperation in hand
    And Roland Banks has 0 resources
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks plays Act of Desperation on Ghoul Priest
    And Roland Banks discards .45 Automatic
    And nobody commits anything
    Then Ghoul Priest has 2 damage
    And Roland Banks has 4 resources

  @arkham-lcg/costs
  Scenario: Thrown away from the hand it brings no resources
    Given Roland Banks is at the Study
    And Roland Banks has .45 Automatic (01016) and Act of Desperation in hand
    And Roland Banks has 0 resources
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks plays Act of Desperation on Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 2 damage
    And Roland Banks has 0 resources

  @arkham-lcg/lasting-effects
  Scenario: The next damage, and no later one, is worse
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Hatchet Man in hand
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds +1
    When "Skids" O'Toole attempts to evade Ghoul Priest
    And "Skids" O'Toole commits Hatchet Man
    And "Skids" O'Toole fights Ghoul Priest
    And nobody commits anything
    And "Skids" O'Toole fights Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 3 damage

  @arkham-lcg/lasting-effects @arkham-lcg/steps/2.2.2
  Scenario: In the next turn it is not any more
    Given "Skids" O'Toole and Roland Banks are at the Study
    And "Skids" O'Toole has Hatchet Man in hand
    And Ghoul Priest is engaged with "Skids" O'Toole
    And the chaos bag holds +1
    When "Skids" O'Toole attempts to evade Ghoul Priest
    And "Skids" O'Toole commits Hatchet Man
    And "Skids" O'Toole ends his turn
    And Roland Banks fights Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 1 damage

  @arkham-lcg/lasting-effects
  Scenario: The sights serve for one attack
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (01016)
    And Iron Sights is attached to .45 Automatic
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks uses Iron Sights
    And Roland Banks uses .45 Automatic on Ghoul Priest
    And nobody commits anything
    And Roland Banks uses .45 Automatic on Ghoul Priest
    And nobody commits anything
    Then Ghoul Priest has 2 damage
    And there is no attack of opportunity

  @arkham-lcg/enters-play
  Scenario: A gun that is taken back and played anew is loaded again
    Given Roland Banks is at the Study
    And Roland Banks has 4 resources
    And Roland Banks controls .45 Automatic (01016) with 0 ammo
    And Custom Grip is attached to .45 Automatic
    And Ghoul Minion is engaged with Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses Custom Grip
    And Roland Banks plays .45 Automatic
    Then .45 Automatic has 4 ammo
    And Roland Banks has 0 resources
    And there is no attack of opportunity
    And Custom Grip is in the discard pile of Roland Banks

  @arkham-lcg/costs
  Scenario: A gun out of the hand shoots without being loaded
    Given Roland Banks is at the Study
    And Roland Banks controls Machete (01020)
    And Ad Hoc is attached to Machete
    And Roland Banks has .45 Automatic (01016) in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Machete on Ghoul Priest
    And nobody commits anything
    And Roland Banks uses Ad Hoc
    And nobody commits anything
    Then Ghoul Priest has 4 damage
    And .45 Automatic is in the discard pile of Roland Banks

  @arkham-lcg/ownership-and-control
  Scenario: What a kleptomaniac takes keeps what lies on it
    Given Tony Morgan and Roland Banks are at the Study
    And Tony Morgan controls Kleptomania
    And Roland Banks controls .45 Automatic (01016) with 2 ammo
    When Tony Morgan uses Kleptomania
    And Tony Morgan chooses .45 Automatic
    Then Tony Morgan controls .45 Automatic
    And .45 Automatic has 2 ammo
    And Kleptomania is in the deck of Tony Morgan

  @arkham-lcg/if
  Scenario Outline: Greed counts each step by itself
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has <resources> resources
    When "Skids" O'Toole draws Greed
    Then "Skids" O'Toole has <horror> horror

    Examples:
      | resources | horror |
      | 11 | 1 |
      | 10 | 2 |
      | 6 | 2 |
      | 5 | 3 |
      | 0 | 4 |

  @arkham-lcg/costs
  Scenario: Who has one resource too few has sold their soul
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 9 resources
    When Agnes Baker draws Sell Your Soul
    Then Agnes Baker is eliminated

  @arkham-lcg/costs
  Scenario: Ten resources buy it back
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has 10 resources
    When Agnes Baker draws Sell Your Soul
    Then Agnes Baker has 0 resources

  @arkham-lcg/enemy-engagement
  Scenario: They let go of whom they hold, and take hold of one alone
    Given Roland Banks is at the Study
    And Daisy Walker is at the Hallway
    And the Study is connected to the Hallway
    And Young Deep One is engaged with Daisy Walker
    And Young Deep One #2 is engaged with Roland Banks
    When Roland Banks draws Deep One Assault from the encounter deck
    Then Young Deep One is engaged with Roland Banks
    And Young Deep One #2 is engaged with Roland Banks
    And Roland Banks has 2 horror

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Each blessing is a choice of its own
    Given Sister Mary is at the Study
    And the chaos bag holds bless, bless, 0
    When Sister Mary draws Crisis of Faith
    And Sister Mary chooses option 1 of Crisis of Faith
    And Sister Mary chooses option 2 of Crisis of Faith
    Then Sister Mary has 1 horror
    And the chaos bag now holds bless, curse, 0

  @arkham-lcg/skill-tests
  Scenario: Without a token the hands grasp by what they test
    Given Roland Banks is at the Study
    And Roland Banks controls Pnakotic Manuscripts (04307)
    When Roland Banks draws Grasping Hands from the encounter deck
    And Roland Banks uses Pnakotic Manuscripts
    And nobody commits anything
    Then Roland Banks has 1 damage
    And no chaos token is revealed
    And Pnakotic Manuscripts has 2 secrets

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Two blessings guide to one further clue
    Given Sister Mary is at the Study
    And Sister Mary has Guided by Faith in hand
    And Sister Mary has 5 resources
    And the Study has 5 clues
    When Sister Mary plays Guided by Faith
    And Sister Mary uses willpower for the test
    And nobody commits anything
    And Sister Mary reveals bless
    And Sister Mary reveals bless
    And Sister Mary reveals 0
    Then Sister Mary has 2 clues

  @arkham-lcg/enemy-engagement @arkham-lcg/parley
  Scenario: Dues buy off the enemy of somebody else
    Given "Skids" O'Toole and Roland Banks are at the Study
    And "Skids" O'Toole has Pay Your Dues in hand
    And "Skids" O'Toole has 2 resources
    And the Study has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    When "Skids" O'Toole plays Pay Your Dues on Ghoul Minion
    Then "Skids" O'Toole has 0 resources
    And Ghoul Minion is engaged with nobody
    And "Skids" O'Toole has 1 clue

  @arkham-lcg/modifiers
  Scenario: What is taken off the blade while it strikes does not take the bonus back
    Given Roland Banks is at the Study
    And Roland Banks controls Blade of Ark'at with 4 resources
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks uses ability 2 of Blade of Ark'at on Ghoul Priest
    And nobody commits anything
    And Roland Banks chooses 3
    Then Ghoul Priest has 4 damage
    And Blade of Ark'at has 1 resource

  @arkham-lcg/modifiers
  Scenario: A soldier of the brood bars the way
    Given Roland Banks is at the Study
    And Brood Soldier is at the Study
    Then the Study has a shroud of 4

  @arkham-lcg/modifiers
  Scenario: Exhausted it bars nothing
    Given Roland Banks is at the Study
    And Brood Soldier is exhausted at the Study
    Then the Study has a shroud of 2

  @arkham-lcg/parley
  Scenario: The dead are spoken to with an enemy at hand
    Given Agnes Baker is at the Study
    And Agnes Baker controls Speak to the Dead
    And Agnes Baker has Ward of Protection (01065) in her discard pile
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds skull
    When Agnes Baker uses Speak to the Dead
    And Agnes Baker spends 1 offering
    And Agnes Baker reveals skull
    Then Ward of Protection is in the hand of Agnes Baker
    And there is no attack of opportunity

  @arkham-lcg/massive
  Scenario: What grows massive is engaged with everybody there
    Given Roland Banks and Daisy Walker are at the Study
    And Hunting Horror is engaged with Roland Banks
    And Shadow-spawned is attached to Hunting Horror with 3 resources
    When Hunting Horror attacks Daisy Walker
    Then Hunting Horror has a fight of 5
    And Hunting Horror has massive
    And Daisy Walker has 1 damage and 1 horror

  @arkham-lcg/location-cards
  Scenario: From a point of vantage a clue is seen elsewhere
    Given Daisy Walker is at the Study
    And Roland Banks is at the Study
    And Daisy Walker has Vantage Point in hand
    And Daisy Walker has 5 resources
    And the Study has 1 clue
    And the Study is connected to the Hallway
    And the Hallway is unrevealed
    When Roland Banks moves to the Hallway
    And Daisy Walker plays Vantage Point
    And Daisy Walker moves 1 clue from the Study to the Hallway
    Then the Hallway has a shroud of 0
    And the Study has 0 clues
    And the Hallway has 1 clue

  @arkham-lcg/automatic-failure-success
  Scenario: An automatic failure by three is one by one
    Given Roland Banks and Daisy Walker are at the Study
    And Daisy Walker controls Ancient Ankh
    And the chaos bag holds auto-fail
    When Roland Banks draws Rotting Remains from the encounter deck
    And nobody commits anything
    And Daisy Walker uses Ancient Ankh
    Then Roland Banks has 1 horror
    And Ancient Ankh has 3 charges

  @arkham-lcg/costs
  Scenario: Two reductions are added up
    Given Agnes Baker is at the Study
    And Agnes Baker controls Ceremonial Robes
    And Agnes Baker has Uncage the Soul and Rite of Seeking (02028) in hand
    And Agnes Baker has 1 resource
    When Agnes Baker plays Uncage the Soul
    Then Agnes Baker controls Rite of Seeking
    And Agnes Baker has 1 resource

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: An enemy that is exhausted is there all the same
    Given Wendy Adams is at the Study
    And Wendy Adams has Respite in hand
    And Wendy Adams has 5 resources
    And Lucky! (01080) is in the discard pile of Wendy Adams
    And Ghoul Minion is exhausted at the Study
    And it is the turn of Wendy Adams
    Then Wendy Adams cannot play Respite

  @arkham-lcg/steps/2.2.2
  Scenario: The turn ends in the sewers
    Given Roland Banks is at Sewer Tunnels (12185)
    When Roland Banks ends his turn
    Then Roland Banks has 1 horror

  @arkham-lcg/target @arkham-lcg/ability @unsupported
  Scenario: What may be played in answer may find the shot a target next door
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (01016)
    And Roland Banks has Marksmanship in hand and 2 resources
    And the Study is connected to the Hallway
    And Ghoul Priest is at the Hallway
    And the chaos bag holds 0
    When Roland Banks uses .45 Automatic on Ghoul Priest
    And Roland Banks plays Marksmanship
    And nobody commits anything
    Then by the book Ghoul Priest has 3 damage

  @arkham-lcg/target @arkham-lcg/ability
  Scenario Outline: Without it, or with nobody to shoot at, the shot finds none
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (01016)
    And Roland Banks has <card> in hand and <resources>
    And the Study is connected to the Hallway
    And Ghoul Priest is at <place>
    And it is the turn of Roland Banks
    Then it is asked whether Roland Banks may use .45 Automatic
    And the answer is no

    Examples:
      | card          | resources   | place       |
      | Marksmanship  | 1 resource  | the Hallway |
      | Knife         | 2 resources | the Hallway |
      | Marksmanship  | 2 resources | the Attic   |

  @arkham-lcg/steps/st-7
  Scenario Outline: Results of one card are told apart
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Slip Away (60324) in hand
    And "Skids" O'Toole has 5 resources
    And Ghoul Minion is engaged with "Skids" O'Toole
    And the chaos bag holds 0
    When "Skids" O'Toole plays Slip Away on Ghoul Minion
    And nobody commits anything
    And <first> is applied first
    And <then> is applied first
    And "Skids" O'Toole ends his turn
    And the upkeep phase begins
    Then Slip Away is in the hand of "Skids" O'Toole
    And Ghoul Minion is exhausted

    Examples:
      | first | then |
      | the result of the test itself | the first result of Slip Away |
      | the result of the test itself | the second result of Slip Away |
      | the second result of Slip Away | the result of the test itself |

  @arkham-lcg/attack-of-opportunity @unsupported
  Scenario: Whom an investigation follows is not provoked by it, and another enemy is
    Given Roland Banks is at the Study
    And Roland Banks has Followed in hand
    And Roland Banks has 5 resources
    And the Study has 3 clues
    And Ghoul Priest is engaged with Roland Banks with 3 damage
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -4
    When Roland Banks plays Followed on Ghoul Priest
    And nobody commits anything
    Then by the book Roland Banks has 2 clues
    And by the book Roland Banks has 1 damage and 1 horror
