Feature: Locations that cards put into play, reveal or flip
  Source: Rules Reference v2.5, Location Cards; Act Deck and Agenda Deck; FAQ v2.5, questions on
  Mouse Mask and on The Wages of Sin.

  @arkham-lcg/qa/mouse-mask-whitton-greene-act-reveals-location
  Scenario: What an act puts into play everybody puts into play
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Whitton Greene
    And the deck of Agnes Baker holds Knife, Old Book of Lore, Guts
    And Hallway, Cellar, Attic and Parlor are set aside
    And the current act is Trapped
    And the next act is Trapped #2
    And Roland Banks has 4 clues
    When Roland Banks spends clues to advance the act
    And Agnes Baker uses Whitton Greene
    And this is answered first: the location Cellar is put into play by Roland Banks, Agnes Baker
    Then in order:
      | Trapped advances                                                          |
      | the location Cellar is put into play by Roland Banks, Agnes Baker         |
      | Roland Banks is placed at Hallway                                         |
      | Agnes Baker is placed at Hallway                                          |
      | Study is removed from the game                                            |
      | Agnes Baker searches the top 6 cards of the deck                          |
      | Agnes Baker draws Old Book of Lore                                        |

  @arkham-lcg/qa/mouse-mask-whitton-greene-act-reveals-location
  Scenario: What one investigator reveals by moving he alone reveals
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Whitton Greene
    And the deck of Agnes Baker holds Knife, Old Book of Lore, Guts
    And the Study is connected to the Hallway
    And the Hallway is unrevealed
    When Roland Banks moves to the Hallway
    Then Roland Banks is at the Hallway
    And Agnes Baker may not use Whitton Greene
    And Whitton Greene is ready

  @arkham-lcg/qa/wages-of-sin-spectral-flip @arkham-lcg/revealing-and-flipping-locations
  Scenario: A location that turns spectral keeps what is on it and who is there
    Given Roland Banks is at The Gallows (05170)
    And The Gallows (05170) has The Gallows (05170b) on its other side
    And The Gallows has 2 clues
    And Locked Door is attached to The Gallows
    And Ghoul Minion is engaged with Roland Banks
    And the current act is In Pursuit of the Living
    When Roland Banks uses In Pursuit of the Living
    Then exactly in order:
      | The Gallows flips to its other side |
    And The Gallows has 2 clues
    And Locked Door is in play
    And Roland Banks is at The Gallows (05170b)
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/qa/wages-of-sin-spectral-flip @arkham-lcg/limits-and-maximums
  Scenario: A group limit at each location counts that location alone
    Given Roland Banks and Agnes Baker are at The Gallows (05170)
    And The Gallows (05170) has The Gallows (05170b) on its other side
    And the current act is In Pursuit of the Living
    When Roland Banks uses In Pursuit of the Living
    Then Agnes Baker may not use In Pursuit of the Living
