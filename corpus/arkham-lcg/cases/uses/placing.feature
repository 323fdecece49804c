Feature: Uses that come to a card
  Source: Rules Reference v2.5, Uses (X "type").

  @arkham-lcg/uses-x-type
  Scenario: Ammunition for the firearm of somebody else here
    Given Roland Banks and "Skids" O'Toole are at the Study
    And "Skids" O'Toole controls .41 Derringer and Switchblade
    And .41 Derringer has 1 ammo
    When Roland Banks plays Extra Ammunition
    Then .41 Derringer has 4 ammo

  @arkham-lcg/uses-x-type @arkham-lcg/target
  Scenario: A weapon that is no firearm takes none
    Given Roland Banks is at the Study
    And Roland Banks controls Knife
    And Roland Banks has Extra Ammunition in hand
    And Roland Banks has 2 resources
    When Roland Banks plays Extra Ammunition
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/uses-x-type
  Scenario: A charge out of the book, for a spell that has charges
    Given Agnes Baker is at the Study
    And Agnes Baker controls Book of Shadows (01070) and Shrivelling
    And Shrivelling has 0 charges
    When Agnes Baker uses Book of Shadows (01070)
    Then Shrivelling has 1 charge
    And Book of Shadows (01070) is exhausted
