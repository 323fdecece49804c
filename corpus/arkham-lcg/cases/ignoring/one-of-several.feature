Feature: One of several equal effects is ignored
  Source: FAQ v2.5, 1.12, 2.23 and the question on Deny Existence.

  Background:
    Given Diana Stanley is at the Study
    And Diana Stanley has Deny Existence (05280) in hand
    And Diana Stanley has 2 horror

  @arkham-lcg/qa/deny-existence-for-each @arkham-lcg/for-each-or-for-every
  Scenario: Each card asks for a choice, so only one horror of the three is ignored
    Given Knife, Guts and Emergency Cache are beneath Diana Stanley
    When Diana Stanley draws Terrible Secret from the encounter deck
    And Diana Stanley chooses option 2
    And Diana Stanley plays Deny Existence
    And nobody reacts
    And Diana Stanley chooses option 2
    And Diana Stanley chooses option 2
    Then in order:
      | 1 horror is healed from Diana Stanley |
      | Diana Stanley takes 1 horror          |
      | Diana Stanley takes 1 horror          |
    And Diana Stanley has 3 horror

  @arkham-lcg/qa/deny-existence-for-each @arkham-lcg/for-each-or-for-every
  Scenario: What is discarded for one of them is no matter of the others
    Given Knife and Guts are beneath Diana Stanley
    When Diana Stanley draws Terrible Secret from the encounter deck
    And Diana Stanley chooses option 1
    And Diana Stanley chooses option 2
    And Diana Stanley plays Deny Existence
    And nobody reacts
    Then Diana Stanley has 1 horror
    And Knife is in the discard pile
    And Guts lies beneath Diana Stanley

  @arkham-lcg/qa/deny-existence-for-each @arkham-lcg/for-each-or-for-every
  Scenario: What is counted up and dealt at once is one effect, and ignored as a whole
    Given the chaos bag holds -1
    When Diana Stanley draws Rotting Remains from the encounter deck
    And nobody commits anything
    And Diana Stanley plays Deny Existence
    And nobody reacts
    Then Diana Stanley has 0 horror
