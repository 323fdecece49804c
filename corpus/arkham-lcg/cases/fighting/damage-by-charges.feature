Feature: Attacks whose damage is what their success spends
  Source: Rules Reference v2.5, Fight Action and Uses (X "type").

  @arkham-lcg/fight-action @arkham-lcg/uses-x-type
  Scenario: Two charges, two damage
    Given Agnes Baker is at the Study
    And Agnes Baker controls Brand of Cthugha
    And Brand of Cthugha has 3 charges
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Brand of Cthugha on Ghoul Priest
    And Agnes Baker uses willpower for the test
    And Agnes Baker chooses option 2
    Then Ghoul Priest has 2 damage
    And Brand of Cthugha has 1 charge

  @arkham-lcg/fight-action @arkham-lcg/uses-x-type
  Scenario: The last charge allows no more than one
    Given Agnes Baker is at the Study
    And Agnes Baker controls Brand of Cthugha
    And Brand of Cthugha has 1 charge
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Brand of Cthugha on Ghoul Priest
    And Agnes Baker uses willpower for the test
    Then it is asked whether Ghoul Priest has 1 damage
    And the answer is yes

  @arkham-lcg/fight-action @arkham-lcg/uses-x-type
  Scenario: Without charges it succeeds and deals nothing
    Given Agnes Baker is at the Study
    And Agnes Baker controls Brand of Cthugha
    And Brand of Cthugha has 0 charges
    And Ghoul Priest is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Brand of Cthugha on Ghoul Priest
    And Agnes Baker uses willpower for the test
    Then it is asked whether Agnes Baker succeeds
    And the answer is yes
    And it is asked whether Ghoul Priest has 0 damage
    And the answer is yes
