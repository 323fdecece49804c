Feature: Events and abilities that attack or evade
  Source: FAQ v2.5, 1.32 and the questions on Backstab, Stray Cat and One-Two Punch; Rules Reference v2.5, Uses (X
  "type"); Grimoire, Attivazione (Azione) and Utilizzo (X).

  @arkham-lcg/qa/stray-cat-enemy-engaged-with-other @arkham-lcg/evade-evade-action
  Scenario: Enemies at the location are meant, whomever they are engaged with
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks plays Cunning Distraction
    Then Ghoul Minion is engaged with nobody
    And Swarm of Rats is engaged with nobody
    And Ghoul Minion is exhausted
    And Swarm of Rats is exhausted
    And Roland Banks has 0 damage

  @arkham-lcg/uses-x-type @arkham-lcg/target
  Scenario: A card with uses of another type can take no charges, so it is not chosen
    Given Agnes Baker is at the Study
    And Agnes Baker controls .45 Automatic and Shrivelling
    When Agnes Baker plays Winds of Power
    Then Shrivelling has 6 charges
    And .45 Automatic has 4 ammo
    And .45 Automatic has 0 charges

  @arkham-lcg/uses-x-type @arkham-lcg/event-cards
  Scenario: With nothing that takes charges the event cannot be played
    Given Agnes Baker is at the Study
    And Agnes Baker controls .45 Automatic
    When Agnes Baker plays Winds of Power
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/uses-x-type
  Scenario: A card enters play with its uses
    Given Agnes Baker is at the Study
    When Agnes Baker plays Cosmic Flame
    Then Cosmic Flame has 3 charges

  @arkham-lcg/activate-action @arkham-lcg/attack-of-opportunity
  Scenario: To activate a card in order to fight is to activate and to fight
    Given Agnes Baker is at the Study
    And Agnes Baker controls Cosmic Flame
    And Ghoul Minion is engaged with Agnes Baker
    And Swarm of Rats is engaged with Agnes Baker
    And the chaos bag holds auto-fail
    When Agnes Baker uses Cosmic Flame on Ghoul Minion
    Then in order:
      | Agnes Baker spends 1 action |
      | Agnes Baker tests willpower (2) |
    And Agnes Baker has 0 damage
    And Agnes Baker has 0 horror
    And Agnes Baker has 2 actions

  @arkham-lcg/qa/one-two-punch-elusive @arkham-lcg/qa/moved-during-skill-test @arkham-lcg/elusive @arkham-lcg/fight-action
  Scenario: The second attack of one event follows an elusive enemy
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Bat Horror is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays One-Two Punch
    And One-Two Punch is applied first
    And Roland Banks accepts the effect of One-Two Punch
    Then in order:
      | One-Two Punch deals 1 damage to Bat Horror |
      | Bat Horror disengages from Roland Banks |
      | Bat Horror moves to Hallway |
      | Bat Horror exhausts |
      | Roland Banks tests combat (3) |
      | One-Two Punch deals 2 damage to Bat Horror |
    And Bat Horror is at the Hallway
    And Roland Banks is at the Study

  @arkham-lcg/costs-and-restrictions-during-the-initiation-sequence @arkham-lcg/aloof
  Scenario: An aloof enemy may be the target of an event that engages it first
    Given Agnes Baker is at the Study
    And Whippoorwill is at the Study
    And the chaos bag holds 0
    When Agnes Baker plays Spectral Razor
    And Agnes Baker accepts the effect of Spectral Razor
    Then in order:
      | Whippoorwill engages Agnes Baker |
      | Agnes Baker tests combat (2) |
      | Whippoorwill is defeated |
