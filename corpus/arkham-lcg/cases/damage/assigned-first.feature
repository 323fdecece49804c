Feature: An asset that takes its share before its controller does
  Source: Rules Reference v2.5, Dealing Damage/Horror, Direct Damage/Direct Horror.

  @arkham-lcg/dealing-damage-horror
  Scenario: The investigator takes only what is left
    Given Roland Banks is at the Study
    And Roland Banks controls Combat Training (1)
    When Roland Banks takes 2 horror
    Then Combat Training (1) is discarded
    And Roland Banks has 1 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: Another asset may take it instead
    Given Roland Banks is at the Study
    And Roland Banks controls Combat Training (1)
    And Roland Banks controls Guard Dog
    When Roland Banks takes 1 horror
    And Roland Banks assigns 1 horror to Guard Dog
    Then Guard Dog is discarded
    And Combat Training (1) has 0 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: Nobody takes damage that only horror comes first with
    Given Roland Banks is at the Study
    And Roland Banks controls Combat Training (1)
    When Roland Banks takes 1 damage
    Then Roland Banks has 1 damage

  @arkham-lcg/dealing-damage-horror
  Scenario: They may not take it while it has room
    Given Roland Banks is at the Study
    And Roland Banks controls Combat Training (1)
    When Roland Banks takes 1 horror
    And Roland Banks assigns 1 horror to Roland Banks
    Then it is refused under arkham-lcg/dealing-damage-horror
