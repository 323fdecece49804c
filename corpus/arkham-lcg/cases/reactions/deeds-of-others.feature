Feature: What somebody else does is answered by no ability that speaks of oneself
  Source: Rules Reference v2.5, You/Your; Reaction Opportunities; Limits and Maximums.

  @arkham-lcg/you-your @arkham-lcg/reaction-opportunities
  Scenario: Another's find
    Given Daisy Walker, Rex Murphy and Trish Scarborough are at the Study
    And Joe Diamond (12004) is at the Study
    And the Study has 4 clues
    And Ghoul Minion is exhausted at the Study
    And Rex Murphy controls Lucky Cigarette Case
    And the deck of Rex Murphy holds Knife
    And the deck of Joe Diamond (12004) holds Guts
    And the chaos bag holds 0
    When Daisy Walker investigates
    Then nobody has a choice
    And Daisy Walker has 1 clue
    And the Study has 3 clues

  @arkham-lcg/you-your @arkham-lcg/qualifiers
  Scenario: A test that is no investigation
    Given Rex Murphy is at the Study
    And the Study has 4 clues
    And the chaos bag holds 0
    When Rex Murphy tests intellect (1)
    Then nobody has a choice
    And Rex Murphy has 0 clues

  @arkham-lcg/you-your @arkham-lcg/reaction-opportunities
  Scenario: Another's failure, and a token that he reveals
    Given Daisy Walker and Stella Clark are at the Study
    And Silas Marsh is at the Study
    And Jim Culver (90049) is at the Study
    And Silas Marsh has Overpower in hand
    And Jim Culver (90049) controls Shrivelling
    And Shrivelling has 1 charge
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Daisy Walker tests combat (5)
    And Silas Marsh commits Overpower
    Then nobody has a choice
    And Overpower is in the discard pile
    And Shrivelling has 1 charge

  @arkham-lcg/you-your @arkham-lcg/qualifiers
  Scenario: A harmless token replenishes nothing
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling
    And Shrivelling has 1 charge
    And the chaos bag holds 0
    When Jim Culver (90049) tests willpower (4)
    Then nobody has a choice
    And Shrivelling has 1 charge

  @arkham-lcg/limits-and-maximums @arkham-lcg/uses-x-type
  Scenario: One skull in the round replenishes something, the next does not
    Given Jim Culver (90049) is at the Study
    And Jim Culver (90049) controls Shrivelling
    And Shrivelling has 1 charge
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Jim Culver (90049) tests willpower (4)
    And Jim Culver (90049) uses Jim Culver (90049)
    Then Shrivelling has 2 charges
    When Jim Culver (90049) tests willpower (4)
    Then Jim Culver (90049) may not use Jim Culver (90049)
    And Shrivelling has 2 charges

  @arkham-lcg/you-your @arkham-lcg/enemy-engagement
  Scenario: An enemy that another engages
    Given Daisy Walker and Zoey Samaras are at the Study
    And Zoey Samaras has 0 resources
    And Swarm of Rats is exhausted at the Study
    When Daisy Walker engages Swarm of Rats
    Then nobody has a choice
    And Swarm of Rats is engaged with Daisy Walker
    And Zoey Samaras has 0 resources

  @arkham-lcg/you-your @arkham-lcg/evade-evade-action
  Scenario: An enemy that another evades
    Given Daisy Walker and Rita Young are at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker evades Ghoul Minion
    Then nobody has a choice
    And Ghoul Minion is exhausted
    And Ghoul Minion has 0 damage

  @arkham-lcg/you-your @arkham-lcg/defeat
  Scenario: An enemy that another defeats
    Given Daisy Walker and William Yorick are at the Study
    And William Yorick has Knife in his discard pile
    And William Yorick has 5 resources
    And Swarm of Rats is engaged with Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker fights Swarm of Rats
    Then nobody has a choice
    And Swarm of Rats is in the encounter discard pile

  @arkham-lcg/qualifiers @arkham-lcg/defeat
  Scenario: An ally who is defeated is no enemy
    Given William Yorick is at the Study
    And William Yorick controls Beat Cop
    And William Yorick has Knife in his discard pile
    And William Yorick has 5 resources
    When Beat Cop is defeated
    Then nobody has a choice
    And Beat Cop is in the discard pile

  @arkham-lcg/you-your @arkham-lcg/steps/2.2
  Scenario: Another's turn
    Given Daisy Walker and Leo Anderson are at the Study
    And Leo Anderson has Beat Cop in hand
    And Leo Anderson has 5 resources
    When Daisy Walker begins a turn
    Then Leo Anderson may not use Leo Anderson
    And Beat Cop is in hand

  @arkham-lcg/you-your @arkham-lcg/search
  Scenario: Another's search elsewhere
    Given Daisy Walker is at the Hallway
    And Mandy Thompson is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Knife, Guts, Machete, Lucky!, Perception
    When Daisy Walker uses Old Book of Lore on Daisy Walker
    Then Mandy Thompson may not use Mandy Thompson

  @arkham-lcg/after @arkham-lcg/qualifiers
  Scenario: Damage alone makes Agnes Baker strike nobody
    Given Agnes Baker is at the Study
    And Ghoul Minion is exhausted at the Study
    When Agnes Baker takes 1 damage
    Then it is asked whether Agnes Baker uses Agnes Baker
    And the answer is no
    And Ghoul Minion has 0 damage

  @arkham-lcg/limits-and-maximums @arkham-lcg/diana-stanley
  Scenario: One card in a phase goes beneath Diana Stanley
    Given Diana Stanley is at the Study
    And Diana Stanley has Ward of Protection, Deny Existence (05032) in hand
    And Diana Stanley has 5 resources
    And the deck of Diana Stanley holds Knife, Guts, Machete
    And it is the mythos phase
    When Diana Stanley draws Ancient Evils from the encounter deck
    And Diana Stanley plays Ward of Protection
    And Diana Stanley uses Diana Stanley
    Then Ward of Protection lies beneath Diana Stanley
    When Diana Stanley draws Low on Supplies from the encounter deck
    And Diana Stanley chooses option 1
    And Diana Stanley plays Deny Existence (05032)
    Then Diana Stanley may not use Diana Stanley
    And Deny Existence (05032) is in the discard pile

  @arkham-lcg/limits-and-maximums
  Scenario: A second bad token in a test has to be lived with
    Given Wendy Adams is at the Study
    And Wendy Adams has Knife, Guts in hand
    And the chaos bag holds -4
    When Wendy Adams tests combat (1)
    And nobody commits a card
    And Wendy Adams uses Wendy Adams
    And Wendy Adams chooses Guts
    Then Wendy Adams may not use Wendy Adams
    And Knife is in hand
    And Guts is in the discard pile

  @arkham-lcg/limits-and-maximums @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: Time is bought once in a turn
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 5 resources
    When "Skids" O'Toole begins a turn
    And "Skids" O'Toole uses "Skids" O'Toole
    Then "Skids" O'Toole may not use "Skids" O'Toole
    And "Skids" O'Toole has 3 resources
