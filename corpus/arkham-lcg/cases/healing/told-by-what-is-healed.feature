Feature: What a healing lets one choose, told by who is healed of what
  Source: Rules Reference v2.5, Heal; Target; Choices and the Grim Rule.

  Background:
    Given Roland Banks is at the Study
    And Wendy Adams is at the Study
    And Roland Banks has 2 damage and 1 horror
    And Wendy Adams has 3 damage

  @arkham-lcg/heal @arkham-lcg/choices-and-the-grim-rule
  Scenario Outline: The option and the one healed are both meant
    Given Roland Banks controls First Aid (01019)
    When Roland Banks uses First Aid
    And Roland Banks heals 1 <token> from <who>
    Then <who> has <left> <token>

    Examples:
      | token  | who          | left |
      | damage | Roland Banks | 1    |
      | damage | Wendy Adams  | 2    |
      | horror | Roland Banks | 0    |

  @arkham-lcg/heal @arkham-lcg/target
  Scenario: It may be told with the use
    Given Roland Banks controls First Aid (01019)
    When Roland Banks uses First Aid to heal 1 damage from Wendy Adams
    Then Wendy Adams has 2 damage
    And Roland Banks has 2 damage

  @arkham-lcg/heal @arkham-lcg/target
  Scenario: A target is told by what is healed from it
    Given Roland Banks has Emergency Aid in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Emergency Aid
    And Roland Banks heals 2 damage from Wendy Adams
    Then Wendy Adams has 1 damage

  @arkham-lcg/heal
  Scenario: With nothing resolving it is an effect of nobody
    When Wendy Adams heals 2 damage
    Then Wendy Adams has 1 damage
