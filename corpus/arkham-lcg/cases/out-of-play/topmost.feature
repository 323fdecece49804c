Feature: The order of a discard pile
  Source: Rules Reference v2.5, Discard Piles; Grimoire, Pila degli Scarti.

  Background:
    Given Wendy Adams is at the Study
    And Wendy Adams controls Wendy's Amulet
    And Wendy Adams has 5 resources
    And it is the turn of Wendy Adams

  @arkham-lcg/discard-piles
  Scenario: What lies under another event is not the topmost
    Given Wendy Adams has Emergency Cache (01088), Knife and Barricade (01038) in her discard pile
    When Wendy Adams plays Barricade
    Then it is refused under arkham-lcg/play-action

  @arkham-lcg/discard-piles
  Scenario: What lies on top of all other events is, under whatever else
    Given Wendy Adams has Knife, Emergency Cache (01088) and Barricade (01038) in her discard pile
    When Wendy Adams plays Emergency Cache
    Then Wendy Adams has 8 resources

  @arkham-lcg/discard-piles
  Scenario: Once it is gone the next one is the topmost
    Given Wendy Adams has Emergency Cache (01088) and Barricade (01038) in her discard pile
    And the deck of Wendy Adams holds Knife
    When Wendy Adams plays Emergency Cache
    And Wendy Adams plays Barricade
    Then Barricade is attached to the Study alone

  @arkham-lcg/discard-piles
  Scenario: What is discarded goes on top
    Given Wendy Adams has Barricade (01038) in her discard pile
    And Wendy Adams has Emergency Cache (01088) in hand
    When Emergency Cache is discarded
    And Wendy Adams plays Barricade
    Then it is refused under arkham-lcg/play-action

  @arkham-lcg/discard-piles
  Scenario: An asset that goes on top covers no event
    Given Wendy Adams has Barricade (01038) in her discard pile
    And Wendy Adams has Knife in hand
    When Knife is discarded
    And Wendy Adams plays Barricade
    Then Barricade is attached to the Study alone

  @arkham-lcg/fast @arkham-lcg/discard-piles
  Scenario: What may be played as if in hand answers what it would answer from there
    Given Wendy Adams has Lucky! (01080) in her discard pile
    And the chaos bag holds -2
    When Wendy Adams investigates
    And nobody commits anything
    And Wendy Adams plays Lucky!
    Then Wendy Adams succeeds by 1

  @arkham-lcg/fast @arkham-lcg/discard-piles
  Scenario: Under another event it does not
    Given Wendy Adams has Barricade (01038) and Lucky! (01080) in her discard pile
    And the chaos bag holds -2
    When Wendy Adams investigates
    And nobody commits anything
    Then Wendy Adams may not play Lucky!
    And Wendy Adams fails by 1

  @arkham-lcg/event-cards @arkham-lcg/instead
  Scenario: An event that stays in play goes nowhere else
    Given Wendy Adams has Barricade (01038) in hand
    When Wendy Adams plays Barricade
    Then Barricade is attached to the Study alone
