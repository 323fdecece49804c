Feature: Tests on a card
  Source: FAQ v2.5, question on Spirit Athame and Grounded.

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card
  Scenario: An attack that a spell begins is a test on a spell card
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame and Shrivelling
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds -3
    When Agnes Baker uses Shrivelling
    Then Agnes Baker may use Spirit Athame
    When Agnes Baker uses Spirit Athame
    Then in order:
      | Agnes Baker tests willpower (4) |
      | Spirit Athame exhausts          |
      | Agnes Baker succeeds by 0       |

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card
  Scenario: An attack without a card is none
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame and Shrivelling
    And Agnes Baker has Overpower in hand
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds -3
    When Agnes Baker fights Ghoul Priest
    Then Agnes Baker may not use Spirit Athame

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card
  Scenario: Nor is a test that a card of another kind asks for
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame and Shrivelling
    And Agnes Baker has Guts in hand
    And the chaos bag holds 0
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then Agnes Baker may not use Spirit Athame
    And Agnes Baker may commit Guts

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card
  Scenario: An investigation that a spell begins is one
    Given Agnes Baker is at the Study
    And Agnes Baker controls Spirit Athame and Sixth Sense (05158)
    And the chaos bag holds 0
    When Agnes Baker uses Sixth Sense
    Then Agnes Baker may use Spirit Athame

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card @arkham-lcg/you-your
  Scenario: "You" is whoever has the blade: somebody else's test is none of theirs
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Spirit Athame
    And Agnes Baker controls Shrivelling
    And Agnes Baker has Guts in hand
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds -3
    When Agnes Baker uses Shrivelling
    Then Roland Banks may not use Spirit Athame
    And Agnes Baker may commit Guts
