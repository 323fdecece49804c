Feature: The next phase begins once what runs has ended
  Source: Rules Reference v2.5, Phase Sequence; Lasting Effects; steps 2.2.2, 2.3, 4.6. Derived.

  @arkham-lcg/phase-sequence @arkham-lcg/steps/2.2.2
  Scenario: Whoever says that the enemy phase begins says that the turn is over
    Given Roland Banks is at the Study
    And Frozen in Fear is in the threat area of Roland Banks
    When Roland Banks takes a resource action
    And the enemy phase begins
    And Roland Banks succeeds
    Then in order:
      | Roland Banks tests willpower (3)       |
      | the investigation phase ends           |
      | the enemy phase begins                 |
    And Frozen in Fear is in the encounter discard pile

  @arkham-lcg/phase-sequence @arkham-lcg/lasting-effects
  Scenario Outline: What lasts until the end of the investigation phase is over by then
    Given Roland Banks is at the Study
    And Puppet of Hastur is exhausted at the Study
    When <begins>
    And Roland Banks engages Puppet of Hastur
    And Roland Banks chooses option 2
    And Roland Banks ends the turn
    And the enemy phase begins
    Then the fight of Puppet of Hastur is 2
    And this has happened exactly 1 time: the investigation phase ends

    Examples:
      | begins                         |
      | the investigation phase begins |
      | the turn of Roland Banks begins |

  @arkham-lcg/phase-sequence @arkham-lcg/lasting-effects
  Scenario: Until then it lasts
    Given Roland Banks is at the Study
    And Puppet of Hastur is exhausted at the Study
    When Roland Banks engages Puppet of Hastur
    And Roland Banks chooses option 2
    Then the fight of Puppet of Hastur is 5

  @arkham-lcg/phase-sequence @arkham-lcg/steps/4.6
  Scenario: A round ends before the next mythos phase
    Given Roland Banks is at the Study
    And Fungal Cave is in play
    And Ghoul Priest is at Fungal Cave with 3 damage
    And the current agenda is What's Going On?!
    And the encounter deck holds Ancient Evils, Crypt Chill
    When Roland Banks takes a resource action
    And the mythos phase begins
    Then in order:
      | the turn of Roland Banks ends |
      | round 1 ends                  |
      | the mythos phase begins       |
    And Ghoul Priest has 1 damage

  @arkham-lcg/phase-sequence
  Scenario: Where nothing is told before, nothing has to end
    Given Roland Banks is at the Study
    And Frozen in Fear is in the threat area of Roland Banks
    When the enemy phase begins
    Then this has not happened: the turn of Roland Banks ends
    And this has not happened: the investigation phase ends

  @arkham-lcg/phase-sequence @arkham-lcg/steps/4.2
  Scenario Outline: Turns that are to come again are those of another round, with all their actions
    Given Wendy Adams is at the Study
    And Wendy Adams has Bide Your Time in hand
    When Wendy Adams plays Bide Your Time
    And <over>
    And the investigation phase begins
    And Wendy Adams begins her turn
    And Wendy Adams takes a resource
    Then Wendy Adams has 4 actions
    And this has happened exactly 1 time: round 1 ends

    Examples:
      | over                     |
      | Wendy Adams ends her turn |
      | the enemy phase begins   |
      | the upkeep phase begins  |

  @arkham-lcg/phase-sequence
  Scenario: What is drawn before anybody's turn ends no round
    Given Wendy Adams is at the Study
    When Wendy Adams draws Ghoul Minion from the encounter deck
    And the investigation phase begins
    And Wendy Adams begins her turn
    Then Wendy Adams has 3 actions
    And this has happened exactly 0 times: round 1 ends
