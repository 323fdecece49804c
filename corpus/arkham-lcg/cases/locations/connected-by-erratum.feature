Feature: A connection that an erratum has made mutual
  Source: FAQ v2.5, errata of Wine Cellar (Return to the Circle Undone #27, #28).

  @arkham-lcg/location-cards
  Scenario Outline: It leads there and back
    Given Roland Banks is at Wine Cellar (<code>)
    And Victorian Halls (<halls>) is in play
    When Roland Banks moves to Victorian Halls
    And Roland Banks moves to Wine Cellar
    Then Roland Banks is at Wine Cellar

    Examples:
      | code  | halls |
      | 54027 | 05072 |
      | 54028 | 05079 |

  @arkham-lcg/set-aside @arkham-lcg/then
  Scenario: A monster is set aside for two clues, once a game
    Given Roland Banks is at Wine Cellar (54027) with 0 clues on him
    And the encounter deck holds Crypt Chill, Ghoul Minion, Acolyte
    When Roland Banks uses Wine Cellar
    Then Ghoul Minion is set aside
    And Crypt Chill is in the encounter discard pile
    And Roland Banks has 2 clues
    And Roland Banks may not use Wine Cellar
