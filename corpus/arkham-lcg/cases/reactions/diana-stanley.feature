Feature: Cards that canceled something go beneath Diana Stanley
  Source: FAQ v2.5, 2.22; Rules Reference v2.5, Limbo, Cancel.

  @arkham-lcg/diana-stanley @arkham-lcg/limbo
  Scenario: Diana Stanley takes a card out of limbo
    Given Diana Stanley is at the Study
    And Diana Stanley has Ward of Protection in hand
    And Diana Stanley has 1 resource
    And the deck of Diana Stanley holds Knife
    When Diana Stanley draws Ancient Evils from the encounter deck
    And Diana Stanley plays Ward of Protection
    Then Diana Stanley may use Diana Stanley
    When Diana Stanley uses Diana Stanley
    Then in order:
      | Diana Stanley plays the fast event Ward of Protection |
      | Ward of Protection is placed beneath Diana Stanley    |
      | Diana Stanley draws Knife                             |
      | Diana Stanley gains 1 resource                        |
    And Ward of Protection lies beneath Diana Stanley
    And it is asked whether Ward of Protection is discarded
    And the answer is no

  @arkham-lcg/diana-stanley
  Scenario: What she leaves alone is discarded as always
    Given Diana Stanley is at the Study
    And Diana Stanley has Ward of Protection in hand
    And Diana Stanley has 1 resource
    And the deck of Diana Stanley holds Knife
    When Diana Stanley draws Ancient Evils from the encounter deck
    And Diana Stanley plays Ward of Protection
    And everybody passes
    Then Ward of Protection is in the discard pile

  @arkham-lcg/diana-stanley @arkham-lcg/ownership-and-control
  Scenario: Another player's card is none of hers
    Given Roland Banks and Diana Stanley are at the Study
    And Roland Banks has Ward of Protection in hand
    And Roland Banks has 1 resource
    When Roland Banks draws Ancient Evils from the encounter deck
    And Roland Banks plays Ward of Protection
    Then nobody has a choice
    And Ward of Protection is in the discard pile

  @arkham-lcg/modifiers @arkham-lcg/in-play-and-out-of-play
  Scenario: Each card beneath her is a point of willpower, and nothing else of it counts
    Given Diana Stanley is at the Study
    And Ward of Protection and Guts are beneath Diana Stanley
    And the chaos bag holds 0
    When Diana Stanley draws Rotting Remains from the encounter deck
    Then in order:
      | Diana Stanley tests willpower (3) |
      | Diana Stanley succeeds by 0       |
    And it is asked whether Diana Stanley commits Guts
    And the answer is no

  @arkham-lcg/diana-stanley @arkham-lcg/limits-and-maximums
  Scenario: Five cards beneath her are enough
    Given Diana Stanley is at the Study
    And Guts, Guts, Guts, Guts and Guts are beneath Diana Stanley
    And Diana Stanley has Ward of Protection in hand
    And Diana Stanley has 1 resource
    And the deck of Diana Stanley holds Knife
    When Diana Stanley draws Ancient Evils from the encounter deck
    And Diana Stanley plays Ward of Protection
    Then Ward of Protection is in the discard pile
