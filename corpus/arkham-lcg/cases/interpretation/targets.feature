Feature: What can be chosen, and what an effect passes over
  Source: Rules Reference v2.5, Target; Grimoire, Bersaglio and Effetto.

  @arkham-lcg/target
  Scenario: An exhausted enemy is no target of an effect that exhausts
    Given Roland Banks is at the Study
    And the current act is Capture the Conspirators
    And Roland Banks has 1 resource
    And Acolyte is engaged with Roland Banks
    And Acolyte is exhausted
    When Roland Banks uses ability 2 of Capture the Conspirators
    Then it is refused under arkham-lcg/ability
    And Roland Banks has 1 resource

  @arkham-lcg/target
  Scenario: A ready one is
    Given Roland Banks is at the Study
    And the current act is Capture the Conspirators
    And Roland Banks has 1 resource
    And Acolyte is engaged with Roland Banks
    When Roland Banks uses ability 2 of Capture the Conspirators
    Then Acolyte is exhausted
    And Acolyte is engaged with Roland Banks
    And Roland Banks has 0 resources

  @arkham-lcg/target
  Scenario: Of two the one that is ready is the only choice
    Given Roland Banks is at the Study
    And the current act is Capture the Conspirators
    And Roland Banks has 1 resource
    And Acolyte is engaged with Roland Banks
    And Acolyte is exhausted
    And Wizard of the Order is engaged with Roland Banks
    When Roland Banks uses ability 2 of Capture the Conspirators
    Then Wizard of the Order is exhausted
    And nobody has a choice

  @arkham-lcg/target
  Scenario: An effect on every enemy is used for the one, and passes the others over
    Given Roland Banks is at the Study
    And Ghoul Minion is exhausted at the Study
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks plays Cunning Distraction
    Then exactly in order:
      | Roland Banks initiates playing Cunning Distraction |
      | Roland Banks spends 1 action                       |
      | Roland Banks spends 5 resources                    |
      | Roland Banks plays Cunning Distraction             |
      | Roland Banks evades Swarm of Rats                  |
      | Swarm of Rats exhausts                             |
      | Swarm of Rats disengages from Roland Banks         |
      | Cunning Distraction is discarded                   |

  @arkham-lcg/target
  Scenario: With none that could suffer it, it cannot be begun
    Given Roland Banks is at the Study
    And Ghoul Minion is exhausted at the Study
    When Roland Banks plays Cunning Distraction
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/effects @arkham-lcg/target
  Scenario: With nobody to choose at the location the ability does not come about
    Given Agnes Baker is at the Study
    And Roland Banks is at the Hallway
    And Ghoul Minion is engaged with Roland Banks
    And the encounter deck holds Rotting Remains
    And the chaos bag holds -3
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then Agnes Baker has 1 horror
    And nobody has a choice

  @arkham-lcg/effects @arkham-lcg/target
  Scenario: With somebody there it does
    Given Agnes Baker and Roland Banks are at the Study
    And Ghoul Minion is engaged with Roland Banks
    And the encounter deck holds Rotting Remains
    And the chaos bag holds -3
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then Agnes Baker may use Agnes Baker

  @arkham-lcg/target @arkham-lcg/cannot
  Scenario: What a card cannot damage is no target of its damage
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (01018)
    And Poltergeist is engaged with Roland Banks
    Then Roland Banks may not use Beat Cop

  @arkham-lcg/target @arkham-lcg/cannot
  Scenario: Beside another enemy it is left out of the choice
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (01018)
    And Poltergeist is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Beat Cop
    Then Ghoul Minion has 1 damage
