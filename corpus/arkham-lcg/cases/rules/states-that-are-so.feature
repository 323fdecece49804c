Feature: What waits for a state finds it as the game lies
  Source: Rules Reference v2.5, Ability (Forced and constant abilities).

  @arkham-lcg/ability/forced-abilities
  Scenario: The veil tears before the first action
    Given Roland Banks and Agnes Baker are at the Study
    And Beyond the Veil is in the threat area of Roland Banks
    And Roland Banks controls Beat Cop
    And the deck of Roland Banks is empty
    When Roland Banks assigns 2 damage to Beat Cop, 8 damage to Roland Banks
    And Roland Banks takes a resource
    Then in order:
      | Roland Banks takes 10 damage |
      | Beyond the Veil is discarded |
      | Roland Banks gains 1 resource |

  @arkham-lcg/ability/forced-abilities
  Scenario: Whoever falls to it takes no action any more
    Given Roland Banks and Agnes Baker are at the Study
    And Beyond the Veil is in the threat area of Roland Banks
    And the deck of Roland Banks is empty
    When the investigation phase begins
    Then Roland Banks is eliminated
    And Agnes Baker is the lead investigator

  @arkham-lcg/ability/constant-abilities
  Scenario: A card that goes once it is spent lies there no longer
    Given Roland Banks is at the Study
    And Roland Banks controls Forbidden Knowledge
    And Forbidden Knowledge has 0 secrets
    When Roland Banks takes a resource
    Then in order:
      | Forbidden Knowledge is discarded |
      | Roland Banks gains 1 resource |

  @arkham-lcg/ability/constant-abilities
  Scenario: What says no Forced is none, and its moment comes all the same
    Given Roland Banks is at the Study
    And Roland Banks controls Dark Horse (02234)
    And Roland Banks has 0 resources
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    And Roland Banks accepts the effect of Dark Horse
    Then Roland Banks has 0 resources
    And this has not happened: Forced: Dark Horse
