Feature: Cards that others summon are set aside again with them
  Source: Rules Reference v2.5, Bonded; Set Aside; "Looking at", "Searching", and "Finding"; errata
  of Hallowed Mirror, Occult Lexicon and Miss Doyle.

  @arkham-lcg/bonded @arkham-lcg/set-aside
  Scenario: The melodies go wherever they are, the deck among it, and are not removed from the game
    Given Roland Banks is at the Study
    And Roland Banks controls Hallowed Mirror
    And Roland Banks has Soothing Melody in hand
    And Soothing Melody #2 is in the discard pile of Roland Banks
    And the deck of Roland Banks holds Knife, Soothing Melody, Guts
    And the chaos bag holds auto-fail
    When Roland Banks draws Crypt Chill from the encounter deck
    Then Soothing Melody is set aside
    And Soothing Melody #2 is set aside
    And the deck of Roland Banks has 2 cards

  @arkham-lcg/bonded @arkham-lcg/set-aside @arkham-lcg/leaves-play
  Scenario: With Miss Doyle go the cat in play, the one discarded and the one in the deck
    Given Roland Banks is at the Study
    And Roland Banks controls Miss Doyle and Hope
    And Miss Doyle has 1 damage
    And Zeal is in the discard pile of Roland Banks
    And the deck of Roland Banks holds Knife, Augur, Guts
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks assigns 1 damage to Miss Doyle
    And Roland Banks assigns 1 horror to Roland Banks
    Then Miss Doyle is in the discard pile
    And Zeal is set aside
    And Hope is set aside
    And the deck of Roland Banks has 2 cards

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/bonded
  Scenario: To find them in the deck is no search of it
    Given Roland Banks is at the Study
    And Roland Banks controls Hallowed Mirror
    And the deck of Roland Banks holds Soothing Melody, Astounding Revelation
    And the chaos bag holds auto-fail
    When Roland Banks draws Crypt Chill from the encounter deck
    Then it is asked whether Roland Banks may use Astounding Revelation
    And the answer is no
