Feature: Acting "as if" elsewhere
  Source: Rules Reference v2.5, "As if"; FAQ v2.5, 2.10; Grimoire, Come Se.

  @arkham-lcg/as-if
  Scenario: The clue and the shroud are those of the other place
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And Attic has 2 clues
    And Study has 1 clue
    And Roland Banks controls In the Know
    And the chaos bag holds 0
    When Roland Banks uses In the Know on Attic
    Then in order:
      | Roland Banks tests intellect (1)       |
      | Roland Banks discovers 1 clue at Attic |
    And Study has 1 clue
    And Roland Banks is at the Study

  @arkham-lcg/as-if @arkham-lcg/attack-of-opportunity
  Scenario: Whoever holds you holds you still: the threat area does not change
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And Attic has 2 clues
    And Roland Banks controls In the Know
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses In the Know on Attic
    Then in order:
      | Swarm of Rats attacks Roland Banks     |
      | Roland Banks discovers 1 clue at Attic |
    And Swarm of Rats is engaged with Roland Banks

  @arkham-lcg/as-if @arkham-lcg/enemy-engagement
  Scenario: The enemies there do not come for somebody who is not there
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And Attic has 2 clues
    And Swarm of Rats is at the Attic
    And Roland Banks controls In the Know
    And the chaos bag holds 0
    When Roland Banks uses In the Know on Attic
    Then Swarm of Rats is engaged with nobody
    And Roland Banks has 1 clue

  @arkham-lcg/as-if @edition-2016
  Scenario: In 2016 the bird that sings there is heard
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And Attic has 2 clues
    And Whippoorwill is at the Attic
    And Roland Banks controls In the Know
    And the chaos bag holds -2
    When Roland Banks uses In the Know on Attic
    Then in order:
      | Roland Banks fails by 1 |

  @arkham-lcg/as-if @edition-2026
  Scenario: In 2026 the bird sings to nobody
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And Attic has 2 clues
    And Whippoorwill is at the Attic
    And Roland Banks controls In the Know
    And the chaos bag holds -2
    When Roland Banks uses In the Know on Attic
    Then in order:
      | Roland Banks succeeds                  |
      | Roland Banks discovers 1 clue at Attic |

  @arkham-lcg/as-if
  Scenario: The bird where you really stand, the other way round
    Given Roland Banks is at the Study
    And the Study is connected to the Attic
    And Attic has 2 clues
    And Whippoorwill is at the Study
    And Roland Banks controls In the Know
    And the chaos bag holds -2
    When Roland Banks uses In the Know on Attic
    Then it is asked whether Roland Banks succeeds
    And in the edition of 2016 the answer is yes
    And in the edition of 2026 the answer is no

  @arkham-lcg/as-if @arkham-lcg/additional-costs
  Scenario: What investigating there costs on top is paid
    Given Roland Banks is at the Study
    And the Study is connected to the Waterfront District
    And Waterfront District has 1 clue
    And Roland Banks controls In the Know
    And the chaos bag holds 0
    When Roland Banks uses In the Know on Waterfront District
    Then in order:
      | Roland Banks spends 1 action                         |
      | Roland Banks spends 1 action                         |
      | Roland Banks discovers 1 clue at Waterfront District |
