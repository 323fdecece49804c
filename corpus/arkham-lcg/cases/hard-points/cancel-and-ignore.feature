Feature: Cancel against ignore
  Source: Rules Reference v2.5, Cancel, Limits and Maximums; FAQ v2.5, 2.5, 2.23, 2.24; Grimoire, Annullare, Ignorare.

  @arkham-lcg/cancel
  Scenario: The ward answers no weakness
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    When Agnes Baker draws Psychosis from the encounter deck
    Then Psychosis is in play
    And Ward of Protection is in hand

  @arkham-lcg/cancel @arkham-lcg/nested-skill-tests
  Scenario: The canceled Revelation asks for no test
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    And the chaos bag holds -4
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker plays Ward of Protection
    Then it is asked whether Agnes Baker tests willpower (3)
    And the answer is no
    And Rotting Remains is in the discard pile
    And Ward of Protection is in the discard pile
    And Agnes Baker has 0 resources

  @arkham-lcg/cancel @arkham-lcg/surge
  Scenario: Surge is no Revelation: the warded card still surges
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    And the encounter deck holds Beyond the Veil, Swarm of Rats
    When Agnes Baker draws Beyond the Veil from the encounter deck
    And Agnes Baker plays Ward of Protection
    Then in order:
      | Agnes Baker takes 1 horror                         |
      | Beyond the Veil is discarded                       |
      | Agnes Baker draws the encounter card Swarm of Rats |
