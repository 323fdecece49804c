Feature: Damage and horror that one card pays

  All costs are paid at once, so a card that breaks by paying them has paid them.

  @arkham-lcg/costs
  Scenario: The gear takes both before it breaks
    Given William Yorick is at the Study
    And William Yorick controls Protective Gear
    And Protective Gear has 2 damage
    And the chaos bag holds auto-fail
    When William Yorick draws Grasping Hands from the encounter deck
    And William Yorick uses Protective Gear
    Then Protective Gear is in the discard pile
    And William Yorick has 0 damage
