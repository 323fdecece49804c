Feature: Questions about cards that have left play
  Source: Rules Reference v2.5, In Play and Out of Play; Leaves Play.

  @arkham-lcg/leaves-play @arkham-lcg/in-play-and-out-of-play
  Scenario: A card that has left play has no tokens, and not 0 of them
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    When Guard Dog is discarded
    Then it is asked whether Guard Dog has 0 damage
    And the answer is no
    And Guard Dog has no damage

  @arkham-lcg/leaves-play @arkham-lcg/in-play-and-out-of-play
  Scenario: It is at no location, and a card in hand is at none either
    Given Roland Banks is at the Study
    And Roland Banks has Knife in hand
    Then it is asked whether Knife is at the Study
    And the answer is no

  @arkham-lcg/leaves-play @arkham-lcg/in-play-and-out-of-play
  Scenario: In play it is
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    Then it is asked whether Guard Dog has 0 damage
    And the answer is yes
    And Guard Dog is at the Study
