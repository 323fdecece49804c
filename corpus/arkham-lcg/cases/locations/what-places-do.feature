Feature: What places do to those who are there
  Source: Rules Reference v2.5, Forced Abilities; Haunted; Instead; Additional Costs; Move; Skill Tests; Defeat; Campaign Play.

  @arkham-lcg/skill-tests @arkham-lcg/defeat
  Scenario: Two failed tests take away whoever is on the car
    Given Roland Banks and Agnes Baker are at the Freight Car
    And the deck of Roland Banks holds Guts and Knife
    And the deck of Agnes Baker holds Guts and Knife
    And the chaos bag holds auto-fail
    And it is the upkeep phase
    When the upkeep phase is resolved
    Then Roland Banks is eliminated
    And Agnes Baker is eliminated

  @arkham-lcg/skill-tests @arkham-lcg/defeat
  Scenario: Whoever passes one of the two stays
    Given Roland Banks is at the Freight Car
    And Agnes Baker is at the Study
    And the deck of Roland Banks holds Guts and Knife
    And the deck of Agnes Baker holds Guts and Knife
    And the chaos bag holds -8 and 0
    And it is the upkeep phase
    When the upkeep phase is resolved
    And Roland Banks reveals -8
    And Roland Banks reveals 0
    Then Roland Banks is at the Freight Car
    And Agnes Baker is at the Study

  @arkham-lcg/costs @arkham-lcg/clues
  Scenario: A card from hand for a clue that lies there
    Given Roland Banks is at the Baggage Car
    And the Baggage Car has 2 clues
    And Roland Banks has Knife and Guts in hand
    When Roland Banks uses ability 5 of Baggage Car
    And Roland Banks chooses Guts
    Then Roland Banks has 1 clue
    And the Baggage Car has 1 clue
    And Guts is in the discard pile

  @arkham-lcg/costs @arkham-lcg/weakness
  Scenario: Without a card to discard it cannot be used
    Given Roland Banks is at the Baggage Car
    And the Baggage Car has 2 clues
    And Roland Banks has no cards in hand
    When Roland Banks uses ability 5 of Baggage Car
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/instead @arkham-lcg/defeat
  Scenario: In the catacombs nothing is defeated
    Given Roland Banks is at the Catacombs
    And Ghoul Minion is engaged with Roland Banks with 1 damage
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    Then Ghoul Minion is in play
    And Ghoul Minion has 0 damage
    And Ghoul Minion is exhausted
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/move @arkham-lcg/per-investigator
  Scenario: A resource for each investigator, and no action spent, for a move in one's turn
    Given Roland Banks and Agnes Baker are at The Farmhouse
    And The Farmhouse is connected to the Hallway
    And Roland Banks has 3 resources
    And it is the turn of Roland Banks
    When Roland Banks uses ability 3 of The Farmhouse
    And Roland Banks chooses the Hallway
    Then Roland Banks is at the Hallway
    And Roland Banks has 1 resource
    And Roland Banks has 3 actions
    And Roland Banks has performed 1 action

  @arkham-lcg/costs
  Scenario: With a resource too few there is none
    Given Roland Banks and Agnes Baker are at The Farmhouse
    And The Farmhouse is connected to the Hallway
    And Roland Banks has 1 resource
    And it is the turn of Roland Banks
    When Roland Banks uses ability 3 of The Farmhouse
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/remember-that @arkham-lcg/costs
  Scenario: Ten resources for something that is remembered
    Given Roland Banks is at Cairo Bazaar
    And Roland Banks has 11 resources
    When Roland Banks uses ability 2 of Cairo Bazaar
    Then Roland Banks has 1 resource
    And this has happened: Roland Banks remembers: bought an odd trinket

  @arkham-lcg/haunted @arkham-lcg/choices-and-the-grim-rule
  Scenario: A failed investigation brings the nearest spectral enemy a step closer
    Given Roland Banks is at Haunted Fields (05167b)
    And the Haunted Fields is connected to the Hallway
    And the Hallway is connected to the Attic
    And Wraith is at the Attic
    And Swarm of Rats is at the Hallway
    And the chaos bag holds -8
    When Roland Banks investigates
    Then Wraith is at the Hallway
    And Swarm of Rats is at the Hallway

  @arkham-lcg/cannot @arkham-lcg/clues
  Scenario: Nobody takes the path while clues are left on the steps before it
    Given Roland Banks is at the Study
    And the Study is connected to The Enchanted Path
    And The Enchanted Path is unrevealed
    And Base of the Steps is in play
    And Base of the Steps has 1 clue
    Then Roland Banks may not move to The Enchanted Path

  @arkham-lcg/killed-insane-investigators
  Scenario: The open sluice takes everybody
    Given Roland Banks and Agnes Baker are at the Sluice Control
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds +1
    When Roland Banks uses ability 2 of Sluice Control
    And Roland Banks uses combat for the test
    Then Ghoul Minion is discarded
    And Roland Banks is killed for the campaign
    And Agnes Baker is killed for the campaign

  @arkham-lcg/skill-tests @arkham-lcg/the-letter-x
  Scenario: The cards left in hand after committing are the difficulty, and each costs a horror or goes
    Given Roland Banks is at the Study
    And the Study is connected to Base of the Steps
    And Roland Banks has Guts, Knife and Dodge in hand
    And the chaos bag holds -8
    When Roland Banks moves to Base of the Steps
    And Roland Banks commits Guts
    And nobody commits anything else
    And Roland Banks chooses option 1
    And Roland Banks chooses option 2
    Then Roland Banks has 1 horror
    And Roland Banks has 1 card in hand
    And this has happened: Roland Banks fails by 2

  @arkham-lcg/skill-tests @arkham-lcg/ability/forced-abilities
  Scenario: A place that tries what somebody is worst at
    Given Roland Banks is at the Study
    And the Study is connected to Lair of Dagon (07291)
    And the chaos bag holds 0
    When Roland Banks moves to Lair of Dagon (07291)
    Then this has happened: Roland Banks tests agility (3)
    And Roland Banks has 1 horror
