Feature: Actions, and what things cost
  Source: Rules Reference v2.5, Action, Costs, Limits and Maximums, Fast, Ability; Appendix I; FAQ v2.5, 1.10 and 1.31;
  Grimoire, Azione, Costo, Limite e Massimo.

  @arkham-lcg/action @arkham-lcg/parley @arkham-lcg/resign
  Scenario: Without any card nobody parleys, resigns or activates anything
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks begins a turn
    Then Roland Banks must choose between:
      | Roland Banks investigates                   |
      | Roland Banks moves to Hallway               |
      | Roland Banks fights Ghoul Minion            |
      | Roland Banks attempts to evade Ghoul Minion |
      | Roland Banks takes a resource               |
      | Roland Banks takes the draw action          |
      | Roland Banks ends the turn                  |

  @arkham-lcg/engage-action @arkham-lcg/action
  Scenario: An enemy engaged with somebody else can be engaged, attacked, and not evaded
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks begins a turn
    Then Roland Banks must choose between:
      | Roland Banks investigates          |
      | Roland Banks fights Ghoul Minion   |
      | Roland Banks engages Ghoul Minion  |
      | Roland Banks takes a resource      |
      | Roland Banks takes the draw action |
      | Roland Banks ends the turn         |

  @arkham-lcg/attack-of-opportunity @arkham-lcg/resource-action
  Scenario: To take a resource provokes as well
    Given Roland Banks is at the Study
    And Roland Banks has 0 resources
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    Then in order:
      | Roland Banks spends 1 action       |
      | Swarm of Rats attacks Roland Banks |
      | Roland Banks gains 1 resource      |

  @arkham-lcg/action
  Scenario: What is lost after the turn is missing in the next one by the Grimoire, and by the FAQ it is not
    Given Daisy Walker is at the Study
    And it is the enemy phase
    And Daisy Walker has 0 actions
    And the deck of Daisy Walker holds Knife, Guts
    When Daisy Walker loses 2 actions
    And the upkeep phase is resolved
    And Daisy Walker begins a turn
    Then it is asked whether Daisy Walker has 3 actions
    And in the edition of 2016 the answer is yes
    And in the edition of 2026 the answer is no

  @arkham-lcg/action @edition-2026
  Scenario: Two of the next three are gone
    Given Daisy Walker is at the Study
    And it is the enemy phase
    And Daisy Walker has 0 actions
    And the deck of Daisy Walker holds Knife, Guts
    When Daisy Walker draws Nightmarish Vapors from the encounter deck
    And Daisy Walker chooses option 1
    And the upkeep phase is resolved
    And Daisy Walker begins a turn
    Then Daisy Walker has 1 action

  @arkham-lcg/costs
  Scenario: Nobody pays with what somebody else has
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 0 resources
    And Agnes Baker has 9 resources
    And Roland Banks has Knife in hand
    Then Roland Banks may not play Knife

  @arkham-lcg/costs @arkham-lcg/additional-costs
  Scenario: Damage that is a cost may go to an asset, and the cost is paid
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Roland Banks has Knife in hand
    And the encounter deck holds Desiccation
    When Roland Banks draws Desiccation from the encounter deck
    And Roland Banks plays Knife
    And Roland Banks assigns 1 damage to Beat Cop
    Then Beat Cop has 1 damage
    And Roland Banks has 0 damage
    And Knife is in play

  @arkham-lcg/limits-and-maximums
  Scenario: A maximum of an ability counts all copies of the card together
    Given Roland Banks is at the Study
    And the encounter deck holds Desiccation, Desiccation
    And the deck of Roland Banks holds Knife, Guts
    When Roland Banks draws Desiccation from the encounter deck
    And Roland Banks draws Desiccation #2 from the encounter deck
    And the upkeep phase is resolved
    And Roland Banks uses Desiccation
    Then Desiccation #1 is in the discard pile
    And Desiccation #2 is in play

  @arkham-lcg/fast @arkham-lcg/attack-of-opportunity
  Scenario: A fast asset costs no action and provokes nobody
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Roland Banks controls Augur
    When Roland Banks plays Hope
    Then Roland Banks has 3 actions
    And Roland Banks has 0 damage

  @arkham-lcg/ability
  Scenario: An ability goes on though its own card was discarded to pay for it
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    Then in order:
      | Beat Cop is discarded     |
      | Swarm of Rats is defeated |

  @arkham-lcg/ability
  Scenario: Where it could change nothing it is not begun, and nothing is paid
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    Then Roland Banks may not use Beat Cop

  @arkham-lcg/move
  Scenario: An enemy that moves to an unrevealed location reveals nothing
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And the Hallway is unrevealed
    And Swarm of Rats is at the Attic
    When the enemy phase begins
    Then Swarm of Rats is at the Hallway
    And it is asked whether Roland Banks reveals the location Hallway
    And the answer is no
