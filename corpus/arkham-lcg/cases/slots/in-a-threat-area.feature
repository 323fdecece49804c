Feature: An asset in a threat area takes up slots there
  Source: Rules Reference v2.5, Slots; Cardtypes; Cannot.

  @arkham-lcg/slots @arkham-lcg/cardtypes
  Scenario: What lies in the slots that it takes goes back to hand, and nothing else
    Given Roland Banks is at the Study
    And Roland Banks controls Machete and Leather Coat and Beat Cop
    And the encounter deck holds Straitjacket, Rotting Remains
    When Roland Banks draws Straitjacket from the encounter deck
    Then Machete is in hand
    And Leather Coat is in hand
    And Beat Cop is in play
    And Straitjacket is in play

  @arkham-lcg/slots @arkham-lcg/cardtypes
  Scenario: A second one finds a copy there and is discarded
    Given Roland Banks is at the Study
    And Straitjacket is in the threat area of Roland Banks
    And the encounter deck holds Straitjacket, Rotting Remains
    When Roland Banks draws Straitjacket #2 from the encounter deck
    Then Straitjacket #2 is in the encounter discard pile

  @arkham-lcg/slots
  Scenario: The slots of somebody else stay as they are
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Knife
    And the encounter deck holds Straitjacket, Rotting Remains
    When Roland Banks draws Straitjacket from the encounter deck
    Then Knife is in play
    When Agnes Baker uses ability 3 of Straitjacket
    Then Straitjacket is in the encounter discard pile

  @arkham-lcg/slots @arkham-lcg/cardtypes
  Scenario: Once it is gone the slots are free
    Given Roland Banks is at the Study
    And Straitjacket is in the threat area of Roland Banks
    When Roland Banks uses ability 3 of Straitjacket
    And Roland Banks plays Knife
    Then Knife is in play

  @arkham-lcg/slots @unsupported
  Scenario: Where it lies no weapon finds a hand
    Given Roland Banks is at the Study
    And Straitjacket is in the threat area of Roland Banks
    When Roland Banks plays Knife
    Then by the book Knife does not enter play
