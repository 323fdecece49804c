Feature: Abilities that are told by their sort
  Source: Rules Reference v2.5, Ability; FAQ v2.5, 1.3.

  @arkham-lcg/ability @arkham-lcg/reaction-opportunities
  Scenario: Where a card's action could be taken, its reaction is not what may be used
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife (04017)
    And Ghoul Minion is engaged with Roland Banks
    And it is the turn of Roland Banks
    Then Roland Banks may use the action of Survival Knife (04017)
    And it is asked whether Roland Banks may use the reaction of Survival Knife (04017)
    And the answer is no

  @arkham-lcg/ability @arkham-lcg/reaction-opportunities
  Scenario: Nor is the action taken where somebody uses the reaction
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife (04017)
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses the reaction of Survival Knife (04017)
    Then it is refused under arkham-lcg/reaction-opportunities

  @arkham-lcg/ability @arkham-lcg/reaction-opportunities
  Scenario: After the attack it is the reaction that is used
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife (04017)
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When the enemy phase begins
    Then Roland Banks may not use the action of Survival Knife (04017)
    When Roland Banks uses Survival Knife (04017)'s reaction
    And nobody commits a card
    Then Ghoul Minion is not in play

  @arkham-lcg/ability @arkham-lcg/reaction-opportunities
  Scenario: An investigator's own reaction
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When Roland Banks defeats Ghoul Minion
    Then Roland Banks may use his reaction
    When Roland Banks uses his reaction
    And Roland Banks defeats Swarm of Rats
    Then Roland Banks may not use his reaction
    And Roland Banks has 1 clue
