Feature: Giving resources
  Source: Rules Reference v2.5, Ownership and Control; FAQ v2.5, 1.28.

  @arkham-lcg/ownership-and-control
  Scenario: Resources alone may be given as well, as many as there are
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 2 resources
    When Roland Banks plays Teamwork
    Then Roland Banks must choose between:
      | Roland Banks gives 1 resource to Agnes Baker  |
      | Roland Banks gives 2 resources to Agnes Baker |
      | Roland Banks gives nothing more               |
    When Roland Banks gives 2 resources to Agnes Baker
    Then Roland Banks has 0 resources
    And Agnes Baker has 2 resources

  @arkham-lcg/ownership-and-control @arkham-lcg/event-cards
  Scenario: With nothing to give the card is not played
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks plays Teamwork
    Then it is refused under arkham-lcg/event-cards
