Feature: Ignoring all costs of an ability
  Source: Rules Reference v2.5, Costs ("Ignoring all costs"); FAQ v2.5, 2.24; Grimoire, Ignorare.

  @arkham-lcg/costs/ignoring-all-costs
  Scenario: Neither action nor exhaustion for the book, but a secret to play what it finds
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore (3)
    And Old Book of Lore (3) is exhausted
    And the deck of Daisy Walker holds Knife, Guts, Perception
    And Daisy Walker has 0 resources
    And Daisy Walker has 0 actions
    When Daisy Walker plays Knowledge is Power
    And Daisy Walker finds Knife
    And Daisy Walker accepts the effect of Old Book of Lore
    Then in order:
      | Daisy Walker draws Knife         |
      | 1 secret is spent from Old Book of Lore |
      | Daisy Walker plays Knife         |
    And Knife is in play
    And Old Book of Lore has 1 secret
    And Daisy Walker has 0 actions

  @arkham-lcg/costs/ignoring-all-costs
  Scenario: Without a secret the card is not played
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore (3)
    And Old Book of Lore (3) has 0 secrets
    And the deck of Daisy Walker holds Knife, Guts, Perception
    When Daisy Walker plays Knowledge is Power
    And Daisy Walker finds Knife
    Then Knife is in hand
    And Old Book of Lore is ready

  @arkham-lcg/costs/ignoring-all-costs
  Scenario: No action for serenity, but a charge for every point that heals
    Given Agnes Baker is at the Study
    And Agnes Baker controls Earthly Serenity
    And Agnes Baker has 2 damage
    And Agnes Baker has 1 horror
    And the chaos bag holds -2
    When Agnes Baker plays Knowledge is Power
    And Agnes Baker accepts the effect of Earthly Serenity
    And Agnes Baker chooses option 1
    And Agnes Baker accepts the effect of Earthly Serenity
    And Agnes Baker chooses option 2
    Then Agnes Baker has 1 damage
    And Agnes Baker has 0 horror
    And Earthly Serenity has 2 charges
    And Agnes Baker has 3 actions

  @arkham-lcg/costs/ignoring-all-costs
  Scenario: Without charges nothing is healed
    Given Agnes Baker is at the Study
    And Agnes Baker controls Earthly Serenity
    And Earthly Serenity has 0 charges
    And Agnes Baker has 2 damage
    And the chaos bag holds -2
    When Agnes Baker plays Knowledge is Power
    Then Agnes Baker has 2 damage

  @arkham-lcg/costs/ignoring-all-costs @arkham-lcg/exile
  Scenario: An exile is no cost that can be ignored
    Given Wendy Adams is at the Study
    And Wendy Adams has Fire Extinguisher in her discard pile
    And the deck of Wendy Adams holds Knife, Guts
    And Ghoul Minion is engaged with Wendy Adams
    And Swarm of Rats is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams plays Pushed to the Limit
    And Wendy Adams uses ability 2 of Fire Extinguisher
    And Wendy Adams chooses Ghoul Minion
    And Fire Extinguisher is applied first
    Then in order:
      | Wendy Adams spends 1 action      |
      | Wendy Adams spends 2 resources   |
      | Fire Extinguisher is exiled      |
      | Wendy Adams tests agility (2)    |
      | Pushed to the Limit is discarded |
    And Wendy Adams has 2 actions
    And Wendy Adams has 0 damage
    And Fire Extinguisher is in the removed pile

  @arkham-lcg/costs/ignoring-all-costs
  Scenario: Where nothing is exiled the asset goes back into the deck
    Given Wendy Adams is at the Study
    And Wendy Adams has Fire Extinguisher in her discard pile
    And the deck of Wendy Adams holds Knife, Guts
    And Ghoul Minion is engaged with Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams plays Pushed to the Limit
    And Wendy Adams uses ability 1 of Fire Extinguisher
    Then in order:
      | Wendy Adams tests combat (2)     |
      | Fire Extinguisher is shuffled into the deck of its owner |
      | Pushed to the Limit is discarded |
