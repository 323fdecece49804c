Feature: A massive enemy that an effect would have somebody engage
  Source: Rules Reference, Massive and Target.

  @arkham-lcg/massive @arkham-lcg/target
  Scenario Outline: Exhausted or ready, no threat area holds it
    Given Roland Banks is at the Study with 5 resources
    And Umôrdhoth is at the Study<how>
    And Roland Banks has Taunt (<code>) in hand
    Then Roland Banks may not play Taunt (<code>)

    Examples:
      | code  | how         |
      | 02017 | , exhausted |
      | 02017 |             |
      | 02019 | , exhausted |
      | 60130 | , exhausted |

  @arkham-lcg/massive @arkham-lcg/target
  Scenario: It is none of those that are engaged
    Given Roland Banks is at the Study with 5 resources
    And Umôrdhoth is at the Study exhausted
    And Swarm of Rats is at the Study exhausted
    And Roland Banks has Taunt (02019) in hand
    And the deck of Roland Banks holds Knife, Machete
    When Roland Banks plays Taunt (02019)
    And Roland Banks chooses Swarm of Rats
    Then Swarm of Rats is engaged with Roland Banks
    And Roland Banks has 1 card in hand

  @arkham-lcg/massive @arkham-lcg/target
  Scenario: Nobody draws for it
    Given Roland Banks is at the Study with 5 resources
    And Umôrdhoth is at the Study exhausted
    And Swarm of Rats is at the Study exhausted
    And Roland Banks has Taunt (02019) in hand
    And the deck of Roland Banks holds Knife, Machete
    When Roland Banks plays Taunt (02019)
    Then it is asked whether Roland Banks has 2 cards in hand
    And the answer is no
