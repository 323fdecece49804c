Feature: Difficulties that move
  Source: FAQ v2.5, 1.38 and the question on Quick Learner; Rules Reference v2.5, Variable Difficulty
  Skill Tests.

  @arkham-lcg/variable-difficulty-skill-tests
  Scenario: The fifth card in hand is committed, and the test becomes easier
    Given it is day
    And Agnes Baker is at the Study
    And Agnes Baker has Guts, Overpower, Deduction, Perception and Unexpected Courage in hand
    And the chaos bag holds -2
    When Agnes Baker draws Empyrean Brilliance from the encounter deck
    Then the difficulty of the test is 4
    When Agnes Baker commits Unexpected Courage
    Then the difficulty of the test is 2
    When nobody commits anything else
    Then in order:
      | Agnes Baker succeeds by 3 |

  @arkham-lcg/variable-difficulty-skill-tests
  Scenario: What ST.6 has found is not looked at again when the hand shrinks in ST.7
    Given it is day
    And Agnes Baker is at the Study
    And Agnes Baker has Guts, Overpower, Deduction, Perception and Unexpected Courage in hand
    And the chaos bag holds -2
    When Agnes Baker draws Empyrean Brilliance from the encounter deck
    And nobody commits anything
    Then the difficulty of the test is 4
    When Agnes Baker chooses Overpower, Deduction
    Then in order:
      | step st-6                |
      | Agnes Baker fails by 1   |
      | step st-7                |
      | Overpower is discarded   |
      | Deduction is discarded   |
      | the test ends            |

  @arkham-lcg/qa/quick-learner-mythos-phase
  Scenario: A test of the mythos phase is not made harder
    Given it is the mythos phase
    And Agnes Baker is at the Study
    And Agnes Baker controls Quick Learner
    And Agnes Baker has Guts in hand
    And the chaos bag holds 0
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then the difficulty of the test is 3

  @arkham-lcg/qa/quick-learner-mythos-phase
  Scenario: Harder up to the end of the first action of one's own turn, easier from the third
    Given Agnes Baker is at the Study
    And Agnes Baker controls Quick Learner
    And Agnes Baker has Perception in hand
    And the chaos bag holds 0
    When Agnes Baker begins her turn
    And Agnes Baker investigates
    Then the difficulty of the test is 3
    When nobody commits anything
    And Agnes Baker investigates
    Then the difficulty of the test is 2
    When nobody commits anything
    And Agnes Baker investigates
    Then the difficulty of the test is 1
    When nobody commits anything

  @arkham-lcg/qa/quick-learner-mythos-phase
  Scenario: A test that comes before the first action of the turn is harder as well
    Given Agnes Baker is at the Study
    And Agnes Baker controls Quick Learner
    And Agnes Baker has Expose Weakness and Perception in hand
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -4
    When Agnes Baker begins her turn
    And Agnes Baker plays Expose Weakness
    Then the difficulty of the test is 3

  @arkham-lcg/qa/quick-learner-mythos-phase
  Scenario: Plan of Action has its first icons from the beginning of the turn on
    Given Agnes Baker is at the Study
    And Agnes Baker has Plan of Action and Dodge in hand
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -5
    When Agnes Baker begins her turn
    And Agnes Baker attempts to evade Ghoul Minion
    And Agnes Baker commits Plan of Action
    Then the skill value of the test is 5

  @arkham-lcg/qa/quick-learner-mythos-phase
  Scenario: Not in the mythos phase
    Given it is the mythos phase
    And Agnes Baker is at the Study
    And Agnes Baker has Plan of Action and Guts in hand
    And the chaos bag holds -5
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker commits Plan of Action
    Then the skill value of the test is 6

  @arkham-lcg/qa/quick-learner-mythos-phase
  Scenario: Between the first and the third action it draws, in the third it has other icons
    Given Agnes Baker is at the Study
    And Agnes Baker has Plan of Action, Plan of Action #2 and Perception in hand
    And the deck of Agnes Baker holds Knife
    And Study has 1 clue
    And the chaos bag holds 0
    When Agnes Baker begins her turn
    And Agnes Baker takes a resource
    And Agnes Baker investigates
    And Agnes Baker commits Plan of Action
    Then the skill value of the test is 3
    When nobody commits anything else
    And Study is applied first
    Then Knife is in hand
    When Agnes Baker investigates
    And Agnes Baker commits Plan of Action #2
    Then the skill value of the test is 4
