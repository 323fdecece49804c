Feature: What answers one occurrence, and when
  Source: Rules Reference v2.5, Reaction Opportunities, After, When, Then, Effects; FAQ v2.5, 1.3 and the
  questions on Shrivelling and Track Shoes; Grimoire, Dopo, Quando, Poi, Effetto.

  @arkham-lcg/reaction-opportunities
  Scenario: Two abilities with one condition may both be used for the same defeat
    Given Roland Banks is at the Study
    And Roland Banks has Evidence! in hand
    And Roland Banks has 1 resource
    And Study has 2 clues
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Swarm of Rats
    And Roland Banks uses Roland Banks
    And Roland Banks plays Evidence!
    Then in order:
      | Swarm of Rats is defeated |
      | Roland Banks discovers 1 clue at Study |
      | Roland Banks discovers 1 clue at Study |
    And Roland Banks has 2 clues

  @arkham-lcg/effects @arkham-lcg/after
  Scenario: What follows a draw waits for the whole effect, though the draw comes first in it
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Elizabeth Conrad
    And Roland Banks has Stand Together (3) in hand
    And the deck of Roland Banks holds Knife, Guard Dog
    And the deck of Agnes Baker holds Leather Coat, Stray Cat
    When Roland Banks begins a turn
    And Roland Banks plays Stand Together
    And Roland Banks uses Elizabeth Conrad
    And this is answered first: Roland Banks draws Knife
    And Roland Banks chooses Agnes Baker
    Then in order:
      | Roland Banks draws Knife       |
      | Roland Banks draws Guard Dog   |
      | Roland Banks gains 2 resources |
      | Agnes Baker gains 2 resources  |
      | Elizabeth Conrad exhausts      |
      | Agnes Baker moves to Hallway   |

  @arkham-lcg/then @arkham-lcg/after
  Scenario: What comes "then" is part of the effect and precedes what comes "after"
    Given Agnes Baker is at Chapultepec Hill (04179)
    And Chapultepec Hill has 3 clues
    And Acolyte is exhausted at Chapultepec Hill
    And the encounter deck holds Mysterious Chanting
    When Agnes Baker plays Drawn to the Flame
    And Agnes Baker uses Chapultepec Hill
    Then in order:
      | Agnes Baker draws the encounter card Mysterious Chanting |
      | 2 doom is placed on Acolyte |
      | Agnes Baker discovers 2 clues at Chapultepec Hill |
      | Agnes Baker discovers 1 clue at Chapultepec Hill |

  @arkham-lcg/after
  Scenario: "After you draw" waits until the drawn card is resolved and discarded
    Given Agnes Baker is at Chapultepec Hill (04179)
    And Chapultepec Hill has 1 clue
    And Acolyte is exhausted at Chapultepec Hill
    When Agnes Baker draws Mysterious Chanting from the encounter deck
    And Agnes Baker uses Chapultepec Hill
    Then in order:
      | Agnes Baker draws the encounter card Mysterious Chanting |
      | 2 doom is placed on Acolyte |
      | Mysterious Chanting is discarded |
      | Agnes Baker discovers 1 clue at Chapultepec Hill |

  @arkham-lcg/after @arkham-lcg/weakness
  Scenario: "After you draw" waits until the drawn enemy has spawned and has engaged
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Elizabeth Conrad
    And the deck of Roland Banks holds Mob Enforcer
    When Roland Banks begins a turn
    And Roland Banks takes the draw action
    And Roland Banks uses Elizabeth Conrad
    And Roland Banks chooses Agnes Baker
    Then in order:
      | Roland Banks draws Mob Enforcer               |
      | Mob Enforcer spawns engaged with Roland Banks |
      | Mob Enforcer engages Roland Banks             |
      | Elizabeth Conrad exhausts                     |
      | Agnes Baker moves to Hallway                  |

  @arkham-lcg/when
  Scenario: "When you draw" comes before the Revelation
    Given Agnes Baker is at the Study
    And Acolyte is exhausted at the Study
    And Agnes Baker has Ward of Protection (01065) in hand
    And Agnes Baker has 1 resource
    When Agnes Baker draws Mysterious Chanting from the encounter deck
    And Agnes Baker plays Ward of Protection
    And nobody reacts
    Then Acolyte has 0 doom
    And Agnes Baker has 1 horror
    And Mysterious Chanting is in the discard pile

  @arkham-lcg/qa/let-me-handle-this-weakness @arkham-lcg/weakness @arkham-lcg/when
  Scenario: A weakness that somebody draws from a deck is nothing to handle for another
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has "Let me handle this!" in hand
    And the deck of Roland Banks holds Mob Enforcer
    When Roland Banks draws 1 card
    Then it is asked whether Agnes Baker plays "Let me handle this!"
    And the answer is no
    And Mob Enforcer is engaged with Roland Banks

  @arkham-lcg/when
  Scenario: An encounter card that somebody draws from the encounter deck is
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has "Let me handle this!" in hand
    When Roland Banks draws Swarm of Rats from the encounter deck
    Then the choice is Agnes Baker's
    When nobody reacts
    Then Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/qa/track-shoes-no-enemies @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: There is a moment between moving and engagement, even where no enemy is
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Cellar
    And Agnes Baker controls Track Shoes
    And the chaos bag holds 0
    When Agnes Baker moves to the Hallway
    And Agnes Baker uses Track Shoes
    And Agnes Baker chooses Cellar
    Then in order:
      | Agnes Baker moves to Hallway |
      | Agnes Baker tests agility (3) |
      | Agnes Baker moves to Cellar |

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: Whoever leaves in that moment is not engaged by the enemies there
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Cellar
    And Swarm of Rats is at the Hallway
    And Agnes Baker controls Track Shoes
    And the chaos bag holds 0
    When Agnes Baker moves to the Hallway
    And Agnes Baker uses Track Shoes
    And Agnes Baker chooses Cellar
    Then Swarm of Rats is engaged with nobody

  @arkham-lcg/qa/shrivelling-horror-timing @arkham-lcg/steps/st-3 @arkham-lcg/nested-sequences
  Scenario: The horror of a revealed symbol is taken at once, with what answers it
    Given Agnes Baker is at the Study
    And Agnes Baker controls Shrivelling
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds auto-fail
    When Agnes Baker uses Shrivelling
    And Agnes Baker uses Agnes Baker
    Then in order:
      | Agnes Baker reveals auto-fail |
      | Agnes Baker takes 1 horror |
      | Agnes Baker deals 1 damage to Ghoul Minion |
      | step st-4 |
      | Agnes Baker fails by 2 |

  @arkham-lcg/nested-skill-tests
  Scenario: A test that begins within a test is made once the whole action is over
    Given Ursula Downs is at the Study
    And Ursula Downs has Expose Weakness (02228) in hand
    And Goat Spawn is exhausted at the Study
    And Study has 1 clue
    And the chaos bag holds 0, -8
    When Ursula Downs investigates
    And Ursula Downs plays Expose Weakness
    And Ursula Downs reveals 0
    And Ursula Downs reveals -8
    Then in order:
      | Ursula Downs tests intellect (2) |
      | Ursula Downs discovers 1 clue at Study |
      | the test ends |
      | step st-1 |
      | Ursula Downs reveals -8 |
      | Ursula Downs fails by 3 |

  @arkham-lcg/reaction-opportunities @arkham-lcg/costs
  Scenario: An exhausted foot is no answer to a failure, though its copy is one
    Given Roland Banks is at the Study
    And Roland Banks controls Rabbit's Foot and Rabbit's Foot #2
    And Rabbit's Foot #2 is exhausted
    And the deck of Roland Banks holds Knife, Guts
    And the chaos bag holds -5
    When Roland Banks investigates
    Then Roland Banks may use Rabbit's Foot
    And Roland Banks may not use Rabbit's Foot #2
    When Roland Banks uses Rabbit's Foot #2
    Then it is refused under arkham-lcg/costs
    When Roland Banks uses Rabbit's Foot
    Then Knife is in hand
