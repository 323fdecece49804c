Feature: Text boxes treated as blank
  Source: Rules Reference v2.5, Blank and You/Your; Grimoire, Vuoto.

  @arkham-lcg/you-your @arkham-lcg/blank
  Scenario: Whoever is at the detective's location has no text, whoever's weakness it is
    Given Roland Banks and Agnes Baker are at the Study
    And Stubborn Detective is engaged with Roland Banks
    And Young Deep One is engaged with Roland Banks
    When Agnes Baker engages Young Deep One
    Then Agnes Baker has 1 horror
    And Agnes Baker may not use Agnes Baker
    And nobody has a choice

  @arkham-lcg/you-your @arkham-lcg/blank
  Scenario: Who is elsewhere has his text, and an enemy that engages him means him
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Stubborn Detective is engaged with Roland Banks
    And Young Deep One is exhausted at the Hallway
    When Agnes Baker engages Young Deep One
    Then Agnes Baker may use Agnes Baker
    And the choice is Agnes Baker's

  @arkham-lcg/blank
  Scenario: The text is back as soon as the detective is gone
    Given Roland Banks and Agnes Baker are at the Study
    And Stubborn Detective is engaged with Agnes Baker with 1 damage
    And Young Deep One is engaged with Roland Banks
    And Agnes Baker controls Beat Cop
    When Agnes Baker uses Beat Cop on Stubborn Detective
    And Agnes Baker engages Young Deep One
    Then Agnes Baker may use Agnes Baker

  @arkham-lcg/blank @arkham-lcg/aloof @arkham-lcg/lasting-effects
  Scenario: Keywords go with the text, and what they had kept off happens at once
    Given Roland Banks is at the Study
    And Roland Banks has Mind Wipe in hand
    And Roland Banks has 1 resource
    And Whippoorwill is at the Study
    When the investigation phase begins
    And Roland Banks plays Mind Wipe on Whippoorwill
    Then Whippoorwill is engaged with Roland Banks

  @arkham-lcg/blank @arkham-lcg/ability/constant-abilities @arkham-lcg/lasting-effects
  Scenario: A blank enemy weakens nobody, and does so again in the next phase
    Given Roland Banks is at the Study
    And Roland Banks has Mind Wipe in hand
    And Roland Banks has 1 resource
    And Whippoorwill is at the Study
    And the encounter deck holds Rotting Remains
    And the chaos bag holds 0
    When the investigation phase begins
    And Roland Banks plays Mind Wipe on Whippoorwill
    And Roland Banks investigates
    And Roland Banks ends his turn
    And Roland Banks draws Rotting Remains from the encounter deck
    Then in order:
      | Roland Banks tests intellect (2) |
      | Roland Banks succeeds by 1       |
      | the investigation phase ends     |
      | Roland Banks tests willpower (3) |
      | Roland Banks fails by 1          |

  @arkham-lcg/blank @arkham-lcg/traits
  Scenario: What the card says cannot be chosen is not
    Given Roland Banks is at the Study
    And Roland Banks has Mind Wipe in hand
    And Roland Banks has 1 resource
    And Ghoul Priest is exhausted at the Study
    When the investigation phase begins
    Then Roland Banks may not play Mind Wipe

  @arkham-lcg/blank @arkham-lcg/the-letter-x
  Scenario: Without the text that defines it X is zero
    Given Roland Banks is at the Study
    And Roland Banks has Mind Wipe in hand
    And Roland Banks has 1 resource
    And Roach Swarm is engaged with Roland Banks
    And the chaos bag holds 0
    When the investigation phase begins
    And Roland Banks plays Mind Wipe on Roach Swarm
    And Roland Banks fights Roach Swarm
    Then in order:
      | Roland Banks tests combat (0) |

  @arkham-lcg/the-letter-x
  Scenario: With its text it is the shroud of the location
    Given Roland Banks is at the Study
    And Roach Swarm is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Roach Swarm
    Then in order:
      | Roland Banks tests combat (2) |

  @arkham-lcg/blank @arkham-lcg/modifiers
  Scenario: The upgraded Mind Wipe takes a point of damage and of horror off the enemy
    Given Agnes Baker is at the Study
    And Agnes Baker has Mind Wipe (3) in hand
    And Ghoul Minion is engaged with Agnes Baker
    And it is the mythos phase
    When the enemy phase begins
    And Agnes Baker plays Mind Wipe on Ghoul Minion
    Then Agnes Baker has 0 damage and 0 horror
