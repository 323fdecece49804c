Feature: What investigators of later cycles do themselves
  Source: Rules Reference v2.5, Bless and Curse Tokens; Instead; Revelation; Skill Test Results; Starting.

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Whom an enemy has attacked this round Daniela's sign lets succeed
    Given Daniela Reyes (08001) is at the Study
    And Ghoul Minion is engaged with Daniela Reyes (08001)
    And the chaos bag holds elder sign
    When Ghoul Minion attacks Daniela Reyes (08001)
    And Daniela Reyes (08001) assigns 1 damage and 1 horror to Daniela Reyes (08001)
    And nobody reacts
    And Daniela Reyes (08001) tests agility (9)
    Then this has happened: Daniela Reyes (08001) succeeds

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Whom none has attacked it gives one
    Given Daniela Reyes (08001) is at the Study
    And the chaos bag holds elder sign
    When Daniela Reyes (08001) tests combat (3)
    Then this has happened: Daniela Reyes (08001) succeeds by 3

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Kōhaku adds of what there is less
    Given Kōhaku Narukami is at the Study
    And the chaos bag holds 0, bless, curse, curse
    When Kōhaku Narukami begins a turn
    And Kōhaku Narukami uses Kōhaku Narukami
    Then this has happened: 1 bless token is added to the chaos bag

  @arkham-lcg/revelation @arkham-lcg/clues
  Scenario: Penny finds a clue where she withstands what a card reveals
    Given Penny White (05049) is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0
    When Penny White (05049) draws Rotting Remains from the encounter deck
    And Penny White (05049) uses Penny White (05049)
    Then Penny White (05049) has 1 clue

  @arkham-lcg/revelation @arkham-lcg/clues
  Scenario: In any other test she finds none
    Given Penny White (05049) is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0
    When Penny White (05049) tests willpower (1)
    Then Penny White (05049) may not use Penny White (05049)

  @arkham-lcg/instead
  Scenario: What a card would give to Preston goes to his inheritance
    Given Preston Fairmont is at the Study
    And Preston Fairmont controls Family Inheritance
    And Preston Fairmont has Emergency Cache in hand
    And Preston Fairmont has 0 resources
    And it is the turn of Preston Fairmont
    When Preston Fairmont plays Emergency Cache
    Then Preston Fairmont has 0 resources
    And Family Inheritance has 3 resources
    When Preston Fairmont takes a resource
    Then Preston Fairmont has 1 resource

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/fight-action
  Scenario: Zoey lays three blessings into one blow
    Given Zoey Samaras (90059) is at the Study
    And Ghoul Priest is engaged with Zoey Samaras (90059)
    And it is the turn of Zoey Samaras (90059)
    And the chaos bag holds 0, 0, bless, bless, bless
    When Zoey Samaras (90059) fights Ghoul Priest
    And Zoey Samaras (90059) uses Zoey Samaras (90059)
    And nobody reacts
    Then Ghoul Priest has 2 damage

  @arkham-lcg/move @arkham-lcg/clues
  Scenario: Kate lays a clue on a tool without one
    Given Kate Winthrop is at the Study
    And Kate Winthrop has 2 clues
    And Kate Winthrop controls Flashlight
    And it is the turn of Kate Winthrop
    When Kate Winthrop uses ability 2 of Kate Winthrop
    Then Flashlight has 1 clue
    And Kate Winthrop has 1 clue

  @arkham-lcg/hunter
  Scenario: A lure draws a hunter away from whom it is after
    Given Roland Banks is at the Study
    And Wendy Adams is at the Attic
    And Study is connected to Hallway
    And Hallway is connected to Cellar
    And Hallway is connected to Attic
    And Lure (1) is attached to the Study
    And Ghoul Priest is at Hallway
    And Ghoul Priest is exhausted
    And Swarm of Rats is at Cellar
    When the enemy phase begins
    Then Swarm of Rats is at Hallway
    And Ghoul Priest is at Hallway

  @arkham-lcg/hunter
  Scenario: What hunts is led to the bait where nobody stands
    Given Roland Banks is at the Attic
    And Hallway is connected to Cellar
    And Hallway is connected to Attic
    And Lure (1) is attached to the Cellar
    And Swarm of Rats is at Hallway
    When the enemy phase begins
    Then Swarm of Rats is at Cellar

  @arkham-lcg/steps/1.1
  Scenario: Who has come far this round finds more
    Given Monterey Jack (08007) is at the Study
    And Study is connected to Hallway
    And Hallway is connected to Cellar
    And the deck of Monterey Jack (08007) holds Knife, Guts
    And Monterey Jack (08007) has 0 resources
    And the current agenda is What's Going On?!
    And the encounter deck holds Ancient Evils, Ancient Evils
    When the mythos phase begins
    And Monterey Jack (08007) begins a turn
    And Monterey Jack (08007) moves to Hallway
    And Monterey Jack (08007) moves to Cellar
    And Monterey Jack (08007) ends his turn
    And Monterey Jack (08007) uses Monterey Jack (08007)
    Then Monterey Jack (08007) has 1 resource
    And Knife is in hand

  @arkham-lcg/chaos-tokens
  Scenario: A cursed musician hears a skull where others see a sign
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling with 0 charges
    And the scenario is The Gathering
    And the chaos bag holds elder-sign
    When Jim Culver (90049) tests willpower (4)
    And Jim Culver (90049) accepts the effect of Jim Culver (90049)
    And Jim Culver (90049) chooses option 1 of Jim Culver (90049)
    And Jim Culver (90049) uses ability 1 of Jim Culver (90049)
    Then Shrivelling has 1 charge

  @arkham-lcg/cancel @arkham-lcg/costs
  Scenario: A secretary knows what to do with a treachery
    Given Jerome Davids is at the Study
    And Jerome Davids has Magnifying Glass and Perception in hand
    And the encounter deck holds Rotting Remains, Ancient Evils
    When Jerome Davids draws Rotting Remains from the encounter deck
    And Jerome Davids uses Jerome Davids
    And Jerome Davids discards Perception
    Then Rotting Remains is in the encounter discard pile
    And Jerome Davids has 0 horror

  @arkham-lcg/base-value
  Scenario: A shattered self is worth what it holds
    Given Shattered Self is at the Study
    And Shattered Self has Knife, Guts and Machete in hand
    And the chaos bag holds 0
    When Shattered Self tests combat (3)
    And nobody commits anything
    Then this has happened: Shattered Self succeeds by 0

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: An actress begins without a part
    Given Lola Hayes (90087) is at the Study
    And the deck of Lola Hayes (90087) holds Knife, Knife, Guts, Guts, Knife, Knife
    When the game is set up
    And Lola Hayes (90087) keeps the opening hand
    Then this has happened: Lola Hayes (90087) switches to the role neutral

  @arkham-lcg/steps/1.1
  Scenario: Where Monterey Jack began the round may be told
    Given Monterey Jack (08007) is at the Attic
    And Monterey Jack began the round at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Monterey Jack has 0 resources
    And the deck of Monterey Jack holds Knife, Guts
    And it is the turn of Monterey Jack
    When Monterey Jack ends his turn
    And Monterey Jack uses Monterey Jack
    Then Monterey Jack has 1 resource
    And Knife is in hand
