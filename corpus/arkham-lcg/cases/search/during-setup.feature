Feature: Cards that are searched for before the game begins
  Source: Rules Reference v2.5, Search; FAQ v2.5, 1.26.

  @arkham-lcg/search/searching-during-setup @arkham-lcg/search
  Scenario: A plan is laid, and nothing in the searched deck answers it
    Given Roland Banks is at the Study
    And Roland Banks controls Stick to the Plan
    And the deck of Roland Banks holds Dynamite Blast, Astounding Revelation, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife, Knife
    When the game is set up
    And Roland Banks uses Stick to the Plan
    Then it is asked whether Roland Banks uses Astounding Revelation
    And the answer is no

  @arkham-lcg/search @arkham-lcg/different
  Scenario: Up to three different cards: of copies there is one, and one at least is found
    Given Roland Banks is at the Study
    And Roland Banks controls Stick to the Plan
    And the deck of Roland Banks holds Dynamite Blast, Dynamite Blast, Taunt, Knife, Knife, Knife, Knife, Knife
    When the game is set up
    And Roland Banks uses Stick to the Plan
    Then Roland Banks must choose between:
      | Roland Banks finds Dynamite Blast        |
      | Roland Banks finds Taunt                 |
      | Roland Banks finds Dynamite Blast, Taunt |

  @arkham-lcg/additional-costs @arkham-lcg/attach-to
  Scenario: What is attached facedown is played as if from hand, at whatever it costs on top
    Given Roland Banks is at the Study
    And Roland Banks controls Stick to the Plan
    And the deck of Roland Banks holds Emergency Cache, Knife, Knife, Knife, Knife, Knife
    When the game is set up
    And Roland Banks uses Stick to the Plan
    And Roland Banks keeps the opening hand
    And Roland Banks plays Emergency Cache
    Then Stick to the Plan is exhausted
    And Roland Banks has 8 resources
