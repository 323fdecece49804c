Feature: Cards that count what happens in a round
  Source: Rules Reference v2.5, Limits and Maximums, Constant Abilities.

  @arkham-lcg/limits-and-maximums
  Scenario: No third move in a round
    Given Roland Banks is at the Study
    And Roland Banks controls Directive (90029)
    And the Study connects to the Hallway
    And it is the turn of Roland Banks
    When Roland Banks moves to the Hallway
    And Roland Banks moves to the Study
    Then Roland Banks may not move to the Hallway
    And Roland Banks may investigate

  @arkham-lcg/limits-and-maximums
  Scenario: After one move there is a second
    Given Roland Banks is at the Study
    And Roland Banks controls Directive (90029)
    And the Study connects to the Hallway
    And it is the turn of Roland Banks
    When Roland Banks moves to the Hallway
    Then Roland Banks may move to the Study

  @arkham-lcg/limits-and-maximums
  Scenario: No third attack in a round, though another deed is open
    Given Roland Banks is at the Study
    And Roland Banks controls Directive (90025)
    And Ghoul Minion is engaged with Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks fights Ghoul Minion
    And nobody commits anything
    And the token is -4
    And Roland Banks fights Ghoul Minion
    And nobody commits anything
    And the token is -4
    Then Roland Banks may not fight Ghoul Minion
    And Roland Banks may evade Ghoul Minion

  @arkham-lcg/limits-and-maximums
  Scenario: No third card in a round
    Given Roland Banks is at the Study
    And Roland Banks controls Directive (90026)
    And Roland Banks has 5 resources
    And Roland Banks has Emergency Cache, Emergency Cache and Knife in hand
    And it is the turn of Roland Banks
    When Roland Banks plays Emergency Cache
    And Roland Banks plays Emergency Cache
    Then Roland Banks may not play Knife

  @arkham-lcg/limits-and-maximums @arkham-lcg/steps/st-2
  Scenario: Beside clues nobody commits who has found none in the round
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Directive (90028)
    And Roland Banks has Guts in hand
    When Roland Banks tests willpower (3)
    Then Roland Banks may not commit Guts

  @arkham-lcg/limits-and-maximums @arkham-lcg/steps/st-2
  Scenario: Once they have found one they may
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks controls Directive (90028)
    And Roland Banks has Guts in hand
    When Roland Banks discovers 1 clue
    And Roland Banks tests willpower (3)
    Then Roland Banks may commit Guts

  @arkham-lcg/limits-and-maximums
  Scenario: The little gun goes as the round ends in which it was fired
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Colt Vest Pocket (2)
    And the deck of "Skids" O'Toole holds Knife, Guts
    And Ghoul Minion is engaged with "Skids" O'Toole
    And it is the turn of "Skids" O'Toole
    When "Skids" O'Toole uses Colt Vest Pocket (2) on Ghoul Minion
    And nobody commits anything
    And the token is -4
    And the upkeep phase is resolved
    Then Colt Vest Pocket is in the discard pile of "Skids" O'Toole

  @arkham-lcg/limits-and-maximums
  Scenario: In a round in which it was not fired it stays
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Colt Vest Pocket (2)
    And the deck of "Skids" O'Toole holds Knife, Guts
    When the upkeep phase is resolved
    Then Colt Vest Pocket is in play

  @arkham-lcg/limits-and-maximums
  Scenario Outline: A broken discipline mends after a round without what breaks it
    Given Lily Chen is at the Study
    And Lily Chen has no cards in hand
    And Lily Chen controls Discipline (<broken>)
    And the other side of Discipline (<broken>) is Discipline (<whole>)
    And the deck of Lily Chen holds Knife, Guts
    When the upkeep phase is resolved
    And Lily Chen uses Discipline (<broken>)
    Then Discipline flips

    Examples:
      | broken | whole  |
      | 08011b | 08011a |
      | 08012b | 08012a |
      | 08013b | 08013a |
      | 08014b | 08014a |

  @arkham-lcg/limits-and-maximums
  Scenario Outline: With it there is nothing to answer
    Given Lily Chen is at the Study
    And Lily Chen has no cards in hand
    And Lily Chen controls Discipline (<broken>)
    And the other side of Discipline (<broken>) is Discipline (<whole>)
    And the deck of Lily Chen holds Knife, Guts, Emergency Cache
    When <deed>
    And the upkeep phase is resolved
    Then Lily Chen may not use Discipline (<broken>)

    Examples:
      | broken | whole  | deed                        |
      | 08011b | 08011a | Lily Chen takes 1 horror    |
      | 08012b | 08012a | Lily Chen draws 2 cards     |
      | 08014b | 08014a | Ghoul Minion spawns at the Study |

  @arkham-lcg/limits-and-maximums
  Scenario: A test of hers is what breaks it too
    Given Lily Chen is at the Study
    And Lily Chen controls Discipline (08013b)
    And the other side of Discipline (08013b) is Discipline (08013a)
    And the deck of Lily Chen holds Knife, Guts
    When Lily Chen tests willpower (3)
    And nobody commits anything
    And the token is +1
    And the upkeep phase is resolved
    Then Lily Chen may not use Discipline (08013b)

  @arkham-lcg/limits-and-maximums
  Scenario: What the whole side has cost in the round counts when it is broken
    Given Lily Chen is at the Study
    And Lily Chen has 3 horror
    And Lily Chen controls Discipline (08011a)
    And the other side of Discipline (08011a) is Discipline (08011b)
    And the deck of Lily Chen holds Knife, Guts
    And it is the turn of Lily Chen
    When Lily Chen uses Discipline
    And Lily Chen chooses option 1 of Discipline
    And the upkeep phase is resolved
    Then Lily Chen may not use Discipline

  @arkham-lcg/limits-and-maximums @arkham-lcg/costs
  Scenario: What talents are worth, up to five in a round
    Given Jenny Barnes (90084) is at the Study
    And Jenny Barnes (90084) controls Physical Training, Hyperawareness and Dig Deep
    And Jenny Barnes (90084) has 0 resources
    And it is the turn of Jenny Barnes (90084)
    When Jenny Barnes (90084) uses Jenny Barnes (90084), discarding Dig Deep
    And Jenny Barnes (90084) uses Jenny Barnes (90084), discarding Physical Training
    And Jenny Barnes (90084) uses Jenny Barnes (90084), discarding Hyperawareness
    Then Jenny Barnes (90084) has 5 resources
    And Jenny Barnes (90084) may not use Jenny Barnes (90084)
