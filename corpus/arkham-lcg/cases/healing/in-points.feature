Feature: Healing in points among several
  Source: Rules Reference v2.5, Heal; FAQ v2.5, question on Carolyn Fern and Liquid Courage.

  @arkham-lcg/heal
  Scenario: A point of each kind, from two investigators
    Given Carolyn Fern (05001) and Roland Banks are at the Study
    And Roland Banks has 2 horror
    And Carolyn Fern has 1 damage
    And Carolyn Fern has Soothing Melody in hand
    And the deck of Carolyn Fern holds Knife
    And Carolyn Fern has 0 resources
    When Carolyn Fern plays Soothing Melody
    And Carolyn Fern chooses option 2 of Soothing Melody
    And Carolyn Fern chooses Roland Banks
    And Carolyn Fern chooses option 1 of Soothing Melody
    And Carolyn Fern chooses Carolyn Fern
    Then Roland Banks has 1 horror
    And Carolyn Fern has 0 damage
    And Carolyn Fern has Knife in hand

  @arkham-lcg/heal
  Scenario: An ally is healed too, and a point that nobody needs is lost
    Given Carolyn Fern is at the Study
    And Carolyn Fern controls Beat Cop (0) with 1 damage
    And Carolyn Fern has Soothing Melody in hand
    And the deck of Carolyn Fern holds Knife
    When Carolyn Fern plays Soothing Melody
    Then Beat Cop has 0 damage
    And Carolyn Fern has Knife in hand

  @arkham-lcg/heal
  Scenario: Where nobody is hurt the card is drawn all the same
    Given Carolyn Fern is at the Study
    And Carolyn Fern has Soothing Melody in hand
    And the deck of Carolyn Fern holds Knife
    When Carolyn Fern plays Soothing Melody
    Then Carolyn Fern has Knife in hand
