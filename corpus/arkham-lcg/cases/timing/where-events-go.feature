Feature: Where an event goes once it has resolved
  Source: FAQ v2.5, question on parallel Agnes Baker, Heirloom of Hyperborea and Crystallizer of
  Dreams; Rules Reference v2.5, Initiation Sequence, 4, and Additional Costs.

  @arkham-lcg/qa/parallel-agnes-heirloom-crystallizer-order @arkham-lcg/initiation/step-4
  Scenario: The spell is back in the deck before a card is drawn for it
    Given Agnes Baker (90017) is at the Study
    And Agnes Baker controls Heirloom of Hyperborea
    And Agnes Baker has Spectral Razor in hand
    And Agnes Baker has 0 resources
    And the shuffled deck of Agnes Baker holds Knife, Knife
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Spectral Razor
    And Agnes Baker declines the effect of Spectral Razor
    And Agnes Baker accepts the effect of Agnes Baker
    And Agnes Baker uses Heirloom of Hyperborea
    And Agnes Baker draws Spectral Razor
    Then in order:
      | Ghoul Minion is defeated                              |
      | Spectral Razor is shuffled into the deck of its owner |
      | Agnes Baker draws Spectral Razor                      |
    And Spectral Razor is in hand
    And Agnes Baker has 1 damage
    And Agnes Baker has 0 resources

  @arkham-lcg/qa/parallel-agnes-heirloom-crystallizer-order
  Scenario: Discarded instead it cannot be drawn, and the draw comes after that
    Given Agnes Baker (90017) is at the Study
    And Agnes Baker controls Heirloom of Hyperborea
    And Agnes Baker has Spectral Razor in hand
    And Agnes Baker has 0 resources
    And the deck of Agnes Baker holds Knife
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Spectral Razor
    And Agnes Baker declines the effect of Spectral Razor
    And Agnes Baker declines the effect of Agnes Baker
    And Agnes Baker uses Heirloom of Hyperborea
    Then in order:
      | Spectral Razor is discarded |
      | Agnes Baker draws Knife     |

  @arkham-lcg/additional-costs
  Scenario: What may be paid on top need not be where the cost can be paid without it
    Given Agnes Baker (90017) is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    When Agnes Baker draws Noxious Smoke from the encounter deck
    And Agnes Baker plays Ward of Protection
    And Agnes Baker declines the effect of Agnes Baker
    Then Agnes Baker has 0 resources
    And Agnes Baker has 0 damage
    And Ward of Protection is in the discard pile

  @arkham-lcg/additional-costs @arkham-lcg/initiation/step-2
  Scenario: Whoever pays it pays no resource, and with the card in the deck nothing is discarded
    Given Agnes Baker (90017) is at the Study
    And Agnes Baker has Ward of Protection in hand
    And Agnes Baker has 1 resource
    And the deck of Agnes Baker holds Knife
    When Agnes Baker draws Noxious Smoke from the encounter deck
    And Agnes Baker plays Ward of Protection
    And Agnes Baker accepts the effect of Agnes Baker
    And Agnes Baker accepts the effect of Agnes Baker
    Then Agnes Baker has 1 resource
    And Agnes Baker has 1 damage
    And Ward of Protection is not in the discard pile

  @arkham-lcg/additional-costs
  Scenario: Nobody else may pay it, and without it two resources are lacking
    Given Roland Banks and Agnes Baker (90017) are at the Study
    And Roland Banks has Spectral Razor in hand
    And Roland Banks has 0 resources
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks plays Spectral Razor
    Then it is refused under arkham-lcg/costs

  @arkham-lcg/qa/parallel-agnes-heirloom-crystallizer-order @arkham-lcg/attach-to
  Scenario: The Crystallizer takes the spell before the Heirloom draws
    Given Agnes Baker is at the Study
    And Agnes Baker controls Heirloom of Hyperborea and Crystallizer of Dreams
    And Agnes Baker has Spectral Razor in hand
    And the deck of Agnes Baker holds Knife
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Spectral Razor
    And Agnes Baker declines the effect of Spectral Razor
    Then Agnes Baker must choose between:
      | Agnes Baker uses ability 2 of Crystallizer of Dreams |
      | nobody reacts                                        |
    When Agnes Baker uses Crystallizer of Dreams
    And Agnes Baker uses Heirloom of Hyperborea
    Then in order:
      | Spectral Razor is attached facedown to Crystallizer of Dreams |
      | Agnes Baker draws Knife                                       |

  @arkham-lcg/attach-to @arkham-lcg/steps/st-2
  Scenario: What lies under it may be committed as if it were in hand
    Given Agnes Baker is at the Study
    And Agnes Baker controls Crystallizer of Dreams
    And Agnes Baker has 1 resource
    And Agnes Baker has Ward of Protection in hand
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker draws Noxious Smoke from the encounter deck
    And Agnes Baker plays Ward of Protection
    And nobody reacts
    And Agnes Baker uses Crystallizer of Dreams
    And Agnes Baker fights Ghoul Minion
    And Agnes Baker commits Ward of Protection
    Then in order:
      | Agnes Baker succeeds by 1       |
      | Ward of Protection is discarded |

  @arkham-lcg/leaves-play
  Scenario: With the Crystallizer what lies under it goes to the discard pile
    Given Agnes Baker is at the Study
    And Agnes Baker controls Crystallizer of Dreams
    And Agnes Baker has 1 resource
    And Agnes Baker has Ward of Protection in hand
    When Agnes Baker draws Noxious Smoke from the encounter deck
    And Agnes Baker plays Ward of Protection
    And Agnes Baker uses Crystallizer of Dreams
    Then Ward of Protection is not in the discard pile
    When Crystallizer of Dreams is discarded
    Then Ward of Protection is in the discard pile
