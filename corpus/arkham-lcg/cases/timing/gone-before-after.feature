Feature: What has left play meanwhile
  A card answers its own leaving; what it would answer later it no longer answers.
  Source: Rules Reference v2.5, Ability, Leaves Play and Nested Sequences; FAQ v2.5, 1.4.

  Background:
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?!
    And Roland Banks controls Guard Dog

  @arkham-lcg/ability @arkham-lcg/leaves-play @arkham-lcg/nested-sequences
  Scenario: An attacker that falls during its attack answers the attack no more
    Given Silver Twilight Acolyte is engaged with Roland Banks with 2 damage
    When Silver Twilight Acolyte attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks uses Guard Dog
    Then Silver Twilight Acolyte is in the discard pile
    And What's Going On?! has 0 doom

  @arkham-lcg/ability @arkham-lcg/after
  Scenario: An attacker that stands answers it
    Given Silver Twilight Acolyte is engaged with Roland Banks with 1 damage
    When Silver Twilight Acolyte attacks Roland Banks
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks uses Guard Dog
    Then What's Going On?! has 1 doom
