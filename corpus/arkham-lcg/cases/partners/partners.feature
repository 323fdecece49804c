Feature: Partner assets
  Source: Rules Reference v2.5, Partner.

  @arkham-lcg/partner
  Scenario: No effect discards a partner: what would do so has nothing to choose
    Given Roland Banks is at the Billiards Room (05081)
    And Billiards Room has 1 clue
    And Roland Banks controls Eliyah Ashevak (08589)
    And Eliyah Ashevak is exhausted
    And the chaos bag holds -1
    When Roland Banks investigates
    And Roland Banks assigns 1 damage to Roland Banks
    Then in order:
      | Roland Banks fails          |
      | Roland Banks takes 1 damage |
    And Eliyah Ashevak is in play

  @arkham-lcg/partner
  Scenario: Another asset beside the partner can be chosen, the partner cannot
    Given Roland Banks is at the Billiards Room (05081)
    And Billiards Room has 1 clue
    And Roland Banks controls Eliyah Ashevak (08589) and Knife
    And Eliyah Ashevak is exhausted
    And the chaos bag holds -1
    When Roland Banks investigates
    And Roland Banks chooses option 1
    Then Knife is in the discard pile
    And Eliyah Ashevak is in play

  @arkham-lcg/partner
  Scenario: A defeated partner is removed from the game, and crossed off
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Eliyah Ashevak (08589)
    And Eliyah Ashevak has 3 damage
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Eliyah Ashevak
    And Roland Banks assigns 2 horror to Roland Banks
    Then in order:
      | Eliyah Ashevak is defeated                        |
      | Eliyah Ashevak is removed from the game           |
      | Eliyah Ashevak is crossed off the campaign log    |
    And Eliyah Ashevak is in the removed pile

  @arkham-lcg/partner
  Scenario: The partner of a defeated investigator is defeated as well
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls Eliyah Ashevak (08589)
    And Roland Banks has 7 damage
    When the enemy phase begins
    And Roland Banks assigns 2 damage to Roland Banks
    And Roland Banks assigns 2 horror to Roland Banks
    Then in order:
      | Roland Banks is defeated                          |
      | Eliyah Ashevak is defeated                        |
      | Eliyah Ashevak is crossed off the campaign log    |

  @arkham-lcg/partner @arkham-lcg/resign
  Scenario: Whoever resigns takes the partner along, undefeated
    Given Roland Banks is at the Parlor
    And Roland Banks controls Eliyah Ashevak (08589)
    And Eliyah Ashevak has 2 damage
    When Roland Banks uses ability 1 of Parlor
    Then in order:
      | Roland Banks resigns                    |
      | Eliyah Ashevak is removed from the game |
