Feature: Engagement
  Source: Rules Reference v2.5, Enemy Engagement, Prey, Aloof, Engage Action; FAQ v2.5, 2.4.

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: A ready enemy engages whoever walks in; an exhausted one does not
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is at the Hallway
    And Ghoul Minion is exhausted at the Hallway
    When Roland Banks moves to the Hallway
    Then in order:
      | Roland Banks moves to Hallway        |
      | Swarm of Rats engages Roland Banks   |
    And Ghoul Minion is engaged with nobody
    And Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/enemy-engagement
  Scenario: An engaged enemy moves together with its investigator
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    When Roland Banks moves to the Hallway
    Then Ghoul Minion is at the Hallway
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/prey
  Scenario: Prey decides between two investigators
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Ghoul Priest is at the Hallway
    When the enemy phase begins
    Then in order:
      | Ghoul Priest moves to Study         |
      | Ghoul Priest engages Roland Banks   |
      | Ghoul Priest attacks Roland Banks   |
      | Ghoul Priest exhausts               |
    And Agnes Baker has 0 damage

  @arkham-lcg/prey @arkham-lcg/enemy-engagement
  Scenario: Without prey the lead investigator decides whom an enemy engages
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is at the Hallway
    When the enemy phase begins
    Then Roland Banks must choose between:
      | Swarm of Rats engages Roland Banks |
      | Swarm of Rats engages Agnes Baker  |

  @arkham-lcg/aloof
  Scenario: An aloof enemy engages nobody by itself
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Whippoorwill is at the Hallway
    When Roland Banks moves to the Hallway
    Then Whippoorwill is engaged with nobody

  @arkham-lcg/aloof @arkham-lcg/fight-action
  Scenario: An aloof enemy that is engaged with nobody cannot be attacked
    Given Roland Banks is at the Hallway
    And Whippoorwill is at the Hallway
    When Roland Banks fights Whippoorwill
    Then it is refused under arkham-lcg/aloof

  @arkham-lcg/engage-action
  Scenario: An enemy is taken over from another investigator in one event
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks engages Ghoul Minion
    Then exactly in order:
      | Roland Banks takes the engage action |
      | Roland Banks spends 1 action         |
      | Ghoul Minion engages Roland Banks    |
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/engage-action
  Scenario: Nobody engages an enemy that he is engaged with
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks engages Ghoul Minion
    Then it is refused under arkham-lcg/engage-action

  @arkham-lcg/enemy-engagement
  Scenario: What follows "after it engages you" happens once, to that investigator
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Young Deep One is at the Hallway
    When the enemy phase begins
    And nobody reacts
    And nobody reacts
    Then in order:
      | Young Deep One engages Agnes Baker |
      | Agnes Baker takes 1 horror         |
      | Young Deep One attacks Agnes Baker |
    And Roland Banks has 0 horror

  @arkham-lcg/enemy-engagement @arkham-lcg/lasting-effects
  Scenario: An enemy that readied beside somebody who could not be engaged engages as the round ends
    Given Agnes Baker is at the Study
    And Agnes Baker has Ethereal Form in hand
    And the deck of Agnes Baker holds Knife
    And Agnes Baker has 2 resources
    And Ghoul Minion is engaged with Agnes Baker
    And it is the turn of Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Ethereal Form
    And the result of the test itself is applied first
    And the enemy phase begins
    And the upkeep phase begins
    Then in order:
      | Ghoul Minion readies             |
      | round 1 ends                     |
      | Ghoul Minion engages Agnes Baker |

  @arkham-lcg/threat-area @arkham-lcg/enemy-engagement
  Scenario: Who is engaged with whom is told with where they are
    Given Ghoul Minion and Swarm of Rats are engaged with Roland Banks at the Study
    And Agnes Baker is engaged with Acolyte at the Study
    Then Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Acolyte is engaged with Agnes Baker
