Feature: Elder signs that move, search, choose and bring cards back
  Source: Rules Reference v2.5, Chaos Tokens; Skill Test Timing, ST.4 to ST.8; May; Then; Search; Delayed Effects.

  @arkham-lcg/delayed-effects @arkham-lcg/may
  Scenario: A step to the next location once the test is over
    Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And the chaos bag holds elder-sign
    When Ursula Downs tests willpower (4)
    And Ursula Downs accepts the effect of Ursula Downs
    And nobody reacts
    Then in order:
      | Ursula Downs succeeds by 0 |
      | Ursula Downs moves to the Hallway |

  @arkham-lcg/delayed-effects @arkham-lcg/may
  Scenario: Or none
    Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And the chaos bag holds elder-sign
    When Ursula Downs tests willpower (4)
    And Ursula Downs declines the effect of Ursula Downs
    Then Ursula Downs is at the Study

  @arkham-lcg/search @arkham-lcg/steps/st-4
  Scenario: One of three cards is searched for and committed
    Given Mandy Thompson is at the Study
    And the deck of Mandy Thompson holds Unexpected Courage, Knife, Dodge and Guard Dog
    And the chaos bag holds elder-sign
    When Mandy Thompson tests willpower (5)
    And nobody reacts
    And Mandy Thompson finds Unexpected Courage
    And Mandy Thompson chooses option 2
    Then Mandy Thompson commits Unexpected Courage
    And Mandy Thompson succeeds by 0
    And the deck of Mandy Thompson has 3 cards

  @arkham-lcg/search @arkham-lcg/drawing-cards
  Scenario: Or drawn, and the deck is shuffled
    Given Mandy Thompson is at the Study
    And the deck of Mandy Thompson holds Guts, Knife, Dodge and Guard Dog
    And the chaos bag holds elder-sign
    When Mandy Thompson tests willpower (3)
    And nobody reacts
    And Mandy Thompson finds Dodge
    And Mandy Thompson chooses option 1
    Then Mandy Thompson succeeds by 0
    And Dodge is in the hand of Mandy Thompson
    And the deck of Mandy Thompson has 3 cards

  @arkham-lcg/uses-x-type @arkham-lcg/steps/st-4
  Scenario: One more bounty on the contracts
    Given Tony Morgan is at the Study
    And Tony Morgan controls Bounty Contracts
    And Bounty Contracts has 3 bounties
    And the chaos bag holds elder-sign
    When Tony Morgan tests willpower (4)
    Then Tony Morgan succeeds by 0
    And Bounty Contracts has 4 bounties

  @arkham-lcg/then @arkham-lcg/may
  Scenario: A card is drawn once an asset has come back to hand
    Given Dexter Drake (07004) is at the Study
    And Dexter Drake controls Knife
    And the deck of Dexter Drake holds Dodge and Guts
    And the chaos bag holds elder-sign
    When Dexter Drake tests willpower (7)
    And Dexter Drake accepts the effect of Dexter Drake
    Then in order:
      | Knife returns to hand |
      | Dexter Drake draws Dodge |
      | Dexter Drake succeeds by 0 |

  @arkham-lcg/then @arkham-lcg/may
  Scenario: And none is drawn where no asset comes back
    Given Dexter Drake is at the Study
    And Dexter Drake controls Knife
    And the deck of Dexter Drake holds Dodge and Guts
    And the chaos bag holds elder-sign
    When Dexter Drake tests willpower (7)
    And Dexter Drake declines the effect of Dexter Drake
    Then Dexter Drake has 0 cards in hand
    And Knife is in play

  @arkham-lcg/delayed-effects
  Scenario: A broken discipline mends after the test
    Given Lily Chen is at the Study
    And Lily Chen controls Discipline (08014b)
    And the other side of Discipline (08014b) is Discipline (08014a)
    And the chaos bag holds elder-sign
    When Lily Chen tests combat (6)
    Then in order:
      | Lily Chen succeeds by 0 |
      | Discipline flips |

  @arkham-lcg/automatic-failure-success @arkham-lcg/heal
  Scenario: She may fail outright and be healed
    Given Stella Clark is at the Study
    And Stella Clark has 2 damage and 2 horror
    And the chaos bag holds elder-sign
    When Stella Clark tests willpower (2)
    And Stella Clark accepts the effect of Stella Clark
    And nobody reacts
    Then Stella Clark fails by 2
    And Stella Clark has 1 damage and 1 horror

  @arkham-lcg/automatic-failure-success
  Scenario: Or take the one that the sign adds
    Given Stella Clark is at the Study
    And Stella Clark has 2 damage and 2 horror
    And the chaos bag holds elder-sign
    When Stella Clark tests willpower (4)
    And Stella Clark declines the effect of Stella Clark
    Then Stella Clark succeeds by 0
    And Stella Clark has 2 damage and 2 horror

  @arkham-lcg/steps/st-4
  Scenario: A look at the top of the encounter deck, which her other ability may answer
    Given Gloria Goldberg is at the Study
    And the encounter deck holds Swarm of Rats and Crypt Chill
    And the chaos bag holds elder-sign
    When Gloria Goldberg tests willpower (6)
    And nobody reacts
    Then Gloria Goldberg succeeds by 0
    And this has happened: Gloria Goldberg looks at the top 1 card of the encounter deck

  @arkham-lcg/skill-tests @arkham-lcg/steps/st-8
  Scenario: A skill out of the discard pile helps, and comes to hand
    Given Silas Marsh is at the Study
    And Silas Marsh has Guts in the discard pile
    And the deck of Silas Marsh holds Knife and Dodge
    And the chaos bag holds elder-sign
    When Silas Marsh tests willpower (4)
    And Silas Marsh accepts the effect of Silas Marsh
    Then Silas Marsh commits Guts
    And Silas Marsh succeeds by 0
    And Guts is in the hand of Silas Marsh

  @arkham-lcg/delayed-effects @arkham-lcg/discard-piles
  Scenario: All of the discard pile but one card goes back into the deck
    Given Patrice Hathaway is at the Study
    And Patrice Hathaway has Guts, Knife and Dodge in the discard pile
    And the deck of Patrice Hathaway holds Guard Dog
    And the chaos bag holds elder-sign
    When Patrice Hathaway tests willpower (5)
    And Patrice Hathaway accepts the effect of Patrice Hathaway
    And Patrice Hathaway chooses Knife
    Then the deck of Patrice Hathaway has 3 cards
    And Knife is in the discard pile

  @arkham-lcg/drawing-cards @arkham-lcg/may
  Scenario: An event comes from beneath her
    Given Sefina Rousseau is at the Study
    And Dodge and Evidence! are beneath Sefina Rousseau
    And the chaos bag holds elder-sign
    When Sefina Rousseau tests willpower (7)
    And Sefina Rousseau accepts the effect of Sefina Rousseau
    And Sefina Rousseau chooses Dodge
    Then Sefina Rousseau succeeds by 0
    And Sefina Rousseau draws Dodge
    And Dodge is in the hand of Sefina Rousseau
    And Evidence! lies beneath Sefina Rousseau
    And it is asked whether Dodge lies beneath Sefina Rousseau
    And the answer is no

  @arkham-lcg/drawing-cards @arkham-lcg/attack-of-opportunity
  Scenario: Her action for it provokes nobody
    Given Sefina Rousseau is at the Study
    And Dodge and Evidence! are beneath Sefina Rousseau
    And Swarm of Rats is engaged with Sefina Rousseau
    When Sefina Rousseau uses ability 2 of Sefina Rousseau
    And Sefina Rousseau chooses Dodge
    Then Sefina Rousseau has 0 damage
    And Dodge is in the hand of Sefina Rousseau
