Feature: Actions that are taken, spent and lost
  Source: Rules Reference v2.5, Action and its subheadings; FAQ v2.5, 1.10, 2.19 and the questions on
  Ursula Downs, on bold action types, and on Beguile.

  @arkham-lcg/action
  Scenario: What qualifies for an additional action uses that one first
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Knife
    When Daisy Walker begins her turn
    And Daisy Walker uses Old Book of Lore
    Then Old Book of Lore is exhausted
    And Daisy Walker has 3 actions

  @arkham-lcg/qa/ursula-downs-attacks-of-opportunity @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @arkham-lcg/attack-of-opportunity
  Scenario: An action that a reaction lets one take is gained, spent, and provokes
    Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And Hallway has 1 clue
    And the chaos bag holds 0
    And Swarm of Rats is engaged with Ursula Downs
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    Then in order:
      | Ursula Downs spends 1 action |
      | Swarm of Rats attacks Ursula Downs |
      | Ursula Downs moves to Hallway |
      | Ursula Downs takes the investigate action |
      | Ursula Downs spends 1 action |
      | Swarm of Rats attacks Ursula Downs |
      | Ursula Downs tests intellect (1) |
      | Ursula Downs discovers 1 clue at Hallway |
    And Ursula Downs has 2 actions
    And Ursula Downs has 2 damage

  @arkham-lcg/qa/action-designator-one-action @arkham-lcg/activate-action @arkham-lcg/costs
  Scenario: Whoever pays the cost of a fight ability has paid for the fight as well
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses .45 Automatic
    Then exactly in order:
      | Roland Banks spends 1 action |
      | 1 ammo is spent from .45 Automatic |
      | Roland Banks tests combat (2) |
      | step st-1 |
      | step st-2 |
      | step st-3 |
      | Roland Banks reveals 0 |
      | step st-4 |
      | step st-5 |
      | step st-6 |
      | Roland Banks succeeds by 3 |
      | step st-7 |
      | .45 Automatic deals 2 damage to Ghoul Minion |
      | 2 damage is placed on Ghoul Minion |
      | Ghoul Minion is defeated |
      | Ghoul Minion is discarded |
      | step st-8 |
      | the test ends |
    And Roland Banks has 2 actions

  @arkham-lcg/attack-of-opportunity @arkham-lcg/activate-action
  Scenario: A fight ability provokes nobody, not even the enemies that it is not aimed at
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic
    And Ghoul Minion is engaged with Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses .45 Automatic on Ghoul Minion
    Then Roland Banks has 0 damage
    And Roland Banks has 2 actions

  @arkham-lcg/qa/backstab-attacks-of-opportunity @arkham-lcg/attack-of-opportunity @arkham-lcg/play-action
  Scenario: Nor does an event with a fight designator
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Backstab on Ghoul Minion
    Then Agnes Baker has 0 damage
    And Agnes Baker has 2 actions
    And Ghoul Minion is in the discard pile

  @arkham-lcg/qa/enemies-exhaust-other-attacks @arkham-lcg/attack-of-opportunity
  Scenario: An attack of opportunity exhausts nobody
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    Then Roland Banks has 1 damage
    And Swarm of Rats is ready

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: An action that an ability lets one perform is neither gained nor spent
    # The ability itself is paid for by her additional action, which is for parleys alone.
    Given Alessandra Zorzi is at the Study
    And Study has 2 clues
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds 0
    When Alessandra Zorzi plays Beguile on Ghoul Minion
    And Alessandra Zorzi uses Beguile
    And Alessandra Zorzi chooses option 2
    Then exactly in order:
      | Alessandra Zorzi initiates playing Beguile     |
      | Alessandra Zorzi spends 2 resources            |
      | Alessandra Zorzi plays Beguile                 |
      | Beguile is attached to Ghoul Minion            |
      | Beguile enters play                            |
      | Alessandra Zorzi spends 1 action               |
      | Alessandra Zorzi tests intellect (2)           |
      | step st-1                                      |
      | step st-2                                      |
      | step st-3                                      |
      | Alessandra Zorzi reveals 0                     |
      | step st-4                                      |
      | step st-5                                      |
      | step st-6                                      |
      | Alessandra Zorzi succeeds by 2                 |
      | step st-7                                      |
      | Alessandra Zorzi discovers 1 clue at Study     |
      | step st-8                                      |
      | the test ends                                  |
    And Alessandra Zorzi has 3 actions

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action @arkham-lcg/activate-action
  Scenario: Out of turn, too, it may be an action ability
    Given Ursula Downs and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Hallway has 1 clue
    And Ursula Downs controls Duke
    And Agnes Baker has Shortcut in hand
    And the chaos bag holds +1
    When Agnes Baker begins a turn
    And Agnes Baker plays Shortcut on Ursula Downs
    And Ursula Downs uses Ursula Downs
    And Ursula Downs uses ability 2 of Duke
    And Ursula Downs declines the effect of Duke
    Then Ursula Downs has 1 clue
    And Duke is exhausted
    And Ursula Downs has 3 actions

  @arkham-lcg/activate-action
  Scenario: Where no effect lets him an investigator takes no action on the turn of another
    Given Ursula Downs and Agnes Baker are at the Study
    And Ursula Downs controls Duke
    When Agnes Baker begins a turn
    And Ursula Downs uses ability 2 of Duke
    Then it is refused under arkham-lcg/steps/2.2.1
