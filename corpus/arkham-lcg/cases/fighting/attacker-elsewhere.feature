Feature: An attack whose target an ability names
  Source: Rules Reference v2.5, The Golden Rules, Fight Action.

  Background:
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is at the Hallway
    And Roland Banks controls Survival Knife (0)
    And the chaos bag holds 0

  @arkham-lcg/the-golden-rules
  Scenario: The ability says whom it attacks, wherever that enemy is
    Given it is the enemy phase
    When Swarm of Rats attacks Roland Banks
    And Roland Banks uses ability 2 of Survival Knife (0)
    Then Swarm of Rats is in the encounter discard pile
    And Roland Banks has 1 damage

  @arkham-lcg/fight-action
  Scenario: An ability that names nobody does not reach so far
    Then it is asked whether Roland Banks may use Survival Knife (0)
    And the answer is no

  @arkham-lcg/fight-action
  Scenario: It reaches an enemy at the same location
    Given Icy Ghoul is engaged with Roland Banks
    Then it is asked whether Roland Banks may use Survival Knife (0)
    And the answer is yes

  @arkham-lcg/the-golden-rules
  Scenario: An event that names the attacker reaches it as well
    Given Roland Banks has Counterpunch (2) in hand
    And it is the enemy phase
    When Swarm of Rats attacks Roland Banks
    And Roland Banks plays Counterpunch (2)
    Then Swarm of Rats is in the encounter discard pile
