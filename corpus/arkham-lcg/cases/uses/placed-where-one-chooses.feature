@arkham-lcg/uses-x-type
Feature: Uses that are placed where somebody chooses
  Scenario: The kind and the card are told in one step
    Given Roland Banks is at the Study
    And Roland Banks controls Venturer, Flashlight and .45 Automatic (0)
    And .45 Automatic (0) has 1 ammo on it
    And it is the turn of Roland Banks
    When Roland Banks uses Venturer
    And Roland Banks places 1 supply on Flashlight
    Then Flashlight has 4 supplies on it

  Scenario: Ammo goes to the only card that can bear any
    Given Roland Banks is at the Study
    And Roland Banks controls Venturer, Flashlight and .45 Automatic (0)
    And .45 Automatic (0) has 1 ammo on it
    And it is the turn of Roland Banks
    When Roland Banks uses Venturer
    And Roland Banks chooses the ammo
    Then .45 Automatic (0) has 2 ammo on it
