Feature: Evading
  Source: Rules Reference v2.5, Evade, Evade Action; FAQ v2.5, 2.9 and the question on Stray Cat.

  @arkham-lcg/evade-evade-action
  Scenario: The evaded enemy exhausts and is no longer engaged
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker attempts to evade Ghoul Minion
    Then in order:
      | Agnes Baker tests agility (2)           |
      | step st-7                               |
      | Agnes Baker evades Ghoul Minion         |
      | Ghoul Minion exhausts                   |
      | Ghoul Minion disengages from Agnes Baker |
    And Ghoul Minion is at the Study
    And Ghoul Minion is exhausted
    And Ghoul Minion is engaged with nobody

  @arkham-lcg/evade-evade-action
  Scenario: The action is for enemies engaged with oneself
    Given Roland Banks and Agnes Baker are at the Study
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks attempts to evade Ghoul Minion
    Then it is refused under arkham-lcg/evade-evade-action

  @arkham-lcg/evade-evade-action
  Scenario: A card may evade an enemy engaged with another investigator, without a test
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Stray Cat
    And Ghoul Minion is engaged with Agnes Baker
    When Roland Banks uses Stray Cat
    Then exactly in order:
      | Stray Cat is discarded                   |
      | Roland Banks evades Ghoul Minion         |
      | Ghoul Minion exhausts                    |
      | Ghoul Minion disengages from Agnes Baker |

  @arkham-lcg/aloof @edition-2026
  Scenario: An enemy that keeps its distance is not evaded by a card, and that is the reason
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stray Cat
    And Ghoul Minion is engaged with Wendy Adams
    And Whippoorwill is exhausted at the Study
    And it is the turn of Wendy Adams
    When Wendy Adams uses Stray Cat on Whippoorwill
    Then it is refused under arkham-lcg/aloof

  @arkham-lcg/evade-evade-action
  Scenario: An enemy that is elsewhere is not evaded by a card, and that is the reason
    Given Wendy Adams is at the Study
    And Wendy Adams controls Stray Cat
    And Icy Ghoul is engaged with Wendy Adams
    And Ghoul Minion is exhausted at the Hallway
    And the Study is connected to the Hallway
    And it is the turn of Wendy Adams
    When Wendy Adams uses Stray Cat on Ghoul Minion
    Then it is refused under arkham-lcg/evade-evade-action

  @arkham-lcg/aloof @arkham-lcg/evade-evade-action
  Scenario: Nor does an effect evade what keeps aloof next door, in 2026
    Given Alessandra Zorzi is at the Study
    And the Study connects to the Hallway
    And Whippoorwill (02090) is at the Hallway
    And the Study has 1 clue
    When Alessandra Zorzi investigates
    And the token is elder sign
    Then it is asked whether Whippoorwill (02090) is exhausted
    And in the edition of 2016 the answer is yes
    And in the edition of 2026 the answer is no
