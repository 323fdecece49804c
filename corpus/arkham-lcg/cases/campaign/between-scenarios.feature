Feature: Between the scenarios of a campaign
  Source: FAQ v2.5, questions on bless and curse tokens, on Blood on the Altar and on preludes.

  @arkham-lcg/qa/bless-curse-between-scenarios @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: No blessing lasts beyond the scenario
    Given Roland Banks is at the Study
    And the chaos bag holds 0, -1, bless, bless, curse
    When the scenario ends with resolution 1
    And the game is cleaned up
    And an interlude is resolved
    Then exactly in order:
      | the scenario ends with resolution 1     |
      | the game is cleaned up                  |
      | 2 bless tokens leave the chaos bag      |
      | 1 curse token leaves the chaos bag      |
      | an interlude is resolved                |
    And the chaos bag now holds 0, -1

  @arkham-lcg/qa/bless-curse-between-scenarios @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: During the resolution they are still in the bag
    Given Roland Banks is at the Study
    And the chaos bag holds 0, -1, bless, curse
    When the scenario ends with resolution 1
    Then the chaos bag now holds 0, -1, bless, curse

  @arkham-lcg/qa/bless-curse-between-scenarios
  Scenario: No interlude comes before the game is cleaned up
    Given Roland Banks is at the Study
    And the chaos bag holds 0, bless
    When the scenario ends with resolution 1
    And an interlude is resolved
    Then it is refused under arkham-lcg/qa/bless-curse-between-scenarios

  @arkham-lcg/qa/preludes-same-game
  Scenario: Setup abilities are resolved once for a prelude and its scenario
    Given Sefina Rousseau is at the Study
    And the deck of Sefina Rousseau holds Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife
    When the game is set up
    And the scenario ends with resolution 1
    And the prelude is cleaned up
    And the game is set up
    And Sefina Rousseau keeps the opening hand
    Then in order:
      | Sefina Rousseau draws 13 cards and keeps 8 as the opening hand     |
      | the game begins for Sefina Rousseau                                |
      | the prelude is cleaned up                                          |
      | setup step 8                                                       |
      | Sefina Rousseau draws another hand of 5 cards in the same game     |
      | setup step 14                                                      |
    And the deck of Sefina Rousseau has 8 cards

  @arkham-lcg/qa/prelude-clean-up-attached-beneath
  Scenario: A prelude leaves one asset in play, and what lies beneath
    Given Sefina Rousseau is at the Study
    And Sefina Rousseau controls Knife
    And Sefina Rousseau controls Leather Coat
    And Lucky! is beneath Sefina Rousseau
    And Locked Door is attached to the Study
    When the scenario ends with resolution 1
    And the prelude is cleaned up
    And Sefina Rousseau keeps Knife in play
    Then in order:
      | the prelude is cleaned up |
      | Locked Door is discarded  |
    And Knife is in play
    And Lucky! lies beneath Sefina Rousseau
    And it is asked whether Leather Coat is in play
    And the answer is no

  @arkham-lcg/qa/blood-on-the-altar-potential-sacrifices
  Scenario: Sacrifices are in play, so that no other copy can be played
    Given Roland Banks and Agnes Baker are at the Study
    And Dr. Milan Christopher of Roland Banks is a potential sacrifice
    And Agnes Baker has Dr. Milan Christopher #2 in hand
    When Agnes Baker plays Dr. Milan Christopher
    Then it is refused under arkham-lcg/unique

  @arkham-lcg/qa/blood-on-the-altar-potential-sacrifices
  Scenario: A kidnapped ally lies in the pile and is nobody's
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And the current agenda is Rise of the Ghouls
    And the chaos bag holds -2
    When Roland Banks draws Kidnapped! from the encounter deck
    And Roland Banks chooses option 1
    Then in order:
      | Roland Banks fails by 3                                                            |
      | Dr. Milan Christopher is laid facedown under the pool of potential sacrifices      |
      | Kidnapped! is attached to Rise of the Ghouls                                       |
    And Dr. Milan Christopher is in play

  @arkham-lcg/remember-that @edition-2026
  Scenario: Only the one who resolves it remembers
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 5 resources
    And Agnes Baker has 5 resources
    And the encounter deck holds Raise the Stakes, Caught Cheating, Ancient Evils
    And the current agenda is Rise of the Ghouls
    When Roland Banks draws Raise the Stakes from the encounter deck
    And Roland Banks chooses option 1
    And Agnes Baker draws Caught Cheating from the encounter deck
    Then in order:
      | Roland Banks remembers: cheated  |
      | Roland Banks loses 2 resources   |
      | Roland Banks takes 1 damage      |
    And Roland Banks has 3 resources
    And Agnes Baker has 5 resources
    And Agnes Baker has 0 damage

  @arkham-lcg/remember-that
  Scenario: Whoever had a drink before loses an action, and nobody else
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks remembers: had a drink
    And the encounter deck holds Something in the Drinks, Ancient Evils
    And the current agenda is Rise of the Ghouls
    When Roland Banks begins a turn
    And Agnes Baker draws an encounter card
    Then Roland Banks has 2 actions
    And Agnes Baker has 3 actions

  @arkham-lcg/remember-that
  Scenario: Where nobody had one nobody loses an action
    Given Roland Banks and Agnes Baker are at the Study
    And nobody remembers: had a drink
    And the encounter deck holds Something in the Drinks, Ancient Evils
    And the current agenda is Rise of the Ghouls
    When Roland Banks begins a turn
    And Agnes Baker draws an encounter card
    Then Roland Banks has 3 actions

  @arkham-lcg/victory-display-victory-points
  Scenario: Only revealed locations without clues go to the victory display as the scenario ends
    Given Roland Banks is at the Attic
    And the Attic is connected to the Cellar and Northside
    And the Cellar is unrevealed
    And Northside has 1 clue
    When the scenario ends with resolution 1
    Then exactly in order:
      | the scenario ends with resolution 1  |
      | Attic goes to the victory display    |

  @arkham-lcg/elimination @arkham-lcg/weakness
  Scenario: What a weakness does when the game ends it does for whoever is still there
    Given Roland Banks is at the Study
    And Cover Up is in the threat area of Roland Banks
    And Cover Up has 1 clue
    When the scenario ends with resolution 1
    Then in order:
      | the scenario ends with resolution 1   |
      | Roland Banks suffers 1 mental trauma  |
  @arkham-lcg/campaign-play/experience
  Scenario: Hospital Debts that are not paid cost experience
    Given Daisy Walker is at the Study
    And Hospital Debts is in the threat area of Daisy Walker
    And Hospital Debts has 5 resources
    When the scenario ends with resolution 1
    Then this has happened: Daisy Walker earns 2 fewer experience

  @arkham-lcg/campaign-play/experience
  Scenario: Hospital Debts that are paid cost nothing more
    Given Daisy Walker is at the Study
    And Hospital Debts is in the threat area of Daisy Walker
    And Hospital Debts has 6 resources
    When the scenario ends with resolution 1
    Then it is asked whether Daisy Walker earns 2 fewer experience
    And the answer is no

  @arkham-lcg/campaign-play/experience
  Scenario: Dead Ends still in hand cost experience, whoever is eliminated
    Given Joe Diamond is at the Study
    And Agnes Baker is at the Study
    And Joe Diamond has Dead Ends in hand
    When Joe Diamond takes 8 damage
    Then this has happened: Joe Diamond earns 2 fewer experience
