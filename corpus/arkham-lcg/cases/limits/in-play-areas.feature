Feature: Limits for a play area
  Source: FAQ v2.5, 2.3.

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: What may not enter is not put into play by an effect either
    Given Roland Banks is at the Study
    And Roland Banks controls Fox Mask
    And Roland Banks has Sleight of Hand and Fox Mask #2 in hand
    And Roland Banks has 1 resource
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: With none in play it may be
    Given Roland Banks is at the Study
    And Roland Banks has Sleight of Hand and Fox Mask in hand
    And Roland Banks has 1 resource
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    Then Fox Mask is in play

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: The limit is for each investigator
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Fox Mask
    And Roland Banks has Sleight of Hand and Fox Mask #2 in hand
    And Roland Banks has 1 resource
    When Roland Banks begins a turn
    And Roland Banks plays Sleight of Hand
    Then Fox Mask #2 is in play
