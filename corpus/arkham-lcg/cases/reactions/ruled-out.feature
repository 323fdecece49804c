Feature: What is told next may rule out a reaction of which no step speaks

  @arkham-lcg/reaction-opportunities
  Scenario: Whoever assigns the damage of an attack has not dodged it
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks assigns 1 horror to Roland Banks
    And Roland Banks uses Guard Dog
    Then in order:
      | nobody reacts                                |
      | Ghoul Minion attacks Roland Banks            |
      | Guard Dog deals 1 damage to Ghoul Minion     |
    And Dodge is in Roland Banks's hand
