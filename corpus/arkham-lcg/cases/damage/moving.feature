Feature: Damage and horror that is moved
  Source: FAQ v2.5, questions on moving damage and horror.

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: Damage goes only to a card with health, horror only to one with sanity
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has taken 1 damage
    And Roland Banks has 1 horror
    And Roland Banks controls Leather Coat and Rabbit's Foot
    And Agnes Baker controls Beat Cop
    When Roland Banks plays Wrong Place, Right Time
    Then Roland Banks must choose between:
      | Roland Banks moves 1 damage to Leather Coat  |
      | Roland Banks moves 1 damage to Beat Cop      |
      | Roland Banks moves 1 horror to Beat Cop      |

  @arkham-lcg/qa/move-damage-horror-healing @arkham-lcg/heal
  Scenario: What is moved off somebody is not healed
    Given Carolyn Fern is at the Study
    And Carolyn Fern has 2 horror
    And Carolyn Fern controls Beat Cop
    When Carolyn Fern plays Wrong Place, Right Time
    And Carolyn Fern moves 1 horror to Beat Cop
    And Carolyn Fern moves no more tokens
    Then Carolyn Fern has 1 horror
    And Beat Cop has 1 horror
    And Carolyn Fern has 0 resources
    And nobody has a choice

  @arkham-lcg/qa/move-damage-horror-card-without-health @arkham-lcg/defeat
  Scenario: All is moved at once, and who falls by it is counted
    Given Roland Banks is at the Study
    And Roland Banks has 3 damage
    And Roland Banks has 2 horror
    And Roland Banks controls Leather Coat and Beat Cop
    And the deck of Roland Banks holds Knife, Machete and Guts
    When Roland Banks plays Wrong Place, Right Time
    And Roland Banks moves 2 damage to Leather Coat
    And Roland Banks moves 2 horror to Beat Cop
    And Roland Banks moves 1 damage to Beat Cop
    Then in order:
      | 2 damage is moved from Roland Banks to Leather Coat |
      | 2 horror is moved from Roland Banks to Beat Cop     |
      | Roland Banks draws Knife                            |
      | Roland Banks draws Machete                          |
    And Roland Banks has 0 damage
    And Roland Banks has 0 horror
    And Leather Coat is in the discard pile
    And Beat Cop is in the discard pile

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: What has been moved off cannot be moved off again
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage
    And Roland Banks has 1 horror
    And Roland Banks controls Leather Coat and Beat Cop
    When Roland Banks plays Wrong Place, Right Time
    And Roland Banks moves 2 damage to Leather Coat
    Then Roland Banks must choose between:
      | Roland Banks moves 1 horror to Beat Cop |
      | Roland Banks moves no more tokens       |

  @arkham-lcg/qa/move-damage-horror-card-without-health @arkham-lcg/defeat
  Scenario: Who takes some of it and stands is not counted
    Given Roland Banks is at the Study
    And Roland Banks has 2 damage
    And Roland Banks has 1 horror
    And Roland Banks controls Leather Coat and Beat Cop
    And the deck of Roland Banks holds Knife, Machete and Guts
    When Roland Banks plays Wrong Place, Right Time
    And Roland Banks moves 2 damage to Leather Coat
    And Roland Banks moves 1 horror to Beat Cop
    Then Knife is in hand
    And Beat Cop is in play
    And it is asked whether Roland Banks draws Machete
    And the answer is no

  @arkham-lcg/dealing-damage-horror
  Scenario: What somebody has taken is what they took at once, or what lies on them
    Given Roland Banks is at the Study
    And Roland Banks has taken 2 damage and 1 horror
    And Ghoul Minion is engaged with Roland Banks
    Then Roland Banks has taken 2 damage and 1 horror
    When Ghoul Minion attacks Roland Banks
    Then Roland Banks has taken 3 damage and 2 horror
    And Roland Banks has taken 1 damage and 1 horror
    And it is asked whether Roland Banks has taken 2 damage
    And the answer is no
