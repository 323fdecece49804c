Feature: Player windows and phases
  Source: Rules Reference v2.5, Appendix II, phase sequence and ST.1 to ST.8.

  @arkham-lcg/steps/st-1-window @arkham-lcg/lasting-effects @arkham-lcg/difficulty-skill-tests
  Scenario: Strength bought before committing helps in this test and not in the next
    Given Agnes Baker is at the Study
    And Agnes Baker controls Physical Training
    And Agnes Baker has 2 resources
    And Goat Spawn is engaged with Agnes Baker with 1 damage
    And the chaos bag holds 0
    When Agnes Baker begins a turn
    And Agnes Baker fights Goat Spawn
    And Agnes Baker uses ability 2 of Physical Training
    And everybody passes
    And everybody passes
    Then in order:
      | step st-1                     |
      | Agnes Baker spends 1 resource |
      | step st-2                     |
      | Agnes Baker succeeds          |
    And Goat Spawn has 2 damage
    When Agnes Baker fights Goat Spawn
    And everybody passes
    And everybody passes
    Then in order:
      | Agnes Baker fails |
    And Goat Spawn has 2 damage
    And Agnes Baker has 1 resource

  @arkham-lcg/steps/st-2-window
  Scenario: The window after committing is the last one of a test
    Given Agnes Baker is at the Study
    And Agnes Baker controls Physical Training
    And Agnes Baker has 1 resource
    And Goat Spawn is engaged with Agnes Baker
    And the chaos bag holds 0, -1
    When Agnes Baker fights Goat Spawn
    And everybody passes
    Then Agnes Baker may use Physical Training
    When Agnes Baker uses ability 2 of Physical Training
    And Agnes Baker reveals 0
    Then in order:
      | step st-2                     |
      | Agnes Baker spends 1 resource |
      | step st-3                     |
      | Agnes Baker succeeds          |

  @arkham-lcg/steps/st-2-window
  Scenario: Once the token is revealed it is too late for a free ability
    Given Agnes Baker is at the Study
    And Agnes Baker controls Physical Training
    And Agnes Baker has 1 resource
    And Goat Spawn is engaged with Agnes Baker
    And the chaos bag holds 0, -1
    When Agnes Baker fights Goat Spawn
    And everybody passes
    And everybody passes
    And Agnes Baker reveals 0
    Then nobody has a choice
    When Agnes Baker uses Physical Training
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions
    And Agnes Baker has 1 resource
    And Goat Spawn has 0 damage

  @arkham-lcg/steps/1.4-window @arkham-lcg/steps/i-mythos-phase
  Scenario: The one window of the mythos phase comes after the last draw
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Beat Cop
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats and Goat Spawn
    When the mythos phase begins
    And Roland Banks uses Beat Cop on Swarm of Rats
    Then in order:
      | the mythos phase begins                |
      | step 1.2                               |
      | step 1.3                               |
      | Swarm of Rats spawns engaged with Roland Banks |
      | Goat Spawn spawns engaged with Agnes Baker |
      | Beat Cop is discarded                  |
      | Swarm of Rats is defeated              |
      | the mythos phase ends                  |

  @arkham-lcg/steps/2.1-window @arkham-lcg/timing-and-gameplay @arkham-lcg/investigation-phase
  Scenario: Before anybody's turn there is a window
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Swarm of Rats is engaged with Roland Banks
    When the investigation phase begins
    And Roland Banks uses Beat Cop
    And Roland Banks begins his turn
    And Roland Banks ends his turn
    Then in order:
      | the investigation phase begins   |
      | Swarm of Rats is defeated        |
      | the turn of Roland Banks begins  |
      | the turn of Roland Banks ends    |
      | the investigation phase ends     |

  @arkham-lcg/steps/2.2-window @arkham-lcg/steps/ii-investigation-phase
  Scenario: After each action of a turn there is a window again
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks begins a turn
    And everybody passes
    And Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Roland Banks
    And Roland Banks uses Beat Cop
    And Roland Banks takes a resource
    Then in order:
      | Swarm of Rats attacks Roland Banks |
      | Roland Banks gains 1 resource      |
      | Swarm of Rats is defeated          |
      | Roland Banks gains 1 resource      |
    And Roland Banks has 1 action
    And Roland Banks has 1 damage

  @arkham-lcg/steps/3.2-window @arkham-lcg/steps/iii-enemy-phase
  Scenario: A hunter that has arrived may be dealt with before it attacks
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Roland Banks controls Beat Cop
    And Swarm of Rats is at Hallway
    When the enemy phase begins
    And Roland Banks uses Beat Cop
    Then in order:
      | step 3.2                           |
      | Swarm of Rats engages Roland Banks |
      | Swarm of Rats is defeated          |
      | the enemy phase ends               |
    And Roland Banks has 0 damage
    And Beat Cop is in the discard pile

  @arkham-lcg/steps/3.2-window
  Scenario: The window comes back between the attacks on one investigator and on the next
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Beat Cop
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    And everybody passes
    And Roland Banks assigns 1 damage to Roland Banks
    And Agnes Baker uses Beat Cop on Swarm of Rats
    Then in order:
      | Ghoul Minion attacks Roland Banks |
      | Swarm of Rats is defeated         |
      | the enemy phase ends              |
    And Agnes Baker has 0 damage

  @arkham-lcg/steps/3.3-window
  Scenario: After the last attack there is a window before the phase ends
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And everybody passes
    And Roland Banks assigns 1 damage to Roland Banks
    And Roland Banks uses Beat Cop
    Then in order:
      | Swarm of Rats attacks Roland Banks |
      | Swarm of Rats exhausts             |
      | Swarm of Rats is defeated          |
      | the enemy phase ends               |

  @arkham-lcg/steps/4.1-window @arkham-lcg/steps/iv-upkeep-phase
  Scenario: The last window of a round comes before anything readies
    Given Roland Banks is at the Study
    And Roland Banks controls Smoking Pipe
    And Roland Banks has 1 horror
    And the deck of Roland Banks holds Knife and Guard Dog
    When the upkeep phase begins
    And Roland Banks uses Smoking Pipe
    Then in order:
      | the upkeep phase begins               |
      | 1 horror is healed from Roland Banks  |
      | step 4.2                              |
      | Smoking Pipe readies                  |
      | step 4.4                              |
      | step 4.5                              |
      | the upkeep phase ends                 |
    And Roland Banks has 1 damage
    And Smoking Pipe is ready
    And Roland Banks has 1 resource
