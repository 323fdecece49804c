Feature: Tokens that an ability reveals by itself
  Source: Rules Reference v2.5, Chaos Tokens, Bless and Curse Tokens, Resolving Multiple Revealed Chaos
  Tokens, Seal; FAQ v2.5, 2.5 and the questions on bless and curse tokens outside of a test, on Rod of
  Carnamagos and on parallel Father Mateo.

  @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens @arkham-lcg/seal
  Scenario: Premonition seals both tokens that are resolved, and both are resolved later
    Given Agnes Baker is at the Study
    And the Study has 1 clue
    And Agnes Baker controls Olive McBride
    And Agnes Baker has Premonition in hand
    And the chaos bag holds 0, +1, -1, -4
    When Agnes Baker plays Premonition
    And Agnes Baker uses Olive McBride
    And Agnes Baker reveals +1
    And Agnes Baker reveals 0
    And Agnes Baker reveals -4
    Then Agnes Baker must choose between:
      | Agnes Baker resolves the tokens +1, -4 with Olive McBride |
      | Agnes Baker resolves the tokens +1, 0 with Olive McBride  |
      | Agnes Baker resolves the tokens -4, 0 with Olive McBride  |
    When Agnes Baker resolves the tokens +1, 0 with Olive McBride
    Then in order:
      | Premonition enters play        |
      | Agnes Baker reveals +1         |
      | +1 is sealed on Premonition    |
      | 0 is sealed on Premonition     |
    And the tokens sealed on Premonition are +1, 0
    And the chaos bag now holds -1, -4
    When Agnes Baker investigates
    Then in order:
      | step st-3                |
      | Agnes Baker reveals +1   |
      | Agnes Baker reveals 0    |
      | Premonition is discarded |
      | step st-4                |
      | Agnes Baker succeeds by 1 |
      | the test ends            |
    And the chaos bag now holds +1, 0, -1, -4
    And Premonition is in the discard pile

  @arkham-lcg/seal
  Scenario: The sealed token comes before anything is revealed, whoever performs the test
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Premonition in hand
    And the chaos bag holds 0, -4
    When Agnes Baker plays Premonition
    And Agnes Baker reveals 0
    Then the tokens sealed on Premonition are 0
    When Roland Banks investigates
    Then in order:
      | 0 is sealed on Premonition       |
      | Roland Banks tests intellect (2) |
      | Roland Banks reveals 0           |
      | Premonition is discarded         |
      | Roland Banks succeeds by 1       |
    And the chaos bag now holds 0, -4

  @arkham-lcg/qa/bless-curse-outside-test @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Outside of a test a blessing reveals no further token
    Given Agnes Baker is at the Study
    And Agnes Baker has Premonition in hand
    And the chaos bag holds bless, 0
    When Agnes Baker plays Premonition
    And Agnes Baker reveals bless
    Then exactly in order:
      | Agnes Baker plays the fast event Premonition |
      | Premonition enters play |
      | Agnes Baker reveals bless |
      | bless is sealed on Premonition |
    And the chaos bag now holds 0

  @arkham-lcg/qa/bless-curse-outside-test @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Resolved in a test, the same blessing adds 2 and reveals another token
    Given Agnes Baker is at the Study
    And Agnes Baker has Premonition in hand
    And the chaos bag holds bless, 0
    When Agnes Baker plays Premonition
    And Agnes Baker reveals bless
    And Agnes Baker investigates
    Then in order:
      | Agnes Baker reveals bless |
      | Agnes Baker reveals 0     |
      | Agnes Baker succeeds by 2 |
    And the chaos bag now holds 0

  @arkham-lcg/qa/rod-of-carnamagos-during-test
  Scenario: Tokens that an ability reveals during a test are seen, and count for nothing else
    Given Agnes Baker is at the Hallway
    And Hallway is connected to Attic
    And Hallway has 1 clue
    And Attic has 1 clue
    And Ghoul Minion is at the Attic
    And Agnes Baker controls Sixth Sense (05322) and Rod of Carnamagos
    And the chaos bag holds skull, auto-fail, bless, frost, -8, 0
    When Agnes Baker uses Sixth Sense
    And Agnes Baker uses Rod of Carnamagos
    And Agnes Baker reveals skull
    And Agnes Baker reveals auto-fail
    And Agnes Baker reveals bless
    And Agnes Baker reveals frost
    And Agnes Baker reveals -8
    And Agnes Baker accepts the effect of Sixth Sense
    And Agnes Baker uses the shroud of Hallway
    And Agnes Baker reveals 0
    Then in order:
      | step st-1                              |
      | Agnes Baker reveals skull              |
      | Agnes Baker is now investigating Attic |
      | step st-3                              |
      | Agnes Baker reveals 0                  |
      | Agnes Baker succeeds by 6              |
    And Agnes Baker has 2 clues
    And the chaos bag now holds skull, auto-fail, bless, frost, -8, 0

  @arkham-lcg/qa/parallel-father-mateo-sealed-bless @arkham-lcg/seal
  Scenario: A blessing sealed on an investigator in place of the token that he would reveal
    Given Father Mateo (90081) and Roland Banks are at the Study
    And bless is sealed on Roland Banks
    And the chaos bag holds auto-fail, 0
    And it is the turn of Roland Banks
    When Roland Banks investigates
    Then Father Mateo may use Father Mateo
    When Father Mateo uses Father Mateo
    And Roland Banks reveals 0
    Then in order:
      | step st-3                 |
      | Roland Banks reveals bless |
      | Roland Banks reveals 0     |
      | Roland Banks succeeds by 3 |
    And the tokens sealed on Roland Banks are none

  @arkham-lcg/qa/parallel-father-mateo-sealed-bless @arkham-lcg/seal
  Scenario: Also for what a card reveals
    Given Father Mateo (90081) and Roland Banks are at the Study
    And Roland Banks has Premonition in hand
    And bless is sealed on Roland Banks
    And the chaos bag holds auto-fail
    When Roland Banks plays Premonition
    And Father Mateo uses Father Mateo
    Then exactly in order:
      | Roland Banks plays the fast event Premonition |
      | Premonition enters play                       |
      | Roland Banks reveals bless                    |
      | bless is sealed on Premonition                |
    And the tokens sealed on Roland Banks are none

  @arkham-lcg/qa/parallel-father-mateo-sealed-bless
  Scenario: Not for an investigator on whom nothing is sealed
    Given Father Mateo (90081) and Roland Banks are at the Study
    And bless is sealed on Roland Banks
    And Agnes Baker is at the Study
    And the chaos bag holds 0, -1
    And it is the turn of Agnes Baker
    When Agnes Baker investigates
    Then Father Mateo may not use Father Mateo

  @arkham-lcg/qa/parallel-father-mateo-sealed-bless @arkham-lcg/seal
  Scenario: The same holds for a token sealed on an enemy
    Given Wendy Adams is at the Study
    And Wendy Adams controls Tidal Memento
    And Ghoul Minion is engaged with Wendy Adams
    And bless, curse are sealed on Ghoul Minion
    And the chaos bag holds -1
    When Wendy Adams investigates
    And Wendy Adams uses ability 3 of Tidal Memento
    Then Wendy Adams must choose between:
      | Wendy Adams takes the bless sealed on Ghoul Minion |
      | Wendy Adams takes the curse sealed on Ghoul Minion |
    When Wendy Adams takes the bless sealed on Ghoul Minion
    And nobody reacts
    Then in order:
      | step st-3                 |
      | Wendy Adams reveals bless |
      | Wendy Adams reveals -1    |
      | Wendy Adams succeeds by 2 |
    And the tokens sealed on Ghoul Minion are curse
    And the chaos bag now holds -1

  @arkham-lcg/seal @arkham-lcg/instead
  Scenario: One token sealed on an enemy is released to keep it from readying
    Given Wendy Adams is at the Study
    And Wendy Adams controls Tidal Memento
    And the deck of Wendy Adams holds Knife
    And Ghoul Minion and Swarm of Rats are engaged with Wendy Adams
    And Ghoul Minion is exhausted
    And Swarm of Rats is exhausted
    And bless, curse are sealed on Ghoul Minion
    When the upkeep phase begins
    And Wendy Adams uses ability 1 of Tidal Memento
    And Wendy Adams takes the curse sealed on Ghoul Minion
    Then Ghoul Minion is exhausted
    And Swarm of Rats is ready
    And the tokens sealed on Ghoul Minion are bless

  @arkham-lcg/seal @arkham-lcg/instead
  Scenario: The same keeps doom off an enemy
    Given Wendy Adams is at the Study
    And Wendy Adams controls Tidal Memento
    And Wizard of the Order is engaged with Wendy Adams
    And bless is sealed on Wizard of the Order
    When Wendy Adams draws Mysterious Chanting from the encounter deck
    And Wendy Adams uses ability 2 of Tidal Memento
    Then Wizard of the Order has 0 doom

  @arkham-lcg/costs
  Scenario: Where no token is sealed on the enemy that readies there is none to release
    Given Wendy Adams is at the Study
    And Wendy Adams controls Tidal Memento
    And Ghoul Minion is engaged with Wendy Adams
    And Ghoul Minion is exhausted
    And Swarm of Rats is engaged with Wendy Adams
    And bless is sealed on Swarm of Rats
    When Ghoul Minion readies
    Then Wendy Adams may not use Tidal Memento

  @arkham-lcg/limits-and-maximums @arkham-lcg/chaos-tokens
  Scenario: A limit for each test or ability begins anew with each ability that reveals tokens
    Given Wendy Adams is at the Study
    And Hallway is in play
    And Wendy Adams has Astral Travel, Astral Travel #2, Knife, Guts and Dodge in hand
    And Wendy Adams has 6 resources
    And the chaos bag holds -1
    And it is the turn of Wendy Adams
    When Wendy Adams plays Astral Travel
    And Wendy Adams uses ability 1 of Wendy Adams
    And Wendy Adams chooses Knife
    Then Wendy Adams is at the Hallway
    When Wendy Adams plays Astral Travel #2
    And Wendy Adams uses ability 1 of Wendy Adams
    And Wendy Adams chooses Guts
    Then Wendy Adams is at the Study
    And Wendy Adams has Dodge in hand
