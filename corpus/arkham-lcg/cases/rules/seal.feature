Feature: Sealed tokens
  Source: Rules Reference v2.5, Seal.

  @arkham-lcg/seal
  Scenario: A sealed token is not in the bag
    Given Roland Banks is at the Study
    And Roland Banks has Crystalline Elder Sign in hand
    And the chaos bag holds +1, -3, -3
    When Roland Banks plays Crystalline Elder Sign
    And Roland Banks investigates
    Then the chance that Roland Banks succeeds is 0

  @arkham-lcg/seal
  Scenario: Without such a token in the bag the card cannot enter play
    Given Roland Banks is at the Study
    And Roland Banks has Crystalline Elder Sign in hand
    And the chaos bag holds 0, -1
    When Roland Banks plays Crystalline Elder Sign
    Then it is refused under arkham-lcg/seal

  @arkham-lcg/seal @arkham-lcg/leaves-play
  Scenario: The token returns to the bag as the card leaves play
    Given Roland Banks is at the Study
    And Roland Banks has Crystalline Elder Sign and Lucky Cigarette Case in hand
    And the deck of Roland Banks holds Knife
    And the chaos bag holds +1, -3
    When Roland Banks plays Crystalline Elder Sign
    And Roland Banks plays Lucky Cigarette Case
    Then Crystalline Elder Sign is in the discard pile
    When Roland Banks investigates
    Then the chance that Roland Banks succeeds is 1/2
