Feature: Even and odd costs
  Source: FAQ v2.5, question on even and odd costs.

  Background:
    Given Roland Banks is at the Study
    And Law of 'Ygiroth (06087) is hidden in the hand of Roland Banks
    And Roland Banks has 9 resources

  @arkham-lcg/qa/cost-zero-even-odd @arkham-lcg/costs
  Scenario: A card that costs nothing has an even cost
    Given Roland Banks has Emergency Cache and Knife in hand
    When Roland Banks uses Law of 'Ygiroth
    Then Emergency Cache is in the discard pile
    And Law of 'Ygiroth is in the discard pile
    And Knife is in hand

  @arkham-lcg/qa/cost-zero-even-odd
  Scenario: A card without a cost has none that is even
    Given Roland Banks has Guts and Knife in hand
    Then Roland Banks may not use Law of 'Ygiroth

  @arkham-lcg/qa/cost-zero-even-odd
  Scenario: What costs zero may be played where odd costs are forbidden
    Given Roland Banks has Emergency Cache and Knife in hand
    Then Roland Banks may play Emergency Cache
    And Roland Banks may not play Knife

  @arkham-lcg/qa/cost-zero-even-odd
  Scenario: So it is with abilities: an even cost of four, an odd one of one
    Given Roland Banks controls Beat Cop and Knife
    And Ghoul Minion is engaged with Roland Banks
    Then Roland Banks may use Beat Cop
    And Roland Banks may not use Knife
