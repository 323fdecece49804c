Feature: Abilities that are resolved without paying their cost
  Source: FAQ v2.5, question on Hand-Eye Coordination.

  @arkham-lcg/qa/hand-eye-coordination-without-paying-cost
  Scenario: Only the first action is waived, the further ones are spent
    Given Roland Banks is at the Study
    And Roland Banks controls Sledgehammer (4)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Hand-Eye Coordination
    And Roland Banks uses ability 2 of Sledgehammer
    Then in order:
      | Roland Banks spends 1 resource |
      | Roland Banks spends 2 actions  |
      | Roland Banks tests combat (4)  |
    And Roland Banks has 1 action
    And Roland Banks has 0 damage

  @arkham-lcg/qa/hand-eye-coordination-without-paying-cost
  Scenario: Who cannot spend them has the ability of one action alone
    Given Roland Banks is at the Study
    And Roland Banks has 1 action
    And Roland Banks controls Sledgehammer (4)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Hand-Eye Coordination
    Then in order:
      | Roland Banks plays Hand-Eye Coordination |
      | Roland Banks tests combat (4)  |
      | Roland Banks succeeds by 1     |
    And Roland Banks has 1 action

  @arkham-lcg/qa/hand-eye-coordination-without-paying-cost
  Scenario: Every other cost is paid
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Hand-Eye Coordination
    Then .45 Automatic has 3 ammo
    And Roland Banks has 3 actions

  @arkham-lcg/qa/hand-eye-coordination-without-paying-cost
  Scenario: Without ammunition there is nothing to resolve
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic
    And .45 Automatic has 0 ammo
    And Ghoul Minion is engaged with Roland Banks
    And Roland Banks has Hand-Eye Coordination in hand
    And Roland Banks has 1 resource
    Then Roland Banks may not play Hand-Eye Coordination
