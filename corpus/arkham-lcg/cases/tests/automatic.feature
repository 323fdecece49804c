Feature: Tests that succeed or fail by themselves
  Source: Rules Reference v2.5, Automatic Failure/Success; FAQ v2.5, 2.9 and the questions on automatic
  success and failure, and on Calcification and Psychotropic Spores; Grimoire, Fallimento/Successo
  Automatico.

  @arkham-lcg/automatic-failure-success
  Scenario: Hope is discarded: no token is revealed, and everything else of the test takes place
    Given Patrice Hathaway is at the Study
    And Patrice Hathaway controls Hope
    And Patrice Hathaway has Survival Knife and Stray Cat in hand
    And Ghoul Minion is engaged with Patrice Hathaway
    And the chaos bag holds auto-fail, -8
    When Patrice Hathaway uses Hope
    And Patrice Hathaway pays for Hope in way 2
    Then Patrice Hathaway may commit Stray Cat
    When Patrice Hathaway commits Stray Cat
    And nobody commits anything else
    Then in order:
      | Hope is discarded                     |
      | Patrice Hathaway tests agility (2)    |
      | step st-1                             |
      | step st-2                             |
      | Patrice Hathaway commits Stray Cat |
      | step st-5                             |
      | step st-6                             |
      | Patrice Hathaway succeeds by 6        |
      | step st-7                             |
      | Patrice Hathaway evades Ghoul Minion  |
      | step st-8                             |
    And the chaos bag now holds auto-fail, -8

  @arkham-lcg/automatic-failure-success @arkham-lcg/costs
  Scenario: Hope is exhausted instead: a base value of 5, and a token decides
    Given Patrice Hathaway is at the Study
    And Patrice Hathaway controls Hope
    And Ghoul Minion is engaged with Patrice Hathaway
    And the chaos bag holds -2, -4
    When Patrice Hathaway uses Hope
    And Patrice Hathaway pays for Hope in way 1
    Then the chance that Patrice Hathaway succeeds is 1/2
    When Patrice Hathaway reveals -2
    Then in order:
      | Hope exhausts                  |
      | step st-3                      |
      | Patrice Hathaway reveals -2    |
      | step st-4                      |
      | Patrice Hathaway succeeds by 1 |
    And Hope is in play

  @arkham-lcg/automatic-failure-success @arkham-lcg/qa/stray-cat-enemy-engaged-with-other
  Scenario: Stray Cat evades without any test
    Given Patrice Hathaway is at the Study
    And Patrice Hathaway controls Stray Cat
    And Ghoul Minion is engaged with Patrice Hathaway
    And the chaos bag holds auto-fail
    When Patrice Hathaway uses Stray Cat
    Then exactly in order:
      | Stray Cat is discarded                        |
      | Patrice Hathaway evades Ghoul Minion          |
      | Ghoul Minion exhausts                         |
      | Ghoul Minion disengages from Patrice Hathaway |

  @arkham-lcg/automatic-failure-success @arkham-lcg/qa/automatic-success-and-failure
  Scenario: A test that is passed and failed by itself at once is failed
    Given Agnes Baker is at the Study
    And Agnes Baker has Stroke of Luck in hand
    And the chaos bag holds tablet
    And the scenario is The Gathering
    When Agnes Baker draws Fractured Consciousness from the encounter deck
    And Agnes Baker commits Stroke of Luck
    And nobody commits anything else
    And Agnes Baker uses Stroke of Luck
    Then in order:
      | Agnes Baker reveals tablet |
      | Stroke of Luck is exiled   |
      | Agnes Baker fails by 3     |
      | Agnes Baker takes 2 damage |

  @arkham-lcg/automatic-failure-success
  Scenario: The same card without the failure makes it a success
    Given Agnes Baker is at the Study
    And Agnes Baker has Stroke of Luck in hand
    And the chaos bag holds -8
    When Agnes Baker draws Fractured Consciousness from the encounter deck
    And Agnes Baker commits Stroke of Luck
    And nobody commits anything else
    And Agnes Baker uses Stroke of Luck
    Then in order:
      | Agnes Baker reveals -8     |
      | step st-4                  |
      | Agnes Baker succeeds by 0  |
    And Agnes Baker has 0 damage

  @arkham-lcg/qa/calcification-psychotropic-spores-automatic-success
  Scenario: Damage taken before the test: no token is revealed
    Given Agnes Baker is at the Study
    And Calcification is in the threat area of Agnes Baker
    And Agnes Baker controls Leather Coat
    And the chaos bag holds auto-fail, -8
    When Agnes Baker uses Calcification
    And Agnes Baker accepts the effect of Calcification
    Then in order:
      | 1 damage is placed on Agnes Baker |
      | Agnes Baker tests agility (3)     |
      | step st-2                         |
      | step st-5                         |
      | Agnes Baker succeeds              |
      | Calcification is discarded        |
    And the chaos bag now holds auto-fail, -8

  @arkham-lcg/qa/calcification-psychotropic-spores-automatic-success
  Scenario: Or once it has failed
    Given Agnes Baker is at the Study
    And Calcification is in the threat area of Agnes Baker
    And the chaos bag holds -3
    When Agnes Baker uses Calcification
    And Agnes Baker declines the effect of Calcification
    Then Agnes Baker must choose between:
      | Agnes Baker accepts the effect of Calcification  |
      | Agnes Baker declines the effect of Calcification |
    When Agnes Baker accepts the effect of Calcification
    Then in order:
      | Agnes Baker tests agility (3)     |
      | Agnes Baker reveals -3            |
      | step st-6                         |
      | 1 damage is placed on Agnes Baker |
      | Agnes Baker succeeds              |
      | Calcification is discarded        |

  @arkham-lcg/qa/calcification-psychotropic-spores-automatic-success
  Scenario: Whoever takes nothing fails, and whoever succeeds is not asked again
    Given Agnes Baker is at the Study
    And Psychotropic Spores is in the threat area of Agnes Baker
    And the chaos bag holds -3, +1
    When Agnes Baker uses Psychotropic Spores
    And Agnes Baker declines the effect of Psychotropic Spores
    Then it is asked whether Agnes Baker succeeds
    And the answer is depends
    When Agnes Baker reveals -3
    And Agnes Baker declines the effect of Psychotropic Spores
    Then Agnes Baker has 0 horror
    And Psychotropic Spores is in play
    And in order:
      | Agnes Baker fails by 3 |

  @arkham-lcg/limits-and-maximums
  Scenario: One of them in each threat area
    Given Agnes Baker and Roland Banks are at the Study
    And Calcification is in the threat area of Agnes Baker
    And the encounter deck holds Calcification #2, Calcification #3
    When Agnes Baker draws Calcification #2 from the encounter deck
    And Roland Banks draws Calcification #3 from the encounter deck
    Then in order:
      | Calcification #2 is discarded                                        |
      | Calcification #3 is put into play in the threat area of Roland Banks |
