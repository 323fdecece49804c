Feature: What an effect cannot do is reckoned before it is done

  @arkham-lcg/effects @arkham-lcg/resources
  Scenario: What is missing counts, not what is left
    Given Roland Banks is at the Study
    And Roland Banks has 1 resource
    And the chaos bag holds -3, -3
    When Roland Banks draws Swarm of Locusts from the encounter deck
    And nobody commits anything
    Then this has happened: Roland Banks fails by 3
    And Roland Banks has 0 resources
    And Roland Banks has 2 damage

  @arkham-lcg/effects @arkham-lcg/resources
  Scenario: With enough of them nothing is missing
    Given Roland Banks is at the Study
    And Roland Banks has 6 resources
    And the chaos bag holds -3, -3
    When Roland Banks draws Swarm of Locusts from the encounter deck
    And nobody commits anything
    Then Roland Banks has 3 resources
    And Roland Banks has 0 damage

  @arkham-lcg/effects @arkham-lcg/discard-piles
  Scenario: A card too few in hand is a damage
    Given Roland Banks is at the Study
    And Roland Banks has Guts and Knife in hand
    And the chaos bag holds -3, -3
    When Roland Banks draws Chill from Below from the encounter deck
    And nobody commits anything
    Then this has happened: Roland Banks fails by 3
    And Guts is in the discard pile
    And Knife is in the discard pile
    And Roland Banks has 1 damage

  @arkham-lcg/effects @arkham-lcg/clues
  Scenario: As much evidence as is named is spent at once, for as many clues at once
    Given Roland Banks is at the Attic
    And the Attic has 4 clues
    And Roland Banks controls Microscope (10042) with 2 resources
    And the chaos bag holds 0, 0
    When Roland Banks uses Microscope (10042)
    And nobody commits anything
    And Roland Banks accepts the effect of Microscope (10042)
    And Roland Banks names 2
    Then Roland Banks has 3 clues
    And Microscope (10042) has 0 resources
