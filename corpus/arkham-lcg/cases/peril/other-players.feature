Feature: Nobody else helps against a card with peril
  Source: Rules Reference v2.5, Peril.

  Background:
    Given Wendy Adams and Agnes Baker are at the Study
    And Agnes Baker has Ward of Protection (2) in hand
    And Agnes Baker has 1 resource

  @arkham-lcg/peril
  Scenario: A card that answers the drawing of others may be played
    When Wendy Adams draws Crypt Chill from the encounter deck
    Then Agnes Baker may play Ward of Protection (2)

  @arkham-lcg/peril
  Scenario: From the moment at which it is drawn on, not against peril
    When Wendy Adams draws Hunting Shadow from the encounter deck
    Then Agnes Baker may not play Ward of Protection (2)

  @arkham-lcg/peril
  Scenario: Whoever draws it is free to play
    When Agnes Baker draws Hunting Shadow from the encounter deck
    Then Agnes Baker may play Ward of Protection (2)
