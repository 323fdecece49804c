Feature: Skills that do more than help
  Source: Rules Reference v2.5, Skill Cards; Appendix II, ST.2, ST.6 to ST.8.

  @arkham-lcg/steps/st-8 @arkham-lcg/steps/st-7
  Scenario: Opportunist comes back for a success by 3, once the test is over
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Opportunist in hand
    And Study has 1 clue
    And the chaos bag holds +1
    When "Skids" O'Toole investigates
    And "Skids" O'Toole commits Opportunist
    And Study is applied first
    Then in order:
      | "Skids" O'Toole succeeds by 3 |
      | step st-8                     |
      | Opportunist returns to hand   |
    And Opportunist is in hand

  @arkham-lcg/steps/st-8
  Scenario: By less it is discarded as any other
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has Opportunist in hand
    And Study has 1 clue
    And the chaos bag holds 0
    When "Skids" O'Toole investigates
    And "Skids" O'Toole commits Opportunist
    And Study is applied first
    Then Opportunist is in the discard pile

  @arkham-lcg/steps/st-2
  Scenario: Nobody helps another with it
    Given Roland Banks and "Skids" O'Toole are at the Study
    And "Skids" O'Toole has Opportunist in hand
    And Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    Then "Skids" O'Toole may not commit Opportunist

  @arkham-lcg/skill-cards @arkham-lcg/enemy-engagement
  Scenario: The instinct of a helper saves whoever evades, and the choice is his
    Given Roland Banks and Agnes Baker are at the Study
    And Study is connected to Hallway
    And Agnes Baker has Survival Instinct in hand
    And Ghoul Minion is engaged with Roland Banks
    And Icy Ghoul is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks attempts to evade Ghoul Minion
    And Agnes Baker commits Survival Instinct
    And Roland Banks is applied first
    And Roland Banks accepts the effect of Survival Instinct
    And Roland Banks accepts the effect of Survival Instinct
    Then Roland Banks is at the Hallway
    And Agnes Baker is at the Study
    And Ghoul Minion is exhausted
    And Icy Ghoul is engaged with Agnes Baker

  @arkham-lcg/skill-cards
  Scenario: In any other test of agility it is an icon and nothing else
    Given Roland Banks is at the Study
    And Study is connected to Hallway
    And Roland Banks has Survival Instinct in hand
    And Icy Ghoul is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks draws Grasping Hands from the encounter deck
    And Roland Banks commits Survival Instinct
    Then Roland Banks is at the Study
    And Icy Ghoul is engaged with Roland Banks
    And nobody has a choice

  @arkham-lcg/limits-and-maximums @arkham-lcg/steps/st-7
  Scenario: One Manual Dexterity a test, whoever commits it, and a card for its success
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Manual Dexterity in hand
    And Agnes Baker has Manual Dexterity #2 in hand
    And the deck of Roland Banks holds Knife
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks attempts to evade Ghoul Minion
    And Roland Banks commits Manual Dexterity
    Then Agnes Baker may not commit Manual Dexterity #2
    When Roland Banks is applied first
    Then Knife is in hand

  @arkham-lcg/nested-sequences @arkham-lcg/steps/st-6
  Scenario: The better luck draws a card, whether it is luck enough or not
    Given Agnes Baker is at the Study
    And Agnes Baker has Lucky! (2) in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker holds Knife
    And Study has 1 clue
    And the chaos bag holds -3
    When Agnes Baker investigates
    And Agnes Baker plays Lucky! (2)
    Then Agnes Baker has 0 clues
    And Knife is in hand

  @arkham-lcg/triggered-abilities
  Scenario Outline: A talent is paid for as often as one can, for the test that one makes
    Given <who> is at the Study
    And <who> controls <talent>
    And <who> has 2 resources
    And the chaos bag holds 0
    When <who> tests <first> (9)
    And <who> uses ability 1 of <talent>
    And <who> uses ability 1 of <talent>
    Then this has happened: <who> fails by <margin>
    And it is asked whether <who> has 0 resources
    And the answer is yes

    Examples:
      | who             | talent         | first     | margin |
      | Daisy Walker    | Hyperawareness | intellect | 2      |
      | "Skids" O'Toole | Hard Knocks    | combat    | 4      |
      | Agnes Baker     | Arcane Studies | willpower | 2      |
      | Wendy Adams     | Dig Deep       | willpower | 3      |

  @arkham-lcg/triggered-abilities
  Scenario: The other half of a talent says nothing of this skill
    Given Wendy Adams is at the Study
    And Wendy Adams controls Dig Deep
    And Wendy Adams has 1 resource
    And the chaos bag holds 0
    When Wendy Adams tests willpower (9)
    And Wendy Adams uses ability 2 of Dig Deep
    Then this has happened: Wendy Adams fails by 5

  @arkham-lcg/triggered-abilities @arkham-lcg/modifiers
  Scenario: A talent for two skills is used for the one that is named, as often as it is paid for
    Given Daisy Walker is at the Study with 4 resources
    And Daisy Walker controls Hyperawareness (01034)
    And the Study has 1 clue
    When Daisy Walker investigates
    And Daisy Walker uses Hyperawareness for intellect
    And Daisy Walker uses Hyperawareness for intellect
    And Daisy Walker uses Hyperawareness for agility
    And Daisy Walker reveals -3
    Then Daisy Walker succeeds by 2
    And Daisy Walker has 1 resource

  @arkham-lcg/costs @arkham-lcg/triggered-abilities
  Scenario: Who would fail by 2 and pays for their luck succeeds, and has nothing left
    Given Wendy Adams is at the Study
    And Wendy Adams has Lucky! (01080) in hand and 1 resource
    And the Study has 1 clue
    When Wendy Adams investigates
    And Wendy Adams would fail by 2
    And Wendy Adams plays Lucky!
    Then Wendy Adams has 1 clue
    And Wendy Adams has 0 resources
