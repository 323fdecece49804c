Feature: What investigators of later cycles do themselves
  Source: Rules Reference v2.5, Bless and Curse Tokens; Instead; Revelation; Skill Test Results; Starting.

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Whom an enemy has attacked this round Daniela's sign lets succeed
    Given Daniela Reyes (08001) is at the Study
    And Ghoul Minion is engaged with Daniela Reyes (08001)
    And the chaos bag holds elder sign
    When Ghoul Minion attacks Daniela Reyes (08001)
    And Daniela Reyes (08001) assigns 1 damage and 1 horror to Daniela Reyes (08001)
    And nobody reacts
    And Daniela Reyes (08001) tests agility (9)
    Then this has happened: Daniela Reyes (08001) succeeds

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Whom none has attacked it gives one
    Given Daniela Reyes (08001) is at the Study
    And the chaos bag holds elder sign
    When Daniela Reyes (08001) tests combat (3)
    Then this has happened: Daniela Reyes (08001) succeeds by 3

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Kōhaku adds of what there is less
    Given Kōhaku Narukami is at the Study
    And the chaos bag holds 0, bless, curse, curse
    When Kōhaku Narukami begins a turn
    And Kōhaku Narukami uses Kōhaku Narukami
    Then this has happened: 1 bless token is added to the chaos bag

  @arkham-lcg/revelation @arkham-lcg/clues
  Scenario: Penny finds a clue where she withstands what a card reveals
    Given Penny White (05049) is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0
    When Penny White (05049) draws Rotting Remains from the encounter deck
    And Penny White (05049) uses Penny White (05049)
    Then Penny White (05049) has 1 clue

  @arkham-lcg/revelation @arkham-lcg/clues
  Scenario: In any other test she finds none
    Given Penny White (05049) is at the Study
    And the Study has 1 clue
    And the chaos bag holds 0
    When Penny White (05049) tests willpower (1)
    Then Penny White (05049) may not use Penny White (05049)

  @arkham-lcg/instead
  Scenario: What a card would give to Preston goes to his inheritance
    Given Preston Fairmont is at the Study
    And Preston Fairmont controls Family Inheritance
    And Preston Fairmont has Emergency Cache in hand
    And Preston Fairmont has 0 resources
    And it is the turn of Preston Fairmont
    When Preston Fairmont plays Emergency Cache
    Then Preston Fairmont has 0 resources
    And Family Inheritance has 3 resources
    When Preston Fairmont takes a resource
    Then Preston Fairmont has 1 resource

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens @arkham-lcg/fight-action
  Scenario: Zoey lays three blessings into one blow
    Given Zoey Samaras (90059) is at the Study
    And Ghoul Priest is engaged with Zoey Samaras (90059)
    And it is the turn of Zoey Samaras (90059)
    And the chaos bag holds 0, 0, bless, bless, bless
    When Zoey Samaras (90059) fights Ghoul Priest
    And Zoey Samaras (90059) uses Zoey Samaras (90059)
    And nobody reacts
    Then Ghoul Priest has 2 damage

  @arkham-lcg/move @arkham-lcg/clues
  Scenario: Kate lays a clue on a tool without one
    Given Kate Winthrop is at the Study
    And Kate Winthrop has 2 clues
    And Kate Winthrop controls Flashlight
    And it is the turn of Kate Winthrop
    When Kate Winthrop uses ability 2 of Kate Winthrop
    Then Flashlight has 1 clue
    And Kate Winthrop has 1 clue
