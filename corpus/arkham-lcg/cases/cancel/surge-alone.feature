Feature: What is left of a treachery whose Revelation is canceled
  Source: Rules Reference v2.5, Cancel, Surge; FAQ v2.5, question on Fool me once.

  Background:
    Given Agnes Baker is at the Study
    And Agnes Baker has 2 resources

  @arkham-lcg/qa/fool-me-once-surge @arkham-lcg/surge
  Scenario: To resolve Surge alone is to resolve an effect, and it surges though it is kept
    Given Agnes Baker has Ward of Protection and "Fool me once..." in hand
    And the encounter deck holds Something in the Drinks, Ghoul Minion, Acolyte
    When Agnes Baker draws an encounter card
    And Agnes Baker plays Ward of Protection
    And Agnes Baker plays "Fool me once..."
    Then in order:
      | Something in the Drinks is attached to "Fool me once..." |
      | Something in the Drinks surges                           |
      | Agnes Baker draws the encounter card Ghoul Minion        |
    And Ghoul Minion is engaged with Agnes Baker

  @arkham-lcg/qa/fool-me-once-surge @arkham-lcg/cancel
  Scenario: Where its Surge is canceled too, nothing of it has been resolved
    Given Agnes Baker has Ward of Protection (5) and "Fool me once..." in hand
    And the encounter deck holds Something in the Drinks, Ghoul Minion, Acolyte
    When Agnes Baker draws an encounter card
    And Agnes Baker plays Ward of Protection (5)
    And Agnes Baker plays "Fool me once..."
    Then it is refused under arkham-lcg/fast

  @arkham-lcg/qa/fool-me-once-surge @arkham-lcg/cancel
  Scenario: Nor where it has none
    Given Agnes Baker has Ward of Protection and "Fool me once..." in hand
    When Agnes Baker draws Obscuring Fog from the encounter deck
    And Agnes Baker plays Ward of Protection
    And Agnes Baker plays "Fool me once..."
    Then it is refused under arkham-lcg/fast
