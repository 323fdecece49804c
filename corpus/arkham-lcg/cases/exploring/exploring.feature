Feature: Exploring
  Source: Rules Reference v2.5, Explore; FAQ v2.5, question on exploring.

  @arkham-lcg/explore
  Scenario: An exploration that fails and one that succeeds
    Given Ursula Downs is at Expedition Camp
    And the current agenda is Expedition into the Wild
    And the exploration deck holds Circuitous Trail, Low on Supplies, Path of Thorns
    And Expedition Camp is connected to Path of Thorns
    When Ursula Downs uses Expedition into the Wild
    And Ursula Downs chooses option 2
    And Ursula Downs uses Expedition into the Wild
    And Ursula Downs draws Path of Thorns from the exploration deck
    And nobody reacts
    Then in order:
      | Ursula Downs spends 1 action                                   |
      | Ursula Downs draws Circuitous Trail from the exploration deck  |
      | Ursula Downs draws the encounter card Low on Supplies          |
      | Ursula Downs takes 1 damage                                    |
      | Low on Supplies is discarded                                   |
      | the exploration of Ursula Downs is unsuccessful                |
      | Circuitous Trail is shuffled back into the exploration deck    |
      | Ursula Downs spends 1 action                                   |
      | Ursula Downs draws Path of Thorns from the exploration deck    |
      | the location Path of Thorns is put into play by Ursula Downs   |
      | Ursula Downs moves to Path of Thorns                           |
      | the exploration of Ursula Downs is successful                  |
    And Path of Thorns has 1 clue
    And Ursula Downs is at Path of Thorns
    And Low on Supplies is in the discard pile

  @arkham-lcg/explore
  Scenario: What is in the exploration deck is in play for nobody
    Given Ursula Downs is at Expedition Camp
    And the exploration deck holds Path of Thorns
    And Expedition Camp is connected to Path of Thorns
    When Ursula Downs moves to Path of Thorns
    Then it is refused under arkham-lcg/in-play-and-out-of-play

  @arkham-lcg/qa/explore-whole-deck-nothing-found @arkham-lcg/explore
  Scenario: The whole exploration deck without success
    Given Ursula Downs is at Path of Thorns
    And the current agenda is Expedition into the Wild
    And the exploration deck holds Circuitous Trail, Path of Thorns #2
    When Ursula Downs uses Expedition into the Wild
    Then in order:
      | Ursula Downs draws Circuitous Trail from the exploration deck                   |
      | Ursula Downs draws Path of Thorns #2 from the exploration deck                  |
      | the exploration of Ursula Downs ends without a result                           |
      | Circuitous Trail, Path of Thorns #2 are shuffled back into the exploration deck |
    And it is asked whether the exploration of Ursula Downs is unsuccessful
    And the answer is no
    And Ursula Downs has 1 damage
    And Ursula Downs is at Path of Thorns
    And Ursula Downs has 2 actions
