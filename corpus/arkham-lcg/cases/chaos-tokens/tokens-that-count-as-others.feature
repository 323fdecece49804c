Feature: Tokens that count as others
  Source: Rules Reference v2.5, on chaos tokens; the cards themselves.
  @arkham-lcg/chaos-tokens
  Scenario: With The Necronomicon an elder sign fails by itself, and goes back as what it is
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And The Necronomicon (John Dee Translation) is in the threat area of Daisy Walker
    And The Necronomicon (John Dee Translation) has 3 horror
    And the chaos bag holds elder-sign
    When Daisy Walker investigates
    Then this has happened: Daisy Walker reveals elder-sign, which counts as auto-fail
    And Daisy Walker fails
    And the chaos bag now holds elder-sign

  @arkham-lcg/chaos-tokens
  Scenario: Nobody else minds The Necronomicon
    Given Daisy Walker is at the Study
    And Roland Banks is at the Study
    And it is the turn of Roland Banks
    And The Necronomicon (John Dee Translation) is in the threat area of Daisy Walker
    And The Necronomicon (John Dee Translation) has 3 horror
    And the chaos bag holds elder-sign
    When Roland Banks investigates
    Then Roland Banks succeeds

  @arkham-lcg/then
  Scenario: The Necronomicon comes with horror, and goes when it has none
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    When Daisy Walker draws The Necronomicon (John Dee Translation)
    Then The Necronomicon (John Dee Translation) has 3 horror

  @arkham-lcg/then
  Scenario: The last horror moved, The Necronomicon goes
    Given Daisy Walker is at the Study
    And it is the turn of Daisy Walker
    And The Necronomicon (John Dee Translation) is in the threat area of Daisy Walker
    And The Necronomicon (John Dee Translation) has 1 horror
    When Daisy Walker uses The Necronomicon (John Dee Translation)
    Then Daisy Walker has 1 horror
    And The Necronomicon (John Dee Translation) is in the discard pile

  @arkham-lcg/cancel @arkham-lcg/chaos-tokens
  Scenario: Father Mateo makes an elder sign of a failure
    Given Father Mateo is at the Study
    And Roland Banks is at the Hallway
    And it is the turn of Father Mateo
    And Father Mateo has 0 resources
    And the deck of Father Mateo holds Knife
    And the chaos bag holds auto-fail
    When Father Mateo investigates
    And Father Mateo uses Father Mateo
    And Father Mateo chooses option 1 of Father Mateo
    Then Father Mateo has 1 resource
    And Father Mateo has 1 card in hand
    And the chaos bag now holds auto-fail

  @arkham-lcg/chaos-tokens
  Scenario: To Jim Culver an elder sign may be a skull, which is nothing
    Given Jim Culver is at the Study
    And it is the turn of Jim Culver
    And the scenario is The Gathering
    And Ghoul Minion is engaged with Jim Culver
    And Ghoul Minion is exhausted
    And the chaos bag holds elder-sign
    When Jim Culver investigates
    And Jim Culver accepts the effect of Jim Culver
    Then this has happened: Jim Culver succeeds by 1
    And the chaos bag now holds elder-sign

  @arkham-lcg/chaos-tokens
  Scenario: To everybody else that skull counts
    Given Roland Banks is at the Study
    And it is the turn of Roland Banks
    And the scenario is The Gathering
    And Ghoul Minion is engaged with Roland Banks
    And Ghoul Minion is exhausted
    And the chaos bag holds skull
    When Roland Banks investigates
    Then this has happened: Roland Banks succeeds

  @arkham-lcg/chaos-tokens
  Scenario: Jim Culver need not take the elder sign for a skull
    Given Jim Culver is at the Study
    And it is the turn of Jim Culver
    And the chaos bag holds elder-sign
    When Jim Culver investigates
    And Jim Culver declines the effect of Jim Culver
    Then this has happened: Jim Culver succeeds by 2
