Feature: Cards of the five investigator starter decks
  Source: Rules Reference v2.5, Fight Action, Engage Action, Investigate Action, Evade Action, Move, For Each or For Every, Then, Heal, Uses (X "type"), Costs, Chaos Tokens, Cancel, Modifiers, Defeat; FAQ v2.5, 2.2 and 2.5.

  @arkham-lcg/fight-action @arkham-lcg/engage-action
  Scenario: An enemy two places away is fetched, engaged and attacked
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Hallway is connected to Cellar
    And Ghoul Minion is at Cellar
    And the chaos bag holds +1
    When Roland Banks plays "Get over here!" (2)
    Then Ghoul Minion is at the Study
    And Ghoul Minion has 1 damage

  @arkham-lcg/fight-action @arkham-lcg/engage-action
  Scenario: The plain one reaches no farther than next door
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Swarm of Rats is at Hallway
    And the chaos bag holds +1
    When Roland Banks plays "Get over here!" (0)
    Then Swarm of Rats is defeated

  @arkham-lcg/fight-action @arkham-lcg/attacker-attacked
  Scenario: A counterpunch comes before the attack that it answers
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Roland Banks has Counterpunch (2) in hand
    And the chaos bag holds 0
    When the enemy phase begins
    And Roland Banks plays Counterpunch (2)
    Then in order:
      | Roland Banks tests combat (1) |
      | Swarm of Rats is defeated |
    And Roland Banks has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/automatic-failure-success
  Scenario: The first blow needs no token, the second does
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks plays One-Two Punch (5)
    Then it is asked whether Ghoul Priest has 2 damage
    And the answer is yes

  @arkham-lcg/move @arkham-lcg/triggered-abilities
  Scenario: A guard follows to where the other went
    Given Roland Banks and Agnes Baker are at the Study
    And Study is connected to Hallway
    And Roland Banks controls Safeguard
    When Agnes Baker moves to the Hallway
    And Roland Banks uses Safeguard
    Then Roland Banks is at Hallway

  @arkham-lcg/drawing-cards @arkham-lcg/limits-and-maximums
  Scenario: A professor shares what others find in their decks
    Given Harvey Walters and Agnes Baker are at the Study
    And the deck of Agnes Baker holds Knife, Dodge and Guts
    And it is the turn of Agnes Baker
    When Agnes Baker draws 1 card
    And Harvey Walters uses Harvey Walters
    Then Agnes Baker has Knife and Dodge in hand

  @arkham-lcg/ability/constant-abilities @arkham-lcg/modifiers
  Scenario: The fragments teach by the number of cards in hand
    Given Daisy Walker is at the Study
    And Daisy Walker controls Celaeno Fragments
    And Daisy Walker has Knife, Knife, Knife, Knife and Machete in hand
    And the chaos bag holds 0
    When Daisy Walker tests intellect (5)
    Then this has happened: Daisy Walker succeeds by 1

  @arkham-lcg/costs @arkham-lcg/ability/triggered-abilities
  Scenario: A tome that is studied costs an action less for every four cards
    Given Daisy Walker is at the Study
    And Study has 1 clue
    And Daisy Walker controls Forbidden Tome (60230)
    And Daisy Walker has Knife, Knife, Knife, Knife and Machete in hand
    When Daisy Walker uses Forbidden Tome (60230)
    Then in order:
      | Daisy Walker spends 3 actions |
      | Daisy Walker discovers 1 clue at Study |

  @arkham-lcg/then @arkham-lcg/remember-that
  Scenario: The last page of the tome is translated with ten cards in hand
    Given Daisy Walker is at the Study
    And Daisy Walker controls Forbidden Tome
    And Forbidden Tome has 1 secret
    And Daisy Walker has Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife and Machete in hand
    And the deck of Daisy Walker holds Guts
    When Daisy Walker uses Forbidden Tome
    And Daisy Walker accepts the effect of Forbidden Tome
    Then Forbidden Tome is in the discard pile

  @arkham-lcg/modifiers @arkham-lcg/lasting-effects
  Scenario: The mind is added to fist and foot for the round
    Given Daisy Walker is at the Study
    And the deck of Daisy Walker holds Guts
    And it is the turn of Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker plays Mind over Matter (2)
    And Daisy Walker tests combat (7)
    Then this has happened: Daisy Walker succeeds by 0

  @arkham-lcg/evade-evade-action @arkham-lcg/gains
  Scenario: Whoever sneaks by is richer for it
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds +1
    And Roland Banks has 0 resources
    When Roland Banks plays Sneak By
    Then in order:
      | Roland Banks gains 2 resources |
      | Roland Banks evades Swarm of Rats |

  @arkham-lcg/fight-action @arkham-lcg/steps/st-7
  Scenario Outline: The pistol is ready again, or pays, or both
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Mauser C96 (2)
    And Roland Banks has 0 resources
    And the chaos bag holds <token>
    When Roland Banks uses Mauser C96 (2)
    Then it is asked whether Roland Banks has <resources> resources
    And the answer is <answer>

    Examples:
      | token | resources | answer |
      | 0     | 1         | depends |
      | +2    | 1         | yes     |
      | -1    | 0         | yes     |

  @arkham-lcg/search @arkham-lcg/drawing-cards
  Scenario: The better case is searched as deep as the success was
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Cigarette Case (3)
    And the deck of Roland Banks holds Knife, Dodge and Guts
    And the chaos bag holds +1
    When Roland Banks tests intellect (3)
    And Roland Banks uses Lucky Cigarette Case (3)
    Then Knife is in hand

  @arkham-lcg/cancel @arkham-lcg/skill-tests
  Scenario Outline: Will keeps a revelation from resolving
    Given Agnes Baker is at the Study
    And Agnes Baker has A Test of Will (<level>) in hand
    And Agnes Baker has 1 resource
    And the chaos bag holds 0
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker plays A Test of Will (<level>)
    Then Agnes Baker has 0 horror

    Examples:
      | level |
      | 0     |
      | 2     |

  @arkham-lcg/fight-action @arkham-lcg/uses-x-type
  Scenario: A saw that misses is filled up or tears all the same
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Chainsaw
    And the chaos bag holds auto-fail
    When Roland Banks uses Chainsaw
    And the result of the test itself is applied first
    And Roland Banks chooses option 2
    Then Ghoul Priest has 1 damage

  @arkham-lcg/chaos-tokens @arkham-lcg/cancel
  Scenario: A gaze turns the enemy's own strength on it
    Given Agnes Baker is at the Study
    And Agnes Baker has Hypnotic Gaze (2) in hand
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker has 5 resources
    And the chaos bag holds skull
    When the enemy phase begins
    And Agnes Baker plays Hypnotic Gaze (2)
    And Agnes Baker chooses option 1
    Then Ghoul Priest has 2 damage
    And Agnes Baker has 0 damage

  @arkham-lcg/chaos-tokens @arkham-lcg/uses-x-type
  Scenario Outline: How much a spell is recharged is up to a token
    Given Agnes Baker is at the Study
    And Agnes Baker controls Shrivelling
    And Shrivelling has 0 charges
    And the chaos bag holds <token>
    When Agnes Baker plays Recharge (4)
    Then Shrivelling has <charges> charges

    Examples:
      | token | charges |
      | 0     | 4       |
      | skull | 1       |

  @arkham-lcg/chaos-tokens @arkham-lcg/for-each-or-for-every
  Scenario: Each symbol of three is worth two more
    Given Agnes Baker is at the Study
    And Agnes Baker has 0 resources
    And the chaos bag holds skull, skull and skull
    When Agnes Baker plays Voice of Ra
    Then Agnes Baker has 7 resources

  @arkham-lcg/heal @arkham-lcg/target
  Scenario: A tool is mended, and its friend with it
    Given Roland Banks is at the Study
    And Roland Banks controls Lonnie Ritter
    And Lonnie Ritter has 1 horror
    And Roland Banks controls Leather Coat
    And Leather Coat has 1 damage
    And Roland Banks has 1 resource
    When Roland Banks uses Lonnie Ritter
    Then Leather Coat has 0 damage
    And Lonnie Ritter has 0 horror

  @arkham-lcg/modifiers @arkham-lcg/dealing-damage-horror
  Scenario: A boxer's event hits harder, once in a phase
    Given Nathaniel Cho is at the Study
    And Ghoul Priest is engaged with Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho plays Clean Them Out
    And Nathaniel Cho uses Nathaniel Cho
    Then Ghoul Priest has 2 damage

  @arkham-lcg/modifiers @arkham-lcg/dealing-damage-horror
  Scenario: With bare hands he hits no harder
    Given Nathaniel Cho is at the Study
    And Ghoul Priest is engaged with Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho fights Ghoul Priest
    Then Ghoul Priest has 1 damage
    And nobody has a choice

  @arkham-lcg/modifiers @arkham-lcg/dealing-damage-horror
  Scenario: Whatever would hurt Tommy hurts him by one
    Given Roland Banks is at the Study
    And Tommy Malloy is engaged with Roland Banks
    When Roland Banks plays Mano a Mano (2)
    Then Tommy Malloy has 1 damage
    And Roland Banks has 0 damage

  @arkham-lcg/dealing-damage-horror @arkham-lcg/when
  Scenario: Who is bent on self-destruction pays for each blow
    Given Nathaniel Cho is at the Study
    And Self-Destructive is in the threat area of Nathaniel Cho
    And Ghoul Priest is engaged with Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho fights Ghoul Priest
    Then Ghoul Priest has 1 damage
    And Nathaniel Cho has 1 damage

  @arkham-lcg/action @arkham-lcg/ready
  Scenario: Who is galvanized readies a weapon, and may fight once more
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Beat Cop is exhausted
    And it is the turn of Roland Banks
    When Roland Banks plays Galvanize
    Then in order:
      | Beat Cop readies |
      | Roland Banks may take an additional action |

  @arkham-lcg/for-each-or-for-every
  Scenario Outline: Curiosity hurts once for every three cards, full threes alone
    Given Roland Banks is at the Study
    And Roland Banks has <cards> in hand
    When Roland Banks draws Thrice-Damned Curiosity
    Then Roland Banks has <damage> damage

    Examples:
      | cards | damage |
      | Knife and Dodge | 0 |
      | Knife, Knife, Knife, Knife and Dodge | 1 |
      | Knife, Knife, Knife, Knife, Guts and Dodge | 2 |

  @arkham-lcg/exile @arkham-lcg/defeat
  Scenario: A keepsake that horror takes is exiled
    Given Stella Clark is at the Study
    And Stella Clark controls Cherished Keepsake (1)
    When Stella Clark takes 4 horror
    And Stella Clark assigns 4 horror to Cherished Keepsake (1)
    Then this has happened: Cherished Keepsake is exiled
