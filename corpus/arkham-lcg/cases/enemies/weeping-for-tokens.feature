Feature: A spirit that blessings and curses wake
  Source: Rules Reference v2.5, Ability, Forced Abilities; Elusive; Qualifiers.

  @arkham-lcg/ability/forced-abilities @arkham-lcg/elusive
  Scenario: It strikes whoever reveals one beside it, and slips away before the next
    Given Kōhaku Narukami and Roland Banks are at the Study
    And the Study is connected to the Hallway
    And Weeping Yurei is at the Study
    And Weeping Yurei belongs to Kōhaku Narukami
    And the chaos bag holds bless, curse, 0
    When Roland Banks tests combat (4)
    And Roland Banks reveals bless
    And Roland Banks reveals curse
    And Roland Banks reveals 0
    Then Roland Banks has 2 horror
    And Kōhaku Narukami has 0 horror
    And Weeping Yurei is at the Hallway

  @arkham-lcg/ability/forced-abilities @arkham-lcg/qualifiers
  Scenario Outline: Elsewhere or exhausted it is left alone
    Given Kōhaku Narukami and Roland Banks are at the Study
    And Weeping Yurei is <where>
    And Weeping Yurei belongs to Kōhaku Narukami
    And the chaos bag holds <token>, 0
    When Roland Banks tests combat (4)
    And Roland Banks reveals <token>
    And Roland Banks reveals 0
    Then Roland Banks has 0 horror

    Examples:
      | where                  | token |
      | at the Hallway         | bless |
      | exhausted at the Study | curse |
