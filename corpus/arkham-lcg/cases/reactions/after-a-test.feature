Feature: What answers success or failure, and what comes of the test afterwards
  Source: FAQ v2.5, point 1.7; Rules Reference v2.5, Appendix II, ST.6 to ST.8.

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: A reaction to the success takes the only clue before the test would find it
    Given Rex Murphy is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0
    When Rex Murphy investigates
    And Rex Murphy uses Rex Murphy
    Then Rex Murphy has 1 clue
    And in order:
      | Rex Murphy succeeds by 2               |
      | Rex Murphy discovers 1 clue at Study   |
      | step st-7                              |

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/reaction-opportunities
  Scenario: One success is answered by several abilities, one after another
    Given Rex Murphy is at the Study
    And the Study has 3 clues
    And Rex Murphy controls Scavenging, Lucky Cigarette Case
    And Rex Murphy has Knife in his discard pile
    And the deck of Rex Murphy holds Guts
    And the chaos bag holds 0
    When Rex Murphy investigates
    And Rex Murphy uses Lucky Cigarette Case
    And Rex Murphy uses Scavenging on Knife
    And Rex Murphy uses Rex Murphy
    Then Rex Murphy has 2 clues
    And Guts is in the hand of Rex Murphy
    And Knife is in the hand of Rex Murphy

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/instead
  Scenario: A value that is raised but not enough leaves a failure by less
    Given Rex Murphy is at the Study
    And the Study has 3 clues
    And Rex Murphy has "Look what I found!", Lucky! in hand
    And Rex Murphy has 3 resources
    And the chaos bag holds -7
    When Rex Murphy investigates
    And nobody commits a card
    Then Rex Murphy may not play "Look what I found!"
    When Rex Murphy plays Lucky!
    And Rex Murphy plays "Look what I found!"
    Then this has happened: Rex Murphy fails by 2
    And Rex Murphy has 2 clues

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/instead
  Scenario: A failure that was turned into a success is answered by nobody
    Given Rex Murphy is at the Study
    And the Study has 3 clues
    And Rex Murphy has "Look what I found!", Lucky! in hand
    And Rex Murphy has 3 resources
    And the chaos bag holds -4
    When Rex Murphy investigates
    And nobody commits a card
    And Rex Murphy plays Lucky!
    Then this has happened: Rex Murphy succeeds by 0
    And Rex Murphy may not play "Look what I found!"
    And Rex Murphy has 1 clue

  @arkham-lcg/skill-test-results-and-advanced-timing @arkham-lcg/steps/st-8
  Scenario: A committed card that a reaction takes back is not discarded with the others
    Given Wendy Adams is at the Study
    And Wendy Adams controls Try and Try Again (3) and Rabbit's Foot
    And Wendy Adams has Unexpected Courage in hand
    And the deck of Wendy Adams holds Guts
    And the chaos bag holds auto-fail
    When Wendy Adams investigates
    And Wendy Adams commits Unexpected Courage
    And Wendy Adams uses Rabbit's Foot
    And Wendy Adams uses Try and Try Again (3)
    Then Unexpected Courage is in the hand of Wendy Adams
    And Guts is in the hand of Wendy Adams

  @arkham-lcg/steps/st-1 @arkham-lcg/when
  Scenario: What is done when a test is initiated comes before cards are committed to it
    Given Wendy Adams is at the Study
    And the Study has 1 clue
    And Wendy Adams controls Drawing Thin
    And Wendy Adams has 0 resources
    And the chaos bag holds 0
    When Wendy Adams investigates
    And Wendy Adams uses Drawing Thin
    And Wendy Adams chooses option 1
    Then Wendy Adams has 2 resources
    And in order:
      | Drawing Thin exhausts                            |
      | Wendy Adams gains 2 resources                    |
      | step st-1                                        |
      | Wendy Adams fails by 1 against a difficulty of 4 |

  @arkham-lcg/reaction-opportunities @arkham-lcg/costs
  Scenario: An asset from the discard pile is played in the middle of a fight, and paid for
    Given William Yorick is at the Study
    And William Yorick has Knife in his discard pile
    And William Yorick has 1 resource
    And Swarm of Rats is engaged with William Yorick
    And Ghoul Minion is engaged with William Yorick
    And the chaos bag holds 0
    When William Yorick fights Swarm of Rats
    And William Yorick uses William Yorick on Knife
    Then Knife is in play
    And William Yorick has 0 resources
    And William Yorick has 0 damage
    And William Yorick has 2 actions

  @arkham-lcg/evade-evade-action @arkham-lcg/limits-and-maximums
  Scenario: Only what she evades herself is answered, and once in the round
    Given Rita Young and Agnes Baker are at the Study
    And Agnes Baker controls Stray Cat
    And Swarm of Rats is engaged with Rita Young
    And Ghoul Minion is engaged with Rita Young
    And Ravenous Ghoul is engaged with Rita Young
    And the chaos bag holds 0
    And it is the turn of Rita Young
    When Agnes Baker uses Stray Cat on Swarm of Rats
    Then Rita Young may not use Rita Young
    When Rita Young evades Ghoul Minion
    And Rita Young uses Rita Young
    And Rita Young chooses option 1
    Then Ghoul Minion has 1 damage
    When Rita Young evades Ravenous Ghoul
    Then Rita Young may not use Rita Young

  @arkham-lcg/nested-sequences @arkham-lcg/reaction-opportunities
  Scenario: What an ally's bite defeats is answered before the damage lies on the ally
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Roland Banks has Glory in hand
    And Roland Banks has 1 resource
    And the deck of Roland Banks holds Guts, Knife
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    When Ghoul Minion attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Guard Dog
    And Roland Banks plays Glory
    Then in order:
      | Ghoul Minion is defeated        |
      | Roland Banks draws Guts         |
      | Roland Banks draws Knife        |
      | 1 damage is placed on Guard Dog |

  @arkham-lcg/modifiers
  Scenario: A bonus for investigating counts in no other test, and for nobody else
    Given Roland Banks and Agnes Baker are at the Study
    And the Study has 1 clue
    And Roland Banks controls Magnifying Glass
    And the chaos bag holds 0
    When Roland Banks tests intellect (3)
    Then this has happened: Roland Banks succeeds by 0
    When Roland Banks investigates
    Then this has happened: Roland Banks succeeds by 2

  @arkham-lcg/target
  Scenario: An enemy that another answer has taken out of play is dealt nothing
    Given Rita Young is at the Study
    And the Study is connected to nothing
    And Rita Young has Close Call in hand
    And Rita Young has 2 resources
    And Ghoul Minion is engaged with Rita Young
    And the chaos bag holds 0
    When Rita Young evades Ghoul Minion
    And nobody commits a card
    Then Rita Young may use Rita Young
    When Rita Young plays Close Call
    Then Rita Young may not use Rita Young
