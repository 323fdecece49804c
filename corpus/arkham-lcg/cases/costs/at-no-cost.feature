Feature: Cards that are played at no cost, at a lower one, or at a higher one
  Source: FAQ v2.5, question on playing a card at no cost; Rules Reference v2.5, Costs and Additional Costs.

  @arkham-lcg/qa/play-at-no-cost @arkham-lcg/costs @arkham-lcg/additional-costs
  Scenario: The resource cost is waived, what is paid on top is not
    Given Roland Banks is at the Study
    And the encounter deck holds Desiccation
    And the deck of Roland Banks holds Knife, Guts
    And Roland Banks has Easy Mark and Easy Mark #2 in hand
    And Roland Banks has 0 resources
    When Roland Banks draws Desiccation from the encounter deck
    And Roland Banks plays Easy Mark
    And Roland Banks uses Easy Mark
    Then in order:
      | Desiccation is put into play next to the agenda deck |
      | 1 damage is placed on Roland Banks |
      | Roland Banks plays Easy Mark       |
      | Roland Banks gains 2 resources     |
      | Roland Banks draws Knife           |
      | 1 damage is placed on Roland Banks |
      | Roland Banks plays Easy Mark #2    |
      | Roland Banks gains 2 resources     |
      | Roland Banks draws Guts            |
    And Roland Banks has 2 damage
    And Roland Banks has 4 resources
    And Roland Banks has 2 actions

  @arkham-lcg/costs
  Scenario: A location that makes an item cheaper and any other asset dearer
    Given Roland Banks is at the Cairo Bazaar
    And Roland Banks has 3 resources
    And Roland Banks has .45 Automatic and Beat Cop in hand
    When Roland Banks plays .45 Automatic
    Then Roland Banks has 0 resources
    And Roland Banks may not play Beat Cop

  @arkham-lcg/costs
  Scenario: Elsewhere it costs what is printed
    Given Roland Banks is at the Study
    And the Study is connected to the Cairo Bazaar
    And Roland Banks has 3 resources
    And Roland Banks has .45 Automatic and Beat Cop in hand
    Then Roland Banks may not play .45 Automatic
    When Roland Banks moves to the Cairo Bazaar
    Then Roland Banks may play .45 Automatic
    And Roland Banks may not play Beat Cop
