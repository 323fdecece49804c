Feature: Types of action
  Source: FAQ v2.5, questions on Beguile and attacks of opportunity, and on parley actions and Haste; Rules Reference
  v2.5, Action; Grimoire, Attivazione (Azione).

  @arkham-lcg/qa/beguile-attacks-of-opportunity
  Scenario: An investigation by Beguile is a parley as well
    Given Alessandra Zorzi is at the Study
    And Study has 2 clues
    And Ghoul Minion is engaged with Alessandra Zorzi
    And Swarm of Rats is engaged with Alessandra Zorzi
    And the chaos bag holds 0
    When Alessandra Zorzi plays Beguile on Ghoul Minion
    And Alessandra Zorzi uses Beguile
    And Alessandra Zorzi chooses option 2
    Then Alessandra Zorzi has 0 damage
    And Alessandra Zorzi has 1 clue
    And Beguile is in play

  @arkham-lcg/attack-of-opportunity
  Scenario: A basic investigation is no parley
    Given Alessandra Zorzi is at the Study
    And Study has 2 clues
    And Swarm of Rats is engaged with Alessandra Zorzi
    And the chaos bag holds 0
    When Alessandra Zorzi investigates
    Then Alessandra Zorzi has 1 damage

  @arkham-lcg/qa/haste-parley-actions
  Scenario: Two parleys by two kinds of cards let Haste answer
    Given Alessandra Zorzi is at the Study
    And the Study is connected to the Hallway
    And Alessandra Zorzi has 2 horror
    And Alessandra Zorzi controls Haste
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds 0
    When Alessandra Zorzi plays Beguile on Ghoul Minion
    And Alessandra Zorzi plays De-Escalate on Ghoul Minion
    And Alessandra Zorzi uses Beguile
    And Alessandra Zorzi chooses option 1
    Then Alessandra Zorzi may use Haste
    When Alessandra Zorzi uses Haste
    And Alessandra Zorzi chooses option 2
    Then Ghoul Minion is at the Hallway
    And in order:
      | Ghoul Minion moves to Hallway   |
      | Haste exhausts                  |
      | Alessandra Zorzi spends 1 action |
      | Alessandra Zorzi tests intellect (1) |

  @arkham-lcg/qa/haste-parley-actions
  Scenario: A parley and a resource are no two of a type
    Given Alessandra Zorzi is at the Study
    And Alessandra Zorzi has 2 horror
    And Alessandra Zorzi controls Haste
    And Ghoul Minion is exhausted at the Study
    When Alessandra Zorzi takes a resource
    And Alessandra Zorzi plays De-Escalate on Ghoul Minion
    Then Alessandra Zorzi may not use Haste

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: Two investigations let Haste take a third, in spite of what it costs
    Given Roland Banks is at the Study
    And Study has 3 clues
    And Roland Banks controls Haste
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks investigates
    And Roland Banks uses Haste
    Then Roland Banks has 3 clues
    And Roland Banks has 1 action
    And Roland Banks has 3 damage

  @arkham-lcg/draw-action @arkham-lcg/attack-of-opportunity
  Scenario: Whoever draws a card when they could act takes the action
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the deck of Roland Banks holds Machete, Knife
    When Roland Banks draws a card
    Then Roland Banks has 1 damage
    And Roland Banks has 2 actions left
    And Roland Banks has drawn 1 card

  @arkham-lcg/draw-action @arkham-lcg/drawing-cards
  Scenario: In somebody else's turn it is an effect
    Given Roland Banks is at the Study
    And Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And Ghoul Minion is engaged with Roland Banks
    And the deck of Roland Banks holds Machete, Knife
    When Roland Banks draws a card
    Then Roland Banks has 0 damage
    And Roland Banks has drawn 1 card
