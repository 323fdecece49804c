Feature: A test within a test
  Source: Rules Reference v2.5, Nested Skill Tests; FAQ v2.5, Game Play 1.17; the English Grimoire 1.1,
  Skill Tests.

  @arkham-lcg/nested-skill-tests @arkham-lcg/retaliate
  Scenario: A blow struck back at a retaliation waits for the first attack to end
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife and Survival Knife #2
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -4
    When the enemy phase begins
    And Roland Banks uses ability 2 of Survival Knife
    And Roland Banks uses ability 2 of Survival Knife #2
    Then in order:
      | Ghoul Priest attacks Roland Banks |
      | Roland Banks tests combat (4)     |
      | Roland Banks fails                |
      | Ghoul Priest attacks Roland Banks |
      | step st-8                         |
      | the test ends                     |
      | Roland Banks tests combat (4)     |

  @arkham-lcg/nested-skill-tests @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: A weakness drawn by a success tests only once the action is over
    Given Agnes Baker is at the Study
    And Agnes Baker has Perception in hand
    And the deck of Agnes Baker holds Lethal Curiosity
    And Study has 1 clue
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker commits Perception
    And Perception is applied first
    Then in order:
      | Agnes Baker tests intellect (2)       |
      | Agnes Baker draws Lethal Curiosity    |
      | Agnes Baker discovers 1 clue at Study |
      | the test ends                         |
      | Agnes Baker tests willpower (4)       |
      | Agnes Baker succeeds by 1             |

  @arkham-lcg/nested-skill-tests @arkham-lcg/steps/st-8
  Scenario: What was committed to the first test is gone when the second begins
    Given Agnes Baker is at the Study
    And Agnes Baker has Perception and Unexpected Courage in hand
    And the deck of Agnes Baker holds Lethal Curiosity
    And Study has 1 clue
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker commits Perception
    And nobody commits anything else
    And Perception is applied first
    And Agnes Baker commits Unexpected Courage
    Then in order:
      | Perception is discarded         |
      | Agnes Baker tests willpower (4) |
      | Agnes Baker succeeds by 3       |

  @arkham-lcg/nested-skill-tests @arkham-lcg/retaliate
  Scenario: The rest of an attack comes before the weakness it drew
    Given Roland Banks is at the Study
    And Roland Banks has Overpower in hand
    And the deck of Roland Banks holds Lethal Curiosity
    And Study has 1 clue
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Swarm of Rats
    And Roland Banks commits Overpower
    And Overpower is applied first
    And Roland Banks uses Roland Banks
    Then in order:
      | Roland Banks draws Lethal Curiosity    |
      | Swarm of Rats is defeated              |
      | Roland Banks discovers 1 clue at Study |
      | the test ends                          |
      | Roland Banks tests willpower (4)       |
      | Roland Banks succeeds                  |

  @arkham-lcg/nested-skill-tests
  Scenario: Outside of an action the second test follows the first at once
    Given Agnes Baker is at the Study
    And Agnes Baker has Guts in hand
    And the deck of Agnes Baker holds Lethal Curiosity
    And the chaos bag holds 0
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker commits Guts
    Then in order:
      | Agnes Baker tests willpower (3)    |
      | Agnes Baker draws Lethal Curiosity |
      | the test ends                      |
      | Agnes Baker tests willpower (4)    |
      | the test ends                      |

  @arkham-lcg/nested-skill-tests
  Scenario: Of two tests that wait, the one that was asked for first is made first
    Given Ursula Downs is at the Study
    And Ursula Downs has Expose Weakness (02228), Expose Weakness (02228) in hand
    And Goat Spawn is exhausted at the Study
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds 0, -8
    When Ursula Downs investigates
    And Ursula Downs plays Expose Weakness
    And Ursula Downs chooses Goat Spawn
    And Ursula Downs plays Expose Weakness
    And Ursula Downs chooses Ghoul Minion
    And Ursula Downs reveals 0
    And Ursula Downs reveals -8
    And Ursula Downs reveals -8
    Then it is asked whether Ursula Downs fails by 3 before Ursula Downs fails by 2
    And in the edition of 2016 the answer is open
    And in the edition of 2026 the answer is yes
    And in order:
      | Ursula Downs succeeds by 2      |
      | Ursula Downs fails by 3         |
      | Expose Weakness is discarded    |
      | Ursula Downs fails by 2         |
      | Expose Weakness #2 is discarded |

  @arkham-lcg/nested-skill-tests @arkham-lcg/limbo
  Scenario: A card whose test waits is not resolved yet, so it lies in limbo
    Given Agnes Baker is at the Study
    And Agnes Baker has Perception in hand
    And the deck of Agnes Baker holds Lethal Curiosity
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker commits Perception
    And Perception is applied first
    Then in order:
      | Agnes Baker resolves the Revelation of Lethal Curiosity |
      | Perception is discarded                                 |
      | Agnes Baker tests willpower (4)                         |
      | Agnes Baker succeeds by 1                               |
      | Lethal Curiosity is discarded                           |

  @arkham-lcg/nested-skill-tests
  Scenario: Both attacks come to their end where somebody is left to play on
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife and Survival Knife #2
    And Ghoul Priest is engaged with Roland Banks
    And Daisy Walker is at the Hallway
    And the chaos bag holds -4
    When the enemy phase begins
    And Roland Banks uses ability 2 of Survival Knife
    And Roland Banks uses ability 2 of Survival Knife #2
    Then in order:
      | Roland Banks tests combat (4) |
      | the test ends                 |
      | Roland Banks tests combat (4) |
      | the test ends                 |
      | the enemy phase ends          |

  @arkham-lcg/nested-skill-tests @arkham-lcg/enemy-engagement
  Scenario: Whom one evades by running on, after another test, never engages
    Given Agnes Baker is at the Study
    And Study is connected to Hallway
    And Hallway is connected to Attic
    And Agnes Baker controls Mists of R'lyeh and Track Shoes
    And Ghoul Minion is engaged with Agnes Baker
    And Swarm of Rats is at the Hallway
    And the chaos bag holds 0
    When Agnes Baker uses Mists of R'lyeh on Ghoul Minion
    And Agnes Baker accepts the effect of Mists of R'lyeh
    And Agnes Baker uses Track Shoes
    And Agnes Baker chooses Attic
    And nobody reacts to anything else
    Then Agnes Baker is at the Attic
    And Swarm of Rats is engaged with nobody

  @arkham-lcg/nested-skill-tests @arkham-lcg/enemy-engagement
  Scenario: Enemies wait with the test that comes before they engage, and then engage
    Given Agnes Baker is at the Study
    And Study is connected to Hallway
    And Agnes Baker controls Mists of R'lyeh and Track Shoes
    And Ghoul Minion is engaged with Agnes Baker
    And Swarm of Rats is at the Hallway
    And the chaos bag holds 0, auto-fail
    When Agnes Baker uses Mists of R'lyeh on Ghoul Minion
    And Agnes Baker reveals 0
    And Agnes Baker accepts the effect of Mists of R'lyeh
    And Agnes Baker uses Track Shoes
    And Agnes Baker reveals auto-fail
    Then in order:
      | the test ends                     |
      | Agnes Baker fails by 3            |
      | the test ends                     |
      | Swarm of Rats engages Agnes Baker |

  @arkham-lcg/nested-skill-tests @arkham-lcg/when @unsupported
  Scenario: Whether a draw waits for a test that would cancel it, and has to wait itself, is said nowhere
    Given William Yorick is at Covered Bridge
    And William Yorick has A Test of Will (0) in hand
    And Covered Bridge has 1 clue
    And the scenario is The Gathering
    And the chaos bag holds skull
    And the encounter deck holds Rotting Remains
    When William Yorick investigates
    And nobody commits anything
    And William Yorick plays A Test of Will (0)
    Then by the book Rotting Remains is in the encounter discard pile
