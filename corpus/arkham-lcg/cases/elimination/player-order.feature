Feature: Player order once the lead investigator is gone
  Source: Rules Reference v2.5, In Player Order; Elimination; Appendix II, 1.4 and 3.3.

  @arkham-lcg/in-player-order @arkham-lcg/elimination
  Scenario: The new lead investigator comes first, then the others clockwise
    Given Roland Banks, Agnes Baker and Wendy Adams are at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And Goat Spawn is engaged with Wendy Adams
    When Roland Banks resigns
    And Wendy Adams becomes the lead investigator
    And the enemy phase begins
    Then in order:
      | Goat Spawn attacks Wendy Adams    |
      | Swarm of Rats attacks Agnes Baker |

  @arkham-lcg/in-player-order
  Scenario: Where the next one leads the order stays
    Given Roland Banks, Agnes Baker and Wendy Adams are at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And Goat Spawn is engaged with Wendy Adams
    When Roland Banks resigns
    And Agnes Baker becomes the lead investigator
    And the enemy phase begins
    Then in order:
      | Swarm of Rats attacks Agnes Baker |
      | Goat Spawn attacks Wendy Adams    |

  @arkham-lcg/in-player-order
  Scenario: A sequence that has begun goes on clockwise
    Given Roland Banks, Agnes Baker and Wendy Adams are at the Study
    And Roland Banks has 8 damage
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Grasping Hands, Swarm of Rats, Goat Spawn
    And the chaos bag holds -2
    When the mythos phase begins
    And Wendy Adams becomes the lead investigator
    Then in order:
      | Agnes Baker draws the encounter card Swarm of Rats |
      | Wendy Adams draws the encounter card Goat Spawn    |

  @arkham-lcg/in-player-order @arkham-lcg/lead-investigator @edition-2016
  Scenario: Whoever leads from the beginning comes first, wherever they sit (2016)
    Given Roland Banks, Agnes Baker and Wendy Adams are at the Study
    And Agnes Baker is the lead investigator
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Agnes Baker
    And Goat Spawn is engaged with Wendy Adams
    When the enemy phase begins
    Then in order:
      | Swarm of Rats attacks Agnes Baker |
      | Goat Spawn attacks Wendy Adams    |
      | Ghoul Minion attacks Roland Banks |

  @arkham-lcg/in-player-order @arkham-lcg/lead-investigator @edition-2026
  Scenario: Whoever leads from the beginning comes first, wherever they sit (2026)
    Given Roland Banks, Agnes Baker and Wendy Adams are at the Study
    And Agnes Baker is the lead investigator
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Agnes Baker
    And Goat Spawn is engaged with Wendy Adams
    When the enemy phase begins
    Then in order:
      | Swarm of Rats attacks Agnes Baker |
      | Goat Spawn attacks Wendy Adams    |
      | Ghoul Minion attacks Roland Banks |
