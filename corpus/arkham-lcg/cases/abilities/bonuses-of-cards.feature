Feature: Bonuses and penalties that cards give for as long as they stand
  Source: Rules Reference v2.5, Ability, Constant Abilities; Modifiers; Skill Test Timing, ST.5.

  @arkham-lcg/ability/constant-abilities
  Scenario: An ally makes whoever controls it better at one thing
    Given Roland Banks, Agnes Baker, Daisy Walker and "Skids" O'Toole are at the Study
    And Roland Banks controls Jim Culver (12060)
    And Agnes Baker controls Olivier Bishop
    And Daisy Walker controls Peter Sylvestre
    And "Skids" O'Toole controls Hired Muscle
    And the chaos bag holds 0
    When Roland Banks tests willpower (4)
    Then this has happened: Roland Banks succeeds by 0
    When Agnes Baker tests agility (4)
    Then this has happened: Agnes Baker succeeds by 0
    When Daisy Walker tests agility (3)
    Then this has happened: Daisy Walker succeeds by 0
    When "Skids" O'Toole tests combat (4)
    Then this has happened: "Skids" O'Toole succeeds by 0

  @arkham-lcg/ability/constant-abilities @arkham-lcg/you-your
  Scenario: It makes nobody else better, and at nothing else
    Given Roland Banks and Daisy Walker are at the Study
    And Daisy Walker controls Brother Xavier
    And the chaos bag holds 0
    When Daisy Walker tests willpower (4)
    Then this has happened: Daisy Walker succeeds by 0
    When Daisy Walker tests intellect (3)
    Then this has happened: Daisy Walker succeeds by 2
    When Roland Banks tests willpower (4)
    Then this has happened: Roland Banks fails by 1

  @arkham-lcg/ability/constant-abilities @arkham-lcg/if
  Scenario: A helper is of use only with a book or a relic to read
    Given Roland Banks is at the Study
    And Roland Banks controls Whitton Greene and Old Book of Lore
    And the chaos bag holds 0
    When Roland Banks tests intellect (4)
    Then this has happened: Roland Banks succeeds by 0

  @arkham-lcg/ability/constant-abilities @arkham-lcg/if
  Scenario: Without a book or a relic a helper is of no use
    Given Agnes Baker is at the Study
    And Agnes Baker controls Whitton Greene and Knife
    And the chaos bag holds 0
    When Agnes Baker tests intellect (2)
    Then this has happened: Agnes Baker succeeds by 0

  @arkham-lcg/ability/constant-abilities
  Scenario: A tarot card is worth one point
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Ace of Swords
    And Agnes Baker controls The Moon • XVIII
    And the chaos bag holds 0
    When Roland Banks tests combat (5)
    Then this has happened: Roland Banks succeeds by 0
    When Agnes Baker tests agility (4)
    Then this has happened: Agnes Baker succeeds by 0

  @arkham-lcg/ability/constant-abilities @arkham-lcg/seal
  Scenario: A sealed sign makes everything easier
    Given Roland Banks is at the Study
    And Roland Banks controls Crystalline Elder Sign
    And elder-sign is sealed on Crystalline Elder Sign
    And the chaos bag holds 0
    When Roland Banks tests willpower (4)
    Then this has happened: Roland Banks succeeds by 0
    When Roland Banks tests intellect (3)
    Then this has happened: Roland Banks succeeds by 1
    When Roland Banks tests combat (3)
    Then this has happened: Roland Banks succeeds by 2
    When Roland Banks tests agility (4)
    Then this has happened: Roland Banks fails by 1

  @arkham-lcg/ability/constant-abilities @arkham-lcg/skill-cards
  Scenario: A skill that stays as an asset until the round is over
    Given Roland Banks is at the Study
    And Roland Banks has Intrepid in hand
    And the chaos bag holds 0
    When Roland Banks tests willpower (4)
    And Roland Banks commits Intrepid
    Then this has happened: Roland Banks succeeds by 0
    And Intrepid is in play
    When Roland Banks tests intellect (3)
    Then this has happened: Roland Banks succeeds by 1
    When Roland Banks tests combat (3)
    Then this has happened: Roland Banks succeeds by 2
    When Roland Banks tests agility (4)
    Then this has happened: Roland Banks fails by 1

  @arkham-lcg/modifiers @arkham-lcg/weakness
  Scenario: What haunts an investigator costs a point in everything
    Given Roland Banks is at the Study
    And Haunted is in the threat area of Roland Banks
    And the chaos bag holds 0
    When Roland Banks tests willpower (2)
    Then this has happened: Roland Banks succeeds by 0
    When Roland Banks tests intellect (1)
    Then this has happened: Roland Banks succeeds by 1
    When Roland Banks tests combat (1)
    Then this has happened: Roland Banks succeeds by 2
    When Roland Banks tests agility (2)
    Then this has happened: Roland Banks fails by 1

  @arkham-lcg/modifiers @arkham-lcg/for-each-or-for-every
  Scenario: Horror and damage are what Calvin Wright lives on
    Given Calvin Wright is at the Study
    And Calvin Wright has 1 damage and 3 horror
    And the chaos bag holds 0
    When Calvin Wright tests willpower (3)
    Then this has happened: Calvin Wright succeeds by 0
    When Calvin Wright tests intellect (2)
    Then this has happened: Calvin Wright succeeds by 1
    When Calvin Wright tests combat (3)
    Then this has happened: Calvin Wright fails by 2
    When Calvin Wright tests agility (2)
    Then this has happened: Calvin Wright fails by 1

  @arkham-lcg/modifiers @arkham-lcg/location-cards
  Scenario: A place weighs on everybody who is there, and on nobody else
    Given Roland Banks and Agnes Baker are at Chapultepec Hill (04179)
    And Daisy Walker is at the Study
    And the chaos bag holds 0
    When Roland Banks tests willpower (1)
    Then this has happened: Roland Banks succeeds by 0
    When Agnes Baker tests willpower (3)
    Then this has happened: Agnes Baker succeeds by 0
    When Daisy Walker tests willpower (3)
    Then this has happened: Daisy Walker succeeds by 0

  @arkham-lcg/modifiers @arkham-lcg/location-cards
  Scenario: A hall in which everybody is nimble
    Given Roland Banks is at Exhibit Hall (02132)
    And Agnes Baker is at the Study
    And the chaos bag holds 0
    When Roland Banks tests agility (4)
    Then this has happened: Roland Banks succeeds by 0
    When Agnes Baker tests agility (3)
    Then this has happened: Agnes Baker succeeds by 0

  @arkham-lcg/modifiers @arkham-lcg/weakness
  Scenario: Scraps that weigh on the mind of whoever has them in play
    Given Trish Scarborough is at the Study
    And Trish Scarborough controls Occult Scraps
    And the chaos bag holds 0
    When Trish Scarborough tests willpower (1)
    Then this has happened: Trish Scarborough succeeds by 0

  @arkham-lcg/modifiers @arkham-lcg/per-investigator
  Scenario: An enemy whose health grows with the number of investigators
    Given Roland Banks and Agnes Baker are at the Study
    And The Masked Hunter is engaged with Roland Banks with 6 damage
    And the chaos bag holds 0
    When Roland Banks fights The Masked Hunter
    Then The Masked Hunter has 7 damage
    When Roland Banks fights The Masked Hunter
    Then The Masked Hunter is in the victory display

  @arkham-lcg/modifiers @arkham-lcg/per-investigator
  Scenario: Five points more for each of them
    Given Roland Banks is at the Study
    And Elokoss (12179b) is at the Study with 8 damage
    And the chaos bag holds +1
    When Roland Banks fights Elokoss (12179b)
    Then Elokoss (12179b) has 9 damage
    When Roland Banks fights Elokoss (12179b)
    Then Elokoss (12179b) is in the victory display

  @arkham-lcg/gaining-spending-and-forfeiting-actions
  Scenario: A friend who makes time for a fourth action
    Given Roland Banks is at the Study
    And Roland Banks controls Leo De Luca (1)
    And Roland Banks has 0 resources
    And it is the turn of Roland Banks
    When Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    Then Roland Banks has 4 resources
    When Roland Banks takes a resource
    Then it is refused under arkham-lcg/action
