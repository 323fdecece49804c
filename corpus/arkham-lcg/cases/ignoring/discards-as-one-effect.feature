Feature: Cards that are discarded at once are one effect
  Source: Rules Reference v2.5, "For each" or "for every"; FAQ v2.5, question on Deny Existence.

  @arkham-lcg/for-each-or-for-every @arkham-lcg/qa/deny-existence-for-each
  Scenario: All that would go from hand is kept by one denial
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (05032), Knife, Dodge in hand
    When Agnes Baker draws Amnesia from the encounter deck
    And Agnes Baker discards Knife, Dodge
    And Agnes Baker plays Deny Existence
    Then Knife is in hand
    And Dodge is in hand
    And Deny Existence (05032) is in the discard pile

  @arkham-lcg/for-each-or-for-every @arkham-lcg/qa/deny-existence-for-each
  Scenario: The greater denial draws as many as would have gone
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (05280), Knife, Dodge in hand
    And the deck of Agnes Baker holds Emergency Cache, Perception, Guts
    When Agnes Baker draws Amnesia from the encounter deck
    And Agnes Baker discards Knife, Dodge
    And Agnes Baker plays Deny Existence
    Then Knife is in hand
    And Emergency Cache is in hand
    And Perception is in hand

  @arkham-lcg/for-each-or-for-every
  Scenario: Without it they go
    Given Agnes Baker is at the Study
    And Agnes Baker has Guts, Knife, Dodge in hand
    When Agnes Baker draws Amnesia from the encounter deck
    And Agnes Baker discards Knife, Dodge
    Then Knife is in the discard pile
    And Dodge is in the discard pile
    And Guts is in hand
