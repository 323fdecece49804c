Feature: An enemy that would spawn engaged, and is kept from it
  Source: Rules Reference v2.5, Spawn, Instead; FAQ v2.5, Card Ability Interpretation 2.3. Who it spawns
  engaged with it engages, so that what comes instead of engaging comes then as well.

  @arkham-lcg/spawn @arkham-lcg/instead
  Scenario: It comes exhausted, to the location of whoever drew it
    Given Daisy Walker and Roland Banks are at the Study
    And Daisy Walker controls Cloak of the Outer Realm
    And the encounter deck holds Swarm of Rats
    When Daisy Walker draws an encounter card
    And Daisy Walker uses Cloak of the Outer Realm
    Then Swarm of Rats is exhausted at the Study
    And Swarm of Rats is engaged with nobody
    And Cloak of the Outer Realm has 3 charges

  @arkham-lcg/spawn
  Scenario: An Elite enemy engages whoever drew it, and nobody else
    Given Daisy Walker and Roland Banks are at the Study
    And Daisy Walker controls Cloak of the Outer Realm
    And the encounter deck holds Ghoul Priest
    When Daisy Walker draws an encounter card
    Then Ghoul Priest is engaged with Daisy Walker

  @arkham-lcg/spawn @arkham-lcg/after
  Scenario: Another's cloak keeps it from nobody, and who is engaged may answer
    Given Daisy Walker and Zoey Samaras are at the Study
    And Daisy Walker controls Cloak of the Outer Realm
    And the encounter deck holds Swarm of Rats
    When Zoey Samaras draws an encounter card
    And Zoey Samaras uses Zoey Samaras
    Then Swarm of Rats is engaged with Zoey Samaras
    And Zoey Samaras has 1 resource

  @arkham-lcg/spawn @arkham-lcg/aloof
  Scenario: An aloof one would engage nobody
    Given Daisy Walker is at the Study
    And Daisy Walker controls Cloak of the Outer Realm
    And the encounter deck holds Whippoorwill (02090)
    When Daisy Walker draws an encounter card
    Then nobody has a choice
    And Whippoorwill (02090) is engaged with nobody

  @arkham-lcg/spawn @arkham-lcg/when
  Scenario: Whoever answers that they engage an enemy answers one that they drew
    Given Daisy Walker is at the Study
    And Daisy Walker controls Bewitching
    And Bait and Switch (0) is attached to Bewitching
    And the encounter deck holds Swarm of Rats
    When Daisy Walker draws an encounter card
    And Daisy Walker uses Bewitching
    And Daisy Walker chooses option 1 of Bewitching
    Then Bait and Switch (0) is in the hand of Daisy Walker
    And Swarm of Rats is engaged with Daisy Walker
