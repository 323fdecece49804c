Feature: Values of a test, and what each point of failure does
  Source: Rules Reference v2.5, Modifiers, Automatic Failure/Success, "For each" or "for every"; FAQ v2.5,
  2.9, 2.23 and the questions on automatic failure and Stray Cat; Grimoire, Modificatore, Per Ogni.

  @arkham-lcg/modifiers
  Scenario: Eight less and two more are six less, and the value that counts is zero
    Given Wendy Adams is at the Study
    And Wendy Adams has Lucky! in hand
    And Wendy Adams has 1 resource
    And Goat Spawn is engaged with Wendy Adams
    And the chaos bag holds -8
    When Wendy Adams attempts to evade Goat Spawn
    And nobody reacts
    And Wendy Adams plays Lucky!
    Then in order:
      | Wendy Adams tests agility (2) |
      | Wendy Adams fails by 2 |

  @arkham-lcg/qa/automatic-failure-difficulty-zero @arkham-lcg/automatic-failure-success
  Scenario: Zero against zero is no success where the token fails the test
    Given Roland Banks is at Witch-Haunted Woods (54020)
    And Witch-Haunted Woods has 1 clue
    And the chaos bag holds auto-fail
    When Roland Banks investigates
    Then in order:
      | Roland Banks tests intellect (0) |
      | Roland Banks fails by 0 |
    And Roland Banks has 0 clues

  @arkham-lcg/ability/forced-abilities
  Scenario: What the last clue of one location brings, clues of another do not
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Witch-Haunted Woods (54020) is in play
    And Witch-Haunted Woods has 1 clue
    When Roland Banks discovers 1 clue at the Study
    Then Roland Banks has 1 clue

  @arkham-lcg/for-each-or-for-every
  Scenario: One horror for each point is a single instance
    Given Agnes Baker is at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds -4
    When Agnes Baker draws Rotting Remains from the encounter deck
    And nobody reacts
    Then in order:
      | Agnes Baker fails by 2 |
      | Agnes Baker takes 2 horror |
      | 2 horror is placed on Agnes Baker |

  @arkham-lcg/for-each-or-for-every
  Scenario: A choice for each point is an effect for each point
    Given Agnes Baker is at the Study
    And the chaos bag holds -4
    When Agnes Baker draws A Tear in Time from the encounter deck
    And Agnes Baker chooses option 2
    And Agnes Baker chooses option 2
    Then in order:
      | Agnes Baker fails by 2 |
      | Agnes Baker takes 1 horror |
      | Agnes Baker takes 1 horror |

  @arkham-lcg/qa/stray-cat-enemy-engaged-with-other @arkham-lcg/automatic-failure-success @arkham-lcg/evade-evade-action
  Scenario: To evade automatically is no test, and any enemy at the location may be meant
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Stray Cat
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks uses Stray Cat
    Then exactly in order:
      | Stray Cat is discarded |
      | Roland Banks evades Ghoul Minion |
      | Ghoul Minion exhausts |
      | Ghoul Minion disengages from Agnes Baker |

  @arkham-lcg/qa/heal-without-target @arkham-lcg/heal
  Scenario: Healing without a target heals the investigator who uses it
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Smoking Pipe
    And Roland Banks has 2 horror
    And Agnes Baker has 2 horror
    When Roland Banks uses Smoking Pipe
    Then Roland Banks has 1 horror
    And Roland Banks has 1 damage
    And Agnes Baker has 2 horror

  @arkham-lcg/qa/cost-dash-play @arkham-lcg/costs
  Scenario: A card without a cost is not played
    Given Roland Banks is at the Study
    And Roland Banks has Pendant of the Queen in hand
    When Roland Banks plays Pendant of the Queen
    Then it is refused under arkham-lcg/costs
