Feature: What has gone meanwhile was still theirs when it happened
  Source: Rules Reference, "After" and "Leaves Play"; FAQ v2.5, section "Game Play", point 2.12. What
  answers an occurrence asks whose the card was then: it may have fallen by it, or spent itself.

  @arkham-lcg/after @arkham-lcg/you-your
  Scenario: A coat that is torn by the damage was under his control when it was placed
    Given Mark Harrigan is at the Study
    And Mark Harrigan controls Leather Coat
    And Leather Coat has 1 damage
    And Swarm of Rats is engaged with Mark Harrigan
    And the deck of Mark Harrigan holds Knife
    When Swarm of Rats attacks Mark Harrigan
    And Mark Harrigan assigns 1 damage to Leather Coat
    And Mark Harrigan uses Mark Harrigan
    Then in order:
      | Leather Coat is discarded |
      | Mark Harrigan draws Knife |

  @arkham-lcg/after @arkham-lcg/you-your
  Scenario: A coat of somebody else was not
    Given Mark Harrigan and Wendy Adams are at the Study
    And Wendy Adams controls Leather Coat
    And Leather Coat has 1 damage
    And Swarm of Rats is engaged with Wendy Adams
    And the deck of Mark Harrigan holds Knife
    When Swarm of Rats attacks Wendy Adams
    And Wendy Adams assigns 1 damage to Leather Coat
    Then Leather Coat is in the discard pile
    And nobody has a choice

  @arkham-lcg/after @arkham-lcg/heal
  Scenario: The last supply heals, and the kit that was hers is gone
    Given Carolyn Fern and Roland Banks are at the Study
    And Carolyn Fern controls First Aid
    And First Aid has 1 supply
    And Roland Banks has 1 horror
    And Roland Banks has 0 resources
    When Carolyn Fern uses First Aid on Roland Banks
    And Carolyn Fern uses Carolyn Fern
    Then in order:
      | First Aid is discarded              |
      | 1 horror is healed from Roland Banks |
      | Roland Banks gains 1 resource       |

  @arkham-lcg/after @arkham-lcg/heal
  Scenario: What somebody else's kit heals is no effect of hers
    Given Carolyn Fern and Roland Banks are at the Study
    And Roland Banks controls First Aid
    And First Aid has 1 supply
    And Roland Banks has 1 horror
    And it is the turn of Roland Banks
    When Roland Banks uses First Aid on Roland Banks
    Then Roland Banks has 0 horror
    And nobody has a choice
