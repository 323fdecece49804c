Feature: Canceling everything that an encounter card does
  Source: Rules Reference v2.5, Cancel, Surge; Grimoire, Annullare.

  Background:
    Given Agnes Baker is at the Study
    And Agnes Baker has 2 resources

  @arkham-lcg/cancel
  Scenario: An enemy without its effects was drawn, and is discarded
    Given Agnes Baker has Ward of Protection (5) in hand
    When Agnes Baker draws Ghoul Minion from the encounter deck
    And Agnes Baker plays Ward of Protection (5)
    Then in order:
      | Ghoul Minion is discarded                          |
      | Agnes Baker takes 1 horror                         |
      | Agnes Baker draws the encounter card Ghoul Minion  |
    And Ghoul Minion is in the discard pile
    And Agnes Baker has 1 resource

  @arkham-lcg/cancel @arkham-lcg/surge
  Scenario: Nor does it surge: that is one of its effects
    Given Agnes Baker has Ward of Protection (5) in hand
    And the encounter deck holds Beyond the Veil, Swarm of Rats
    When Agnes Baker draws Beyond the Veil from the encounter deck
    And Agnes Baker plays Ward of Protection (5)
    Then Beyond the Veil is in the discard pile
    And it is asked whether Beyond the Veil surges
    And the answer is no

  @arkham-lcg/cancel
  Scenario: A card that cannot be canceled leaves nothing to play the ward for
    Given Agnes Baker has Ward of Protection and Ward of Protection (5) in hand
    And the encounter deck holds Ward of Preservation, Swarm of Rats
    When Agnes Baker draws Ward of Preservation from the encounter deck
    And nobody reacts
    Then Ward of Preservation is in play
    And Ward of Protection is in hand
    And Agnes Baker has 2 resources

  @arkham-lcg/cancel @arkham-lcg/ability
  Scenario: What is canceled already leaves nothing for a second card to cancel
    Given Roland Banks is at the Study
    And Agnes Baker has Ward of Protection (02307) and Ward of Protection (01065) in hand
    And Roland Banks has Ward of Protection (03270) in hand
    And Roland Banks has 1 resource
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then Agnes Baker may play Ward of Protection (01065)
    And Roland Banks may play Ward of Protection (03270)
    When Agnes Baker plays Ward of Protection (02307)
    Then Agnes Baker may not play Ward of Protection (01065)
    And Roland Banks may not play Ward of Protection (03270)
    And Ward of Protection (02307) is in the discard pile
    And Ward of Protection (01065) is in hand
    And Agnes Baker has 1 horror

  @arkham-lcg/cancel @arkham-lcg/ability
  Scenario: A treachery without its Revelation has nothing else to cancel
    Given Agnes Baker has Ward of Protection (02307) and Ward of Protection (01065) in hand
    When Agnes Baker draws Rotting Remains from the encounter deck
    Then Agnes Baker may play Ward of Protection (02307)
    When Agnes Baker plays Ward of Protection (01065)
    Then Agnes Baker may not play Ward of Protection (02307)
    And Rotting Remains is in the discard pile
    And Ward of Protection (02307) is in hand

  @arkham-lcg/cancel @arkham-lcg/surge
  Scenario: One that would still surge has that left
    Given Agnes Baker has Ward of Protection (02307) and Ward of Protection (01065) in hand
    And the encounter deck holds Beyond the Veil, Swarm of Rats
    When Agnes Baker draws Beyond the Veil from the encounter deck
    And Agnes Baker plays Ward of Protection (01065)
    And Agnes Baker plays Ward of Protection (02307)
    Then Beyond the Veil is in the discard pile
    And it is asked whether Beyond the Veil surges
    And the answer is no
    And Agnes Baker has 2 horror

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: Ward of Radiance cancels a revelation by a token that it reveals
    Given Father Mateo is at the Study
    And Father Mateo has Ward of Radiance in hand
    And the encounter deck holds Rotting Remains and Ancient Evils
    And the chaos bag holds bless
    When Father Mateo draws an encounter card
    And Father Mateo plays Ward of Radiance
    Then Rotting Remains is in the encounter discard pile
    And Father Mateo has 0 horror
