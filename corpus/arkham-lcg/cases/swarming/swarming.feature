Feature: Swarming enemies
  Source: Rules Reference v2.5, Swarming X, Alert; FAQ v2.5, question on Zoey Samaras.

  @arkham-lcg/swarming-x
  Scenario: Each swarm card attacks by itself; all exhaust together after the last attack
    Given Roland Banks is at the Study
    And Stealthy Zoog is engaged with Roland Banks
    And Stealthy Zoog has 2 swarm cards
    When the enemy phase begins
    And Stealthy Zoog #2 attacks first
    And Stealthy Zoog #1 attacks first
    Then in order:
      | Stealthy Zoog #2 attacks Roland Banks |
      | Stealthy Zoog attacks Roland Banks    |
      | Stealthy Zoog #3 attacks Roland Banks |
      | Stealthy Zoog exhausts                |
    And Roland Banks has 3 horror
    And Stealthy Zoog #2 is exhausted
    And Stealthy Zoog #3 is exhausted

  @arkham-lcg/swarming-x
  Scenario: Excess damage may go on to another card of the pack
    Given Roland Banks is at the Study
    And Stealthy Zoog is engaged with Roland Banks
    And Stealthy Zoog has 2 swarm cards
    And Roland Banks controls .45 Automatic
    And the chaos bag holds 0
    When Roland Banks uses .45 Automatic on Stealthy Zoog #2
    And Roland Banks deals the excess to Stealthy Zoog #3
    Then in order:
      | .45 Automatic deals 2 damage to Stealthy Zoog #2            |
      | Stealthy Zoog #2 is defeated                                |
      | Stealthy Zoog #2 goes to the bottom of its owner's deck     |
      | Stealthy Zoog #3 is defeated                                |
    And Stealthy Zoog #1 is ready

  @arkham-lcg/swarming-x
  Scenario: The host cannot be defeated while it has swarm cards, and is as soon as it has none
    Given Roland Banks is at the Study
    And Stealthy Zoog is engaged with Roland Banks
    And Stealthy Zoog has 1 swarm card
    And the chaos bag holds 0
    When Roland Banks fights Stealthy Zoog #1
    And Roland Banks fights Stealthy Zoog #2
    Then in order:
      | Roland Banks deals 1 damage to Stealthy Zoog    |
      | Roland Banks deals 1 damage to Stealthy Zoog #2 |
      | Stealthy Zoog #2 is defeated                    |
      | Stealthy Zoog is defeated                       |

  @arkham-lcg/swarming-x @arkham-lcg/evade-evade-action
  Scenario: Evading one card of the pack exhausts and disengages them all
    Given Agnes Baker is at the Study
    And Stealthy Zoog is engaged with Agnes Baker
    And Stealthy Zoog has 1 swarm card
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Stealthy Zoog #2
    Then Stealthy Zoog #1 is exhausted
    And Stealthy Zoog #2 is exhausted
    And Stealthy Zoog #1 is engaged with nobody
    And Stealthy Zoog #2 is engaged with nobody

  @arkham-lcg/alert @arkham-lcg/swarming-x
  Scenario: The one whose evasion failed strikes after the results
    Given Agnes Baker is at the Study
    And Stealthy Zoog is engaged with Agnes Baker
    And Stealthy Zoog has 1 swarm card
    And the chaos bag holds auto-fail
    When Agnes Baker attempts to evade Stealthy Zoog #2
    And nobody reacts
    Then in order:
      | Agnes Baker fails by 3               |
      | step st-7                            |
      | Stealthy Zoog #2 attacks Agnes Baker |
      | step st-8                            |

  @arkham-lcg/swarming-x
  Scenario: The pack is laid under it from the top of the deck of whoever draws it
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Guts and Dodge
    When Roland Banks draws Stealthy Zoog from the encounter deck
    And nobody reacts to anything else
    Then the deck of Roland Banks has 2 cards
