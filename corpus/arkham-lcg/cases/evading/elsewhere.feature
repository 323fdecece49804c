Feature: An evasion at another location
  Source: FAQ v2.5, question on Beguile attached elsewhere.

  Background:
    Given Alessandra Zorzi and Agnes Baker are at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is exhausted at the Study
    And Swarm of Rats is engaged with Agnes Baker
    And Stealthy Zoog is engaged with Agnes Baker

  @arkham-lcg/qa/beguile-evade-other-location
  Scenario: Any enemy there may be evaded, and disengages from whomever it is engaged with
    Given the chaos bag holds 0
    When Alessandra Zorzi plays Beguile on Ghoul Minion
    And Alessandra Zorzi moves to the Hallway
    And Alessandra Zorzi uses Beguile
    And Alessandra Zorzi chooses option 3
    Then Alessandra Zorzi must choose between:
      | Alessandra Zorzi chooses Ghoul Minion   |
      | Alessandra Zorzi chooses Swarm of Rats  |
      | Alessandra Zorzi chooses Stealthy Zoog  |
    When Alessandra Zorzi chooses Swarm of Rats
    Then in order:
      | Alessandra Zorzi tests agility (3)      |
      | Alessandra Zorzi evades Swarm of Rats   |
      | Swarm of Rats disengages from Agnes Baker |
    And Swarm of Rats is exhausted
    And Alessandra Zorzi is at the Hallway
    And Beguile is in play

  @arkham-lcg/qa/beguile-evade-other-location
  Scenario: A failure discards Beguile, and an alert enemy attacks from afar
    Given the chaos bag holds auto-fail
    When Alessandra Zorzi plays Beguile on Ghoul Minion
    And Alessandra Zorzi moves to the Hallway
    And Alessandra Zorzi uses Beguile
    And Alessandra Zorzi chooses option 3
    And Alessandra Zorzi chooses Stealthy Zoog
    Then Beguile is in the discard pile
    And Alessandra Zorzi has 1 horror
    And Alessandra Zorzi is at the Hallway
