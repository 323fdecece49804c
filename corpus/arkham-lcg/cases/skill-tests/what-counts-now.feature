Feature: What counts at the moment of a test
  Source: Rules Reference v2.5, Modifiers, Skill Test Timing.

  @arkham-lcg/modifiers
  Scenario: A fright makes it harder to hit
    Given Agnes Baker is at the Study
    And Agnes Baker has 4 horror
    And Screeching Byakhee is engaged with Agnes Baker
    And Agnes Baker has Overpower in hand
    And the chaos bag holds 0
    When Agnes Baker fights Screeching Byakhee
    Then the difficulty of the test is 4

  @arkham-lcg/clues
  Scenario: One clue is found next door, the further one here
    Given Daisy Walker is at the Study
    And Study is connected to the Hallway
    And Study has 2 clues
    And Hallway has 2 clues
    And the chaos bag holds 0
    And Daisy Walker has Seeking Answers and Deduction (01039) in hand
    When Daisy Walker plays Seeking Answers
    And Daisy Walker commits Deduction
    And the result of the test itself is applied first
    Then Daisy Walker has 2 clues
    And Study has 1 clue
    And Hallway has 1 clue

  @arkham-lcg/limits-and-maximums
  Scenario: One copy in a test, whoever commits it
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Guts in hand
    And Agnes Baker has Guts #2 and Unexpected Courage in hand
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    And Roland Banks commits Guts
    Then Agnes Baker may not commit Guts #2

  @arkham-lcg/steps/st-2
  Scenario: One card from each of the others
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Knowledge is Power in hand
    And Agnes Baker has Guts and Unexpected Courage in hand
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    And Agnes Baker commits Guts
    Then Agnes Baker may not commit Unexpected Courage

  @arkham-lcg/modifiers @arkham-lcg/base-value
  Scenario: A base value is set, and the rosary adds to it
    Given Roland Banks is at the Study
    And Roland Banks has Trial by Fire in hand
    And Roland Banks has 3 resources
    And Roland Banks controls Holy Rosary (01059)
    And Roland Banks has Unexpected Courage in hand
    And the chaos bag holds 0
    When Roland Banks plays Trial by Fire
    And Roland Banks chooses option 1
    And Roland Banks tests willpower (3)
    Then the skill value of the test is 6

  @arkham-lcg/blank @arkham-lcg/chaos-tokens
  Scenario: A blank investigator has no effect of an elder sign
    Given Roland Banks is at the Study
    And Study has 2 clues
    And Stubborn Detective is engaged with Roland Banks
    And Stubborn Detective belongs to Roland Banks
    And the chaos bag holds elder-sign
    When Roland Banks tests willpower (4)
    Then Roland Banks fails

  @arkham-lcg/modifiers
  Scenario: What a wound was worth goes with it
    Given Calvin Wright is at the Study
    And Calvin Wright has 2 damage
    And Calvin Wright controls First Aid
    And the chaos bag holds 0
    When Calvin Wright uses First Aid
    And Calvin Wright tests combat (2)
    Then Calvin Wright fails

  @arkham-lcg/modifiers @arkham-lcg/chaos-tokens
  Scenario: A modifier that has been turned is no negative one to double
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Sure Gamble in hand
    And "Skids" O'Toole has 2 resources
    And Hunting Nightgaunt is engaged with "Skids" O'Toole
    And Hunting Nightgaunt has 0 damage
    And the chaos bag holds -3
    When "Skids" O'Toole evades Hunting Nightgaunt
    And "Skids" O'Toole plays Sure Gamble
    Then Hunting Nightgaunt is exhausted

  @arkham-lcg/modifiers
  Scenario: A value that is set is not modified
    Given Rex Murphy is at the Study
    And Rex Murphy has Perception (01090) in hand
    And The Skeleton Key is attached to Study
    And Obscuring Fog is attached to Study
    And the chaos bag holds 0
    When Rex Murphy investigates
    Then the difficulty of the test is 1

  @arkham-lcg/steps/st-5
  Scenario: A skill that is taken back takes its icons along
    Given Silas Marsh is at the Study
    And Silas Marsh has Unexpected Courage in hand
    And the chaos bag holds 0
    When Silas Marsh tests willpower (4)
    And Silas Marsh commits Unexpected Courage
    And Silas Marsh uses Silas Marsh
    Then Silas Marsh fails
    And Unexpected Courage is in the hand of Silas Marsh

  @arkham-lcg/automatic-failure-success
  Scenario: A doubled test is succeeded at by what is left of the margin
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Opportunist and Double or Nothing in hand
    And the chaos bag holds +1
    When "Skids" O'Toole tests agility (2)
    And "Skids" O'Toole commits Opportunist and Double or Nothing
    Then Opportunist is in the hand of "Skids" O'Toole
    And Double or Nothing is in the discard pile of "Skids" O'Toole

  @arkham-lcg/after @arkham-lcg/defeat
  Scenario: The attacked enemy falls in the middle of the attack
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And Agnes Baker controls Shrivelling (01060)
    And Ghoul Minion is engaged with Agnes Baker
    And Ghoul Minion has 1 damage
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker uses Shrivelling on Ghoul Minion
    And Agnes Baker uses Agnes Baker
    Then Ghoul Minion is in the encounter discard pile
    And Agnes Baker has 1 horror
