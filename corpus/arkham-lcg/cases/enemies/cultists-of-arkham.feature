Feature: Cultists who may be dealt with otherwise
  Source: Rules Reference v2.5, Parley, Victory Display, Spawn, Evade Action, Costs, Weakness.

  @arkham-lcg/parley @arkham-lcg/victory-display-victory-points @arkham-lcg/attack-of-opportunity
  Scenario Outline: Paid off, a cultist goes to the victory display without having attacked
    Given Roland Banks is at the Rivertown
    And <cultist> is engaged with Roland Banks
    And Roland Banks has <amount> <pool>
    When Roland Banks uses <cultist>
    Then <cultist> is in the victory display
    And Roland Banks has 0 <pool>
    And Roland Banks has 0 damage

    Examples:
      | cultist           | amount | pool      |
      | Peter Warren      | 2      | clues     |
      | Victoria Devereux | 5      | resources |

  @arkham-lcg/parley @arkham-lcg/costs
  Scenario: Four cards for the undertaker
    Given Roland Banks is at the Rivertown
    And Herman Collins is engaged with Roland Banks
    And Roland Banks has Knife, Guard Dog, Dodge and Evidence! in hand
    When Roland Banks uses Herman Collins
    Then Herman Collins is in the victory display
    And Roland Banks has 0 cards in hand

  @arkham-lcg/costs @arkham-lcg/weakness
  Scenario: With three he is not to be had, and a weakness is no fourth
    Given Agnes Baker is at the Rivertown
    And Herman Collins is engaged with Agnes Baker
    And Agnes Baker has Knife, Guard Dog, Dodge and Dark Memory in hand
    When Agnes Baker uses Herman Collins
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/costs @arkham-lcg/weakness
  Scenario: A weakness is not thrown away for him as the fourth
    Given "Skids" O'Toole is at the Rivertown
    And Herman Collins is engaged with "Skids" O'Toole
    And "Skids" O'Toole has Knife, Guard Dog, Dodge and Dark Memory in hand
    When "Skids" O'Toole uses Herman Collins
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/evade-evade-action @arkham-lcg/victory-display-victory-points
  Scenario: Whoever evades the mortician is rid of her
    Given Roland Banks and Agnes Baker are at the Rivertown
    And Roland Banks controls Stray Cat
    And Ruth Turner is engaged with Agnes Baker
    When Roland Banks uses Stray Cat
    Then Ruth Turner is in the victory display

  @arkham-lcg/when @arkham-lcg/heal
  Scenario: The cannibal is healed before his attack deals its damage
    Given Roland Banks is at the Rivertown
    And "Wolf-Man" Drew is engaged with Roland Banks with 2 damage
    When "Wolf-Man" Drew attacks Roland Banks
    Then in order:
      | 1 damage is healed from "Wolf-Man" Drew          |
      | "Wolf-Man" Drew deals 2 damage to Roland Banks   |
    And "Wolf-Man" Drew has 1 damage

  @arkham-lcg/spawn
  Scenario: Either part of a quarter is where a card sends an enemy by its name
    Given Roland Banks is at the Rivertown
    And Downtown (01131) is in play
    When Roland Banks draws "Wolf-Man" Drew from the encounter deck
    Then "Wolf-Man" Drew is at the Downtown (01131)

  @arkham-lcg/spawn
  Scenario: Without the attic there is no flesh-eater
    Given Roland Banks is at the Study
    When Roland Banks draws Flesh-Eater from the encounter deck
    Then Flesh-Eater is in the encounter discard pile
