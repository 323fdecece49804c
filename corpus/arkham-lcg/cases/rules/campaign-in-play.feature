Feature: What campaigns bring to the table
  Source: Rules Reference v2.5, The Silver Rule, Tekeli-li!; FAQ v2.5, 2.20.

  @arkham-lcg/the-silver-rule @arkham-lcg/base-value
  Scenario: Where two cards contradict each other the card of the scenario prevails
    Given Agnes Baker is at Recesses of Your Own Mind
    And Agnes Baker has Trial by Fire in hand
    And Agnes Baker has 3 resources
    And the encounter deck holds Rotting Remains
    And the chaos bag holds 0
    When Agnes Baker plays Trial by Fire
    And Agnes Baker chooses option 1
    And Agnes Baker draws Rotting Remains from the encounter deck
    Then in order:
      | Agnes Baker fails by 3 |

  @arkham-lcg/the-silver-rule
  Scenario: Where no card contradicts it the player's card does what it says
    Given Agnes Baker is at the Study
    And Agnes Baker has Trial by Fire in hand
    And Agnes Baker has 3 resources
    And the encounter deck holds Rotting Remains
    And the chaos bag holds 0
    When Agnes Baker plays Trial by Fire
    And Agnes Baker chooses option 1
    And Agnes Baker draws Rotting Remains from the encounter deck
    Then in order:
      | Agnes Baker succeeds by 2 |

  @arkham-lcg/tekeli-li @arkham-lcg/weakness
  Scenario: A Tekeli-li goes from its bearer's deck back into its own
    Given Roland Banks is at the Study
    And the Tekeli-li deck holds Tekeli-li (08724)
    And the deck of Roland Banks holds Tekeli-li (08723)
    When Roland Banks draws 1 card
    Then the Tekeli-li deck has 2 cards
    And in order:
      | Roland Banks takes 1 horror                                |
      | Tekeli-li is placed on the bottom of the tekeli-li deck    |
    And it is asked whether Tekeli-li (08723) is discarded
    And the answer is no

  @arkham-lcg/tekeli-li @arkham-lcg/copy
  Scenario: Of one title, and yet not of one effect
    Given Roland Banks is at the Study
    And Roland Banks has Knife in hand
    And the Tekeli-li deck holds Tekeli-li (08724)
    And the deck of Roland Banks holds Tekeli-li (08725)
    When Roland Banks draws 1 card
    Then Knife is in the discard pile
    And Roland Banks has 0 horror
    And the Tekeli-li deck has 2 cards

  @arkham-lcg/campaign-play/trauma
  Scenario: Whoever is defeated by damage has suffered one physical trauma
    Given Roland Banks and Wendy Adams are at the Study
    And Roland Banks has 8 damage
    When Roland Banks takes 1 direct damage
    Then Roland Banks is eliminated
    And Roland Banks has 1 physical trauma
    And Roland Banks has 0 mental trauma

  @arkham-lcg/scenario-effects-on-investigator-decks @unsupported
  Scenario: A card that a scenario adds to a deck is added, whatever the deck may hold
    Source: FAQ v2.5, 1.36.
    Given Roland Banks is at the Study
    When play goes on with a resolution that adds a card to a deck, which is not described yet
    Then by the book it is added, and nothing cancels or ignores that

  @arkham-lcg/codex @edition-2026 @unsupported
  Scenario: Whoever uses such a place reads the entry of that number for this scenario
    Given Roland Banks is at The Commons (10712a)
    When Roland Banks uses The Commons
    Then by the book Roland Banks reads and resolves entry 16 of the campaign guide
