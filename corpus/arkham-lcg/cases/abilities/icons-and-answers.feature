Feature: Icons that subtract, damage taken for others, answers to action abilities

  @arkham-lcg/steps/st-5
  Scenario: Icons that subtract are taken off the skill value
    Given Roland Banks is at the Study
    And Roland Banks has The Hemlock Curse in hand
    When Roland Banks investigates
    And Roland Banks commits The Hemlock Curse
    And Roland Banks reveals -1
    Then this has happened: Roland Banks fails by 1

  @arkham-lcg/dealing-damage-horror
  Scenario: A card that takes damage for others takes no horror for them
    Given Roland Banks and Daisy Walker are at the Study
    And Roland Banks controls Bodyguard (0)
    When Daisy Walker is dealt 1 damage and 1 horror
    And Daisy Walker assigns 1 damage to Bodyguard (0)
    Then Bodyguard (0) has 1 damage
    And Daisy Walker has 1 horror

  @arkham-lcg/activate-action
  Scenario: What answers its own action ability does not answer itself
    Given Roland Banks is at the Study
    And Roland Banks controls Thompson Submachine Gun
    And Thompson Submachine Gun has 3 ammo
    And Goat Spawn is engaged with Roland Banks
    When Roland Banks uses Thompson Submachine Gun on Goat Spawn
    And Roland Banks reveals -6
    And Roland Banks uses Thompson Submachine Gun on Goat Spawn
    And Roland Banks reveals 0
    Then Thompson Submachine Gun has 1 ammo
    And Goat Spawn has 2 damage
