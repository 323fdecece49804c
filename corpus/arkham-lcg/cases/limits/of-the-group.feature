Feature: Limits of the whole group and of each player for a play area
  Source: FAQ v2.5, 2.3; Rules Reference v2.5, Limits and Maximums; Grimoire, Limite e Massimo.

  Background:
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Protective Incantation in hand
    And Agnes Baker has 1 resource
    And it is the turn of Agnes Baker
    And the chaos bag holds 0

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: Two copies are all that the whole group may have in play
    Given Roland Banks controls Protective Incantation #2 and Protective Incantation #3
    When Agnes Baker plays Protective Incantation
    Then it is refused under arkham-lcg/limits-pertaining-to-play-areas

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: A second copy enters, whoever has the first
    Given Roland Banks controls Protective Incantation #2
    When Agnes Baker plays Protective Incantation
    Then Protective Incantation is in play
    And the tokens sealed on Protective Incantation are 0

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: Shoes do not go to somebody who wears some
    Given Agnes Baker has Teamwork in hand
    And Agnes Baker controls Track Shoes
    And Roland Banks controls Track Shoes #2
    When Agnes Baker plays Teamwork
    And Roland Banks gives nothing more
    And Agnes Baker gives Track Shoes to Roland Banks
    And Agnes Baker gives nothing more
    Then Track Shoes is under the control of Agnes Baker

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: In a trade each pair changes feet
    Given Agnes Baker has Teamwork in hand
    And Agnes Baker controls Track Shoes
    And Roland Banks controls Track Shoes #2
    When Agnes Baker plays Teamwork
    And Roland Banks gives Track Shoes #2 to Agnes Baker
    And Agnes Baker gives Track Shoes to Roland Banks
    And Agnes Baker gives nothing more
    Then Track Shoes is under the control of Roland Banks
    And Track Shoes #2 is under the control of Agnes Baker
