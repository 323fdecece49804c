Feature: Healing with supplies and texts
  Source: Rules Reference v2.5, Heal, Uses (X "type"), Effects, Skill Tests, Ability.

  @arkham-lcg/heal @arkham-lcg/uses-x-type
  Scenario: Damage or horror, of whoever is here, and the last supply takes the card along
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls First Aid
    And First Aid has 1 supply
    And Roland Banks has 1 damage
    And Agnes Baker has 2 damage and 2 horror
    When Roland Banks uses First Aid
    And Roland Banks chooses option 2
    Then in order:
      | 1 supply is spent from First Aid    |
      | First Aid is discarded              |
      | 1 horror is healed from Agnes Baker |
    And Agnes Baker has 2 damage and 1 horror
    And Roland Banks has 1 damage

  @arkham-lcg/heal @arkham-lcg/uses-x-type
  Scenario: With supplies left it stays
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls First Aid
    And Roland Banks has 1 damage
    And Agnes Baker has 2 damage
    When Roland Banks uses First Aid
    And Roland Banks chooses Agnes Baker
    Then Agnes Baker has 1 damage
    And First Aid has 2 supplies
    And First Aid is in play

  @arkham-lcg/ability/constant-abilities @arkham-lcg/uses-x-type
  Scenario Outline: It waits for nobody to spend the last one: empty, the card goes
    Given Agnes Baker is at the Study
    And Agnes Baker controls <card>
    And <card> has 0 <uses>
    When Agnes Baker gains 1 resource
    Then <card> is in the discard pile

    Examples:
      | card                     | uses     |
      | First Aid                | supplies |
      | Forbidden Knowledge      | secrets  |
      | Grotesque Statue (01071) | charges  |

  @arkham-lcg/heal @arkham-lcg/ability
  Scenario: Where nobody is hurt there is nothing to use it for
    Given Roland Banks and Agnes Baker are at the Study
    And Hallway is in play
    And Roland Banks controls First Aid
    When Roland Banks uses First Aid
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/skill-tests @arkham-lcg/target
  Scenario: Medical Texts hurt where the test of their reader fails
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Medical Texts
    And Roland Banks has 3 damage
    And the chaos bag holds 0, -1
    When Agnes Baker uses Medical Texts on Roland Banks
    Then the chances are:
      | Roland Banks has 2 damage | 1/2 |
      | Roland Banks has 4 damage | 1/2 |
    And it is asked whether Agnes Baker has 1 damage
    And the answer is no
