Feature: A token that is canceled, and none comes in its place
  Source: Rules Reference v2.5, Cancel. What cancels a token keeps it from all that it does; another is
  revealed only where the card says so.

  @arkham-lcg/cancel
  Scenario: The automatic failure is canceled, and the skill is what it is
    Given Wendy Adams is at the Study
    And Wendy Adams controls Nightmare Bauble
    And Dream Parasite is attached to Nightmare Bauble
    And the deck of Wendy Adams holds Knife (0) and Guts (0)
    And the chaos bag holds auto-fail
    When Wendy Adams tests willpower (4)
    And nobody commits a card
    And Wendy Adams uses Nightmare Bauble
    Then this has happened: Wendy Adams succeeds
    And Dream Parasite is in the deck of Wendy Adams

  @arkham-lcg/cancel
  Scenario: A skull heals, and that is all there is to it
    Given Zoey Samaras is at the Study
    And Zoey Samaras controls Wish Eater with 3 charges
    And Zoey Samaras has 2 damage and 2 horror
    And the skull is -8
    And the chaos bag holds skull, -8
    When Zoey Samaras tests willpower (4)
    And nobody commits a card
    And Zoey Samaras reveals skull
    And Zoey Samaras uses Wish Eater
    Then this has happened: Zoey Samaras succeeds
    And Zoey Samaras has 1 damage and 1 horror
    And this has not happened: Zoey Samaras reveals -8
