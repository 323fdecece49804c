Feature: An X in a cost that the card defines
  Source: Rules Reference v2.5, The Letter "X". Where the text says what X is, nobody chooses it.

  @arkham-lcg/the-letter-x
  Scenario: The others in the discard pile are paid for
    Given Daisy Walker is at the Study
    And the Study has 4 clues
    And Daisy Walker has Fortuitous Discovery in hand
    And Daisy Walker has Fortuitous Discovery #2 and Fortuitous Discovery #3 in her discard pile
    And Daisy Walker has 2 resources
    And the chaos bag holds -5
    When Daisy Walker plays Fortuitous Discovery
    And nobody commits a card
    And the result of the test itself is applied first
    Then Daisy Walker has 3 clues
    And Daisy Walker has 0 resources

  @arkham-lcg/the-letter-x
  Scenario: Without them it costs nothing
    Given Daisy Walker is at the Study
    And the Study has 2 clues
    And Daisy Walker has Fortuitous Discovery in hand
    And Daisy Walker has 3 resources
    And the chaos bag holds 0
    When Daisy Walker plays Fortuitous Discovery
    And nobody commits a card
    Then Daisy Walker has 1 clue
    And Daisy Walker has 3 resources

  @arkham-lcg/the-letter-x @arkham-lcg/costs
  Scenario: Who cannot pay for them does not play it for less
    Given Daisy Walker is at the Study
    And Daisy Walker has Fortuitous Discovery in hand
    And Daisy Walker has Fortuitous Discovery #2 and Fortuitous Discovery #3 in her discard pile
    And Daisy Walker has 1 resource
    Then Daisy Walker may not play Fortuitous Discovery

  @arkham-lcg/the-letter-x
  Scenario: Played from the discard pile it counts the others there, not itself
    Given Daisy Walker is at the Study
    And the Study has 4 clues
    And Daisy Walker controls De Vermis Mysteriis
    And Daisy Walker has Fortuitous Discovery and Fortuitous Discovery #2 in her discard pile
    And Daisy Walker has 2 resources
    And the chaos bag holds 0
    When Daisy Walker uses De Vermis Mysteriis on Fortuitous Discovery
    And nobody commits a card
    And the result of the test itself is applied first
    Then Daisy Walker has 2 clues
