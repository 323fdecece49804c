Feature: Damage that lies on a weakness
  Source: Rules Reference v2.5, Dealing Damage/Horror, Weakness; the cards.

  @arkham-lcg/dealing-damage-horror
  Scenario: Each blow leaves a mark, the third one lets go
    Given Daniela Reyes is at the Study
    And In Harm's Way is in the threat area of Daniela Reyes
    And Ghoul Priest is engaged with Daniela Reyes
    And the chaos bag holds +1
    When Daniela Reyes fights Ghoul Priest
    And nobody commits anything
    Then Daniela Reyes has 1 damage
    And In Harm's Way has 1 damage

  @arkham-lcg/dealing-damage-horror
  Scenario: With the third mark it is discarded
    Given Daniela Reyes is at the Study
    And In Harm's Way is in the threat area of Daniela Reyes
    And In Harm's Way has 2 damage
    And Ghoul Priest is engaged with Daniela Reyes
    And the chaos bag holds +1
    When Daniela Reyes fights Ghoul Priest
    And nobody commits anything
    Then In Harm's Way is in the discard pile of Daniela Reyes

  @arkham-lcg/qa/move-damage-horror-card-without-health
  Scenario: A book under somebody's control has brought its horror along
    Given Daisy Walker is at the Study
    And Daisy Walker controls The Necronomicon (01009), Guard Dog
    When Daisy Walker uses The Necronomicon (01009)
    Then The Necronomicon (01009) has 2 horror
    And Daisy Walker has 1 horror
    And Guard Dog has no horror
