Feature: What overrides everything else: values that are set, and "cannot"
  Source: Rules Reference v2.5, Modifiers and Cannot.

  @arkham-lcg/modifiers @arkham-lcg/base-value
  Scenario: A value that is set overrides a base value that is set, and what adds to it
    Given Roland Banks is at The Gallows (05170)
    And Poltergeist is exhausted at The Gallows (05170)
    And Poltergeist #2 is exhausted at The Gallows (05170)
    And Poltergeist #3 is exhausted at The Gallows (05170)
    And Obscuring Fog is attached to The Gallows (05170)
    And The Skeleton Key is attached to The Gallows (05170)
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Roland Banks tests intellect (1) |

  @arkham-lcg/modifiers @arkham-lcg/base-value
  Scenario: Without it the base value counts, and what adds to it
    Given Roland Banks is at The Gallows (05170)
    And Poltergeist is exhausted at The Gallows (05170)
    And Poltergeist #2 is exhausted at The Gallows (05170)
    And Poltergeist #3 is exhausted at The Gallows (05170)
    And Obscuring Fog is attached to The Gallows (05170)
    And the chaos bag holds 0
    When Roland Banks investigates
    Then in order:
      | Roland Banks tests intellect (5) |

  @arkham-lcg/cannot
  Scenario: What cannot be damaged is not damaged by an attack that succeeds
    Given Roland Banks is at the Study
    And Poltergeist is engaged with Roland Banks
    And Roland Banks controls Machete
    And the chaos bag holds 0
    When Roland Banks uses Machete on Poltergeist
    Then it is asked whether Poltergeist has 0 damage
    And the answer is yes
    And it is asked whether Roland Banks succeeds
    And the answer is yes

  @arkham-lcg/cannot
  Scenario: What is excepted damages it
    Given Agnes Baker is at the Study
    And Poltergeist is engaged with Agnes Baker
    And Agnes Baker controls Shrivelling
    And Shrivelling has 2 charges
    And the chaos bag holds 0
    When Agnes Baker uses Shrivelling on Poltergeist
    Then in order:
      | Poltergeist is defeated |

  @arkham-lcg/cannot @arkham-lcg/steps/3.3
  Scenario: An enemy that cannot attack somebody does not attack in the enemy phase either
    Given Wendy Adams and Roland Banks are at the Study
    And Elokoss (12179b) is at the Study
    And the chaos bag holds +1
    And it is the turn of Wendy Adams
    When Wendy Adams tries to evade Elokoss (12179b)
    And the enemy phase begins
    Then it is asked whether Elokoss (12179b) attacks Wendy Adams
    And the answer is no
    And it is asked whether Elokoss (12179b) attacks Roland Banks
    And the answer is yes

  @arkham-lcg/cannot
  Scenario: What cannot leave play is not discarded, and is not said to be
    Given Roland Banks is at the Study
    And Roland Banks controls Baron Samedi
    When Baron Samedi is discarded
    Then Baron Samedi is in play
    And it is asked whether Baron Samedi is discarded
    And the answer is no

  @arkham-lcg/cannot
  Scenario: With three doom on him nothing keeps him any longer
    Given Roland Banks is at the Study
    And Roland Banks controls Baron Samedi
    And Baron Samedi has 2 doom
    When Roland Banks uses Baron Samedi
    Then it is asked whether Baron Samedi is discarded
    And the answer is yes

  @arkham-lcg/cannot
  Scenario: What leaves play by its own ability alone is discarded by nothing else
    Given Roland Banks is at the Study
    And Straitjacket is in the threat area of Roland Banks
    When Straitjacket is discarded
    Then Straitjacket is in play
    When Roland Banks uses ability 3 of Straitjacket
    Then in order:
      | Straitjacket is discarded |
