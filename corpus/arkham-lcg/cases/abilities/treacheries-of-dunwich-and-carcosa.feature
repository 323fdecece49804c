Feature: Treacheries and places of Dunwich, Carcosa and beyond
  Source: Rules Reference v2.5, Revelation; Choices and the Grim Rule; Attach To; Hidden; Commit.

  @arkham-lcg/revelation @arkham-lcg/hunter
  Scenario: Criminals who find their victim strike at once
    Given Roland Banks is at the Rivertown
    And Southside (01126) is in play
    And Southside (01126) is connected to Rivertown
    And Mobster is at the Southside (01126)
    When Roland Banks draws Hunted Down from the encounter deck
    Then Mobster is engaged with Roland Banks
    And this has happened: Mobster attacks Roland Banks

  @arkham-lcg/revelation @arkham-lcg/attacker-attacked
  Scenario: The horror falls upon everybody who is with its prey
    Given Roland Banks is at the Study
    And Daisy Walker is at the Study
    And Hunting Horror is at the Hallway
    When Roland Banks draws Stalked in the Dark from the encounter deck
    Then Hunting Horror is engaged with Roland Banks
    And this has happened: Hunting Horror attacks Roland Banks
    And this has happened: Hunting Horror attacks Daisy Walker

  @arkham-lcg/surge @arkham-lcg/revelation
  Scenario: Where it does not lurk the darkness surges
    Given Roland Banks is at the Study
    And the encounter deck holds Stalked in the Dark and Ghoul Minion
    When Roland Banks draws Stalked in the Dark from the encounter deck
    Then Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/revelation @arkham-lcg/discard-piles
  Scenario: Who is badly hurt drops something as the rails break
    Given Roland Banks is at the Study with 4 damage
    And Agnes Baker is at the Study with 3 damage
    And Roland Banks controls Knife
    And Agnes Baker controls Guard Dog
    When Roland Banks draws Broken Rails from the encounter deck
    Then Knife is in the discard pile
    And Guard Dog is in play
    And this has happened: Agnes Baker loses 1 action

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/spawn
  Scenario: The tracks lead to a brood, where one is left
    Given Roland Banks is at the Study
    And the Hallway is in play
    And Brood of Yog-Sothoth (02255) is set aside
    When Roland Banks draws The Creatures' Tracks from the encounter deck
    And Roland Banks chooses option 2
    And fate picks Hallway
    Then Brood of Yog-Sothoth is at the Hallway

  @arkham-lcg/difficulty-skill-tests @arkham-lcg/dealing-damage-horror
  Scenario: Whoever has more than twice their sanity in horror on them is cursed twice as hard
    Given Roland Banks is at the Study with 2 horror
    And the chaos bag holds auto-fail
    When Roland Banks draws Dismal Curse from the encounter deck
    And nobody commits anything
    Then Roland Banks has 2 damage

  @arkham-lcg/difficulty-skill-tests @arkham-lcg/dealing-damage-horror
  Scenario: The sign is worse, and strikes straight, where the man without a face is about
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop (01018)
    And The Man in the Pallid Mask is at the Hallway
    And the chaos bag holds auto-fail
    When Roland Banks draws Marked by the Sign from the encounter deck
    And nobody commits anything
    Then this has happened: Roland Banks fails by 4 against a difficulty of 4
    And Roland Banks has 2 horror

  @arkham-lcg/attach-to @arkham-lcg/heal
  Scenario: An altered beast is whole again, and horrid to meet
    Given Roland Banks is at the Study
    And Daisy Walker is at the Hallway
    And the Study is connected to Hallway
    And Brood of Yog-Sothoth (02255) is at the Hallway with 1 damage
    When Daisy Walker draws Altered Beast from the encounter deck
    Then Altered Beast is attached to Brood of Yog-Sothoth alone
    And Brood of Yog-Sothoth has 0 damage
    When Roland Banks moves to Hallway
    Then Roland Banks has 1 horror
    And Daisy Walker has 0 horror

  @arkham-lcg/hidden @arkham-lcg/steps/st-2
  Scenario: Whoever has strayed commits one card a round and no more
    Given Roland Banks is at the Study
    And Restless Journey (06319) is hidden in the hand of Roland Banks
    And Roland Banks has Unexpected Courage (01093) and Guts (01089) in hand
    And the chaos bag holds 0
    When Roland Banks tests willpower (3)
    And nobody reacts
    And Roland Banks commits Unexpected Courage (01093)
    And nobody reacts
    Then this has happened: Roland Banks succeeds by 2
    When Roland Banks tests willpower (4)
    And nobody reacts
    Then Roland Banks cannot commit Guts (01089)

  @arkham-lcg/hidden @arkham-lcg/killed-insane-investigators
  Scenario: Possession kills beyond twice the sanity
    Given Roland Banks is at the Study
    And Daisy Walker is at the Study
    And Possession (03341) is hidden in the hand of Roland Banks
    And Roland Banks has 4 horror
    Then Roland Banks is still in the game

  @arkham-lcg/explore @arkham-lcg/ability/forced-abilities
  Scenario: The jungle speaks to whoever has not found a way this turn
    Given Roland Banks is at the Study
    And Voice of the Jungle is in the threat area of Roland Banks
    And it is Roland Banks's turn
    When Roland Banks ends the turn
    Then Roland Banks has 1 horror

  @arkham-lcg/doom @arkham-lcg/move
  Scenario: The doom of all cultists is the agenda's, which it may advance
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the current agenda is Rise of the Ghouls
    And Acolyte is engaged with Roland Banks with 1 doom
    And Wizard of the Order is engaged with Agnes Baker with 2 doom
    When Roland Banks draws The Cult's Search from the encounter deck
    Then Rise of the Ghouls has 3 doom
    And Acolyte has 0 doom

  @arkham-lcg/cannot @arkham-lcg/attach-to @arkham-lcg/event-cards
  Scenario: Nothing is attached to Arkham
    Given Roland Banks is at Arkham
    And Roland Banks has Barricade in hand
    When Roland Banks plays Barricade
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/modifiers @arkham-lcg/limits-and-maximums
  Scenario: Three cultists in the bag open Valusia, and its shroud is gone for good
    Given Roland Banks is at Valusia with 2 damage
    And the chaos bag holds cultist, cultist and cultist
    When Roland Banks uses Valusia
    Then Roland Banks has 0 damage
    And the shroud of Valusia is 0

  @arkham-lcg/cancel @arkham-lcg/move
  Scenario: Whoever leaves the beach may be held back, and stays
    Given Roland Banks is at Weed-Choked Beach
    And Weed-Choked Beach is connected to Study
    And Roland Banks controls Knife
    And the chaos bag holds skull
    When Roland Banks moves to Study
    And Roland Banks chooses option 1
    Then Roland Banks is at Weed-Choked Beach
    And Knife is in play
    And Roland Banks has 2 actions

  @arkham-lcg/cancel @arkham-lcg/choices-and-the-grim-rule
  Scenario: An item in the mud buys the way out
    Given Roland Banks is at Weed-Choked Beach
    And Weed-Choked Beach is connected to Study
    And Roland Banks controls Knife
    And the chaos bag holds skull
    When Roland Banks moves to Study
    And Roland Banks chooses option 2
    Then Roland Banks is at the Study
    And Knife is in the discard pile

  @arkham-lcg/chaos-tokens @arkham-lcg/revelation
  Scenario Outline: Fate twists by what is drawn
    Given Roland Banks is at the Study
    And the chaos bag holds <token>
    When Roland Banks draws Twist of Fate from the encounter deck
    Then Roland Banks has <damage> damage
    And Roland Banks has <horror> horror

    Examples:
      | token      | damage | horror |
      | +1         | 0      | 0      |
      | elder-sign | 0      | 0      |
      | 0          | 1      | 0      |
      | -4         | 1      | 0      |
      | auto-fail  | 0      | 2      |
      | cultist    | 0      | 2      |

  @arkham-lcg/copy
  Scenario: The very card that was pushed away is a copy of itself
    Given Roland Banks is at the Study
    And Roland Banks controls Knife (01086)
    And the deck of Roland Banks holds Flashlight (01087) and Machete (01020)
    When Roland Banks draws Pushed into the Beyond (02100) from the encounter deck
    Then it is asked whether Roland Banks has 2 horror
    And the answer is yes

  @arkham-lcg/discard-piles
  Scenario: Nothing alone is pushed into an empty deck
    Given Roland Banks is at the Study
    And Roland Banks controls Knife (01086)
    And the deck of Roland Banks is empty
    When Roland Banks draws Pushed into the Beyond (02100) from the encounter deck
    Then Knife is in play
    And Roland Banks has 0 horror
