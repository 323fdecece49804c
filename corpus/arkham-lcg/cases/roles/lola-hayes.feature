Feature: Roles
  Source: Rules Reference v2.5, Lola and "Roles"; FAQ v2.5, questions on Lola Hayes and on Crisis of Identity.

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: Of a discarded card of two classes she chooses one
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And the deck of Lola Hayes holds Crisis of Identity, Sledgehammer (08094) and Knife
    When Lola Hayes draws 1 card
    Then Lola Hayes must choose between:
      | Lola Hayes chooses the role guardian |
      | Lola Hayes chooses the role survivor |

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: Only the cards of her role go
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And Lola Hayes controls Machete, Rabbit's Foot and Knife
    And the deck of Lola Hayes holds Crisis of Identity, Sledgehammer and Knife
    When Lola Hayes draws 1 card
    And Lola Hayes chooses the role guardian
    Then Machete is in the discard pile
    And Rabbit's Foot is in play
    And Knife is in play
    And the role of Lola Hayes is guardian

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: She becomes what she has chosen
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And the deck of Lola Hayes holds Crisis of Identity, Sledgehammer and Knife
    When Lola Hayes draws 1 card
    And Lola Hayes chooses the role survivor
    Then the role of Lola Hayes is survivor

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: Without a card in her deck nothing is discarded, and the role stays
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And the deck of Lola Hayes holds Crisis of Identity
    When Lola Hayes draws 1 card
    Then the role of Lola Hayes is guardian
    And nobody has a choice

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: A weakness among the discarded makes her neutral
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And the deck of Lola Hayes holds Crisis of Identity, Dark Memory
    When Lola Hayes draws 1 card
    Then the role of Lola Hayes is neutral

  @arkham-lcg/qa/lola-hayes-switch-role-mid-ability
  Scenario: In a player window of the ability that she resolves she may switch
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And Lola Hayes controls Machete
    And Lola Hayes has Rabbit's Foot in hand
    And Ghoul Minion is engaged with Lola Hayes
    And the chaos bag holds 0
    When Lola Hayes uses Machete on Ghoul Minion
    And Lola Hayes uses Lola Hayes
    And Lola Hayes chooses the role survivor
    Then Lola Hayes may commit Rabbit's Foot

  @arkham-lcg/qa/lola-hayes-switch-role-mid-ability
  Scenario: As a guardian she could not commit that card
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role guardian
    And Lola Hayes controls Machete
    And Lola Hayes has Rabbit's Foot and Unexpected Courage in hand
    And Ghoul Minion is engaged with Lola Hayes
    And the chaos bag holds 0
    When Lola Hayes uses Machete on Ghoul Minion
    And everybody passes
    Then Lola Hayes may commit Unexpected Courage
    And Lola Hayes may not commit Rabbit's Foot

  @arkham-lcg/lola-and-roles
  Scenario: Once she is no guardian any more she cannot use the blade again
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role seeker
    And Lola Hayes controls Machete
    And Ghoul Minion is engaged with Lola Hayes
    When Lola Hayes uses Machete
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/lola-and-roles
  Scenario: The constant ability of a card of another class is active all the same
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role seeker
    And Lola Hayes controls Beat Cop
    And Ghoul Minion is engaged with Lola Hayes
    And the chaos bag holds 0
    When Lola Hayes fights Ghoul Minion
    And everybody passes
    And everybody passes
    Then in order:
      | Lola Hayes succeeds by 2 |

  @arkham-lcg/lola-and-roles
  Scenario: The free ability of the same card is not hers to trigger
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role seeker
    And Lola Hayes controls Beat Cop
    And Ghoul Minion is engaged with Lola Hayes
    When Lola Hayes uses Beat Cop
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/lola-and-roles
  Scenario: Cards of the scenario are not meant
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role seeker
    And Lola Hayes controls Machete
    And Fungal Rot is attached to Machete
    And the chaos bag holds 0
    When Lola Hayes uses ability 3 of Fungal Rot
    And everybody passes
    And everybody passes
    Then in order:
      | Lola Hayes tests combat (3) |
      | Fungal Rot is discarded     |

  @arkham-lcg/qa/lola-hayes-crisis-of-identity
  Scenario: A card of another role is played where the role does not matter
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role seeker
    And Lola Hayes has 90088 and Beat Cop (0) in hand
    And Lola Hayes has 6 resources
    And the deck of Lola Hayes holds Knife
    Then Lola Hayes may not play Beat Cop (0)
    When Lola Hayes plays 90088
    And Lola Hayes chooses Beat Cop (0)
    Then Beat Cop (0) is in play
