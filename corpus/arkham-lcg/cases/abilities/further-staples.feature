Feature: Cards that are in many decks
  Source: Rules Reference v2.5 and FAQ v2.5, under the rules that each case cites.

  @arkham-lcg/skill-tests
  Scenario: The mind does what the eyes would have done
    Given Agnes Baker is at the Study
    And Agnes Baker controls Mind's Eye
    And Mind's Eye has 3 secrets
    And the Study has 2 clues
    When Agnes Baker investigates
    And Agnes Baker uses Mind's Eye
    And the token is 0
    Then Mind's Eye has 2 secrets
    And Agnes Baker has 1 clue

  @arkham-lcg/uses-x-type
  Scenario: A secret goes to somebody else's book
    Given Daisy Walker is at the Study
    And Daisy Walker controls Eldritch Sophist
    And Eldritch Sophist has 3 secrets
    And Agnes Baker is at the Study
    And Agnes Baker controls Encyclopedia (2)
    And Encyclopedia (2) has 1 secret
    When Daisy Walker uses Eldritch Sophist
    Then Eldritch Sophist has 2 secrets
    And Encyclopedia (2) has 2 secrets

  @arkham-lcg/drawing-cards
  Scenario: The archaeologist calls the even costs
    Given Daisy Walker is at the Study
    And Daisy Walker has Jeremiah Kirby in hand
    And Daisy Walker has 5 resources
    And Daisy Walker's deck is Knife, Machete, Guts, Flashlight, Emergency Cache, Evidence!
    When Daisy Walker plays Jeremiah Kirby
    And Daisy Walker uses Jeremiah Kirby
    And Daisy Walker chooses option 1 of Jeremiah Kirby
    Then Daisy Walker has Flashlight in hand
    And Daisy Walker has Emergency Cache in hand
    And Machete is in Daisy Walker's deck

  @arkham-lcg/play-action @arkham-lcg/limbo
  Scenario: Hope comes back with its copies
    Given William Yorick is at the Study
    And William Yorick has 3 resources
    And A Glimmer of Hope and A Glimmer of Hope #2 are in William Yorick's discard pile
    When William Yorick plays A Glimmer of Hope
    Then A Glimmer of Hope is in William Yorick's hand
    And A Glimmer of Hope #2 is in William Yorick's hand
    And William Yorick has 2 resources

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: Hope in hand is none yet
    Given William Yorick is at the Study
    And William Yorick has 3 resources
    And William Yorick has A Glimmer of Hope in hand
    When William Yorick plays A Glimmer of Hope
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/location-cards
  Scenario: From gate to gate
    Given Agnes Baker is at the Study
    And the Cellar is in play
    And Open Gate is attached to the Study
    And Open Gate #2 is attached to the Cellar
    When Agnes Baker moves to the Cellar
    Then Agnes Baker is at the Cellar

  @arkham-lcg/move
  Scenario: One gate leads nowhere
    Given Agnes Baker is at the Study
    And the Study is not connected to the Cellar
    And Open Gate is attached to the Study
    When Agnes Baker moves to the Cellar
    Then it is refused under arkham-lcg/move

  @arkham-lcg/difficulty-skill-tests @arkham-lcg/delayed-effects
  Scenario: The next test is easier by what this one was won by
    Given Wendy Adams is at the Study
    And Wendy Adams has Momentum in hand
    And the Study has 3 clues
    When Wendy Adams investigates
    And Wendy Adams commits Momentum
    And the token is 0
    And Wendy Adams investigates
    And the token is -1
    Then Wendy Adams has 2 clues

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: What it brings into the bag does no harm to its own test
    Given Agnes Baker is at the Study
    And Agnes Baker has Accursed in hand
    And the chaos bag holds 0 and 0
    And the Study has 3 clues
    When Agnes Baker investigates
    And Agnes Baker commits Accursed
    And Agnes Baker accepts the effect of Accursed
    And Agnes Baker accepts the effect of Accursed
    And Agnes Baker declines the effect of Accursed
    And the token is curse
    And the token is 0
    Then Agnes Baker has 1 clue

  @arkham-lcg/skill-tests
  Scenario: The hound searches with a skill of its own
    Given Agnes Baker is at the Study
    And Agnes Baker controls Summoned Hound
    And the Study has 3 clues
    When the turn of Agnes Baker begins
    And Agnes Baker uses Summoned Hound
    And the token is -3
    Then Agnes Baker has 1 clue

  @arkham-lcg/initiation/step-4
  Scenario: Blood sends the spell back into the deck
    Given Agnes Baker is at the Study
    And Agnes Baker controls Ritual Dagger
    And Agnes Baker has Storm of Spirits in hand
    And Agnes Baker has 5 resources
    And Agnes Baker's deck is Knife, Knife
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker plays Storm of Spirits
    And the token is 0
    And Agnes Baker uses Ritual Dagger
    Then Storm of Spirits is in Agnes Baker's deck
    And Agnes Baker has 1 damage

  @arkham-lcg/reaction-opportunities
  Scenario: A night in the shelter
    Given Agnes Baker is at the Study
    And Agnes Baker has 2 horror
    And Agnes Baker has 2 resources
    And Agnes Baker has Hidden Shelter in hand
    When Agnes Baker plays Hidden Shelter
    And the upkeep phase is resolved
    And Agnes Baker uses Hidden Shelter
    And Agnes Baker accepts the effect of Hidden Shelter
    And Agnes Baker chooses option 4 of Hidden Shelter
    Then Agnes Baker has 1 horror
