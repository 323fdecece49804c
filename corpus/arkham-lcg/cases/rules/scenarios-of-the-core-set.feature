Feature: What scenarios of the core sets bring about
  Source: Rules Reference v2.5 and Grimoire 1.1, the entries of each case.

  @arkham-lcg/alert @edition-2026
  Scenario: In 2026 whoever fails to evade an exhausted alert enemy is not attacked by it
    Given Roland Banks is at Easttown
    And Cornelia Akely is engaged with Roland Banks, exhausted
    When Roland Banks tries to evade Cornelia Akely
    And Roland Banks reveals -4
    Then Cornelia Akely does not attack
    And Cornelia Akely is engaged with Roland Banks

  @arkham-lcg/alert @edition-2016
  Scenario: In 2016 it attacks all the same
    Given Roland Banks is at Easttown
    And Cornelia Akely is engaged with Roland Banks, exhausted
    When Roland Banks tries to evade Cornelia Akely
    And Roland Banks reveals -4
    Then Cornelia Akely attacks Roland Banks
    And Roland Banks has 1 damage

  @arkham-lcg/action @edition-2026
  Scenario: What a test in the mythos phase takes is missing from the next turn
    Given Roland Banks is at Northside
    And it is the Mythos phase
    When Roland Banks draws Downpour (12158) from the encounter deck
    And Roland Banks reveals -1
    And the Investigation phase begins
    And Roland Banks begins his turn
    Then Roland Banks has 1 action

  @arkham-lcg/nearest
  Scenario: Of two enemies as near the lead investigator says which one is suspected
    Given Roland Banks and Agnes Baker are at Northside
    And Ghoul Minion and Swarm of Rats are engaged with Agnes Baker
    When Agnes Baker draws Raising Suspicions from the encounter deck
    Then the choice is Roland Banks's

  @arkham-lcg/modifiers
  Scenario: A wound makes the treachery harder, before any token
    Given Roland Banks is at Northside with 3 damage
    When Roland Banks draws Eager for Death (12167) from the encounter deck
    Then the difficulty of the test is 5

  @arkham-lcg/peril
  Scenario: Nobody helps against a peril, whatever token comes
    Given Roland Banks and Agnes Baker are at Northside
    And Agnes Baker has Guts in hand
    When Roland Banks draws Torment from the encounter deck
    And Agnes Baker commits Guts
    Then it is refused under arkham-lcg/peril

  @arkham-lcg/dealing-damage-horror
  Scenario: Bandages heal whoever was hurt, an ally as well
    Given Roland Banks is at Northside
    And Roland Banks controls Beat Cop and Bandages
    When Roland Banks takes 1 damage
    And Roland Banks assigns 1 damage to Beat Cop
    And Roland Banks uses Bandages on Beat Cop
    Then there is no damage on Beat Cop
    And there are 2 supplies on Bandages

  @arkham-lcg/steps/3.3 @arkham-lcg/elimination
  Scenario: An enemy of whoever was just defeated attacks the next investigator there
    Given Roland Banks is at the Study with 8 damage
    And Daisy Walker is at the Study
    And Ghoul Minion and Ravenous Ghoul are engaged with Roland Banks
    When the Enemy phase begins
    And Ghoul Minion attacks first
    Then Roland Banks is eliminated
    And Ravenous Ghoul attacks Daisy Walker
    And Ghoul Minion is exhausted

  @arkham-lcg/steps/4.4
  Scenario: A draw of the upkeep phase is paid for before its resource comes
    Given Roland Banks is at the Study with 5 resources
    And the deck of Roland Banks holds Paranoia
    When the Upkeep phase is resolved
    Then Roland Banks has 1 resource
