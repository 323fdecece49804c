Feature: The end of a phase of which only the turns are told

  @arkham-lcg/steps/2.3
  Scenario: The phase ends once everybody has had a turn
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks ends their turn
    And Agnes Baker ends their turn
    And the investigation phase ends
    Then the investigation phase ends

  @arkham-lcg/steps/2.2
  Scenario: Not before
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks ends their turn
    And the investigation phase ends
    Then it is refused under arkham-lcg/steps/2.2

  @arkham-lcg/steps/2.3
  Scenario: Where the phase was begun the last turn ends it
    Given Roland Banks is at the Study
    When the investigation phase begins
    And Roland Banks begins their turn
    And Roland Banks ends their turn
    And the investigation phase ends
    Then in order:
      | the turn of Roland Banks ends |
      | the investigation phase ends  |

  @arkham-lcg/costs
  Scenario: A card is played from whose hand it is told
    Given Roland Banks is at the Study
    When Roland Banks plays Machete from Roland Banks's hand
    Then Machete is in play
