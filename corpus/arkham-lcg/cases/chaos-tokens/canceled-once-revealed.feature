Feature: A token that is canceled after it was revealed
  Source: Rules Reference v2.5, At and Cancel; FAQ v2.5, 2.2 and the question on Shrivelling.

  What happens "if" a symbol is revealed comes before anything "after" the reveal, and stays.

  Background:
    Given Agnes Baker is at the Study
    And Agnes Baker controls Heavy Furs
    And the Study has 1 clue
    And the scenario is The Gathering

  @arkham-lcg/at @arkham-lcg/if @arkham-lcg/cancel
  Scenario: The horror of a symbol is taken before the coat can answer it
    Given Agnes Baker controls Shrivelling
    And Goat Spawn is engaged with Agnes Baker
    And the chaos bag holds skull, 0
    When Agnes Baker uses Shrivelling on Goat Spawn
    And nobody commits anything
    And Agnes Baker reveals skull
    And nobody reacts
    And Agnes Baker uses Heavy Furs
    And Agnes Baker reveals 0
    Then in order:
      | Agnes Baker reveals skull            |
      | 1 horror is placed on Agnes Baker    |
      | Agnes Baker uses Heavy Furs          |
      | Agnes Baker reveals 0                |
    And Goat Spawn has 2 damage
    And the chaos bag now holds skull, 0

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Nothing more comes of a curse that is canceled, and it is in the bag again
    Given the chaos bag holds curse, 0
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals curse
    And Agnes Baker uses Heavy Furs
    And Agnes Baker reveals 0
    Then Agnes Baker has 1 clue
    And the chaos bag now holds curse, 0

  @arkham-lcg/cancel
  Scenario: The token that came instead may be canceled as well
    Given the chaos bag holds skull, cultist, 0
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals skull
    And Agnes Baker uses Heavy Furs
    And Agnes Baker reveals cultist
    And Agnes Baker uses Heavy Furs
    And Agnes Baker reveals 0
    Then Heavy Furs is in the discard pile of Agnes Baker
    And Agnes Baker has 1 clue
    And the chaos bag now holds skull, cultist, 0

  @arkham-lcg/cancel
  Scenario: Another comes out of a bag of which nothing else is told
    When Agnes Baker investigates
    And nobody commits anything
    And Agnes Baker reveals skull
    And Agnes Baker uses Heavy Furs
    And Agnes Baker reveals 0
    Then Agnes Baker has 1 clue

  @arkham-lcg/cancel @arkham-lcg/costs
  Scenario: What is discarded for it is told with the use, and the bag need not be
    Given Wendy Adams is at the Study
    And Wendy Adams has Guts, Perception in hand
    When Wendy Adams investigates
    And an auto-fail is revealed
    And Wendy Adams uses Wendy Adams, discarding Guts
    And a 0 token is revealed
    Then Wendy Adams succeeds
    And Guts is in Wendy Adams's discard pile
    And Wendy Adams has drawn 0 cards
