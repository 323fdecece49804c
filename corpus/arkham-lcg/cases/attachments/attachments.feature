Feature: Attachments
  Source: Rules Reference v2.5, Attach To, The Grim Rule; FAQ v2.5, 1.5, 1.14.

  @arkham-lcg/attach-to @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/the-grim-rule
  Scenario: Between tied locations the lead investigator chooses, and not the worst of them
    Given Roland Banks and Agnes Baker are at the Study
    And the Hallway is connected to the Study, the Attic and the Cellar
    And Hallway has 1 clue
    And Study has 2 clues
    And Attic has 2 clues
    And Cellar has 2 clues
    When Agnes Baker draws Locked Door from the encounter deck
    Then Roland Banks must choose between:
      | Roland Banks chooses Study  |
      | Roland Banks chooses Attic  |
      | Roland Banks chooses Cellar |
    When Roland Banks chooses Attic
    Then in order:
      | Agnes Baker draws the encounter card Locked Door |
      | Locked Door is attached to Attic                 |
    And Locked Door is at the Attic

  @arkham-lcg/attach-to @arkham-lcg/cannot
  Scenario: What an attachment forbids is refused
    Given Roland Banks is at the Study
    And Study has 2 clues
    When Roland Banks draws Locked Door from the encounter deck
    And Roland Banks investigates
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/attach-to
  Scenario: What cannot be attached is discarded
    Given Roland Banks is at the Study
    And the encounter deck holds Obscuring Fog, Obscuring Fog and Ghoul Minion
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks draws Obscuring Fog from the encounter deck
    Then Obscuring Fog is at the Study
    And Obscuring Fog #2 is in the discard pile

  @arkham-lcg/attach-to @arkham-lcg/modifiers
  Scenario: An attachment changes its location, and leaves once the location is investigated
    Given Roland Banks is at the Study
    And Study has 1 clue
    And the chaos bag holds +1
    When Roland Banks draws Obscuring Fog from the encounter deck
    And Roland Banks investigates
    Then in order:
      | Roland Banks tests intellect (4)  |
      | Roland Banks succeeds             |
      | Obscuring Fog is discarded        |
      | Roland Banks discovers 1 clue at Study |

  @arkham-lcg/attach-to @arkham-lcg/cannot @arkham-lcg/event-cards
  Scenario: Where no player card may be attached an event that would be cannot be played
    Given Roland Banks is at The Farmhouse
    And Roland Banks has Barricade in hand
    When Roland Banks plays Barricade
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/attach-to @arkham-lcg/cannot
  Scenario: A card of the scenario is no player card
    Given Roland Banks is at The Farmhouse
    When Roland Banks draws Obscuring Fog from the encounter deck
    Then Obscuring Fog is attached to The Farmhouse alone
