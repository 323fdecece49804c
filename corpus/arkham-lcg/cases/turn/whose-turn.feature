Feature: Whose turn it is
  Source: Rules Reference v2.5, Appendix II, 2.2 to 2.3, Fast; FAQ v2.5, 1.31, questions on Duke and
  on Agatha Crane; Grimoire 1.0, Azione.

  @arkham-lcg/steps/2.2.2 @arkham-lcg/active-player
  Scenario: No window follows a turn that an ability has ended
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Rite of Seeking
    And Roland Banks has Working a Hunch in hand
    And Roland Banks has 5 resources
    And the Study has 3 clues
    And the scenario is The Gathering
    And the chaos bag holds skull
    When the investigation phase begins
    And Roland Banks begins his turn
    And nobody reacts
    And Roland Banks uses Rite of Seeking
    And nobody commits anything
    And nobody reacts
    And Roland Banks reveals skull
    And the result of the test itself is applied first
    Then Roland Banks cannot play Working a Hunch
    And Roland Banks has 0 actions

  @arkham-lcg/steps/2.3 @arkham-lcg/fast
  Scenario: Between two turns no card of one's own turn is played
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Working a Hunch in hand
    And Roland Banks has 5 resources
    And the Study has 3 clues
    When the investigation phase begins
    Then Roland Banks cannot play Working a Hunch
    When Roland Banks begins his turn
    Then Roland Banks may play Working a Hunch
    When nobody reacts
    And Roland Banks ends his turn
    Then Roland Banks cannot play Working a Hunch

  @arkham-lcg/steps/2.2.2 @arkham-lcg/action
  Scenario: Nobody acts once their turn has ended
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks begins his turn
    And Roland Banks ends his turn
    And Roland Banks takes a resource
    Then it is refused under arkham-lcg/steps/2.2.2

  @arkham-lcg/steps/2.2.1 @arkham-lcg/action
  Scenario: A turn of the round before is not the one that has ended
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks begins his turn
    And Roland Banks ends his turn
    And the investigation phase begins
    And Agnes Baker begins her turn
    And Roland Banks takes a resource
    Then it is refused under arkham-lcg/steps/2.2.1

  @arkham-lcg/qa/duke-turn-ends-mid-ability @arkham-lcg/fast
  Scenario: The rest of what has ended the turn is in nobody's turn
    Given Roland Banks and Agnes Baker are at the Study
    And the Study is connected to Exhibit Hall (02132)
    And Exhibit Hall (02132) has 1 clue
    And Roland Banks has Magnifying Glass in hand
    And Roland Banks has 5 resources
    And the chaos bag holds 0
    When the investigation phase begins
    And Roland Banks begins his turn
    And nobody reacts
    And Roland Banks moves to Exhibit Hall (02132)
    Then Roland Banks cannot play Magnifying Glass
    And Roland Banks has 0 actions

  @arkham-lcg/action @edition-2026
  Scenario Outline: In 2026 what is gained or lost once a turn has ended waits for the next one
    Given Roland Banks and Agnes Baker are at the Study
    And the deck of Roland Banks holds Machete
    And the deck of Agnes Baker holds Machete
    When Roland Banks begins his turn
    And Roland Banks ends his turn
    And Roland Banks <does> <number> actions
    And Agnes Baker begins her turn
    And Agnes Baker ends her turn
    And the upkeep phase begins
    And the investigation phase begins
    And Roland Banks begins his turn
    Then Roland Banks has <left> actions

    Examples:
      | does  | number | left |
      | gains | 2      | 5    |
      | loses | 2      | 1    |
      | loses | 4      | 0    |

  @arkham-lcg/steps/2.2.2
  Scenario: A turn that ends is that of whoever has it
    Given Roland Banks and Daisy Walker are at the Study
    And Daisy Walker controls Peter Sylvestre
    When Daisy Walker begins her turn
    And Daisy Walker takes 2 horror, assigning 1 horror to Peter Sylvestre
    And the turn ends
    And Daisy Walker uses ability 2 of Peter Sylvestre
    Then Peter Sylvestre has 0 horror
    And Daisy Walker has 1 horror
