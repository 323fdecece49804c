Feature: Moving
  Source: Rules Reference v2.5, Move, Move Action, Attack of Opportunity.

  @arkham-lcg/move-action @arkham-lcg/attack-of-opportunity
  Scenario: Walking away provokes an attack before the investigator moves
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks moves to the Hallway
    Then in order:
      | Roland Banks spends 1 action           |
      | Swarm of Rats attacks Roland Banks     |
      | Roland Banks moves to Hallway          |
    And Roland Banks has 1 damage

  @arkham-lcg/move-action
  Scenario: Only a connecting location can be moved to
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    When Roland Banks moves to the Attic
    Then it is refused under arkham-lcg/move-action

  @arkham-lcg/move
  Scenario: Nobody moves to where he is
    Given Roland Banks is at the Study
    When Roland Banks moves to the Study
    Then it is refused under arkham-lcg/move

  @arkham-lcg/move
  Scenario: An unrevealed location is revealed with its clues before "after you enter"
    Given Roland Banks and Agnes Baker are at the Hallway
    And the Hallway is connected to the Cellar
    And Cellar is unrevealed
    When Roland Banks moves to the Cellar
    Then in order:
      | Roland Banks moves to Cellar              |
      | Roland Banks reveals the location Cellar  |
      | Roland Banks takes 1 damage               |
    And Cellar has 4 clues

  @arkham-lcg/cannot @arkham-lcg/move-action
  Scenario: What stands on an unrevealed location may keep everybody out of it
    Given Roland Banks is at the Hallway
    And the Hallway is connected to the Parlor
    And the Parlor is unrevealed
    When Roland Banks moves to the Parlor
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/cannot @arkham-lcg/move
  Scenario: A card that could only move him there is not offered
    Given Roland Banks is at the Hallway
    And the Hallway is connected to the Parlor
    And the Parlor is unrevealed
    And Roland Banks controls Olivier Bishop
    When Roland Banks begins a turn
    Then Roland Banks may not use Olivier Bishop

  @arkham-lcg/location-cards
  Scenario: Its revealed side says nothing of the kind
    Given Roland Banks is at the Hallway
    And the Hallway is connected to the Parlor
    And Roland Banks controls Olivier Bishop
    When Roland Banks begins a turn
    Then Roland Banks may use Olivier Bishop
    When Roland Banks uses Olivier Bishop
    Then Roland Banks is at the Parlor

  @arkham-lcg/location-cards/being-at-no-location @arkham-lcg/after
  Scenario: Whoever is placed at a location has entered it, though he has not moved
    Given Luke Robinson is at Dream-Gate (06015b)
    And the Study is connected to the Attic
    And Entombed is in the threat area of Luke Robinson
    When the investigation phase begins
    And Luke Robinson ends his turn
    And Luke Robinson chooses the Attic
    Then in order:
      | Luke Robinson is placed at Attic |
      | Luke Robinson takes 1 horror     |
    And Luke Robinson has 3 horror
    And it is asked whether Luke Robinson moves to Attic
    And the answer is no

  @unsupported @arkham-lcg/location-cards/being-at-no-location
  Scenario: Whether a place with somebody in it is gone when a card throws it away nobody says
    Given Roland Banks is at Tear Through Space (02324)
    And the deck of Roland Banks holds Knife and Guts
    When the upkeep phase begins
    And Roland Banks chooses option 2 of Tear Through Space
    Then it is asked whether Tear Through Space is discarded

  @arkham-lcg/location-cards @arkham-lcg/move @unsupported
  Scenario: Where no step says what a location is connected to, nothing is said to be out of reach
    Given Roland Banks is at the Hallway
    And the Attic is in play
    And it is the turn of Roland Banks
    Then it is asked whether Roland Banks may move to the Attic
    And the answer is no

  @arkham-lcg/location-cards @arkham-lcg/target @unsupported
  Scenario: Nor is an event without a use that moves somebody to a connecting location
    Given Roland Banks is at the Hallway
    And Roland Banks has Shortcut in hand
    And it is the turn of Roland Banks
    Then Roland Banks may not play Shortcut

  @arkham-lcg/location-cards @arkham-lcg/target
  Scenario: Told that no way leads on, it is
    Given Roland Banks is at the Hallway
    And the Hallway is connected to nothing
    And Roland Banks has Shortcut in hand
    And it is the turn of Roland Banks
    Then Roland Banks may not play Shortcut
    And the Hallway is connected to nothing

  @arkham-lcg/location-cards @arkham-lcg/move @unsupported
  Scenario: That it is not connected to one location says nothing of another
    Given Roland Banks is at the Study
    And the Study is not connected to the Attic
    And the Hallway is in play
    And it is the turn of Roland Banks
    Then Roland Banks may not move to the Attic
    And the Study is not connected to the Attic
    And Roland Banks may not move to the Hallway
