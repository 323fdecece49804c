Feature: One card and an empty deck
  Source: FAQ v2.5, Game Play 1.13; Rules Reference v2.5, Discard Piles.

  @arkham-lcg/discard-piles
  Scenario: A spell that could go back into a deck with cards is discarded where the deck is empty
    Given Agnes Baker (90017) is at the Study
    And Agnes Baker has Spectral Razor in hand
    And Agnes Baker has 0 resources
    And the deck of Agnes Baker is empty
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Spectral Razor
    And Agnes Baker declines the effect of Spectral Razor
    Then nobody has a choice
    And Spectral Razor is in the discard pile
