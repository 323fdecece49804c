Feature: Taking back assigned damage
  Source: Rules Reference v2.5, Dealing Damage/Horror; FAQ v2.5, Game Play 1.4.

  @arkham-lcg/dealing-damage-horror
  Scenario: What is taken back between assigning and placing is never placed
    Given Roland Banks is at the Study
    And Roland Banks controls Armor of Ardennes
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Armor of Ardennes
    And Roland Banks uses Armor of Ardennes
    Then Armor of Ardennes has 0 damage
    And Roland Banks has 1 horror
    And it is asked whether 1 damage is placed on Armor of Ardennes
    And the answer is no

  @arkham-lcg/dealing-damage-horror @arkham-lcg/after
  Scenario: The horror of the same attack still answers when its damage was taken back
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Armor of Ardennes
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker takes a resource
    And Agnes Baker assigns 1 damage to Armor of Ardennes
    Then it is asked whether Agnes Baker deals 1 damage to Ghoul Minion
    And the answer is depends
    And it depends on the choice of Agnes Baker
    When Agnes Baker uses Armor of Ardennes
    And Agnes Baker uses Agnes Baker on Ghoul Minion
    Then in order:
      | 1 horror is placed on Agnes Baker          |
      | Agnes Baker deals 1 damage to Ghoul Minion |

  @arkham-lcg/dealing-damage-horror
  Scenario: An asset is not offered for more than it can take
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Guard Dog has 2 damage
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    Then the choice is Roland Banks's
    And it is asked whether Guard Dog is defeated
    And the answer is depends

  @arkham-lcg/cancel @arkham-lcg/after
  Scenario: Whoever has had all of it taken back has taken no damage to answer
    Given Roland Banks is at the Study
    And Roland Banks controls Armor of Ardennes and Jim Culver (12060)
    And the deck of Roland Banks holds Knife
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Armor of Ardennes
    And Roland Banks uses Armor of Ardennes
    Then nobody has a choice
    And Jim Culver is ready

  @arkham-lcg/you-your/interpreting-you-when-taking-or-being-dealt-damage
  Scenario: Where it is placed on an asset he may answer
    Given Roland Banks is at the Study
    And Roland Banks controls Leather Coat and Jim Culver (12060)
    And the deck of Roland Banks holds Knife
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Leather Coat
    And Roland Banks uses Jim Culver
    Then Knife is in hand

  @arkham-lcg/dealing-damage-horror @arkham-lcg/after
  Scenario: Nothing that is Forced after damage follows damage that was prevented
    Given Roland Banks is at the Study
    And Roland Banks controls Armor of Ardennes
    And Hypochondria is in the threat area of Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Armor of Ardennes
    And Roland Banks uses Armor of Ardennes
    Then Roland Banks has 0 horror
    And Armor of Ardennes has 0 damage

  @arkham-lcg/dealing-damage-horror @arkham-lcg/after
  Scenario: Damage that the same card takes is damage that was dealt
    Given Roland Banks is at the Study
    And Roland Banks controls Armor of Ardennes
    And Hypochondria is in the threat area of Roland Banks
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Armor of Ardennes
    And nobody reacts
    Then in order:
      | 1 damage is placed on Armor of Ardennes |
      | Roland Banks takes 1 horror             |
    And Roland Banks has 1 horror

  @arkham-lcg/dealing-damage-horror @arkham-lcg/after
  Scenario: Of an attack whose damage was prevented the horror was dealt, and is answered
    Given Roland Banks is at the Study
    And Roland Banks controls Armor of Ardennes
    And Psychosis is in the threat area of Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Armor of Ardennes
    And Roland Banks uses Armor of Ardennes
    Then in order:
      | 1 horror is placed on Roland Banks |
      | Roland Banks takes 1 damage        |
    And Roland Banks has 1 damage
    And Roland Banks has 1 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: All that was dealt is canceled, on whichever card it has been put
    Given Roland Banks and Wendy Adams are at the Study
    And Delay the Inevitable is attached to Wendy Adams
    And Delay the Inevitable belongs to Roland Banks
    And Wendy Adams controls Guard Dog
    And Roland Banks controls Brother Xavier
    And Ghoul Priest is engaged with Wendy Adams
    When Ghoul Priest attacks Wendy Adams
    And Wendy Adams assigns 1 damage to Guard Dog
    And Wendy Adams assigns 1 damage and 1 horror to Brother Xavier
    And Wendy Adams assigns 1 horror to Wendy Adams
    And Wendy Adams uses Delay the Inevitable
    Then Wendy Adams has no horror
    And Guard Dog has no damage
    And Brother Xavier has no damage
    And Brother Xavier has no horror
    And Ghoul Priest has no damage
    And Delay the Inevitable is in the discard pile of Roland Banks

  @arkham-lcg/dealing-damage-horror
  Scenario: What is dealt to somebody else and put on her ally was not dealt to her
    Given Roland Banks and Wendy Adams are at the Study
    And Delay the Inevitable is attached to Wendy Adams
    And Wendy Adams controls Brother Xavier
    When Roland Banks takes 1 damage
    And Roland Banks assigns 1 damage to Brother Xavier
    Then Brother Xavier has 1 damage
    And Delay the Inevitable is in play
