Feature: Sealing up to so many

  @arkham-lcg/seal
  Scenario: As many are sealed as its controller likes
    Given Roland Banks is at the Study
    And Roland Banks has Rite of Sanctification in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0, bless, bless, bless
    When Roland Banks plays Rite of Sanctification
    And Roland Banks seals bless on Rite of Sanctification
    And Roland Banks seals bless on Rite of Sanctification
    And Roland Banks declines the effect of Rite of Sanctification
    Then Rite of Sanctification is in play
    And the tokens sealed on Rite of Sanctification are bless, bless

  @arkham-lcg/seal @arkham-lcg/ability/constant-abilities
  Scenario: None need be sealed, and with none it is discarded
    Given Roland Banks is at the Study
    And Roland Banks has Rite of Sanctification in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0, bless
    When Roland Banks plays Rite of Sanctification
    And Roland Banks declines the effect of Rite of Sanctification
    Then Rite of Sanctification is in the discard pile of Roland Banks

  @arkham-lcg/seal
  Scenario: It enters play though the bag holds no such token
    Given Roland Banks is at the Study
    And Roland Banks has Dark Ritual in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    When Roland Banks plays Dark Ritual
    Then Dark Ritual is in play
