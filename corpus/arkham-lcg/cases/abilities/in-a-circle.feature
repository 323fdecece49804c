Feature: An effect that leads back to itself
  Source: Rules Reference v2.5, restrictions: what could not change the game is not initiated; derived for two cards that only lead to each other.

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: Two cards that only lead to each other change nothing
    Given Diana Stanley is at the Study
    And Diana Stanley controls De Vermis Mysteriis
    And Diana Stanley has Knowledge is Power in her discard pile
    When Diana Stanley begins a turn
    Then Diana Stanley may not use De Vermis Mysteriis

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: With a third card one of them can end somewhere else
    Given Diana Stanley is at the Study
    And Diana Stanley controls De Vermis Mysteriis
    And Diana Stanley has 3 resources
    And Diana Stanley has Knowledge is Power, Mind over Matter in her discard pile
    When Diana Stanley begins a turn
    Then Diana Stanley may use De Vermis Mysteriis
