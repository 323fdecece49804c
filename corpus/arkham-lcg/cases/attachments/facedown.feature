Feature: Cards that are attached facedown to an asset
  Source: Rules Reference v2.5, Attach To; Search; FAQ v2.5, question on facedown cards beneath or
  attached to cards that one controls.

  @arkham-lcg/attach-to @arkham-lcg/search
  Scenario: A backpack is filled as it enters play, and goes once it is empty
    Given Roland Banks is at the Study
    And Roland Banks has Backpack in hand
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Knife, Guts, Guts, Guts, Guts, Guts, Guts
    When Roland Banks plays Backpack
    And Roland Banks uses Backpack
    Then Knife is attached to Backpack alone
    And Backpack is in play
    When Roland Banks plays Knife
    Then Knife is in play
    And Backpack is in the discard pile

  @arkham-lcg/search
  Scenario: A backpack into which nothing was put is discarded
    Given Roland Banks is at the Study
    And Roland Banks has Backpack in hand
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Guts, Guts
    When Roland Banks plays Backpack
    And nobody reacts
    Then Backpack is in the discard pile

  @arkham-lcg/attach-to
  Scenario: What a backpack holds goes to the discard pile with it
    Given Roland Banks is at the Study
    And Roland Banks has Backpack in hand
    And the deck of Roland Banks holds Knife, Machete, Guts, Guts
    And the chaos bag holds auto-fail
    When Roland Banks plays Backpack
    And Roland Banks uses Backpack
    And Roland Banks finds Knife and Machete
    And Roland Banks draws Crypt Chill from the encounter deck
    Then Knife is in the discard pile
    And Machete is in the discard pile

  @arkham-lcg/attach-to @arkham-lcg/additional-costs
  Scenario: The plan that is attached is the one that is played
    Given Roland Banks is at the Study
    And Roland Banks controls Stick to the Plan
    And Emergency Cache (01088) is attached to Stick to the Plan
    And Roland Banks has 0 resources
    When Roland Banks plays Emergency Cache
    Then Stick to the Plan is exhausted
    And Roland Banks has 3 resources
    And Emergency Cache is in the discard pile of Roland Banks

  @arkham-lcg/uses-x-type @arkham-lcg/attach-to
  Scenario: What is laid out as attached has its uses
    Given Roland Banks is at the Study
    And Shrine of the Moirai is attached to the Study
    And Shrine of the Moirai belongs to Roland Banks
    And Roland Banks has Knife in his discard pile
    And the encounter deck holds Mysterious Chanting
    Then Shrine of the Moirai has 3 offerings left
