Feature: Cards that return by their level
  Source: FAQ v2.5, question on Shrine of the Moirai and signature cards.

  Background:
    Given "Ashcan" Pete and Roland Banks are at the Study
    And the encounter deck holds Ancient Evils, Ancient Evils
    And the current agenda is What's Going On?!
    And "Ashcan" Pete has 1 resource

  @arkham-lcg/qa/shrine-of-the-moirai-signature-cards
  Scenario: A signature card has no level and cannot be returned
    Given "Ashcan" Pete has Duke, Knife and Sledgehammer (4) in his discard pile
    When "Ashcan" Pete plays Shrine of the Moirai
    And "Ashcan" Pete uses ability 3 of Shrine of the Moirai
    Then "Ashcan" Pete must choose between:
      | "Ashcan" Pete chooses Knife               |
      | "Ashcan" Pete chooses Sledgehammer        |
      | "Ashcan" Pete chooses Knife, Sledgehammer |
      | "Ashcan" Pete declines the effect of Shrine of the Moirai |
    When "Ashcan" Pete chooses Knife and Sledgehammer (4)
    Then Knife is in hand
    And Duke is in the discard pile
    And Shrine of the Moirai has 2 offerings

  @arkham-lcg/qa/shrine-of-the-moirai-signature-cards
  Scenario: With signature cards alone nothing can be returned
    Given "Ashcan" Pete has Duke in his discard pile
    When "Ashcan" Pete plays Shrine of the Moirai
    Then "Ashcan" Pete may not use Shrine of the Moirai

  @arkham-lcg/triggered-abilities
  Scenario: What it gives to the location everybody there may use
    Given Roland Banks has Knife in his discard pile
    When "Ashcan" Pete plays Shrine of the Moirai
    And Roland Banks uses ability 3 of Shrine of the Moirai
    And Roland Banks chooses Knife
    Then Knife is in hand
    And "Ashcan" Pete may not use Shrine of the Moirai
