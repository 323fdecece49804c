Feature: Two abilities that reveal several tokens instead of one
  Source: FAQ v2.5, question on Olive McBride with Grotesque Statue; FAQ v1.3, the same question.

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/instead
  Scenario: Olive first: one of her three tokens becomes two of the statue
    Given Agnes Baker is at the Study
    And Agnes Baker controls Olive McBride and Grotesque Statue (4)
    And the chaos bag holds +1, 0, -1, -2, -3
    When Agnes Baker investigates
    And Agnes Baker uses Olive McBride
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker replaces token 1 with Grotesque Statue
    And Agnes Baker reveals -1
    And Agnes Baker reveals -2
    And Agnes Baker reveals 0
    And Agnes Baker reveals -3
    Then Agnes Baker must choose between:
      | Agnes Baker resolves the tokens -1 with Grotesque Statue |
      | Agnes Baker resolves the tokens -2 with Grotesque Statue |
    When Agnes Baker resolves the tokens -1 with Grotesque Statue
    Then Agnes Baker must choose between:
      | Agnes Baker resolves the tokens -1, -3 with Olive McBride |
      | Agnes Baker resolves the tokens -1, 0 with Olive McBride  |
      | Agnes Baker resolves the tokens -3, 0 with Olive McBride  |
    And it is asked whether Agnes Baker succeeds
    And the answer is no
    When Agnes Baker resolves the tokens -1, 0 with Olive McBride
    Then in order:
      | Agnes Baker reveals -1 |
      | Agnes Baker reveals -2 |
      | Agnes Baker reveals -3 |
      | Agnes Baker reveals 0  |
      | step st-4              |
      | Agnes Baker fails by 1 |

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/instead
  Scenario: The statue first: the three tokens of Olive count as one of its two
    Given Agnes Baker is at the Study
    And Agnes Baker controls Olive McBride and Grotesque Statue (4)
    And the chaos bag holds +1, 0, -1, -2, -3
    When Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker uses Olive McBride
    And Agnes Baker replaces token 1 with Olive McBride
    And Agnes Baker reveals +1
    And Agnes Baker reveals -1
    And Agnes Baker reveals -2
    And Agnes Baker reveals 0
    Then Agnes Baker must choose between:
      | Agnes Baker resolves the tokens 0 with Grotesque Statue            |
      | Agnes Baker resolves the tokens +1 + -1 + -2 with Grotesque Statue |
    When Agnes Baker resolves the tokens +1 + -1 + -2 with Grotesque Statue
    Then Agnes Baker must choose between:
      | Agnes Baker resolves the tokens +1, -1 with Olive McBride |
      | Agnes Baker resolves the tokens +1, -2 with Olive McBride |
      | Agnes Baker resolves the tokens -1, -2 with Olive McBride |
    When Agnes Baker resolves the tokens +1, -1 with Olive McBride
    Then in order:
      | Agnes Baker succeeds |

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: Both must be declared before the first token is seen
    Given Agnes Baker is at the Study
    And Agnes Baker controls Olive McBride and Grotesque Statue (4)
    And the chaos bag holds +1, 0, -1, -2, -3
    When Agnes Baker investigates
    And Agnes Baker uses Olive McBride
    Then Agnes Baker may use Grotesque Statue
    When nobody reacts
    And Agnes Baker reveals -1
    Then Agnes Baker may not use Grotesque Statue
