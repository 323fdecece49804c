Feature: Skill tests and chaos tokens, sentence by sentence
  Source: Rules Reference v2.5, Appendix II (ST.1 to ST.8), Chaos Tokens, Bless and Curse Tokens, Frost
  Tokens, Limbo, Automatic Failure/Success; FAQ v2.5, 1.9, 1.21, 2.5, 2.9.

  @arkham-lcg/steps/st-2
  Scenario: Only investigators at the same location may help
    Given Roland Banks and Agnes Baker are at the Study
    And Wendy Adams is at the Hallway
    And Agnes Baker has Perception in hand
    And Wendy Adams has Deduction in hand
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Agnes Baker may commit Perception
    And Wendy Adams may not commit Deduction

  @arkham-lcg/steps/st-2
  Scenario: A card without a matching icon may not be committed, and what is committed is not paid for
    Given Roland Banks is at the Study
    And Roland Banks has Guts, Perception and Deduction in hand
    And Roland Banks has 2 resources
    And Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks may not commit Guts
    When Roland Banks commits Deduction
    Then the skill value of the test is 4
    When nobody commits anything else
    And Study is applied first
    Then Roland Banks has 2 resources
    And Roland Banks has 2 clues

  @arkham-lcg/steps/st-2 @arkham-lcg/limbo
  Scenario: The text of a committed asset does nothing: it is not in play
    Given Agnes Baker is at the Study
    And Agnes Baker has Stray Cat and Dodge in hand
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds -8
    When Agnes Baker attempts to evade Ghoul Minion
    Then Agnes Baker may commit Stray Cat
    When Agnes Baker commits Stray Cat
    Then the skill value of the test is 4
    When nobody commits anything else
    Then Agnes Baker may not use Stray Cat
    And in order:
      | Agnes Baker commits Stray Cat |
      | Agnes Baker fails by 2        |
    And Ghoul Minion is engaged with Agnes Baker

  @arkham-lcg/steps/st-8
  Scenario: Committed cards are discarded and tokens return once every result is applied
    Given Roland Banks is at the Study
    And Roland Banks has Deduction in hand
    And Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks commits Deduction
    And Study is applied first
    Then in order:
      | step st-7                              |
      | Roland Banks discovers 1 clue at Study |
      | Roland Banks discovers 1 clue at Study |
      | step st-8                              |
      | Deduction is discarded                 |
    And the chaos bag now holds 0
    And Deduction is in the discard pile

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-4
  Scenario: The elder sign is the performer's
    Given Carolyn Fern and Wendy Adams are at the Study
    And Wendy Adams has 2 horror
    And the chaos bag holds elder-sign
    When Carolyn Fern investigates
    And Carolyn Fern accepts the effect of Carolyn Fern
    And Carolyn Fern uses ability 1 of Carolyn Fern
    Then in order:
      | step st-4                            |
      | 1 horror is healed from Wendy Adams  |
      | step st-5                            |
      | Carolyn Fern succeeds by 3           |
    And Wendy Adams has 1 horror

  @arkham-lcg/chaos-tokens
  Scenario: Another investigator's elder sign does nothing in this test
    Given Wendy Adams and Carolyn Fern are at the Study
    And Wendy Adams has 2 horror
    And the chaos bag holds elder-sign
    When Wendy Adams investigates
    Then in order:
      | Wendy Adams succeeds by 1 |
    And Wendy Adams has 2 horror

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A resolved curse goes to the pool, not back to the bag
    Given Agnes Baker is at the Study
    And the chaos bag holds curse, 0
    When Agnes Baker investigates
    And Agnes Baker reveals curse
    Then in order:
      | Agnes Baker reveals curse |
      | Agnes Baker reveals 0     |
      | Agnes Baker fails by 2    |
    And the chaos bag now holds 0

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: One that was revealed and ignored goes back to the bag
    Given Agnes Baker is at the Study
    And Agnes Baker controls Grotesque Statue (4)
    And the chaos bag holds bless, 0
    When Agnes Baker investigates
    And Agnes Baker uses Grotesque Statue
    And Agnes Baker reveals bless
    And Agnes Baker resolves the tokens 0 with Grotesque Statue
    Then in order:
      | Agnes Baker succeeds by 0 |
    And the chaos bag now holds bless, 0

  @arkham-lcg/chaos-tokens/frost-tokens
  Scenario: Frost goes back to the bag, the second one too
    Given Agnes Baker is at the Study
    And the chaos bag holds frost, frost, +1
    When Agnes Baker investigates
    And Agnes Baker reveals frost
    And Agnes Baker reveals frost
    Then in order:
      | Agnes Baker reveals frost |
      | Agnes Baker reveals frost |
      | step st-4                 |
      | Agnes Baker fails by 2    |
    And the chaos bag now holds frost, frost, +1

  @arkham-lcg/chaos-tokens/frost-tokens
  Scenario: With the second frost nothing more is revealed, whatever else was to come
    Given Agnes Baker is at the Study
    And Agnes Baker controls Olive McBride
    And the chaos bag holds frost, bless, 0, frost
    When Agnes Baker investigates
    And Agnes Baker uses Olive McBride
    And Agnes Baker reveals frost
    And Agnes Baker reveals bless
    And Agnes Baker reveals 0
    And Agnes Baker resolves the tokens bless, frost with Olive McBride
    Then in order:
      | Agnes Baker reveals frost |
      | step st-4                 |
      | Agnes Baker fails by 2    |
    And the chaos bag now holds frost, 0, frost

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/if
  Scenario: Two such symbols are one occurrence of "if such a symbol is revealed"
    Given Agnes Baker is at the Study
    And Agnes Baker controls Olive McBride and Shrivelling
    And Ghoul Minion is engaged with Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds tablet, tablet, 0
    When Agnes Baker uses Shrivelling
    And Agnes Baker uses Olive McBride
    And Agnes Baker reveals tablet
    And Agnes Baker reveals tablet
    And Agnes Baker resolves the tokens tablet, tablet with Olive McBride
    And Agnes Baker assigns 1 horror to Agnes Baker
    And nobody reacts
    And Agnes Baker assigns 1 damage to Agnes Baker
    And Agnes Baker assigns 1 damage to Agnes Baker
    Then in order:
      | step st-3                         |
      | 1 horror is placed on Agnes Baker |
      | step st-4                         |
    And Agnes Baker has 1 horror
    And Agnes Baker has 2 damage

  @arkham-lcg/automatic-failure-success @arkham-lcg/steps/st-4
  Scenario: A token that fails the test leaves the other symbol its effect
    Given Agnes Baker is at the Study
    And Agnes Baker controls Olive McBride
    And Ghoul Minion is engaged with Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds tablet, auto-fail, 0
    When Agnes Baker fights Ghoul Minion
    And Agnes Baker uses Olive McBride
    And Agnes Baker reveals tablet
    And Agnes Baker reveals auto-fail
    And Agnes Baker resolves the tokens auto-fail, tablet with Olive McBride
    And Agnes Baker assigns 1 damage to Agnes Baker
    Then in order:
      | step st-4              |
      | Agnes Baker takes 1 damage |
      | step st-5              |
      | Agnes Baker fails by 2 |
