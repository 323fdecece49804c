Feature: What nobody has described cannot be lawful or forbidden
  Source: Rules Reference v2.5, Ability: an ability that would change nothing is not initiated.
  Whether one whose effect is not described would change anything is not known; asked about it, the
  answer is the one that doing it gets.

  @arkham-lcg/ability @unsupported
  Scenario: An ability whose effect is not described
    Given Roland Banks is at the Study
    And Roland Banks controls Veda Whitsley
    Then Roland Banks may use Veda Whitsley

  @arkham-lcg/ability @unsupported
  Scenario: Nor is it said that it cannot be used
    Given Roland Banks is at the Study
    And Roland Banks controls Veda Whitsley
    Then Roland Banks may not use Veda Whitsley

  @arkham-lcg/ability @unsupported
  Scenario: Doing it says the same
    Given Roland Banks is at the Study
    And Roland Banks controls Veda Whitsley
    When Roland Banks uses Veda Whitsley
    Then the chaos bag now holds 0

  @arkham-lcg/ability
  Scenario: A cost that cannot be paid forbids it all the same
    Given Roland Banks is at the Study
    And Roland Banks controls Veda Whitsley
    And Veda Whitsley is exhausted
    When Roland Banks uses Veda Whitsley
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/ability @unsupported
  Scenario: An event whose effect is not described
    Given Roland Banks is at the Study
    And Roland Banks has Rite of Equilibrium in hand
    Then Roland Banks may play Rite of Equilibrium

  @arkham-lcg/reaction-opportunities @unsupported
  Scenario: A reaction that is offered, and not described
    Given Roland Banks is at the Study
    And Roland Banks has Foresight in hand
    And the deck of Roland Banks holds Knife, Guts
    When Roland Banks draws 2 cards
    Then Roland Banks may play Foresight

  @arkham-lcg/ability/constant-abilities @unsupported
  Scenario: A Forced ability without a described trigger may forbid anything
    Given Roland Banks is at the Study
    And Hard Times (90048) is in the threat area of Roland Banks
    Then Roland Banks may investigate

  @arkham-lcg/ability/constant-abilities @unsupported
  Scenario: Or allow it
    Given Roland Banks is at the Study
    And Hard Times (90048) is in the threat area of Roland Banks
    Then Roland Banks may not investigate

  @arkham-lcg/ability/constant-abilities @unsupported
  Scenario: What is refused may be refused no more
    Given Dexter Drake is at the Study
    And Dexter Drake has Occult Scraps in hand
    When Dexter Drake moves to the Study
    Then it is refused under arkham-lcg/move
