Feature: Effects, values and what lasts
  Source: Rules Reference v2.5, Glossary; FAQ v2.5, Definitions and Game Play.

  @arkham-lcg/put-into-play
  Scenario: A card that is put into play costs nothing and is not played
    Given Roland Banks is at the Study
    And Roland Banks has Sleight of Hand and .45 Automatic in hand
    And Roland Banks has 1 resource
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    Then .45 Automatic is in play
    And Roland Banks has 0 resources
    And Roland Banks has 3 actions

  @arkham-lcg/delayed-effects @arkham-lcg/put-into-play
  Scenario: What was announced for the end of the turn comes by itself
    Given Roland Banks is at the Study
    And Roland Banks has Sleight of Hand and .45 Automatic in hand
    And Roland Banks has 1 resource
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    And Roland Banks ends his turn
    Then in order:
      | .45 Automatic enters play      |
      | the turn of Roland Banks ends  |
      | .45 Automatic returns to hand  |
    And .45 Automatic is in hand

  @arkham-lcg/delayed-effects
  Scenario: What has left play by then is not brought back
    Given Roland Banks is at the Study
    And Roland Banks has Sleight of Hand and Knife in hand
    And Roland Banks has 1 resource
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    And Roland Banks uses ability 2 of Knife on Ghoul Minion
    And Roland Banks ends his turn
    Then Knife is in the discard pile

  @arkham-lcg/campaign-play/defeat-by-card-ability @arkham-lcg/campaign-play/trauma
  Scenario: Who is defeated by a card suffers what that card says
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has "I'll see you in hell!" in hand
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Priest is engaged with Roland Banks
    When Roland Banks begins his turn
    And Roland Banks plays "I'll see you in hell!"
    Then Roland Banks is eliminated
    And Roland Banks has 1 physical trauma
    And Roland Banks has 0 mental trauma
    And Ghoul Minion is in the discard pile
    And Ghoul Priest is engaged with Agnes Baker
    And Agnes Baker is the lead investigator

  @arkham-lcg/the-golden-rules @arkham-lcg/attack-of-opportunity
  Scenario: A card that says its action provokes nobody is right, whatever the rules say
    Given Roland Banks is at the Study
    And Roland Banks has "I'll see you in hell!" in hand
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks begins his turn
    And Roland Banks plays "I'll see you in hell!"
    Then it is asked whether Ghoul Minion attacks Roland Banks
    And the answer is no

  @arkham-lcg/the-letter-x @arkham-lcg/base-value
  Scenario: X is what the card says it is, with everything that changes that
    Given Roland Banks is at the Study
    And Roach Swarm is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks fights Roach Swarm
    Then in order:
      | Roland Banks tests combat (4) |
      | Roland Banks succeeds         |

  @arkham-lcg/variable-difficulty-skill-tests @arkham-lcg/the-letter-x
  Scenario: A difficulty that falls during the test has fallen when the test is judged
    Given Roland Banks is at The Gallows (05170)
    And Roland Banks controls Beat Cop
    And Weeping Yurei is at The Gallows with 1 damage
    And Weeping Yurei belongs to Roland Banks
    And the chaos bag holds -3
    When Roland Banks investigates
    And everybody passes
    And Roland Banks uses Beat Cop on Weeping Yurei
    Then in order:
      | Roland Banks tests intellect (1) |
      | Weeping Yurei is defeated        |
      | Roland Banks succeeds            |

  @arkham-lcg/variable-difficulty-skill-tests
  Scenario: Had it stayed as it was the same token would fail
    Given Roland Banks is at The Gallows (05170)
    And Roland Banks controls Beat Cop
    And Weeping Yurei is at The Gallows with 1 damage
    And Weeping Yurei belongs to Roland Banks
    And the chaos bag holds -3
    When Roland Banks investigates
    And everybody passes
    And everybody passes
    Then in order:
      | Roland Banks tests intellect (1) |
      | Roland Banks fails               |

  @arkham-lcg/exile @arkham-lcg/removed-from-game
  Scenario: An exiled card is out of the game, not in the discard pile
    Given Roland Banks is at the Study
    And Roland Banks controls Leather Coat (1)
    And Leather Coat (1) has 3 damage
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Leather Coat (1)
    Then Leather Coat (1) is in the removed pile

  @arkham-lcg/weakness/weakness-events-and-changing-the-game-state
  Scenario: A weakness that does nothing when played may be played to be rid of it
    Given Joe Diamond (12004) is at the Study
    And Joe Diamond has Dead Ends in hand
    And Joe Diamond has 5 resources
    When Joe Diamond begins a turn
    And Joe Diamond plays Dead Ends
    Then Dead Ends is in the discard pile
    And Joe Diamond has 0 resources
    And Joe Diamond has 2 actions

  @arkham-lcg/farthest-from-all-investigators
  Scenario: Only the nearest investigator counts, the distances are not added up
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway and the Parlor
    And the Hallway is connected to the Cellar and the Billiards Room (05081)
    And the Billiards Room is connected to the Attic
    And Agnes Baker is at the Attic
    When Agnes Baker draws The Man in the Pallid Mask
    Then The Man in the Pallid Mask is at the Cellar

  @arkham-lcg/must
  Scenario: Who must choose cannot choose what would change nothing
    Given Agnes Baker is at the Study
    When Agnes Baker draws Hunting Shadow from the encounter deck
    Then Agnes Baker has 2 damage
    And nobody has a choice

  @arkham-lcg/limits-pertaining-to-play-areas @arkham-lcg/copy
  Scenario: One copy to a location: the second finds no place, elsewhere it does
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the encounter deck holds Obscuring Fog, Obscuring Fog, Obscuring Fog and Ghoul Minion
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks draws Obscuring Fog #2 from the encounter deck
    And Agnes Baker draws Obscuring Fog #3 from the encounter deck
    Then Obscuring Fog is at the Study
    And Obscuring Fog #2 is in the discard pile
    And Obscuring Fog #3 is at the Hallway
