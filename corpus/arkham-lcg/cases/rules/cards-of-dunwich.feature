Feature: Cards of the Dunwich cycle that many decks hold
  Source: Rules Reference v2.5, Hand Size, Investigate Action, Clues, Skill Cards, Uses (X "type"), Heal, Doom, Discard Piles, Target.

  @arkham-lcg/enters-play
  Scenario: A helper in the laboratory brings two cards
    Given Daisy Walker is at the Study
    And the deck of Daisy Walker holds Knife, Dodge and Guts
    When Daisy Walker plays Laboratory Assistant
    And Daisy Walker uses Laboratory Assistant
    Then Daisy Walker has Knife and Dodge in hand

  @arkham-lcg/clues
  Scenario: A student of art finds a clue, where there is one
    Given Daisy Walker is at the Study
    And Study has 1 clue
    When Daisy Walker plays Art Student
    And Daisy Walker uses Art Student
    Then Daisy Walker has 1 clue

  @arkham-lcg/modifiers @arkham-lcg/investigate-action
  Scenario: The newspaper is for those without a clue
    Given Daisy Walker is at the Study
    And Daisy Walker controls Newspaper
    And Study has 2 clues
    And the chaos bag holds 0
    When Daisy Walker investigates
    And Daisy Walker investigates
    Then in order:
      | Daisy Walker succeeds by 5 |
      | Daisy Walker succeeds by 3 |

  @arkham-lcg/instead @arkham-lcg/clues
  Scenario: Answers may lie next door
    Given Daisy Walker is at the Study
    And Study is connected to Hallway
    And Study has 1 clue
    And Hallway has 1 clue
    And the chaos bag holds 0
    When Daisy Walker plays Seeking Answers
    Then Daisy Walker discovers 1 clue at Hallway
    And Study has 1 clue

  @arkham-lcg/fight-action @arkham-lcg/target
  Scenario: A rifle is for enemies that others are engaged with
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Springfield M1903
    And Icy Ghoul is engaged with Roland Banks
    And Ghoul Priest is engaged with Agnes Baker
    And it is the turn of Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Springfield M1903
    Then Ghoul Priest has 3 damage
    And Icy Ghoul has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/steps/st-7
  Scenario: The better blade is surer
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Switchblade (2)
    And Ghoul Minion is engaged with "Skids" O'Toole
    And the chaos bag holds -1
    When "Skids" O'Toole uses Switchblade (2)
    Then Ghoul Minion is defeated

  @arkham-lcg/steps/st-2
  Scenario: An inquiring mind needs a clue where it is committed
    Given Roland Banks is at the Study
    And Roland Banks has Inquiring Mind in hand
    And the chaos bag holds 0
    When Roland Banks tests combat (4)
    Then Roland Banks has Inquiring Mind in hand
    And this has happened: Roland Banks succeeds

  @arkham-lcg/steps/st-2
  Scenario: With a clue there it has three icons for anything
    Given Roland Banks is at the Study
    And Study has 1 clue
    And Roland Banks has Inquiring Mind in hand
    And the chaos bag holds 0
    When Roland Banks tests combat (7)
    And Roland Banks commits Inquiring Mind
    Then this has happened: Roland Banks succeeds

  @arkham-lcg/skill-cards @arkham-lcg/steps/st-5
  Scenario Outline: Leadership has more icons in the test of somebody else
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Leadership in hand
    And the chaos bag holds 0
    When <who> tests willpower (9)
    And Roland Banks commits Leadership
    Then this has happened: <who> fails by <margin>

    Examples:
      | who          | margin |
      | Agnes Baker  | 1      |
      | Roland Banks | 5      |

  @arkham-lcg/triggered-abilities
  Scenario: Education helps whoever has five cards in hand
    Given Daisy Walker is at the Study
    And Daisy Walker controls Higher Education (3)
    And Daisy Walker has Knife, Knife, Knife, Knife and Machete in hand
    And Daisy Walker has 1 resource
    And the chaos bag holds 0
    When Daisy Walker tests willpower (5)
    And Daisy Walker uses ability 1 of Higher Education (3)
    Then this has happened: Daisy Walker succeeds

  @arkham-lcg/triggered-abilities
  Scenario: With four cards it teaches nothing
    Given Daisy Walker is at the Study
    And Daisy Walker controls Higher Education (3)
    And Daisy Walker has Knife, Knife, Knife and Machete in hand
    And Daisy Walker has 1 resource
    And the chaos bag holds 0
    When Daisy Walker tests willpower (5)
    Then this has happened: Daisy Walker fails by 2
    And Daisy Walker has 1 resource

  @arkham-lcg/heal @arkham-lcg/uses-x-type
  Scenario: A clear mind, a concoction and first aid for a dog
    Given Roland Banks is at the Study
    And Roland Banks controls Clarity of Mind, Strange Solution (02262) and Guard Dog
    And Roland Banks has 3 damage and 2 horror
    And Guard Dog has 2 damage
    When Roland Banks uses Clarity of Mind
    And Roland Banks uses Strange Solution (02262)
    And Roland Banks plays Emergency Aid
    And Roland Banks chooses Roland Banks
    And Roland Banks chooses option 2
    Then Roland Banks has 1 damage and 1 horror
    And Guard Dog has 0 damage

  @arkham-lcg/base-value
  Scenario Outline: Solutions that give a base skill of 6
    Given Daisy Walker is at the Study
    And Daisy Walker controls <solution>
    And Icy Ghoul is engaged with Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker uses <solution>
    Then this has happened: Daisy Walker <result>

    Examples:
      | solution                 | result        |
      | Strange Solution (02263) | succeeds by 3 |
      | Strange Solution (02264) | succeeds by 2 |

  @arkham-lcg/skill-tests
  Scenario: What it is must be found out first
    Given Daisy Walker is at the Study
    And Daisy Walker controls Strange Solution
    And the deck of Daisy Walker holds Knife and Dodge
    And the chaos bag holds 0
    When Daisy Walker uses Strange Solution
    Then Strange Solution is in the discard pile
    And Daisy Walker has Knife and Dodge in hand

  @arkham-lcg/doom
  Scenario: By moonlight all doom leaves one card
    Given Agnes Baker is at the Study
    And Agnes Baker controls Arcane Initiate
    And Arcane Initiate has 2 doom
    When Agnes Baker plays Moonlight Ritual
    Then Arcane Initiate has 0 doom

  @arkham-lcg/discard-piles @arkham-lcg/for-each-or-for-every
  Scenario: Visions discard the future
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Knife, Dodge and Guts
    And the chaos bag holds 0
    When Roland Banks draws Visions of Futures Past from the encounter deck
    Then Knife is in the discard pile
    And Dodge is in the discard pile
    And the deck of Roland Banks has 1 card

  @arkham-lcg/uses-x-type
  Scenario: Contraband doubles what a weapon has left
    Given "Skids" O'Toole and Roland Banks are at the Study
    And Roland Banks controls .45 Automatic
    And .45 Automatic has 3 ammo
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole plays Contraband
    Then .45 Automatic has 6 ammo

  @arkham-lcg/target @arkham-lcg/uses-x-type
  Scenario: A blade has no ammunition that could be doubled
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Switchblade and .41 Derringer
    And .41 Derringer has 1 ammo
    When "Skids" O'Toole plays Contraband
    Then .41 Derringer has 2 ammo

  @arkham-lcg/target @arkham-lcg/uses-x-type
  Scenario: Nor has an empty gun
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls .41 Derringer
    And .41 Derringer has 0 ammo
    And "Skids" O'Toole has Contraband in hand
    And "Skids" O'Toole has 4 resources
    When "Skids" O'Toole plays Contraband
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/target @arkham-lcg/heal
  Scenario Outline: Emergency aid goes to those alone who have damage, or whose ally has
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Roland Banks
    And Agnes Baker controls Guard Dog
    And <patient> has 2 damage
    And Roland Banks has 2 horror
    When Roland Banks plays Emergency Aid
    Then <patient> has 0 damage

    Examples:
      | patient     |
      | Agnes Baker |
      | Guard Dog   |

  @arkham-lcg/doom @arkham-lcg/if
  Scenario: Without a criminal suspicions cost money
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 3 resources
    And Mob Enforcer is at the Hallway
    And Mob Enforcer belongs to "Skids" O'Toole
    When "Skids" O'Toole draws Arousing Suspicions from the encounter deck
    Then "Skids" O'Toole has 1 resource

  @arkham-lcg/doom
  Scenario: A criminal here gets doom, and nothing is lost
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 3 resources
    And Mob Enforcer is exhausted at the Study
    And Mob Enforcer belongs to "Skids" O'Toole
    When "Skids" O'Toole draws Arousing Suspicions from the encounter deck
    Then "Skids" O'Toole has 3 resources
    And Mob Enforcer has 1 doom
