Feature: Quarters of Arkham, and the woods
  Source: Rules Reference v2.5, Location Cards, Limits and Maximums, Instead, Investigate Action, Move.

  @arkham-lcg/instead @arkham-lcg/spawn
  Scenario: The priest comes to your house, whoever draws him and wherever
    Given Roland Banks is at the Rivertown
    And Your House is in play
    When Roland Banks draws Ghoul Priest from the encounter deck
    Then Ghoul Priest is at the Your House
    And Ghoul Priest is engaged with nobody

  @arkham-lcg/limits-and-maximums
  Scenario: At home once a turn
    Given Roland Banks is at the Your House
    And the deck of Roland Banks holds Knife and Dodge
    When Roland Banks uses Your House
    Then Knife is in hand
    And Roland Banks has 1 resource
    When Roland Banks uses Your House
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/limits-and-maximums
  Scenario: Each investigator once a game at the bank
    Given Roland Banks and Agnes Baker are at the Downtown (01130)
    And it is the turn of Roland Banks
    When Roland Banks uses Downtown (01130)
    Then Roland Banks has 3 resources
    When Roland Banks uses Downtown (01130)
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/heal @arkham-lcg/effects
  Scenario: A hospital heals as much as there is
    Given Roland Banks is at the St. Mary's Hospital
    And Roland Banks has 2 damage
    When Roland Banks uses St. Mary's Hospital
    Then Roland Banks has 0 damage

  @arkham-lcg/heal
  Scenario: In the asylum horror goes
    Given Agnes Baker is at the Downtown (01131)
    And Agnes Baker has 5 horror
    When Agnes Baker uses Downtown (01131)
    Then Agnes Baker has 2 horror

  @arkham-lcg/search
  Scenario: The historical society has three cards, the boarding house a friend
    Given Roland Banks is at the Southside (01127)
    And the deck of Roland Banks holds Knife, Guard Dog, Dodge and Stray Cat
    When Roland Banks uses Southside (01127)
    And Roland Banks finds Stray Cat
    Then Roland Banks has 1 card in hand

  @arkham-lcg/drawing-cards
  Scenario: Three cards at once, for one action
    Given Roland Banks is at the Southside (01126)
    And the deck of Roland Banks holds Knife, Guard Dog, Dodge and Stray Cat
    When Roland Banks uses Southside (01126)
    Then Roland Banks has 3 cards in hand
    And Roland Banks has 2 actions

  @arkham-lcg/search
  Scenario: Tomes and spells among the first six cards of the deck
    Given Agnes Baker is at the Miskatonic University
    And the deck of Agnes Baker holds Knife, Shrivelling, Dodge, Guts, Fearless, Stray Cat and Old Book of Lore
    When Agnes Baker uses Miskatonic University
    Then Shrivelling is in hand

  @arkham-lcg/costs
  Scenario: In Easttown friends are cheaper
    Given Roland Banks is at Easttown (01132)
    And Roland Banks has Guard Dog in hand
    And Roland Banks has 3 resources
    When Roland Banks plays Guard Dog
    Then Roland Banks has 2 resources

  @arkham-lcg/investigate-action
  Scenario Outline: In the woods other skills find clues, whatever the tool says
    Given Agnes Baker is at the <woods>
    And Agnes Baker controls Rite of Seeking
    And <woods> has 3 clues
    And the chaos bag holds 0
    When Agnes Baker investigates
    And Agnes Baker uses Rite of Seeking
    And Rite of Seeking is applied first
    Then in order:
      | Agnes Baker tests <skill> (2) |
      | Agnes Baker tests <skill> (2) |

    Examples:
      | woods                | skill     |
      | Arkham Woods (01152) | willpower |
      | Arkham Woods (01153) | agility   |
      | Arkham Woods (01154) | combat    |

  @arkham-lcg/move @arkham-lcg/skill-tests
  Scenario: Unhallowed ground, reached from the main path
    Given Roland Banks is at the Main Path
    And Arkham Woods (01150) is in play
    And the chaos bag holds 0
    When Roland Banks moves to Arkham Woods (01150)
    Then Roland Banks has 1 damage and 1 horror

  @arkham-lcg/heal @arkham-lcg/limits-and-maximums
  Scenario: A quiet glade heals one point a turn
    Given Roland Banks is at the Arkham Woods (01155)
    And Roland Banks has 2 damage
    And Roland Banks has 1 horror
    When Roland Banks uses Arkham Woods (01155)
    And Roland Banks chooses option 2
    Then Roland Banks has 2 damage and 0 horror
    When Roland Banks uses Arkham Woods (01155)
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/clues @arkham-lcg/per-investigator
  Scenario: The ritual site has its clues again at the end of the round
    Given Roland Banks and Agnes Baker are at the Main Path
    And Ritual Site is in play
    And Ritual Site has 1 clue
    And the deck of Roland Banks holds Knife
    And the deck of Agnes Baker holds Dodge
    When the upkeep phase is resolved
    Then 3 clues are placed at Ritual Site
    And Ritual Site has 4 clues
