Feature: Of several that are as near as one another
  Source: Rules Reference v2.5, Lead Investigator, Nearest, Target; FAQ v2.5, 1.5; Grimoire, Più Vicino.

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/lead-investigator @arkham-lcg/nearest
  Scenario: Nobody is told to choose: the lead investigator decides, not whoever drew the card
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And Acolyte is exhausted at the Hallway
    And Wizard of the Order is exhausted at the Cellar
    When Agnes Baker draws Mysterious Chanting from the encounter deck
    Then the choice is Roland Banks's
    When Roland Banks chooses Wizard of the Order
    Then Wizard of the Order has 2 doom

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/lead-investigator @arkham-lcg/nearest
  Scenario Outline: The symbols of a scenario leave it to them as well
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And Acolyte is exhausted at the Hallway
    And Wizard of the Order is exhausted at the Cellar
    And the scenario is <scenario>
    And the chaos bag holds cultist
    When Agnes Baker tests willpower (0)
    Then the choice is Roland Banks's
    When Roland Banks chooses Acolyte
    Then Acolyte has 1 doom

    Examples:
      | scenario            |
      | The Midnight Masks  |
      | The Devourer Below  |

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/lead-investigator @arkham-lcg/haunted
  Scenario: A haunted place stirs whom they say
    Given Roland Banks is at the Study
    And Agnes Baker is at the Catacombs
    And the Catacombs is connected to the Hallway and the Cellar
    And Acolyte is exhausted at the Hallway
    And Wizard of the Order is exhausted at the Cellar
    And the chaos bag holds auto-fail
    When Agnes Baker investigates
    Then the choice is Roland Banks's
    When Roland Banks chooses Acolyte
    Then Acolyte is ready
    And Wizard of the Order is exhausted

  @edition-2016 @arkham-lcg/target @arkham-lcg/nearest
  Scenario: A card that says "choose" is resolved by whoever chooses
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And Acolyte is exhausted at the Hallway
    And Wizard of the Order is exhausted at the Cellar
    And the chaos bag holds auto-fail
    When Agnes Baker draws Call of the Wild from the encounter deck
    Then the choice is Agnes Baker's

  @edition-2026 @arkham-lcg/nearest
  Scenario: By the Grimoire the lead investigator says which is the nearest whatever the card says
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And Acolyte is exhausted at the Hallway
    And Wizard of the Order is exhausted at the Cellar
    And the chaos bag holds auto-fail
    When Agnes Baker draws Call of the Wild from the encounter deck
    Then the choice is Roland Banks's

  @arkham-lcg/spawn @arkham-lcg/nearest @edition-2016
  Scenario: Where an enemy spawns its drawer decides, at the farthest of places as well
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And the Study is connected to the Parlor
    And the deck of Agnes Baker holds The Thing That Follows, Guts
    When Agnes Baker draws 1 card
    Then the choice is Agnes Baker's

  @arkham-lcg/spawn @arkham-lcg/nearest @edition-2026
  Scenario: In the Grimoire the lead investigator settles which place is the farthest
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And the Study is connected to the Parlor
    And the deck of Agnes Baker holds The Thing That Follows, Guts
    When Agnes Baker draws 1 card
    Then the choice is Roland Banks's
    When Roland Banks spawns The Thing That Follows at the Cellar
    Then The Thing That Follows is at the Cellar

  @arkham-lcg/spawn
  Scenario: Of several empty places none is nearest: the spawning investigator decides in both
    Given Roland Banks is at the Study
    And Agnes Baker is at the Parlor
    And the Parlor is connected to the Hallway and the Cellar
    And the Study is connected to the Parlor
    When Agnes Baker draws Acolyte from the encounter deck
    Then the choice is Agnes Baker's
