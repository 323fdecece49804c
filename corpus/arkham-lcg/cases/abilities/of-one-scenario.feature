Feature: What one scenario has and several of its cards speak of
  Source: Rules Reference v2.5, Keys (token), Tekeli-li!, Put into Play, Instead, Hunter, Cannot; FAQ v2.5, 1.6, 1.13.

  @arkham-lcg/put-into-play
  Scenario: Fate picks which of two locations that share a name enters play
    Given Roland Banks is at the Base of the Hill (02282)
    And Eerie Glade and Destroyed Path are set aside
    And it is the turn of Roland Banks
    When Roland Banks uses Base of the Hill to investigate
    And nobody commits anything
    And the token is +1
    And fate picks Eerie Glade
    Then this has happened: the location Eerie Glade is put into play by Roland Banks
    And Eerie Glade is unrevealed
    And Roland Banks has 0 clues

  @arkham-lcg/put-into-play
  Scenario: Where as many are set aside as enter play, nothing is left to fate
    Given Roland Banks is at the Study
    And Attic (50018) is in play
    And Attic (50018) is unrevealed
    And Field of Graves is set aside
    And the Study connects to Attic (50018)
    And it is the turn of Roland Banks
    When Roland Banks moves to Attic (50018)
    Then this has happened: the location Field of Graves is put into play by Roland Banks
    And Field of Graves is unrevealed

  @arkham-lcg/put-into-play @unsupported
  Scenario: Of fewer than enter play nobody knows which the others are
    Given Roland Banks is at the Study
    And Lobby (03050) is in play
    And Lobby (03050) is unrevealed
    And Lighting Box is set aside
    And the Study connects to Lobby (03050)
    And it is the turn of Roland Banks
    When Roland Banks moves to Lobby (03050)
    Then Lighting Box is unrevealed

  @arkham-lcg/keys-token
  Scenario: Fate picks the key that a location brings
    Given Roland Banks is at the Study
    And the Study connects to Unfamiliar Chamber
    And Unfamiliar Chamber is unrevealed
    And the set-aside keys are red, blue
    And it is the turn of Roland Banks
    When Roland Banks moves to Unfamiliar Chamber
    And fate picks the blue key
    Then the blue key is on Unfamiliar Chamber

  @arkham-lcg/additional-costs @arkham-lcg/cancel
  Scenario: Whoever fails the test that it costs to leave stays, and their action is spent
    Given Roland Banks is at the Study
    And Dimensional Hypnosis (88051a) is attached to the Study
    And the Study connects to the Hallway
    And it is the turn of Roland Banks
    When Roland Banks moves to the Hallway
    And nobody commits anything
    And the token is -4
    Then Roland Banks is at the Study
    And Roland Banks has 2 actions left
    And Dimensional Hypnosis is discarded

  @arkham-lcg/additional-costs
  Scenario: Whoever passes the test that it costs to enter goes on
    Given Roland Banks is at the Study
    And Arcane Barrier is attached to the Hallway
    And the Study connects to the Hallway
    And it is the turn of Roland Banks
    When Roland Banks moves to the Hallway
    And nobody commits anything
    And the token is +1
    Then Roland Banks is at the Hallway
    And Arcane Barrier is discarded

  @arkham-lcg/tekeli-li
  Scenario: A card that cannot be shuffled in is paid for
    Given Roland Banks is at the Study
    And the Tekeli-li deck holds Tekeli-li (08723)
    And the deck of Roland Banks holds Emergency Cache, Knife
    When Roland Banks draws The Madness Within from the encounter deck
    And nobody commits anything
    And the token is -3
    Then Roland Banks has 3 horror
    And the Tekeli-li deck has 0 cards

  @arkham-lcg/instead @arkham-lcg/evade-evade-action
  Scenario: An enemy that is not exhausted has been evaded all the same
    Given Roland Banks and Agnes Baker are at the Study
    And Legs of Atlach-Nacha (06347) is at the Study
    And it is the turn of Roland Banks
    When Roland Banks evades Legs of Atlach-Nacha
    And nobody commits anything
    And the token is +1
    And Roland Banks chooses Agnes Baker
    Then Legs of Atlach-Nacha is ready
    And this has happened: Roland Banks evades Legs of Atlach-Nacha

  @arkham-lcg/hunter @arkham-lcg/cannot
  Scenario: What has moved by its hunter keyword does not attack in the same phase
    Given Roland Banks is at the Study
    And the Hallway connects to the Study
    And Aquatic Abomination is at the Hallway
    When the enemy phase is resolved
    Then Aquatic Abomination is engaged with Roland Banks
    And Roland Banks has 0 damage

  @arkham-lcg/cannot
  Scenario: An enemy that cannot attack does not
    Given Roland Banks is at the Study
    And Suspicious Orderly is engaged with Roland Banks
    When the enemy phase is resolved
    Then Roland Banks has 0 damage
    And it is asked whether Suspicious Orderly attacks Roland Banks
    And the answer is no

  @arkham-lcg/target
  Scenario: A card goes to the location with the most investigators that has none yet
    Given Roland Banks and Agnes Baker are at the Study
    And Wendy Adams is at the Hallway
    And the Study connects to the Hallway
    And Secret Door (51065) is attached to the Study
    When Wendy Adams draws Secret Door (51065) from the encounter deck
    Then this has happened: Secret Door #2 is attached to Hallway

  @arkham-lcg/spawn
  Scenario: An enemy comes to where the fewest enemies are
    Given Roland Banks is at the Study
    And Outer Fields (10636) is in play
    And Outer Fields (10637) is in play
    And Ghoul Minion is at Outer Fields (10636)
    When Roland Banks draws Capra Hybrid from the encounter deck
    Then Capra Hybrid is at Outer Fields (10637)

  @arkham-lcg/keys-token @arkham-lcg/flood-tokens
  Scenario: A key that is laid down has been paid
    Given Roland Banks is at Statues in the Deep
    And Roland Banks has 1 clue
    And the flood level of Statues in the Deep is fully flooded
    And the blue key is on Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses Statues in the Deep
    Then the blue key is on Statues in the Deep
    And the flood level of Statues in the Deep is unflooded

  @arkham-lcg/keys-token
  Scenario: Whoever has not that key cannot use it
    Given Roland Banks is at Statues in the Deep
    And Roland Banks has 1 clue
    And the red key is on Roland Banks
    And it is the turn of Roland Banks
    Then Roland Banks may not use Statues in the Deep

  @arkham-lcg/move
  Scenario: On the way back the clues count that lie where one came from
    Given Roland Banks is at Nexus of N'kai
    And Shores of R'lyeh is in play with 2 clues
    And Nexus of N'kai connects to Shores of R'lyeh
    And what is not described of Shores of R'lyeh does not matter
    And it is the turn of Roland Banks
    When Roland Banks moves to Shores of R'lyeh
    And Roland Banks moves to Nexus of N'kai
    Then Roland Banks has 4 horror
