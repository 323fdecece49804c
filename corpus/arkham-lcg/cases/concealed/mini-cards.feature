Feature: Concealed enemies and their mini-cards
  Source: Rules Reference v2.5, Concealed X, Concealed Mini-Cards; FAQ v2.5, questions on Power Word
  and on Trish Scarborough. No concealed enemy is among the known cards: other enemies stand in.

  @arkham-lcg/concealed-x
  Scenario: A concealed enemy goes to the shadows, its mini-card and two decoys to the nearest locations
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway and the Parlor
    And the Hallway is connected to the Attic and the Cellar
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Hallway
    And an unnamed effect gives each Ghoul Minion the keyword concealed 2
    When Roland Banks draws Ghoul Minion from the encounter deck
    And the mini-card of Ghoul Minion falls to the Parlor
    Then in order:
      | Ghoul Minion goes to the shadows                   |
      | a concealed mini-card is put at Study              |
      | the concealed mini-cards at Hallway are shuffled   |
    And Ghoul Minion is in the shadows
    And Ghoul Minion is engaged with nobody
    And 1 concealed mini-card is at the Study
    And 2 concealed mini-cards are at the Hallway
    And 1 concealed mini-card is at the Parlor
    And 0 concealed mini-cards are at the Attic
    And 0 concealed mini-cards are at the Cellar

  @arkham-lcg/concealed-x
  Scenario: Where several locations are as near, whoever drew the enemy decides; a second round begins near
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway and the Parlor
    And an unnamed effect gives each Ghoul Minion the keyword concealed 4
    When Roland Banks draws Ghoul Minion from the encounter deck
    And Roland Banks puts mini-cards at the Study and the Parlor
    And the mini-card of Ghoul Minion falls to the Study
    Then 2 concealed mini-cards are at the Study
    And 2 concealed mini-cards are at the Parlor
    And 1 concealed mini-card is at the Hallway

  @arkham-lcg/concealed-x
  Scenario: In the shadows an enemy neither moves nor is hurt by players' cards
    Given Roland Banks is at the Study
    And Icy Ghoul is in the shadows
    And an unnamed effect gives each Icy Ghoul the keyword hunter
    And the mini-card of Icy Ghoul is at the Study
    When the enemy phase begins
    Then Icy Ghoul is in the shadows
    And Roland Banks has 0 damage

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: An attack that succeeds exposes the enemy and does not hurt it
    Given Roland Banks is at the Study
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds 0
    When Roland Banks fights the mini-card at the Study
    Then in order:
      | Roland Banks tests combat (2)          |
      | Roland Banks exposes Icy Ghoul at Study |
      | Icy Ghoul engages Roland Banks         |
    And Icy Ghoul has 0 damage
    And 0 concealed mini-cards are at the Study

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: An evasion that succeeds exposes the enemy and does not evade it
    Given Trish Scarborough is at the Study
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds 0
    When Trish Scarborough attempts to evade the mini-card at the Study
    Then in order:
      | Trish Scarborough tests agility (2)          |
      | Trish Scarborough exposes Icy Ghoul at Study |
      | Icy Ghoul engages Trish Scarborough          |
    And Icy Ghoul is ready
    And Icy Ghoul is engaged with Trish Scarborough

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: A failed attack exposes nothing
    Given Roland Banks is at the Study
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds -3
    When Roland Banks fights the mini-card at the Study
    Then Icy Ghoul is in the shadows
    And 1 concealed mini-card is at the Study

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: An investigation exposes a mini-card, and then discovers no clue
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks exposes a mini-card at the Study
    Then Icy Ghoul is engaged with Roland Banks
    And the Study has 2 clues
    And Roland Banks has 0 clues

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: Or it discovers its clue, and exposes nothing
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks exposes nothing
    Then Icy Ghoul is in the shadows
    And Roland Banks has 1 clue

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: Without any clue there an investigation exposes all the same, or nothing
    Given Roland Banks is at the Study
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks must choose between:
      | Roland Banks exposes a mini-card at Study |
      | Roland Banks exposes nothing              |

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: Damage that a card deals to an enemy exposes instead
    Given Roland Banks is at the Study
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And Roland Banks controls Beat Cop
    When Roland Banks uses Beat Cop
    Then Icy Ghoul is engaged with Roland Banks
    And Icy Ghoul has 0 damage

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: Damage to every enemy exposes one mini-card and no more
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Icy Ghoul is in the shadows
    And Ghoul Minion is in the shadows
    And the mini-card of Icy Ghoul is at the Hallway
    And 2 decoys are at the Hallway
    When Roland Banks plays Dynamite Blast on the Hallway
    And the mini-card turns out to be a decoy
    Then in order:
      | Roland Banks exposes a decoy at Hallway |
    And 2 concealed mini-cards are at the Hallway
    And Icy Ghoul is in the shadows

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: Which of three shuffled mini-cards is turned is a matter of chance
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Hallway
    And 2 decoys are at the Hallway
    When Roland Banks plays Dynamite Blast on the Hallway
    Then the chance that Roland Banks exposes Icy Ghoul at Hallway is 1/3

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: A decoy by a clue, then the other enemy by an evasion
    Given Trish Scarborough is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    And the Study has 1 clue
    And Ghoul Minion is in the shadows
    And Icy Ghoul is in the shadows
    And 1 decoy is at the Study
    And the mini-card of Icy Ghoul is at the Hallway
    And the mini-card of Ghoul Minion is at the Attic
    And the chaos bag holds 0
    When Trish Scarborough plays Working a Hunch
    And Trish Scarborough exposes a mini-card at the Study
    And Trish Scarborough moves to the Hallway
    And Trish Scarborough attempts to evade the mini-card at the Hallway
    Then in order:
      | Trish Scarborough exposes a decoy at Study     |
      | Trish Scarborough moves to Hallway             |
      | Trish Scarborough exposes Icy Ghoul at Hallway |
      | Icy Ghoul engages Trish Scarborough            |
    And Trish Scarborough has 0 clues
    And the Study has 1 clue
    And 0 concealed mini-cards are at the Study
    And 1 concealed mini-card is at the Attic
    And Ghoul Minion is in the shadows

  @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: With nobody left in the shadows every other mini-card is set aside
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And 1 decoy is at the Hallway
    And the chaos bag holds 0
    When Roland Banks fights the mini-card at the Study
    Then in order:
      | Roland Banks exposes Icy Ghoul at Study         |
      | the other concealed mini-cards are set aside    |
    And 0 concealed mini-cards are at the Hallway

  @arkham-lcg/qa/power-word-expose-mini-cards @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: One of the effects of one ability exposes, the other does not
    Given Trish Scarborough is at the Study
    And the Study has 2 clues
    And Icy Ghoul is in the shadows
    And Ghoul Minion is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And 1 decoy is at the Study
    And the chaos bag holds 0
    When Trish Scarborough plays Breaking and Entering
    And the result of the test itself is applied first
    And Trish Scarborough exposes a mini-card at the Study
    And the mini-card turns out to be a decoy
    Then 1 concealed mini-card is at the Study
    And Icy Ghoul is in the shadows
    And the Study has 2 clues

  @arkham-lcg/qa/power-word-expose-mini-cards @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: The investigation finds its clue, and then the evasion may expose
    Given Trish Scarborough is at the Study
    And the Study has 2 clues
    And Icy Ghoul is in the shadows
    And Ghoul Minion is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    And the chaos bag holds 0
    When Trish Scarborough plays Breaking and Entering
    And the result of the test itself is applied first
    And Trish Scarborough exposes nothing
    And Trish Scarborough accepts the effect of Breaking and Entering
    Then Icy Ghoul is engaged with Trish Scarborough
    And Trish Scarborough has 1 clue

  @arkham-lcg/qa/concealed-mini-card-count-enemy @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: Trish Scarborough does not react at a location with a mini-card and no enemy
    Given Trish Scarborough is at the Study
    And the Study has 2 clues
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    When Trish Scarborough plays Working a Hunch
    And Trish Scarborough exposes nothing
    Then Trish Scarborough has 1 clue
    And nobody has a choice

  @arkham-lcg/qa/concealed-mini-card-count-enemy
  Scenario: With an enemy there she may
    Given Trish Scarborough (07003) is at the Study
    And Ghoul Minion is engaged with Trish Scarborough
    And the Study has 2 clues
    When Trish Scarborough plays Working a Hunch
    Then Trish Scarborough may use Trish Scarborough

  @arkham-lcg/qa/concealed-mini-card-count-enemy @arkham-lcg/concealed-x/concealed-mini-cards
  Scenario: A mini-card cannot be chosen as an enemy
    Given Roland Banks is at the Study
    And Icy Ghoul is in the shadows
    And the mini-card of Icy Ghoul is at the Study
    When Roland Banks plays Expose Weakness
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/qa/on-the-hunt-concealed-enemy @arkham-lcg/concealed-x
  Scenario: An enemy that an effect spawns engaged is not concealed
    Given Roland Banks is at the Study
    And it is the mythos phase
    And an unnamed effect gives each Ghoul Minion the keyword concealed 2
    And Roland Banks has On the Hunt in hand
    And Roland Banks has 1 resource
    And the encounter deck holds Rotting Remains, Ancient Evils, Ghoul Minion
    When Roland Banks draws Rotting Remains from the encounter deck
    And Roland Banks plays On the Hunt
    Then in order:
      | Roland Banks searches the top 9 cards of the encounter deck |
      | Ghoul Minion spawns engaged with Roland Banks               |
      | the encounter deck is shuffled                              |
    And Ghoul Minion is engaged with Roland Banks
    And 0 concealed mini-cards are at the Study
    And Roland Banks has 0 horror
