Feature: Where "at" and "if" abilities stand
  Source: Rules Reference v2.5, After, At, If, When, Lasting Effects; FAQ v2.5, 2.2; Grimoire, Alla/All', Se, Sequenza Concatenata.

  @arkham-lcg/at @arkham-lcg/after
  Scenario: At the end of the turn comes before what follows the turn
    Given Roland Banks is at the Study
    And Roland Banks controls Peter Sylvestre
    And Peter Sylvestre has 1 horror
    And Chronophobia is in the threat area of Roland Banks
    When Roland Banks begins a turn
    And Roland Banks ends the turn
    And Roland Banks uses Peter Sylvestre
    Then in order:
      | Roland Banks takes 1 horror             |
      | 1 horror is healed from Peter Sylvestre |
    And Roland Banks has 1 horror
    And Peter Sylvestre has 0 horror

  @arkham-lcg/at @arkham-lcg/weakness
  Scenario: A card held in hand looks back at the turn as it ends, not at the next one
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has Dark Memory in hand
    When Roland Banks begins a turn
    And Roland Banks ends the turn
    Then Agnes Baker has 0 horror
    When Agnes Baker begins a turn
    And Agnes Baker ends the turn
    Then Agnes Baker has 2 horror

  @arkham-lcg/at @arkham-lcg/upkeep-phase
  Scenario: The end of the upkeep phase comes after the resources it brought
    Given Roland Banks is at the Study
    And Roland Banks controls Hired Muscle
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    And Roland Banks chooses option 1
    Then in order:
      | Roland Banks gains 1 resource  |
      | the upkeep phase ends          |
      | Roland Banks spends 1 resource |
      | round 1 ends                   |
    And Hired Muscle is in play

  @arkham-lcg/at @arkham-lcg/steps/4.6
  Scenario: What happens at the end of the phase is done before the end of the round
    Given Roland Banks is at the Study
    And Roland Banks controls Hired Muscle
    And Relentless Dark Young is engaged with Roland Banks with 2 damage
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    And Roland Banks chooses option 2
    Then in order:
      | Hired Muscle is discarded                      |
      | round 1 ends                                   |
      | 2 damage is healed from Relentless Dark Young  |

  @arkham-lcg/at @arkham-lcg/defeat
  Scenario: Healed at the end of the round is too late for what was dealt in it
    Given Roland Banks is at the Study
    And Relentless Dark Young is engaged with Roland Banks with 4 damage
    And the deck of Roland Banks holds Knife
    And the chaos bag holds +1
    When Roland Banks fights Relentless Dark Young
    And the upkeep phase begins
    Then in order:
      | Relentless Dark Young is defeated |
      | round 1 ends                      |
    And it is asked whether 2 damage is healed from Relentless Dark Young
    And the answer is no

  @arkham-lcg/at @arkham-lcg/when
  Scenario: A "when" of an attack, the attack, and then what follows it
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    And Silver Twilight Acolyte is engaged with Roland Banks
    And the current agenda is Rise of the Ghouls
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Guard Dog
    And Roland Banks uses Guard Dog
    Then in order:
      | Guard Dog deals 1 damage to Silver Twilight Acolyte |
      | 1 damage is placed on Guard Dog                     |
      | 1 doom is placed on Rise of the Ghouls              |

  @arkham-lcg/if @arkham-lcg/at
  Scenario: Is the passenger gone when everybody shudders?
    Given Roland Banks is at the Study
    And Roland Banks controls Helpless Passenger
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Helpless Passenger
    Then it is asked whether Helpless Passenger is discarded before Roland Banks takes 1 horror
    And in the edition of 2016 the answer is open
    And in the edition of 2026 the answer is yes

  @arkham-lcg/if @arkham-lcg/after
  Scenario: The shudder comes before anything that follows the loss
    Given Agnes Baker is at the Study
    And Agnes Baker controls Helpless Passenger
    And Swarm of Rats is engaged with Agnes Baker
    When the enemy phase begins
    And Agnes Baker assigns 1 damage to Helpless Passenger
    And Agnes Baker uses Agnes Baker
    Then in order:
      | Helpless Passenger is defeated              |
      | Agnes Baker takes 1 horror                  |
      | Agnes Baker deals 1 damage to Swarm of Rats |
      | Swarm of Rats is defeated                   |
