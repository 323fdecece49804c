Feature: What an effect lets somebody draw need not be told where it changes nothing

  @arkham-lcg/drawing-cards
  Scenario: Three cards by a card that is gone by then
    Given Daisy Walker is at the Study
    And Daisy Walker controls Scroll of the Pharaohs (60259) with 1 secret
    When Daisy Walker uses Scroll of the Pharaohs (60259) on Daisy Walker
    Then Scroll of the Pharaohs (60259) is in the discard pile of Daisy Walker
    And Daisy Walker draws 3 cards

  @arkham-lcg/drawing-cards
  Scenario: Several shares of what is drawn, told by what comes of them
    Given Daisy Walker and Roland Banks are at the Study
    When Daisy Walker plays Deep Knowledge
    And Daisy Walker draws 2 cards
    And Roland Banks draws 1 card
    Then Daisy Walker has drawn 2 cards
    And Roland Banks has drawn a card

  @arkham-lcg/target
  Scenario: Several cards at once
    Given Daisy Walker is at the Study
    And the deck of Daisy Walker holds Perception, Guts, Overpower, Flashlight, Knife
    When Daisy Walker plays Unbridled Knowledge
    And Daisy Walker draws Perception, Flashlight and Knife
    Then it is asked whether Daisy Walker has Perception, Flashlight and Knife in hand
    And the answer is yes
