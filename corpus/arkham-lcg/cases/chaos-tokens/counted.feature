Feature: How many tokens of one face are in the bag, or sealed on a card
  Source: Rules Reference v2.5, Chaos Tokens; Seal; Swarming X.

  @arkham-lcg/seal
  Scenario: One of three sealed tokens is spent
    Given Dexter Drake (07004) is at the Study
    And Dexter Drake controls Favor of the Moon
    And curse, curse, curse are sealed on Favor of the Moon
    And the Study has 1 clue
    And the chaos bag holds 0
    When Dexter Drake investigates
    And Dexter Drake uses Favor of the Moon
    Then 2 curse tokens are sealed on Favor of the Moon

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Blessings that are added lie beside all else
    Given Sister Mary is at the Study
    And Sister Mary has Keep Faith (07034) in hand with 3 resources
    And the chaos bag holds 0, bless
    When Sister Mary plays Keep Faith
    Then the chaos bag holds 5 bless tokens
    And the chaos bag holds no curse tokens

  @arkham-lcg/swarming-x
  Scenario: One of two swarm cards is defeated
    Given Roland Banks is at the Study
    And Swarm of Spiders is engaged with Roland Banks
    And Swarm of Spiders has 2 swarm cards
    And the chaos bag holds 0
    When Roland Banks fights Swarm of Spiders #2
    Then Swarm of Spiders has 1 swarm card
