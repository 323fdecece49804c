Feature: What cards of the starter decks and later cycles do
  Source: Rules Reference v2.5, Costs; Discover; Evade; Fight; Modifiers; Move; ST.7.

  @arkham-lcg/costs @arkham-lcg/modifiers
  Scenario: Research is cheaper for each other card in hand
    Given Harvey Walters is at the Study
    And the Study has 3 clues
    And Harvey Walters has Extensive Research, Guts, Perception, Overpower in hand
    And Harvey Walters has 9 resources
    And it is the turn of Harvey Walters
    When Harvey Walters plays Extensive Research
    Then Harvey Walters has 0 resources
    And Harvey Walters has 2 clues

  @arkham-lcg/fight-action @arkham-lcg/steps/st-7
  Scenario: A Beretta that hits by four is ready again and hits harder
    Given Winifred Habbamock is at the Study
    And Winifred Habbamock controls Beretta M1918
    And Ghoul Priest is engaged with Winifred Habbamock
    And it is the turn of Winifred Habbamock
    And the chaos bag holds +1
    When Winifred Habbamock uses Beretta M1918
    And Beretta M1918 is applied first
    Then Ghoul Priest has 3 damage
    And Beretta M1918 is ready

  @arkham-lcg/evade-evade-action @arkham-lcg/skill-cards
  Scenario: Whoever slipped away is not caught up with in the next upkeep
    Given Wendy Adams is at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And Wendy Adams has Slippery in hand
    And the deck of Wendy Adams holds Guts, Guts
    And it is the turn of Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams evades Ghoul Minion
    And Wendy Adams commits Slippery
    And the result of the test itself is applied first
    Then Ghoul Minion is exhausted
    When the upkeep phase begins
    Then Ghoul Minion is exhausted

  @arkham-lcg/move-action
  Scenario: An atlas leads two connections away and no other way
    Given Rex Murphy is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And Rex Murphy controls Esoteric Atlas (1)
    And it is the turn of Rex Murphy
    When Rex Murphy uses Esoteric Atlas (1)
    Then Rex Murphy is at the Attic

  @arkham-lcg/dealing-damage-horror
  Scenario: Something worth fighting for takes another's horror
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Something Worth Fighting For
    When Agnes Baker is dealt 2 horror
    And Agnes Baker assigns 2 horror to Something Worth Fighting For
    Then Something Worth Fighting For has 2 horror

  @arkham-lcg/evade-evade-action @arkham-lcg/ability/triggered-abilities
  Scenario: A pocket picked by two gives both
    Given Wendy Adams is at the Study
    And Ghoul Minion is engaged with Wendy Adams
    And Wendy Adams controls Pickpocketing (2)
    And Wendy Adams has 0 resources
    And the deck of Wendy Adams holds Guts, Perception
    And it is the turn of Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams evades Ghoul Minion
    And Wendy Adams uses Pickpocketing (2)
    Then Wendy Adams has 1 resource
    And Guts is in the hand of Wendy Adams

  @arkham-lcg/move-action @arkham-lcg/ability/triggered-abilities
  Scenario: Boots carry on to where clues are
    Given Daisy Walker is at the Study
    And the Study has 1 clue
    And the Study is connected to the Hallway
    And the Hallway has 1 clue
    And Daisy Walker controls Hiking Boots
    And it is the turn of Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker investigates
    And Daisy Walker uses Hiking Boots
    Then Daisy Walker is at the Hallway

  @arkham-lcg/skill-cards @arkham-lcg/steps/st-2
  Scenario: An area is surveyed by whoever is quick
    Given Daisy Walker is at the Study
    And the Study has 1 clue
    And Daisy Walker has Survey the Area in hand
    And it is the turn of Daisy Walker
    And the chaos bag holds -5
    When Daisy Walker investigates
    And Daisy Walker commits Survey the Area
    Then Daisy Walker has 1 clue
