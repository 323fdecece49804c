Feature: A weakness that goes back to the deck that it came from
  Source: Rules Reference v2.5, Weakness, Instead; FAQ v2.5, Game Play 1.12, 1.13.

  @arkham-lcg/weakness @arkham-lcg/instead
  Scenario: Defeated by another, it is shuffled into the deck of its bearer
    Given Agnes Baker and Roland Banks are at the Study
    And The Thing That Follows is engaged with Roland Banks
    And The Thing That Follows belongs to Agnes Baker
    And The Thing That Follows has 1 damage
    And the deck of Roland Banks holds Knife
    And the deck of Agnes Baker holds Dodge
    And the chaos bag holds 0
    When Roland Banks fights The Thing That Follows
    Then the deck of Agnes Baker has 2 cards
    And the deck of Roland Banks has 1 card
    And it is asked whether The Thing That Follows is defeated
    And the answer is no

  @arkham-lcg/weakness @arkham-lcg/spawn
  Scenario: It spawns as far from its bearer as there is
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And the Hallway is connected to the Attic
    When Roland Banks draws The Thing That Follows
    Then The Thing That Follows is at the Attic

  @arkham-lcg/weakness @arkham-lcg/revelation
  Scenario: Without a card to lose, the secret goes back among the others
    Given Diana Stanley is at the Study
    And the deck of Diana Stanley holds Terrible Secret and Knife
    When Diana Stanley draws Terrible Secret
    Then the deck of Diana Stanley has 2 cards
    And Diana Stanley has 0 horror
    And it is asked whether Terrible Secret is discarded
    And the answer is no

  @arkham-lcg/instead @arkham-lcg/discard-piles
  Scenario: An empty deck takes no single card, and whether the defeat is replaced all the same is open
    Given Roland Banks is at the Study
    And The Thing That Follows is engaged with Roland Banks with 1 damage
    And The Thing That Follows belongs to Roland Banks
    And the deck of Roland Banks is empty
    And the chaos bag holds 0
    When Roland Banks fights The Thing That Follows
    Then it is asked whether The Thing That Follows is defeated
    And the answer is open
    And the rules leave it open: U-37
