Feature: What answers an attack that was canceled
  Source: Rules Reference v2.5, Cancel, After.

  Background:
    Given Agnes Baker is at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And Agnes Baker has Counterattack and Restrained in hand
    And Agnes Baker has 4 resources

  @arkham-lcg/cancel
  Scenario: Nothing answers it as an attack that was made
    Given Icy Ghoul is engaged with Agnes Baker
    When Swarm of Rats is discarded
    And Icy Ghoul attacks Agnes Baker
    And Agnes Baker plays Counterattack
    Then Agnes Baker has 0 damage
    And Icy Ghoul has 1 damage
    And it is asked whether Agnes Baker may play Restrained
    And the answer is no

  @arkham-lcg/after
  Scenario: One that was made may be answered
    When Swarm of Rats attacks Agnes Baker
    And nobody reacts
    And Agnes Baker plays Restrained
    Then Agnes Baker has 1 damage
    And Swarm of Rats is exhausted
    And Swarm of Rats is engaged with nobody
