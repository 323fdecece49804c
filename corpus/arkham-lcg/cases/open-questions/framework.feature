Feature: What the rules leave open in the framework
  Source: Rules Reference v2.5, Drawing Cards, Move, Enemy Engagement, Surge; FAQ v2.5, 2.29; Grimoire, Pescare Carte.

  @arkham-lcg/drawing-cards
  Scenario: Neither a deck nor a discard pile is left to draw from
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks is empty
    When Roland Banks draws 1 card
    Then it is asked whether Roland Banks takes 1 horror
    And in the edition of 2016 the answer is open
    And in the edition of 2026 the answer is no

  @arkham-lcg/enemy-engagement @arkham-lcg/move
  Scenario: Is an unrevealed location revealed before its enemy engages?
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is unrevealed
    And Swarm of Rats is at the Hallway
    When Roland Banks moves to the Hallway
    Then it is asked whether Roland Banks reveals the location Hallway before Swarm of Rats engages Roland Banks
    And the answer is open

  @arkham-lcg/alert
  Scenario: Does an exhausted enemy with alert strike?
    Given Agnes Baker is at the Study
    And Stealthy Zoog is engaged with Agnes Baker
    And Stealthy Zoog is exhausted
    And the chaos bag holds auto-fail
    When Agnes Baker attempts to evade Stealthy Zoog
    Then it is asked whether Stealthy Zoog attacks Agnes Baker
    And in the edition of 2016 the answer is open
    And in the edition of 2026 the answer is no

  @arkham-lcg/massive-enemy-attacks @arkham-lcg/steps/3.3
  Scenario: When a massive enemy strikes among the other attacks is for the lead to say
    Given Roland Banks and Agnes Baker are at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And Silas Bishop is at the Study
    When the enemy phase begins
    Then Roland Banks must choose between:
      | Silas Bishop attacks first            |
      | no massive enemy attacks yet          |

  @arkham-lcg/steps/3.3 @arkham-lcg/cancel
  Scenario: Does an enemy exhaust whose attack was canceled?
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    When the enemy phase begins
    And Roland Banks plays Dodge
    Then it is asked whether Swarm of Rats exhausts
    And the answer is open
    And the rules leave it open: U-17

  @arkham-lcg/cancel @arkham-lcg/attacker-attacked
  Scenario Outline: Has an enemy attacked this round whose attack was canceled?
    Given Roland Banks is at the Study
    And Roland Banks has Indomitable and Dodge (01023) in hand
    And Roland Banks has 1 resource
    And the Study has 1 clue
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    And <dodges>
    And Roland Banks commits Indomitable
    Then it is asked whether Roland Banks succeeds by 5
    And the answer is <answer>

    Examples:
      | dodges                    | answer |
      | Roland Banks plays Dodge  | open   |
      | nobody reacts             | yes    |

  @arkham-lcg/cancel @arkham-lcg/qa/attack-as-if-enemy-phase-exhaust
  Scenario Outline: Was an attack made that was canceled, as if it were the enemy phase?
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Dodge (01023) in hand
    And Roland Banks has 1 resource
    And the encounter deck holds Ravages of War, Swarm of Rats and Icy Ghoul
    When Roland Banks draws Ravages of War from the encounter deck
    And <dodges>
    Then it is asked whether Swarm of Rats is engaged with Roland Banks
    And the answer is <answer>

    Examples:
      | dodges                    | answer |
      | Roland Banks plays Dodge  | open   |
      | nobody reacts             | no     |

  @arkham-lcg/steps/3.3
  Scenario: One whose attack was not canceled exhausts by any reading
    Given Roland Banks is at the Study
    And Swarm of Rats is engaged with Roland Banks
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    When the enemy phase begins
    And nobody reacts
    Then it is asked whether Swarm of Rats exhausts
    And the answer is yes
