Feature: Treacheries that somebody gets rid of by his own action
  Source: Rules Reference v2.5, Ability, Action Designators; Costs; Weakness; Activate Action.

  @arkham-lcg/costs @arkham-lcg/activate-action
  Scenario: Two actions of the turn put an end to each of them
    Given Roland Banks is at the Study
    And Hypochondria, Psychosis are in the threat area of Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses Hypochondria
    Then Hypochondria is in the discard pile of Roland Banks
    And Psychosis is not in the discard pile
    And Roland Banks has 1 action
    When Roland Banks uses Psychosis
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/costs @arkham-lcg/activate-action
  Scenario: Nor is one action enough for the others
    Given Roland Banks is at the Study
    And Haunted, Psychosis are in the threat area of Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses Haunted
    Then Haunted is in the discard pile of Roland Banks
    And Roland Banks has 1 action
    When Roland Banks uses Psychosis
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/costs @arkham-lcg/activate-action
  Scenario: A mind that comes to rest
    Given Roland Banks is at the Study
    And Psychosis is in the threat area of Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses Psychosis
    Then Psychosis is in the discard pile of Roland Banks
    And Roland Banks has 1 action

  @arkham-lcg/costs @arkham-lcg/steps/2.2.2
  Scenario: Whoever heals in time is not hurt as his turn ends
    Given Roland Banks is at the Study
    And Internal Injury, Chronophobia are in the threat area of Roland Banks
    When Roland Banks begins a turn
    And Roland Banks uses Internal Injury
    Then Internal Injury is in the discard pile of Roland Banks
    And Roland Banks has 1 action
    When Roland Banks ends his turn
    Then Roland Banks has 0 damage and 1 horror

  @arkham-lcg/costs @arkham-lcg/steps/2.2.2
  Scenario: Nor is anybody frightened who has stopped counting the hours
    Given Roland Banks is at the Study
    And Internal Injury, Chronophobia are in the threat area of Roland Banks
    When Roland Banks begins a turn
    And Roland Banks uses Chronophobia
    Then Chronophobia is in the discard pile of Roland Banks
    And Roland Banks has 1 action
    When Roland Banks ends his turn
    Then Roland Banks has 1 damage and 0 horror

  @arkham-lcg/steps/2.2.2 @arkham-lcg/you-your
  Scenario: The end of somebody else's turn hurts nobody
    Given Roland Banks and Agnes Baker are at the Study
    And Internal Injury, Chronophobia, Frozen in Fear are in the threat area of Roland Banks
    When Agnes Baker begins a turn
    And Agnes Baker ends her turn
    Then Roland Banks has 0 damage and 0 horror
    And Frozen in Fear is not in the discard pile

  @arkham-lcg/revelation
  Scenario: Each of them goes to the threat area of whoever draws it
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Haunted, Buried Secrets
    And it is the mythos phase
    When Roland Banks draws Haunted
    And Roland Banks draws Buried Secrets
    And Roland Banks draws Frozen in Fear from the encounter deck
    And Roland Banks draws Psychotropic Spores from the encounter deck
    Then Haunted is in play
    And Buried Secrets is in play
    And Frozen in Fear is in play
    And Psychotropic Spores is in play

  @arkham-lcg/activate-action @arkham-lcg/choices-and-the-grim-rule
  Scenario: A door is broken down, or its lock is picked
    Given Roland Banks and Wendy Adams are at the Study
    And Locked Door is attached to the Study
    And Roland Banks has 3 actions
    And it is the turn of Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Locked Door
    And Roland Banks chooses option 2
    Then this has happened: Roland Banks fails by 2
    And Roland Banks has 2 actions
    And Locked Door is in play
    When Roland Banks uses Locked Door
    And Roland Banks chooses option 1
    Then this has happened: Roland Banks succeeds by 0
    And Locked Door is in the encounter discard pile

  @arkham-lcg/activate-action @arkham-lcg/choices-and-the-grim-rule
  Scenario: Webs are torn, or somebody slips through
    Given Wendy Adams is at the Study
    And Sickening Webs is attached to the Study
    And it is the turn of Wendy Adams
    And the chaos bag holds 0
    When Wendy Adams uses Sickening Webs
    And Wendy Adams chooses option 1
    Then this has happened: Wendy Adams fails by 2
    And Wendy Adams has 2 actions
    When Wendy Adams uses Sickening Webs
    And Wendy Adams chooses option 2
    Then this has happened: Wendy Adams succeeds by 1
    And Sickening Webs is in the encounter discard pile

  @arkham-lcg/revelation @arkham-lcg/activate-action
  Scenario: A hex on the place where it was drawn, for will or wit to lift
    Given Agnes Baker is at the Study
    And it is the turn of Agnes Baker
    And the chaos bag holds -1
    When Agnes Baker draws Arcane Lock from the encounter deck
    Then Arcane Lock is attached to Study alone
    When Agnes Baker uses Arcane Lock
    And Agnes Baker chooses option 2
    Then this has happened: Agnes Baker fails by 3
    And Agnes Baker has 2 actions
    When Agnes Baker uses Arcane Lock
    And Agnes Baker chooses option 1
    Then this has happened: Agnes Baker succeeds by 0
    And Arcane Lock is in the encounter discard pile

  @arkham-lcg/activate-action @arkham-lcg/costs
  Scenario: A law of dreams gives way to a card whose cost is even
    Given Roland Banks is at the Study
    And Law of 'Ygiroth (06087) is hidden in the hand of Roland Banks
    And Roland Banks has Machete, Emergency Cache, Guard Dog in hand
    And it is the turn of Roland Banks
    When Roland Banks uses Law of 'Ygiroth (06087)
    Then Emergency Cache is in the discard pile
    And Law of 'Ygiroth (06087) is in the encounter discard pile
    And Roland Banks has 2 actions
