Feature: Expectations of several things at once, and of what has happened
  Source: derived: what each sentence says is told by the rules that its parts are about.

  @arkham-lcg/defeat
  Scenario: Two are defeated, and somebody is not
    Given Roland Banks is at the Study
    And Ghoul Minion and Swarm of Rats are engaged with Roland Banks
    When Ghoul Minion is defeated
    And Swarm of Rats is defeated
    Then Ghoul Minion and Swarm of Rats are defeated
    And Swarm of Rats is defeated and is in the encounter discard pile
    And Ghoul Minion is defeated and Roland Banks is not defeated
    And Ghoul Minion is defeated and then Swarm of Rats is defeated

  @arkham-lcg/dealing-damage-horror
  Scenario: What another has of the same, and where another is, leaves out its words
    Given Roland Banks is at the Study and Agnes Baker at the Hallway
    And Ghoul Minion is engaged with Roland Banks and Swarm of Rats with Agnes Baker
    When Roland Banks takes 2 damage
    And Agnes Baker takes 1 damage
    Then Roland Banks has 2 damage and Agnes Baker 1
    And Roland Banks has 0 horror and Agnes Baker has none
    And Ghoul Minion is engaged with Roland Banks and Swarm of Rats with Agnes Baker
    And Roland Banks is at the Study and Agnes Baker at the Hallway

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Tokens of two kinds are counted each
    Given Roland Banks is at the Study
    And the chaos bag holds 0, bless, bless, curse
    Then there are 2 bless tokens and 1 curse token in the chaos bag

  @arkham-lcg/steps/st-2
  Scenario: What was committed is known once the test is over
    Given Roland Banks is at the Study
    And Roland Banks has Guts (01089) and Perception in hand
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    And Roland Banks commits Guts (01089)
    Then Guts (01089) is committed to the test
    And Perception is not committed
    And Roland Banks's skill value for this test is 5

  @arkham-lcg/skill-tests
  Scenario: Who tests nothing, whoever else does
    Given Roland Banks and Agnes Baker are at the Study
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    And nobody commits anything
    Then Agnes Baker makes no test

  @arkham-lcg/enemy-engagement
  Scenario: An enemy that is engaged with nobody
    Given Roland Banks is at the Study
    And Ghoul Minion is exhausted at the Study
    Then Ghoul Minion is not engaged

  @arkham-lcg/heal
  Scenario: What somebody heals by a card of theirs
    Given Roland Banks and Agnes Baker are at the Study
    And it is the turn of Roland Banks
    And Agnes Baker has 2 damage
    And Roland Banks controls First Aid (0)
    When Roland Banks uses First Aid (0) on Agnes Baker
    And Roland Banks heals 1 damage from Agnes Baker
    Then Roland Banks heals 1 damage
    And Roland Banks heals 1 damage from Agnes Baker

  @arkham-lcg/put-into-play
  Scenario: A treachery lies next to the agenda deck
    Given Roland Banks is at the Study
    When Roland Banks draws Desiccation from the encounter deck
    Then Desiccation is next to the agenda deck

  @arkham-lcg/put-into-play
  Scenario: It lay there before, and goes at the end of the round
    Given Roland Banks is at the Study
    And Desiccation is next to the agenda deck
    When the round ends
    Then Desiccation is in the encounter discard pile

  @arkham-lcg/draw-action
  Scenario: An empty deck of the scenario
    Given Roland Banks is at the Study
    And the Tekeli-li deck is empty
    Then the Tekeli-li deck has 0 cards

  @arkham-lcg/exhaust-exhausted
  Scenario: A further copy, and how a card stands with what is on it
    Given Roland Banks is at the Study
    And Acolyte is engaged with Roland Banks
    And another Acolyte is exhausted at the Hallway
    And Roland Banks controls a copy of Flashlight
    And Flashlight is exhausted with 2 supplies
    Then Acolyte #2 is at the Hallway
    And Flashlight is exhausted with 2 supplies

  @arkham-lcg/dealing-damage-horror
  Scenario: A card with what is on it, whose turn it is, and what several have
    Given Roland Banks is at the Study, holding Emergency Cache (0) and 1 resource
    And it is Roland Banks's turn with 2 actions
    And Ghoul Minion with 1 damage is engaged with Roland Banks
    And Guard Dog is in play under Roland Banks's control
    When Ghoul Minion attacks Roland Banks
    And Roland Banks puts the damage on Guard Dog and takes the horror himself
    And Guard Dog deals 1 damage to Ghoul Minion
    Then Guard Dog has 1 damage, Roland Banks 1 horror and Emergency Cache (0) is in hand
    And Ghoul Minion is defeated

  @arkham-lcg/uses-x-type
  Scenario: A card is used twice for the same, and nobody commits cards
    Given Roland Banks is at the Study with 2 resources
    And Roland Banks controls Hyperawareness (0)
    And the chaos bag holds -3
    When Roland Banks investigates
    And Roland Banks uses Hyperawareness (0) twice for intellect and nobody commits cards
    Then Roland Banks succeeds by 0

  @arkham-lcg/skill-tests
  Scenario: How a test ends that a card is played for
    Given Wendy Adams is at the Study with 1 resource
    And Wendy Adams has Lucky! (0) in hand
    And the chaos bag holds -4
    When Wendy Adams tests willpower (3)
    And nobody commits cards
    And Wendy Adams plays Lucky! (0) to fail by 1 instead
    Then Wendy Adams fails by 1
