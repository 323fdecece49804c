Feature: Where clues are, and who finds them
  Source: Rules Reference v2.5, Clues, Investigate Action; FAQ v2.5, questions on locations without clues,
  Cover Up, and unrevealed locations with tokens on them.

  @arkham-lcg/qa/investigate-location-no-clues @arkham-lcg/investigate-action
  Scenario: A location without clues may be investigated, and success is still success
    Given Roland Banks is at the Hallway
    And Roland Banks controls Dr. Milan Christopher
    And Roland Banks has 0 resources
    And the Hallway has no clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses Dr. Milan Christopher
    Then Roland Banks has 0 clues
    And Roland Banks has 1 resource

  @arkham-lcg/qa/cover-up-clues-at-location @arkham-lcg/clues
  Scenario: Clues on a card in a threat area are not at the location
    Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 3 clues
    And the Study has no clues
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks has 0 clues
    And Cover Up has 3 clues

  @arkham-lcg/qa/unrevealed-location-clues-cards-stay @arkham-lcg/location-cards @arkham-lcg/clues
  Scenario: Clues that lie at an unrevealed location stay, and its own come on top of them
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And the Attic is unrevealed
    And Attic has 1 clue
    When Roland Banks moves to the Attic
    Then Attic has 3 clues

  @arkham-lcg/qa/overpower-committed-to-other-test @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario: Overpower draws for whoever committed it
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Overpower in hand
    And the deck of Agnes Baker holds Knife
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Agnes Baker commits Overpower
    And Overpower is applied first
    Then in order:
      | Roland Banks succeeds by 4 |
      | Agnes Baker draws Knife |

  @arkham-lcg/unless-all-of-locations-clues-have-been-discovered
  Scenario: Clues of a location that was never revealed have not been discovered
    Given Roland Banks is at the Study
    And Baggage Car is to the left of Engine Car (51028)
    And Baggage Car is unrevealed
    And Engine Car is unrevealed
    And the Study is connected to Engine Car
    When Roland Banks moves to Engine Car
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/unless-all-of-locations-clues-have-been-discovered
  Scenario: A clue that is still there keeps the next car shut
    Given Roland Banks is at Baggage Car
    And Baggage Car is to the left of Freight Car
    And Freight Car is unrevealed
    And Baggage Car has 1 clue
    When Roland Banks moves to Freight Car
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/unless-all-of-locations-clues-have-been-discovered
  Scenario: Once the last clue was discovered the next car may be entered
    Given Roland Banks is at Baggage Car
    And Baggage Car is to the left of Freight Car
    And Freight Car is unrevealed
    When Roland Banks moves to Freight Car
    Then in order:
      | Roland Banks moves to Freight Car             |
      | Roland Banks reveals the location Freight Car |
    And Freight Car has 2 clues

  @arkham-lcg/clues @arkham-lcg/cannot
  Scenario: The clues of somebody who cannot spend them do not count for the act
    Given Roland Banks and Agnes Baker are at the Study
    And The Masked Hunter is engaged with Roland Banks
    And the current act is Trapped
    And Roland Banks has 4 clues
    And Agnes Baker has 3 clues
    When Roland Banks spends clues to advance the act
    Then it is refused under arkham-lcg/clues

  @arkham-lcg/clues @arkham-lcg/cannot
  Scenario: Who cannot discover clues finds none
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And The Masked Hunter is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks has 0 clues
    And the Study has 1 clue

  @unsupported @arkham-lcg/clues
  Scenario: Of a location of whose clues nobody speaks it is not known whether any is discovered
    Given Roland Banks is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks has 1 clue
