Feature: What no effect can do, whichever it is
  Source: Rules Reference v2.5, Exhaust; Ready; Defeat; Dealing Damage/Horror; Elimination.

  @arkham-lcg/exhaust-exhausted
  Scenario: What is exhausted cannot exhaust
    Given Ghoul Minion is exhausted at the Study
    And Roland Banks is at the Study
    When Ghoul Minion exhausts
    Then it is refused under arkham-lcg/exhaust-exhausted

  @arkham-lcg/ready
  Scenario: What is ready cannot ready
    Given Roland Banks is at the Study
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion readies
    Then it is refused under arkham-lcg/ready

  @arkham-lcg/defeat @arkham-lcg/dealing-damage-horror
  Scenario: A treachery has nothing that could be used up
    Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks
    When Cover Up is defeated
    Then it is refused under arkham-lcg/dealing-damage-horror

  @arkham-lcg/dealing-damage-horror
  Scenario: No horror is dealt to an asset without sanity
    Given Roland Banks is at the Study
    And Roland Banks controls Leather Coat (01072)
    When Leather Coat (01072) takes 1 horror
    Then it is refused under arkham-lcg/dealing-damage-horror

  @arkham-lcg/in-play-and-out-of-play
  Scenario: What is in hand is not defeated
    Given Roland Banks is at the Study
    And Roland Banks has Guard Dog in hand
    When Guard Dog is defeated
    Then it is refused under arkham-lcg/in-play-and-out-of-play

  @arkham-lcg/elimination
  Scenario: Nobody who is out of the game gains anything
    Given Roland Banks and Agnes Baker are at the Study
    When Roland Banks resigns
    And Roland Banks gains 1 resource
    Then it is refused under arkham-lcg/elimination
