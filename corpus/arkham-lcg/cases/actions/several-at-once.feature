Feature: Abilities that are several actions, and actions that cost several
  Source: FAQ v2.5, questions on Discipline (Balance of Body) and on the number of actions performed, 2.17 and 2.19.

  Background:
    Given Lily Chen and Roland Banks are at the Study
    And Lily Chen controls Discipline (08014a) and Sledgehammer (4)
    And the other side of Discipline (08014a) is Discipline (08014b)
    And Ghoul Priest is engaged with Lily Chen
    And the chaos bag holds -1

  @arkham-lcg/qa/discipline-balance-of-body-multi-action @arkham-lcg/different
  Scenario: The triple ability is one of the three, and its further actions are her own
    When Lily Chen uses Discipline
    And Lily Chen uses ability 2 of Sledgehammer
    And Lily Chen takes no further action
    Then in order:
      | Lily Chen spends 1 action    |
      | Lily Chen spends 3 actions   |
      | Lily Chen tests combat (4)   |
      | Discipline flips             |
    And Lily Chen has 0 actions
    And Lily Chen has 0 damage

  @arkham-lcg/qa/discipline-balance-of-body-multi-action
  Scenario: Without two actions of her own it cannot be one of them
    Given Lily Chen has 2 actions
    When Lily Chen uses Discipline
    Then Lily Chen must choose between:
      | Lily Chen fights Ghoul Priest             |
      | Lily Chen uses ability 1 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen takes no further action         |

  @arkham-lcg/qa/number-of-actions-performed @arkham-lcg/different
  Scenario: Three different actions are three, whatever the ability cost
    When Lily Chen uses Discipline
    And Lily Chen fights Ghoul Priest
    And Lily Chen uses ability 1 of Sledgehammer
    And Lily Chen attempts to evade Ghoul Priest
    Then Lily Chen has performed 3 actions
    And Lily Chen has 2 actions
    And Discipline is in play

  @arkham-lcg/qa/number-of-actions-performed
  Scenario: An ability that costs three actions performs one
    When Lily Chen uses ability 2 of Sledgehammer
    Then Lily Chen has 0 actions
    And Lily Chen has performed 1 action

  @arkham-lcg/different
  Scenario: Two basic attacks are not different
    When Lily Chen uses Discipline
    And Lily Chen fights Ghoul Priest
    Then Lily Chen must choose between:
      | Lily Chen uses ability 1 of Sledgehammer  |
      | Lily Chen uses ability 2 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen takes no further action         |

  @arkham-lcg/qa/discipline-balance-of-body-multi-action @arkham-lcg/ability/action-designators
  Scenario: An event that bears one of the two actions may be one of them, another event not
    Given Lily Chen has Backstab and Emergency Cache in hand
    And Lily Chen has 3 resources
    When Lily Chen uses Discipline
    Then Lily Chen must choose between:
      | Lily Chen fights Ghoul Priest             |
      | Lily Chen uses ability 1 of Sledgehammer  |
      | Lily Chen uses ability 2 of Sledgehammer  |
      | Lily Chen attempts to evade Ghoul Priest  |
      | Lily Chen plays Backstab                  |
      | Lily Chen takes no further action         |
