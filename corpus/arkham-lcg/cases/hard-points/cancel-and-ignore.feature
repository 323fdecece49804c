Feature: Cancel against ignore
  Source: Rules Reference v2.5, Cancel, Limits and Maximums; FAQ v2.5, 2.5, 2.23, 2.24; Grimoire, Annullare, Ignorare.

  @arkham-lcg/cancel
  Scenario: The ward answers no weakness
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    When Agnes Baker draws Psychosis from the encounter deck
    Then Psychosis is in play
    And Ward of Protection is in hand

  @arkham-lcg/cancel @arkham-lcg/nested-skill-tests
  Scenario: The canceled Revelation asks for no test
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    And the chaos bag holds -4
    When Agnes Baker draws Rotting Remains from the encounter deck
    And Agnes Baker plays Ward of Protection
    Then it is asked whether Agnes Baker tests willpower (3)
    And the answer is no
    And Rotting Remains is in the discard pile
    And Ward of Protection is in the discard pile
    And Agnes Baker has 0 resources

  @arkham-lcg/cancel @arkham-lcg/surge
  Scenario: Surge is no Revelation: the warded card still surges
    Given Agnes Baker is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    And the encounter deck holds Beyond the Veil, Swarm of Rats
    When Agnes Baker draws Beyond the Veil from the encounter deck
    And Agnes Baker plays Ward of Protection
    Then in order:
      | Agnes Baker takes 1 horror                         |
      | Beyond the Veil is discarded                       |
      | Agnes Baker draws the encounter card Swarm of Rats |

  @arkham-lcg/cancel @arkham-lcg/after
  Scenario: A canceled attack leaves nothing to follow it
    Given Roland Banks is at the Study
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And the current agenda is Rise of the Ghouls
    And Silver Twilight Acolyte is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks plays Dodge
    Then Rise of the Ghouls has 0 doom
    And Roland Banks has 0 damage
    And Roland Banks has 1 resource

  @arkham-lcg/for-each-or-for-every @arkham-lcg/after
  Scenario: Only the ignored aspect is gone: the attack was made, and is answered
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (5) in hand
    And Agnes Baker has 2 damage
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes a resource
    And Agnes Baker plays Deny Existence
    And Agnes Baker chooses option 1
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then in order:
      | Ghoul Minion attacks Agnes Baker            |
      | 1 damage is healed from Agnes Baker         |
      | Ghoul Minion deals 1 horror to Agnes Baker  |
      | Agnes Baker deals 1 damage to Ghoul Minion  |
    And Agnes Baker has 1 damage
    And Agnes Baker has 1 horror

  @arkham-lcg/for-each-or-for-every
  Scenario: Ignored horror was not taken: nothing answers it in either edition
    Given Agnes Baker is at the Study
    And Agnes Baker has Deny Existence (5) in hand
    And Psychosis is in the threat area of Agnes Baker
    And Agnes Baker has 2 horror
    And the chaos bag holds -3
    When Agnes Baker draws Rotting Remains from the encounter deck
    And nobody commits anything
    And Agnes Baker plays Deny Existence
    Then Agnes Baker has 1 horror
    And Agnes Baker has 0 damage
    And it is asked whether Agnes Baker takes 1 horror
    And the answer is no
