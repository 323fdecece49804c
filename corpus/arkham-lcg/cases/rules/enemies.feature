Feature: Enemies, rule by rule
  Source: Rules Reference v2.5, Attack of Opportunity, Enemy Engagement, Massive, Aloof, Hunter,
  Elusive, Attacker; Appendix II, 3.3; FAQ v2.5, 1.1; Grimoire, Sfuggente.

  @arkham-lcg/attack-of-opportunity @arkham-lcg/fast
  Scenario: A free ability provokes nobody
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Beat Cop on Ghoul Minion
    Then Roland Banks has 0 damage
    And Ghoul Minion has 1 damage

  @arkham-lcg/attack-of-opportunity
  Scenario: An ability that costs three actions provokes one attack of each enemy
    Given Roland Banks is at The Enchanted Path
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks uses The Enchanted Path
    And Ghoul Minion attacks first
    Then in order:
      | Ghoul Minion attacks Roland Banks  |
      | Swarm of Rats attacks Roland Banks |
      | 1 clue is placed at The Enchanted Path |
    And Roland Banks has 2 damage

  @arkham-lcg/massive @arkham-lcg/attack-of-opportunity
  Scenario: A massive enemy makes its attack of opportunity on the provoker alone
    Given Roland Banks and Agnes Baker are at the Study
    And an unnamed effect gives each Ghoul Minion the keyword massive
    And Ghoul Minion is at the Study
    When Roland Banks takes a resource
    Then Roland Banks has 1 damage
    And Agnes Baker has 0 damage
    And Ghoul Minion is ready

  @arkham-lcg/massive
  Scenario: While ready it is engaged with everybody there
    Given Roland Banks and Agnes Baker are at the Study
    And Silas Bishop is at the Study
    Then Silas Bishop is engaged with Roland Banks and Agnes Baker

  @arkham-lcg/massive
  Scenario: While exhausted it is engaged with nobody
    Given Roland Banks and Agnes Baker are at the Study
    And Silas Bishop is exhausted at the Study
    Then Silas Bishop is engaged with nobody

  @arkham-lcg/massive @arkham-lcg/engage-action
  Scenario: No threat area takes it
    Given Roland Banks is at the Study
    And Silas Bishop is exhausted at the Study
    When Roland Banks engages Silas Bishop
    Then it is refused under arkham-lcg/massive

  @arkham-lcg/massive @arkham-lcg/fight-action
  Scenario: An attack on it that fails hurts none of those engaged with it
    Given Roland Banks and Agnes Baker are at the Study
    And Silas Bishop is at the Study
    And the chaos bag holds auto-fail
    When Roland Banks fights Silas Bishop
    Then Agnes Baker has 0 damage
    And Roland Banks has 0 damage

  @arkham-lcg/enemy-engagement @arkham-lcg/prey
  Scenario: An enemy that readies engages who is there, by its prey
    Given Roland Banks and Agnes Baker are at the Study
    And Swarm of Rats is exhausted at the Study
    And the deck of Roland Banks holds Knife
    And the deck of Agnes Baker holds Knife
    When the upkeep phase begins
    Then Roland Banks must choose between:
      | Swarm of Rats engages Roland Banks |
      | Swarm of Rats engages Agnes Baker  |

  @arkham-lcg/aloof @edition-2016
  Scenario: In 2016 a card may evade an aloof enemy that nobody engages
    Given Wendy Adams is at the Study
    And Whippoorwill is at the Study
    When Wendy Adams plays Cunning Distraction
    Then Whippoorwill is exhausted

  @arkham-lcg/aloof @edition-2026
  Scenario: In 2026 nobody evades it
    Given Wendy Adams is at the Study
    And Whippoorwill is at the Study
    When Wendy Adams plays Cunning Distraction
    Then it is refused under arkham-lcg/target

  @arkham-lcg/hunter @arkham-lcg/nearest
  Scenario: Without any way to anybody a hunter stays
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Attic is connected to the Cellar
    And Swarm of Rats is at the Attic
    When the enemy phase begins
    Then Swarm of Rats is at the Attic

  @arkham-lcg/hunter @arkham-lcg/lead-investigator
  Scenario: The lead investigator says which of two hunters goes first
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Swarm of Rats is at the Attic
    And Bat Horror is at the Attic
    When the enemy phase begins
    Then Roland Banks must choose between:
      | Swarm of Rats moves first |
      | Bat Horror moves first    |

  @arkham-lcg/elusive
  Scenario: After an attack of its own it slips away to where nobody is
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway and the Cellar
    And Bat Horror is engaged with Roland Banks
    When the enemy phase begins
    Then in order:
      | Bat Horror attacks Roland Banks         |
      | Bat Horror disengages from Roland Banks |
      | Bat Horror moves to Cellar              |
      | Bat Horror exhausts                     |
    And Bat Horror is engaged with nobody

  @arkham-lcg/elusive
  Scenario: Where everywhere is somebody it goes there all the same, exhausted
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Bat Horror is engaged with Roland Banks
    When the enemy phase begins
    Then Bat Horror is at the Hallway
    And Bat Horror is exhausted
    And Bat Horror is engaged with nobody

  @arkham-lcg/elusive
  Scenario: An exhausted one stays
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Bat Horror is exhausted at the Study
    And the chaos bag holds 0
    When Roland Banks fights Bat Horror
    Then Bat Horror is at the Study
    And Bat Horror has 1 damage

  @arkham-lcg/steps/3.3 @arkham-lcg/attacker-attacked
  Scenario: An enemy exhausts once all that its attack set off is over
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Ghoul Minion is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Guard Dog
    Then in order:
      | Ghoul Minion attacks Roland Banks        |
      | Guard Dog deals 1 damage to Ghoul Minion |
      | Ghoul Minion exhausts                    |

  @arkham-lcg/massive @arkham-lcg/cannot
  Scenario: Whom no enemy can engage counts as engaged with a massive one, which strikes
    Given Agnes Baker is at the Study
    And Umôrdhoth is at the Study
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Ethereal Form on Icy Ghoul
    And Ethereal Form is applied first
    Then Icy Ghoul is engaged with nobody
    When Agnes Baker takes a resource
    Then it is asked whether Umôrdhoth attacks Agnes Baker
    And the answer is yes
