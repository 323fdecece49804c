Feature: Swapping places
  Source: FAQ v2.5, 2.26.

  @arkham-lcg/switch-and-swap-abilities
  Scenario: Who may not move may swap places, for swapping is no move
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is exhausted at the Hallway
    And Buried Secrets is in the threat area of Roland Banks
    When Roland Banks plays Ethereal Slip (08108) on Ghoul Minion
    Then in order:
      | Roland Banks is swapped to Hallway |
      | Ghoul Minion is swapped to Study   |
    And Roland Banks is at the Hallway
    And Ghoul Minion is at the Study
    And Ghoul Minion is exhausted
    And it is asked whether Roland Banks moves to the Hallway
    And the answer is no

  @arkham-lcg/switch-and-swap-abilities
  Scenario: The same investigator may not take the move action
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Buried Secrets is in the threat area of Roland Banks
    When Roland Banks moves to the Hallway
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/switch-and-swap-abilities
  Scenario: What answers entering a location sees it, what answers moving does not
    Given Ursula Downs is at the Study
    And the Study is connected to the Attic
    And Ghoul Minion is exhausted at the Attic
    When Ursula Downs plays Ethereal Slip (08108) on Ghoul Minion
    Then in order:
      | Ursula Downs is swapped to Attic |
      | Ursula Downs takes 1 horror      |
    And nobody has a choice

  @arkham-lcg/move
  Scenario: A move to the same place sets off both
    Given Ursula Downs is at the Study
    And the Study is connected to the Attic
    When Ursula Downs moves to the Attic
    Then Ursula Downs may use Ursula Downs

  @arkham-lcg/switch-and-swap-abilities
  Scenario: Two connections away is the limit of the first printing
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Parlor
    And the Parlor is connected to the Attic
    And Ghoul Minion is exhausted at the Attic
    When Roland Banks plays Ethereal Slip (08108)
    Then it is refused under arkham-lcg/event-cards
