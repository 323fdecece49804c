Feature: Permanent cards stay where they are
  Source: Rules Reference v2.5, Permanent; Grimoire, Permanente.

  @arkham-lcg/permanent @arkham-lcg/cannot
  Scenario: Who has nothing else in play has no asset to choose and discard
    Given Agnes Baker is at the Study
    And Agnes Baker controls Charisma
    And the chaos bag holds -8
    When Agnes Baker draws Crypt Chill from the encounter deck
    Then Agnes Baker has 2 damage
    And Charisma is in play

  @arkham-lcg/permanent @arkham-lcg/target
  Scenario: What can be discarded is chosen, and nobody gets out of it with a permanent card
    Given Agnes Baker is at the Study
    And Agnes Baker controls Charisma, Knife and Machete
    And the chaos bag holds -8
    When Agnes Baker draws Crypt Chill from the encounter deck
    Then Agnes Baker must choose between:
      | Agnes Baker chooses Knife   |
      | Agnes Baker chooses Machete |
    When Agnes Baker chooses Knife
    Then Knife is in the discard pile
    And Agnes Baker has 0 damage

  @arkham-lcg/permanent @arkham-lcg/costs
  Scenario: A permanent card pays no cost by being discarded
    Given Dexter Drake (07004) is at the Study
    And Dexter Drake controls Charisma
    And Dexter Drake has Leather Coat in hand
    And Dexter Drake has 3 resources
    And it is the turn of Dexter Drake
    When Dexter Drake uses Dexter Drake
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/permanent @arkham-lcg/then
  Scenario: It is not returned to hand either, and no card follows
    Given Dexter Drake is at the Study
    And Dexter Drake controls Charisma
    And the deck of Dexter Drake holds Knife
    And the chaos bag holds elder-sign
    When Dexter Drake tests willpower (3)
    Then nobody has a choice
    And Charisma is in play
    And it is asked whether Knife is in hand
    And the answer is no
