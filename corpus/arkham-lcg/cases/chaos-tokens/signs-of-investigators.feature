Feature: What the elder sign does for an investigator
  Source: Rules Reference v2.5, Chaos Tokens; Skill Test Timing, ST.4, ST.5 and ST.7; May; Heal;
  Direct Damage/Direct Horror; Automatic Failure/Success.

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-4
  Scenario: As much as there is horror on her
    Given Agnes Baker is at the Study
    And Agnes Baker has 2 horror
    And the chaos bag holds elder-sign
    When Agnes Baker tests willpower (7)
    Then Agnes Baker succeeds by 0

  @arkham-lcg/steps/st-4 @arkham-lcg/may
  Scenario: One more, and a wound healed by whoever wants it
    Given Agnes Baker (90017) is at the Study
    And Agnes Baker (90017) has 2 damage
    And the chaos bag holds elder-sign
    When Agnes Baker (90017) tests willpower (6)
    And Agnes Baker (90017) accepts the effect of Agnes Baker (90017)
    Then Agnes Baker (90017) succeeds by 0
    And Agnes Baker (90017) has 1 damage

  @arkham-lcg/steps/st-7 @arkham-lcg/evade-evade-action
  Scenario: A success that evades an enemy nearby which is not elite
    Given Alessandra Zorzi is at the Study
    And the Study is connected to the Hallway
    And the Study is connected to the Cellar
    And the Cellar is unrevealed
    And Ghoul Priest is engaged with Alessandra Zorzi
    And Ghoul Minion is at the Hallway
    And Swarm of Rats is at the Cellar
    And the chaos bag holds elder-sign
    When Alessandra Zorzi tests willpower (5)
    Then Alessandra Zorzi succeeds by 0
    And Ghoul Minion is exhausted
    And Ghoul Priest is ready
    And Swarm of Rats is ready

  @arkham-lcg/steps/st-7
  Scenario: A failure that evades nobody
    Given Alessandra Zorzi is at the Study
    And Ghoul Minion is engaged with Alessandra Zorzi
    And the chaos bag holds elder-sign
    When Alessandra Zorzi tests willpower (6)
    Then Alessandra Zorzi fails by 1
    And Ghoul Minion is ready

  @arkham-lcg/steps/st-4 @arkham-lcg/ready
  Scenario: A dog that gets up
    Given "Ashcan" Pete is at the Study
    And "Ashcan" Pete controls Duke
    And Duke is exhausted
    And the chaos bag holds elder-sign
    When "Ashcan" Pete tests willpower (6)
    Then "Ashcan" Pete succeeds by 0
    And Duke is ready

  @arkham-lcg/steps/st-5 @arkham-lcg/direct-damage-direct-horror
  Scenario: A wound that he chooses makes the fighter better in the same test
    Given Calvin Wright is at the Study
    And Calvin Wright has 1 damage
    And the chaos bag holds elder-sign
    When Calvin Wright tests combat (2)
    And Calvin Wright accepts the effect of Calvin Wright
    And Calvin Wright chooses option 3
    Then Calvin Wright has 2 damage
    And Calvin Wright succeeds by 0

  @arkham-lcg/steps/st-5 @arkham-lcg/direct-damage-direct-horror
  Scenario: A fright that he chooses makes him brighter
    Given Calvin Wright is at the Study
    And Calvin Wright has 1 damage and 1 horror
    And the chaos bag holds elder-sign
    When Calvin Wright tests intellect (2)
    And Calvin Wright accepts the effect of Calvin Wright
    And Calvin Wright chooses option 4
    Then Calvin Wright has 1 damage and 2 horror
    And Calvin Wright succeeds by 0

  @arkham-lcg/steps/st-5 @arkham-lcg/heal
  Scenario: What he lets heal makes him worse at once
    Given Calvin Wright is at the Study
    And Calvin Wright has 2 damage and 2 horror
    And the chaos bag holds elder-sign
    When Calvin Wright tests agility (2)
    And Calvin Wright accepts the effect of Calvin Wright
    And Calvin Wright chooses option 1
    Then this has happened: Calvin Wright fails by 1
    And Calvin Wright has 1 damage and 2 horror
    When Calvin Wright tests willpower (3)
    And Calvin Wright accepts the effect of Calvin Wright
    And Calvin Wright chooses option 2
    Then this has happened: Calvin Wright fails by 2
    And Calvin Wright has 1 damage and 1 horror

  @arkham-lcg/may
  Scenario: Nothing healed, nothing taken
    Given Calvin Wright is at the Study
    And Calvin Wright has 1 damage
    And the chaos bag holds elder-sign
    When Calvin Wright tests combat (2)
    And Calvin Wright declines the effect of Calvin Wright
    Then Calvin Wright has 1 damage
    And Calvin Wright fails by 1

  @arkham-lcg/steps/st-7 @arkham-lcg/for-each-or-for-every
  Scenario: A success that is worth a card for each book
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore and Knife
    And the deck of Daisy Walker holds Machete, Guts
    And the chaos bag holds elder-sign
    When Daisy Walker tests willpower (3)
    Then Machete is in hand
    And the deck of Daisy Walker has 1 card

  @arkham-lcg/steps/st-7
  Scenario: Whoever fails has read in vain
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And the deck of Daisy Walker holds Machete, Guts
    And the chaos bag holds elder-sign
    When Daisy Walker tests willpower (4)
    Then the deck of Daisy Walker has 2 cards

  @arkham-lcg/steps/st-5 @arkham-lcg/modifiers
  Scenario: A card from beneath comes to hand, and a point of willpower goes with it
    Given Diana Stanley is at the Study
    And Knife and Machete are beneath Diana Stanley
    And the chaos bag holds elder-sign
    When Diana Stanley tests willpower (4)
    And Diana Stanley accepts the effect of Diana Stanley
    And Diana Stanley chooses Machete
    Then Machete is in hand
    And Knife lies beneath Diana Stanley
    And Diana Stanley succeeds by 0

  @arkham-lcg/seal @arkham-lcg/steps/st-4
  Scenario: A blessing sealed by the sign
    Given Father Mateo (90081) is at the Study
    And the chaos bag holds elder-sign, bless
    When Father Mateo (90081) tests willpower (5)
    And Father Mateo (90081) reveals elder-sign
    Then Father Mateo (90081) succeeds by 0
    And the tokens sealed on Father Mateo (90081) are bless
    And the chaos bag now holds elder-sign

  @arkham-lcg/seal @arkham-lcg/limits-and-maximums
  Scenario: His own ability seals once in the round, and the sign once more
    Given Father Mateo (90081) and Roland Banks are at the Study
    And it is the turn of Father Mateo (90081)
    And the chaos bag holds elder-sign, bless, bless, bless
    When Father Mateo (90081) uses Father Mateo (90081) on Roland Banks
    Then the tokens sealed on Roland Banks are bless
    And Father Mateo (90081) may not use Father Mateo (90081)
    When Father Mateo (90081) tests willpower (5)
    And Father Mateo (90081) reveals elder-sign
    Then the tokens sealed on Father Mateo (90081) are bless
    And the chaos bag now holds elder-sign, bless

  @arkham-lcg/steps/st-7
  Scenario: A success that is worth a card and a resource
    Given Joe Diamond (12004) is at the Study
    And Joe Diamond (12004) has 0 resources
    And the deck of Joe Diamond (12004) holds Machete, Guts
    And the chaos bag holds elder-sign
    When Joe Diamond (12004) tests willpower (3)
    Then Machete is in hand
    And Joe Diamond (12004) has 1 resource

  @arkham-lcg/steps/st-4 @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: A blessing and a curse are added, and neither is revealed
    Given Kōhaku Narukami is at the Study
    And the chaos bag holds elder-sign
    When Kōhaku Narukami tests willpower (6)
    Then Kōhaku Narukami succeeds by 0
    And the chaos bag now holds elder-sign, bless, curse

  @arkham-lcg/search @arkham-lcg/steps/st-4
  Scenario: An ally is found among three cards, and no deeper
    Given Leo Anderson is at the Study
    And the deck of Leo Anderson holds Knife, Machete, Guard Dog, Beat Cop
    And the chaos bag holds elder-sign
    When Leo Anderson tests willpower (6)
    Then Guard Dog is in hand
    And the deck of Leo Anderson has 3 cards
    And Leo Anderson succeeds by 0
    And this has happened: Leo Anderson shuffles the deck

  @arkham-lcg/may @arkham-lcg/lola-and-roles
  Scenario: A role that changes in the middle of a test
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role seeker
    And the chaos bag holds elder-sign
    When Lola Hayes tests willpower (5)
    And Lola Hayes accepts the effect of Lola Hayes
    And Lola Hayes chooses the role rogue
    Then the role of Lola Hayes is rogue
    And Lola Hayes succeeds by 0

  @arkham-lcg/automatic-failure-success
  Scenario: Three cards for a failure that he chooses
    Given Rex Murphy is at the Study
    And Study has 1 clue
    And the deck of Rex Murphy holds Machete, Guts, Knife, Lucky!
    And the chaos bag holds elder-sign
    When Rex Murphy investigates
    And Rex Murphy accepts the effect of Rex Murphy
    Then Rex Murphy fails by 2
    And Rex Murphy has 0 clues
    And Rex Murphy has 3 cards in hand

  @arkham-lcg/may
  Scenario: Two more for whoever lets the cards lie
    Given Rex Murphy is at the Study
    And the deck of Rex Murphy holds Machete, Guts, Knife
    And the chaos bag holds elder-sign
    When Rex Murphy tests willpower (5)
    And Rex Murphy declines the effect of Rex Murphy
    Then Rex Murphy succeeds by 0
    And Rex Murphy has 0 cards in hand

  @arkham-lcg/steps/st-7
  Scenario: A success that brings back a discarded card
    Given William Yorick is at the Study
    And William Yorick has Knife in his discard pile
    And the chaos bag holds elder-sign
    When William Yorick tests willpower (5)
    Then Knife is in hand

  @arkham-lcg/steps/st-7
  Scenario: A failure leaves it there
    Given William Yorick is at the Study
    And William Yorick has Knife in his discard pile
    And the chaos bag holds elder-sign
    When William Yorick tests willpower (6)
    Then William Yorick fails by 1
    And Knife is in the discard pile

  @arkham-lcg/fight-action @arkham-lcg/steps/st-4
  Scenario: One more point of damage in an attack
    Given Zoey Samaras is at the Study
    And Ghoul Priest is engaged with Zoey Samaras
    And the chaos bag holds elder-sign
    When Zoey Samaras fights Ghoul Priest
    Then Zoey Samaras succeeds by 1
    And Ghoul Priest has 2 damage

  @arkham-lcg/fight-action @arkham-lcg/steps/st-7
  Scenario: It is for a success: a failed attack that hits a friend deals what an attack deals
    Given Zoey Samaras and Roland Banks are at the Study
    And Haunted is in the threat area of Zoey Samaras
    And Laboring Gug is engaged with Roland Banks
    And the chaos bag holds elder-sign
    When Zoey Samaras fights Laboring Gug
    Then Zoey Samaras fails by 1
    And Roland Banks has 1 damage

  @arkham-lcg/drawing-cards @arkham-lcg/steps/st-4
  Scenario: A card for whoever wears a strange body
    Given Body of a Yithian is at the Study
    And the deck of Body of a Yithian holds Knife, Guts
    And the chaos bag holds elder-sign
    When Body of a Yithian tests willpower (4)
    Then Body of a Yithian succeeds by 0
    And Knife is in hand
