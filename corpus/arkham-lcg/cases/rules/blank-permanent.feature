Feature: Blank text boxes of permanent cards
  Source: FAQ v2.5, errata of the Rules Reference, Permanent; Grimoire, Vuoto.

  Background:
    Given Roland Banks is at the Study
    And Roland Banks controls Teachings of the Order and Old Book of Lore
    And Snakescourge is in the threat area of Roland Banks
    And the chaos bag holds 0 and curse

  @arkham-lcg/blank @arkham-lcg/permanent @edition-2016
  Scenario: In 2016 a permanent card cannot be blank: it does what it says
    When Roland Banks uses Teachings of the Order
    Then Teachings of the Order is exhausted
    And the chaos bag now holds 0

  @arkham-lcg/blank @arkham-lcg/permanent @edition-2026
  Scenario: In 2026 it can
    When Roland Banks begins a turn
    Then Roland Banks may not use Teachings of the Order

  @arkham-lcg/blank
  Scenario: Any other item is blank in both
    When Roland Banks begins a turn
    Then it is asked whether Roland Banks may use Old Book of Lore
    And in the edition of 2016 the answer is no
    And in the edition of 2026 the answer is no
