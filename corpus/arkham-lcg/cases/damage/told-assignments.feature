Feature: How damage and horror are told to be assigned
  Source: Rules Reference v2.5, Dealing Damage/Horror.

  @arkham-lcg/dealing-damage-horror
  Scenario: The rest may be told though nothing else is left
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    When Roland Banks takes 3 damage
    And Roland Banks assigns 2 damage to Guard Dog
    And Roland Banks assigns 1 damage to Roland Banks
    Then Guard Dog has 2 damage
    And Roland Banks has 1 damage

  @arkham-lcg/dealing-damage-horror
  Scenario: Both kinds go to one card in one sentence
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Brother Xavier
    And Ghoul Minion is engaged with Agnes Baker
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker assigns 1 damage and 1 horror to Brother Xavier
    Then Brother Xavier has 1 damage and 1 horror
    And Agnes Baker has 0 damage and 0 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: Both are dealt at once by an effect that is not named
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    When Roland Banks takes 2 damage and 1 horror
    And Roland Banks assigns 2 damage and 1 horror to Roland Banks
    Then Roland Banks has 2 damage and 1 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: All of a kind is assigned to one, however much it is
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog, Beat Cop (01018)
    And Ghoul Priest is engaged with Roland Banks
    When Ghoul Priest attacks Roland Banks
    And Roland Banks assigns the damage to Guard Dog
    And Roland Banks assigns all horror to himself
    And nobody reacts
    Then Guard Dog has 2 damage
    And Roland Banks has 2 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: Each of two players has one, and it is told whose takes the damage
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks controls Guard Dog
    And Agnes Baker controls Guard Dog #2
    And Agnes's Guard Dog has 1 damage on it
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Agnes Baker
    And 1 damage is assigned to Agnes's Guard Dog
    And 1 horror is assigned to Agnes Baker
    And nobody reacts
    Then Guard Dog #2 has 2 damage
    And Agnes Baker's Guard Dog has 2 damage
    And Roland's Guard Dog has no damage
