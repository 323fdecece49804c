Feature: What Forced Learning draws
  Source: FAQ v2.5, question on Forced Learning.

  @arkham-lcg/qa/forced-learning-weakness @arkham-lcg/weakness
  Scenario: Of what Forced Learning draws no weakness goes: the other card does, and the weakness resolves
    Given Roland Banks is at the Study
    And Roland Banks controls Forced Learning
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Paranoia, Knife
    When the upkeep phase begins
    Then in order:
      | Roland Banks draws Paranoia                      |
      | Roland Banks draws Knife                         |
      | Knife is discarded                               |
      | Roland Banks resolves the Revelation of Paranoia |
      | Roland Banks loses 3 resources                   |
    And nobody has a choice

  @edition-2016 @arkham-lcg/qa/forced-learning-weakness @arkham-lcg/weakness
  Scenario: Two weaknesses both resolve, and neither is discarded for it
    Given Roland Banks is at the Study
    And Roland Banks controls Forced Learning
    And Roland Banks has 3 resources
    And the deck of Roland Banks holds Mob Enforcer, Chronophobia
    When the upkeep phase begins
    And Roland Banks resolves Mob Enforcer first
    Then Mob Enforcer is engaged with Roland Banks
    And Chronophobia is in play
    And it is asked whether Chronophobia is discarded
    And the answer is no

  @arkham-lcg/drawing-cards
  Scenario: Of two other cards its owner chooses
    Given Roland Banks is at the Study
    And Roland Banks controls Forced Learning
    And the deck of Roland Banks holds Guard Dog, Knife
    When the upkeep phase begins
    Then Roland Banks must choose between:
      | Roland Banks chooses Guard Dog |
      | Roland Banks chooses Knife     |
    When Roland Banks chooses Knife
    Then Knife is in the discard pile
    And Guard Dog is in hand
