Feature: Cards that make room
  Source: Rules Reference v2.5, Slots, Health and Damage.

  @arkham-lcg/slots
  Scenario: Four hands for Daisy, two of them for tomes alone
    Given Daisy Walker is at the Study
    And Daisy Walker controls Daisy's Tote Bag, Medical Texts and Knife
    And Daisy Walker controls Encyclopedia (2)
    When Daisy Walker plays Old Book of Lore
    Then Old Book of Lore is in play
    And Knife is in play
    And Medical Texts is in play

  @arkham-lcg/slots
  Scenario: A third hand for another knife there is not
    Given Daisy Walker is at the Study
    And Daisy Walker controls Daisy's Tote Bag, Knife and .45 Automatic
    When Daisy Walker plays Flashlight
    And Daisy Walker discards Knife to make room
    Then Flashlight is in play
    And Knife is in the discard pile

  @arkham-lcg/slots
  Scenario: A third arcane slot as long as the book is there
    Given Agnes Baker is at the Study
    And Agnes Baker controls Book of Shadows (01070), Shrivelling and Rite of Seeking
    When Agnes Baker plays Sixth Sense
    Then Shrivelling is in play
    And Rite of Seeking is in play

  @arkham-lcg/slots @arkham-lcg/dealing-damage-horror
  Scenario: A vest takes damage, an amulet horror, and each its own kind alone
    Given Roland Banks is at the Study
    And Roland Banks controls Bulletproof Vest and Elder Sign Amulet
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks assigns 1 damage to Bulletproof Vest
    And Roland Banks assigns 1 horror to Elder Sign Amulet
    Then Roland Banks has 0 damage and 0 horror
    And Bulletproof Vest has 1 damage
    And Elder Sign Amulet has 1 horror

  @arkham-lcg/slots
  Scenario: Two charms find no room around one neck
    Given Agnes Baker is at the Study
    And Agnes Baker controls Elder Sign Amulet
    And the chaos bag holds 0
    When Agnes Baker plays Holy Rosary
    Then Elder Sign Amulet is in the discard pile
    When Agnes Baker tests willpower (5)
    Then this has happened: Agnes Baker succeeds by 1
