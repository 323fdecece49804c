Feature: Who is meant by "you"
  Source: Rules Reference v2.5, You/Your; FAQ v2.5, 2.1 and 2.12.

  @arkham-lcg/you-your
  Scenario: The drawer of a treachery, its bearer, and whoever uses its action are three people
    Given Roland Banks and Agnes Baker are at the Study
    And Dreams of R'lyeh is in the threat area of Roland Banks
    And the chaos bag holds -1
    When Agnes Baker uses ability 3 of Dreams of R'lyeh
    Then in order:
      | Agnes Baker spends 1 action |
      | Agnes Baker tests willpower (3) |
      | Agnes Baker succeeds by 1 |
      | Dreams of R'lyeh is discarded |

  @arkham-lcg/you-your
  Scenario: Its modifiers are for the one in whose threat area it lies
    Given Roland Banks and Agnes Baker are at the Study
    And Dreams of R'lyeh is in the threat area of Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses ability 3 of Dreams of R'lyeh
    Then in order:
      | Roland Banks tests willpower (3) |
      | Roland Banks fails by 1 |
    And Dreams of R'lyeh is in play

  @arkham-lcg/you-your
  Scenario: Its Revelation is for whoever draws it
    Given Roland Banks and Agnes Baker are at the Study
    And the encounter deck holds Dreams of R'lyeh
    When Agnes Baker draws Dreams of R'lyeh from the encounter deck
    Then in order:
      | Agnes Baker draws the encounter card Dreams of R'lyeh |
      | Dreams of R'lyeh is put into play in the threat area of Agnes Baker |

  @arkham-lcg/you-your/interpreting-you-when-taking-or-being-dealt-damage
  Scenario: Damage of an attack on you is dealt to you though an asset takes it
    Given Roland Banks is at the Study
    And Roland Banks controls Survival Knife and Leather Coat
    And Swarm of Rats is engaged with Roland Banks
    And the chaos bag holds 0
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Leather Coat
    And Roland Banks uses Survival Knife
    Then in order:
      | Swarm of Rats attacks Roland Banks |
      | 1 damage is placed on Leather Coat |
      | Roland Banks tests combat (1) |
      | Survival Knife deals 2 damage to Swarm of Rats |

  @arkham-lcg/you-your/interpreting-you-when-taking-or-being-dealt-damage
  Scenario: Where an asset of somebody else takes all of it nothing has been dealt to you
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Survival Knife
    And Agnes Baker controls Brother Xavier
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    And Roland Banks assigns 1 damage to Brother Xavier
    Then nobody has a choice
    And Survival Knife is ready
    And Brother Xavier has 1 damage
    And Roland Banks has 0 damage

  @arkham-lcg/qa/straitjacket-other-threat-area @arkham-lcg/triggered-abilities
  Scenario: The action of a card in another threat area at the same location may be used
    Given Roland Banks and Agnes Baker are at the Study
    And Straitjacket is in the threat area of Roland Banks
    When Agnes Baker uses ability 3 of Straitjacket
    Then in order:
      | Agnes Baker spends 2 actions |
      | Straitjacket is discarded |

  @arkham-lcg/you-your @arkham-lcg/at
  Scenario: What is Forced on a card in a threat area speaks of its bearer's turn alone
    Given Roland Banks and Agnes Baker are at the Study
    And Chronophobia is in the threat area of Agnes Baker
    When Roland Banks begins a turn
    And Roland Banks ends the turn
    Then Roland Banks has 0 horror
    And Agnes Baker has 0 horror
    When Agnes Baker begins a turn
    And Agnes Baker ends the turn
    Then Agnes Baker has 1 horror
    And Roland Banks has 0 horror

  @arkham-lcg/you-your @arkham-lcg/after
  Scenario: And of damage that its bearer takes
    Given Roland Banks and Agnes Baker are at the Study
    And Hypochondria is in the threat area of Agnes Baker
    And Swarm of Rats is engaged with Roland Banks
    When the enemy phase begins
    Then Roland Banks has 1 damage
    And Roland Banks has 0 horror
    And Agnes Baker has 0 horror
