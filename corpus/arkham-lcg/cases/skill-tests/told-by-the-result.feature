Feature: A test is told by its result
  Source: Rules Reference v2.5, Appendix II, ST.3 to ST.7. Whoever remembers by how much they failed
  need not reckon the token.

  @arkham-lcg/retaliate
  Scenario: A retaliating enemy answers a failure by 2
    Given Roland Banks is in the Study
    And Roland Banks is engaged with Wizard of the Order
    When Roland Banks fights Wizard of the Order
    And Roland Banks fails by 2
    Then in order:
      | Roland Banks fails by 2                 |
      | Wizard of the Order attacks Roland Banks |

  @arkham-lcg/retaliate
  Scenario: It answers no success
    Given Roland Banks is in the Study
    And Roland Banks is engaged with Wizard of the Order
    When Roland Banks fights Wizard of the Order
    And Roland Banks succeeds by 0
    Then Wizard of the Order does not attack
    And Wizard of the Order has 1 damage

  @arkham-lcg/retaliate
  Scenario: An exhausted one does not answer
    Given Roland Banks is in the Study
    And an exhausted Wizard of the Order is engaged with Roland Banks
    When Roland Banks fights Wizard of the Order
    And Roland Banks fails by 1
    Then no enemy attacks Roland Banks

  @arkham-lcg/steps/st-6
  Scenario: What would fail by 1 succeeds by 1 with 2 more
    Given Roland Banks is in the Study
    And the Study has 1 clue
    When Roland Banks investigates
    And Roland Banks would fail by 1
    And Roland Banks plays Lucky!
    Then Roland Banks succeeds by 1
    And Roland Banks has 1 clue

  @arkham-lcg/steps/st-6
  Scenario: What would succeed, and is left as it is
    Given Roland Banks is in the Study
    And the Study has 1 clue
    When Roland Banks investigates
    And Roland Banks would succeed by 1
    Then Roland Banks succeeds by 1
    And there is no attack of opportunity

  @arkham-lcg/retaliate @arkham-lcg/fast
  Scenario: What answers the failure may be played once it has come about, whoever could have averted it
    Given Wendy Adams is in the Study
    And Ghoul Priest is engaged with Wendy Adams
    And Wendy Adams has Dodge in hand
    When Wendy Adams fights Ghoul Priest
    And Wendy Adams fails by 2
    Then Wendy Adams may play Dodge

  @arkham-lcg/reaction-opportunities
  Scenario: What answers the token may be used before that
    Given Wendy Adams is in the Study
    And Ghoul Priest is engaged with Wendy Adams
    And Wendy Adams has Dodge in hand
    When Wendy Adams fights Ghoul Priest
    And Wendy Adams fails by 2
    Then Wendy Adams may use her ability
