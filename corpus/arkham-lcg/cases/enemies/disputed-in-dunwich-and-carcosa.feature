Feature: Enemies of Dunwich, Carcosa and beyond that players dispute
  Source: Rules Reference v2.5, Forced Abilities; Cannot; Immune; Instead; Then; Errata and Card FAQ
  (Clover Club Pit Boss, Otherworldly Meddler, Puppet of Hastur, Haunted Patient, Hydra).

  @arkham-lcg/ability/forced-abilities @arkham-lcg/clues
  Scenario: The pit boss turns on whoever finds a clue beside him
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And an exhausted Clover Club Pit Boss is at the Study
    And the chaos bag holds 0
    When Roland Banks investigates
    And nobody commits anything
    Then in order:
      | Roland Banks discovers 1 clue at Study    |
      | Clover Club Pit Boss readies              |
      | Clover Club Pit Boss attacks Roland Banks |
    And Clover Club Pit Boss is engaged with Roland Banks

  @arkham-lcg/then @arkham-lcg/instead
  Scenario: The meddler turns 1 of its doom into 1 damage less
    Given Roland Banks is at the Study
    And Otherworldly Meddler is engaged with Roland Banks
    And Otherworldly Meddler has 1 doom
    And the chaos bag holds +1
    When Roland Banks fights Otherworldly Meddler
    And nobody commits anything
    Then Otherworldly Meddler has 0 damage
    And Otherworldly Meddler has 0 doom

  @arkham-lcg/then
  Scenario: Without doom the meddler takes all of it, for what comes then needs what comes before
    Given Roland Banks is at the Study
    And Otherworldly Meddler is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Otherworldly Meddler
    And nobody commits anything
    Then Otherworldly Meddler has 1 damage

  @arkham-lcg/defeat @arkham-lcg/ability/forced-abilities
  Scenario: It feeds on investigators who fall, wherever they do
    Given Roland Banks is at the Study with 8 damage
    And Agnes Baker is at the Hallway
    And Otherworldly Meddler is engaged with Agnes Baker
    When Roland Banks takes 1 damage
    Then Otherworldly Meddler has 3 doom

  @arkham-lcg/when @arkham-lcg/fight-action
  Scenario: Attacking the haunted costs horror before the test begins
    Given Roland Banks is at the Study
    And Haunted Patient is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Haunted Patient
    And Roland Banks assigns 1 horror to Roland Banks
    And nobody commits anything
    Then Roland Banks has 1 horror
    And Haunted Patient has 1 damage

  @arkham-lcg/lasting-effects @arkham-lcg/choices-and-the-grim-rule
  Scenario: What lasts to the end of the investigation phase outlives the Mythos phase in which it began
    Given Roland Banks is at the Study
    And the current agenda is Rise of the Ghouls
    And it is the mythos phase
    When Roland Banks draws Puppet of Hastur from the encounter deck
    And Roland Banks chooses option 2
    And the investigation phase begins
    Then the fight of Puppet of Hastur is 5

  @arkham-lcg/cannot @arkham-lcg/fight-action
  Scenario: A brood is not attacked with bare hands
    Given Roland Banks is at the Study
    And Brood of Yog-Sothoth (02255) is at the Study
    When Roland Banks fights Brood of Yog-Sothoth (02255)
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/cannot @arkham-lcg/ability
  Scenario: Nor with a knife
    Given Roland Banks is at the Study
    And Brood of Yog-Sothoth (02255) is at the Study
    And Roland Banks controls Knife
    When Roland Banks uses Knife on Brood of Yog-Sothoth (02255)
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/cannot @arkham-lcg/fight-action
  Scenario: The formula reaches it
    Given Agnes Baker is at the Study
    And Brood of Yog-Sothoth (02255) is at the Study
    And Brood of Yog-Sothoth (02255) has 2 clues and 1 damage
    And Agnes Baker controls Esoteric Formula
    And the chaos bag holds 0
    When Agnes Baker uses Esoteric Formula on Brood of Yog-Sothoth (02255)
    And nobody commits anything
    Then this has happened: Brood of Yog-Sothoth is defeated

  @arkham-lcg/cannot @arkham-lcg/hidden
  Scenario: Pity stays the hand that holds it, from the possessed alone
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Gift of Madness (03186) is hidden in the hand of Roland Banks
    And Haunted Patient is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    Then Roland Banks cannot fight Haunted Patient
    And Roland Banks may fight Ghoul Minion
    And Agnes Baker may fight Haunted Patient

  @arkham-lcg/delayed-effects @arkham-lcg/steps/4.3
  Scenario: Whoever a boa has squeezed readies nothing in the next upkeep phase
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog and Knife
    And Knife is exhausted
    And the deck of Roland Banks holds Dodge and Dodge
    And Boa Constrictor is engaged with Roland Banks
    When the enemy phase is resolved
    And Roland Banks assigns 1 damage to Roland Banks, 1 horror to Roland Banks
    And the upkeep phase begins
    Then Knife is exhausted
    And this has happened: Boa Constrictor readies

  @arkham-lcg/immune @arkham-lcg/act-deck-and-agenda-deck
  Scenario: The tenth doom on Azathoth ends it all
    Given Roland Banks is at the Study
    And Azathoth is at the Study with 9 doom
    When 1 doom is placed on Azathoth
    Then this has happened: the scenario ends with resolution 1

  @arkham-lcg/immune @arkham-lcg/cannot
  Scenario: The sleeper is out of reach of actions
    Given Roland Banks is at Lair of Hydra
    And Hydra (07331a) is at Lair of Hydra
    Then Roland Banks cannot fight Hydra (07331a)
    And Roland Banks cannot evade Hydra (07331a)
    And Roland Banks cannot engage Hydra (07331a)

  @arkham-lcg/steps/2.3 @arkham-lcg/ability/forced-abilities
  Scenario: She stirs when the investigation phase ends, and not when the round does
    Given Roland Banks is at Lair of Hydra
    And Hydra (07331a) is at Lair of Hydra
    When the investigation phase is resolved
    And Roland Banks ends his turn
    Then Hydra (07331a) has 1 doom

  @arkham-lcg/cannot @arkham-lcg/cancel @arkham-lcg/event-cards
  Scenario: A blow that no dodge cancels
    Given Roland Banks is at the Study with 5 resources
    And Sebastien Moreau (03068b) is engaged with Roland Banks
    And Roland Banks has Dodge (01023) in hand
    When Sebastien Moreau (03068b) attacks Roland Banks
    And Roland Banks plays Dodge (01023)
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/chaos-tokens @arkham-lcg/sanity-and-horror
  Scenario: Whoever has sanity left may yet hit the king
    Given Roland Banks is at the Study with 4 horror
    And Hastur (03334) is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Hastur (03334)
    And nobody commits anything
    Then Hastur (03334) has 1 damage

  @arkham-lcg/cannot @arkham-lcg/fight-action
  Scenario: The king in yellow is hit in vain
    Given Roland Banks is at the Study
    And Hastur (03332) is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks fights Hastur (03332)
    And nobody commits anything
    Then Hastur (03332) has 0 damage

  @arkham-lcg/ability @arkham-lcg/in-player-order
  Scenario: He strikes at everybody, wherever they are
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Hastur (03332) is engaged with Agnes Baker
    When the enemy phase begins
    Then this has happened: Hastur attacks Roland Banks
    And this has happened: Hastur attacks Agnes Baker

  @arkham-lcg/ability/triggered-abilities @arkham-lcg/activate-action
  Scenario: And anybody may stare him down, from wherever they are
    Given Agnes Baker is at the Study
    And Hastur (03332) is at the Hallway
    And the chaos bag holds 0
    When Agnes Baker uses Hastur (03332)
    And nobody commits anything
    Then this has happened: Agnes Baker tests willpower (4)
    And Hastur (03332) is exhausted

  @arkham-lcg/ability/forced-abilities @arkham-lcg/discard-piles
  Scenario: Eleven discarded cards feed the starseeker, ten do not
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Yithian Starseeker is engaged with Roland Banks
    And Roland Banks has Knife, Knife, Knife, Knife, Knife, Knife, Dodge, Dodge, Dodge, Dodge and Dodge in his discard pile
    And Agnes Baker has Guts, Guts, Guts, Guts, Guts, Guts, Fire Axe, Fire Axe, Fire Axe and Fire Axe in her discard pile
    When Yithian Starseeker attacks Agnes Baker
    And nobody reacts
    Then Yithian Starseeker has 0 doom
    When Yithian Starseeker attacks Roland Banks
    Then Yithian Starseeker has 1 doom

  @arkham-lcg/steps/3.4 @arkham-lcg/move
  Scenario: At the peak the devotee is done
    Given Roland Banks is at the Study
    And the current agenda is Rise of the Ghouls
    And Sentinel Peak is in play
    And Devotee of the Key is at Sentinel Peak
    When the enemy phase is resolved
    Then Devotee of the Key is in the encounter discard pile
    And Rise of the Ghouls has 2 doom

  @arkham-lcg/cannot @arkham-lcg/clues
  Scenario: Nobody finds a clue under Dianne's eyes
    Given Roland Banks is at the Study
    And the Study has 1 clues
    And Dianne Devine (03081) is at the Study
    And the chaos bag holds +1
    When Roland Banks investigates
    And nobody commits anything
    Then the Study has 1 clues

  @arkham-lcg/qa/dianne-devine-bystander-asset-no-clues-count @arkham-lcg/ability/forced-abilities
  Scenario: A bystander without any clues has the fewest
    Given Roland Banks is at the Rivertown
    And Constance Dumaine waits at the Rivertown
    And Constance Dumaine has 1 clues
    And the Study is in play
    And Jordan Perry waits at the Study
    And Dianne Devine (03081) is at the Rivertown
    When the enemy phase begins
    Then Dianne Devine is at the Study

  @arkham-lcg/move @arkham-lcg/parley
  Scenario: A parley anywhere draws her one step nearer
    Given Roland Banks is at the Rivertown
    And Southside (01126) is in play
    And Southside (01126) is connected to the Rivertown
    And Dianne Devine (52023) is at the Southside (01126)
    And Peter Warren is engaged with Roland Banks
    And Roland Banks has 2 clues
    When Roland Banks uses Peter Warren
    Then Dianne Devine is at the Rivertown

  @arkham-lcg/location-cards @arkham-lcg/move
  Scenario: A location that turns over draws the winged one
    Given Roland Banks is at the Sea of Bones
    And the Sea of Bones has 1 clues
    And the Sea of Bones has Dark Abyss on its other side
    And the Study is connected to the Sea of Bones
    And Winged One is at the Study
    And the chaos bag holds +1
    When Roland Banks investigates
    And nobody commits anything
    Then Winged One is at the Dark Abyss

  @arkham-lcg/location-cards @arkham-lcg/ability/forced-abilities
  Scenario: And lets the creature next door strike at everybody there
    Given Roland Banks is at the Sea of Bones
    And the Sea of Bones has 1 clues
    And the Sea of Bones has Dark Abyss on its other side
    And the Study is connected to the Sea of Bones
    And the Sea of Bones is connected to the Study
    And Creature Out of Demhe is at the Study
    And the chaos bag holds +1
    When Roland Banks investigates
    And nobody commits anything
    Then this has happened: Creature Out of Demhe attacks Roland Banks
