Feature: Cards that are committed from beneath an investigator
  Source: FAQ v2.5, questions on Amanda Sharpe, Grisly Totem, Defensive Stance.

  @arkham-lcg/in-play-and-out-of-play @arkham-lcg/skill-cards
  Scenario: The card beneath Amanda Sharpe is committed at the start of each of her tests and stays hers
    Given Amanda Sharpe is at the Study
    And Overpower is beneath Amanda Sharpe
    And Swarm of Rats is engaged with Amanda Sharpe
    And the deck of Amanda Sharpe holds Knife
    And the chaos bag holds 0
    When Amanda Sharpe fights Swarm of Rats
    And Overpower is applied first
    Then in order:
      | Amanda Sharpe commits Overpower                  |
      | Amanda Sharpe succeeds by 3                      |
      | the test ends                                    |
      | Overpower is placed beneath Amanda Sharpe        |
    And Overpower lies beneath Amanda Sharpe
    And Knife is in hand

  @arkham-lcg/in-play-and-out-of-play
  Scenario: Somebody else's test does not call for it
    Given Amanda Sharpe and Roland Banks are at the Study
    And it is the turn of Roland Banks
    And Overpower is beneath Amanda Sharpe
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Swarm of Rats
    Then Overpower lies beneath Amanda Sharpe
    And it is asked whether Amanda Sharpe commits Overpower
    And the answer is no

  @arkham-lcg/in-play-and-out-of-play
  Scenario: At the start of the investigation phase another card takes its place
    Given Amanda Sharpe is at the Study
    And Overpower is beneath Amanda Sharpe
    And Amanda Sharpe has Guard Dog in hand
    And the deck of Amanda Sharpe holds Knife
    When the investigation phase begins
    And Amanda Sharpe chooses Guard Dog
    Then in order:
      | the investigation phase begins            |
      | Amanda Sharpe draws Knife                 |
      | Overpower is discarded                    |
      | Guard Dog is placed beneath Amanda Sharpe |
    And Guard Dog lies beneath Amanda Sharpe
    And Knife is in hand

  @arkham-lcg/qa/amanda-sharpe-card-enters-other-area
  Scenario: The card beneath Amanda Sharpe may enter a play area
    Given Amanda Sharpe is at the Study
    And Intrepid is beneath Amanda Sharpe
    And Dreams of R'lyeh is in the threat area of Amanda Sharpe
    And the chaos bag holds +2
    When Amanda Sharpe uses Dreams of R'lyeh
    And Intrepid is applied first
    Then in order:
      | Amanda Sharpe commits Intrepid       |
      | Intrepid enters play as an asset     |
      | the test ends                        |
    And Intrepid is in play

  @arkham-lcg/qa/amanda-sharpe-card-enters-other-area
  Scenario: Where that test fails it would have been discarded, and stays beneath her
    Given Amanda Sharpe is at the Study
    And Intrepid is beneath Amanda Sharpe
    And Dreams of R'lyeh is in the threat area of Amanda Sharpe
    And the chaos bag holds -5
    When Amanda Sharpe uses Dreams of R'lyeh
    Then Intrepid lies beneath Amanda Sharpe

  @arkham-lcg/qa/amanda-sharpe-card-enters-other-area
  Scenario: Once it has left her, it is discarded at the end of the round like another
    Given Amanda Sharpe is at the Study
    And Intrepid is beneath Amanda Sharpe
    And Dreams of R'lyeh is in the threat area of Amanda Sharpe
    And the deck of Amanda Sharpe holds Knife
    And the chaos bag holds +2
    When Amanda Sharpe uses Dreams of R'lyeh
    And Intrepid is applied first
    And the upkeep phase begins
    Then in order:
      | round 1 ends          |
      | Intrepid is discarded |
    And Intrepid is in the discard pile

  @arkham-lcg/qa/grisly-totem-amanda-sharpe-icon @arkham-lcg/lasting-effects
  Scenario: The icon of Grisly Totem lasts for one test
    Given Amanda Sharpe is at the Study
    And Amanda Sharpe controls Grisly Totem
    And Overpower is beneath Amanda Sharpe
    And Ghoul Priest is engaged with Amanda Sharpe
    And the deck of Amanda Sharpe holds Dodge and Dodge
    And the chaos bag holds 0
    When Amanda Sharpe fights Ghoul Priest
    And Amanda Sharpe uses Grisly Totem
    And Overpower is applied first
    Then in order:
      | Amanda Sharpe succeeds by 1                |
      | Overpower is placed beneath Amanda Sharpe  |
    When Amanda Sharpe fights Ghoul Priest
    And Overpower is applied first
    Then in order:
      | Overpower is placed beneath Amanda Sharpe  |
      | Amanda Sharpe commits Overpower            |
      | Amanda Sharpe succeeds by 0                |

  @arkham-lcg/qa/defensive-stance-beneath-amanda-sharpe
  Scenario: Icons that a card has in hand only
    Given Amanda Sharpe is at the Study
    And Defensive Stance is beneath Amanda Sharpe
    And Swarm of Rats is engaged with Amanda Sharpe
    And the chaos bag holds 0
    When Amanda Sharpe fights Swarm of Rats
    Then Defensive Stance lies beneath Amanda Sharpe
    And it is asked whether Amanda Sharpe commits Defensive Stance
    And the answer is no
    And in order:
      | Amanda Sharpe succeeds by 1 |

  @arkham-lcg/qa/defensive-stance-beneath-amanda-sharpe @arkham-lcg/skill-cards
  Scenario: From her hand the same card is committed, and keeps its icons while it is
    Given Amanda Sharpe is at the Study
    And Amanda Sharpe has Defensive Stance in hand
    And Swarm of Rats is engaged with Amanda Sharpe
    And the chaos bag holds 0
    When Amanda Sharpe fights Swarm of Rats
    And Amanda Sharpe commits Defensive Stance
    Then in order:
      | Amanda Sharpe succeeds by 3 |
      | Defensive Stance is discarded |
