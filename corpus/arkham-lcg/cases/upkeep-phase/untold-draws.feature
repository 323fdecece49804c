Feature: What is drawn in the upkeep phase need not be told where it changes nothing

  @arkham-lcg/steps/4.4
  Scenario: Play goes on with a card that does nothing as it is drawn
    Given Roland Banks and Agnes Baker are at the Study
    When the upkeep phase begins
    Then in order:
      | Roland Banks gains 1 resource |
      | the upkeep phase ends         |
    And Agnes Baker has 1 resource
    And Agnes Baker has 1 card in hand

  @arkham-lcg/steps/4.4
  Scenario: One of two draws may be told
    Given Roland Banks and Agnes Baker are at the Study
    When the upkeep phase begins
    And Agnes Baker draws Knife
    Then Agnes Baker has Knife in hand
    And Roland Banks has 1 card in hand

  @arkham-lcg/steps/4.4 @unsupported
  Scenario: Whether a certain card was drawn nobody knows
    Given Roland Banks is at the Study
    When the upkeep phase begins
    Then Roland Banks has Knife in hand

  @arkham-lcg/steps/4.4 @unsupported
  Scenario: Nor what is drawn, where that is asked
    Given Roland Banks is at the Study
    When the upkeep phase begins
    Then it is asked whether Roland Banks draws Cover Up

  @arkham-lcg/steps/4.5 @unsupported
  Scenario: It matters where some card has to go
    Given Roland Banks is at the Study
    And Roland Banks has Machete, Knife, Perception, Overpower, Guts, Manual Dexterity, Dodge, Flashlight in hand
    When the upkeep phase begins

  @arkham-lcg/steps/4.4 @unsupported
  Scenario: It matters where an ability answers the draw
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Henry Armitage (02040)
    When the upkeep phase begins
