Feature: When a searched encounter deck is shuffled
  Source: Rules Reference, Search; FAQ v2.5, Then. Shuffling is the last part of the search; what follows
  it, and what is done where nothing was found, finds the deck shuffled.

  @arkham-lcg/search @arkham-lcg/then
  Scenario: What comes then comes once it is shuffled
    Given Miguel de la Cruz is at the Study
    And the Study has 1 clue
    And Miguel de la Cruz has Stalk Prey in hand
    And Miguel de la Cruz has 1 resource
    And the encounter deck holds Ancient Evils, Swarm of Rats
    And the deck of Miguel de la Cruz holds Guts (0)
    When Miguel de la Cruz plays Stalk Prey
    Then in order:
      | Miguel de la Cruz draws the encounter card Swarm of Rats |
      | the encounter deck is shuffled                           |
      | Miguel de la Cruz draws Guts                             |
      | Miguel de la Cruz discovers 1 clue at Study              |

  @arkham-lcg/search
  Scenario: Who finds no enemy draws from a shuffled deck
    Given Roland Banks is at the Study
    And Roland Banks has On the Hunt (0) in hand
    And Roland Banks has 1 resource
    And the current agenda is What's Going On?!
    And the chaos bag holds 0
    And the encounter deck holds Ancient Evils, Crypt Chill, Rotting Remains (01163)
    When the mythos phase begins
    And Roland Banks plays On the Hunt (0)
    Then it is asked whether this has happened: Roland Banks draws the encounter card Ancient Evils
    And the chance that Roland Banks draws the encounter card Ancient Evils is 1/3
