Feature: How players tell it: brackets, what lies on it, whose it is, and names in part
  Source: derived: what each sentence says is told by the rules that its parts are about.

  @arkham-lcg/uses-x-type
  Scenario: The last of the tokens on a card, told in brackets
    Given Roland Banks is at Falcon Point Cliffside with Joe Sargent (1 ticket left) in play
    And Falcon Point Cliffside connects to Innsmouth Square
    And Ghoul Minion is engaged with Roland Banks
    When Roland uses Joe Sargent's last ticket to move to Innsmouth Square
    Then Roland is at Innsmouth Square and Ghoul Minion is still engaged with him
    And there is no attack of opportunity

  @arkham-lcg/hand-size
  Scenario: An event that somebody holds is in their hand
    Given Roland Banks is at the Study and holds Dodge (0)
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    And Roland Banks plays Dodge (0)
    Then Roland Banks has no damage

  @arkham-lcg/costs
  Scenario: A card is discarded for what its ability does
    Given Wendy Adams is at the Study with Lantern (0) in play
    And Swarm of Rats is engaged with Wendy Adams
    When Wendy discards Lantern (0) to deal 1 damage to Swarm of Rats
    Then Swarm of Rats is defeated and no attack of opportunity is made
    And Wendy has 2 actions left

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: The skill that a token is spent for says which option
    Given Trish Scarborough (07003) is at the Study with Fox Mask in play, 2 offerings on it
    And the Study has 2 clues
    And the chaos bag holds only a -1
    When she investigates and spends an offering from Fox Mask for +2 intellect
    Then she succeeds by 3 and Fox Mask has 1 offering left

  @arkham-lcg/action/take-an-action-vs-perform-resolve-an-action
  Scenario: A reaction is used to take an action
    Given Ursula Downs is at the Study
    And the Hallway is connected to the Study and has 2 clues
    And the chaos bag holds only 0
    When Ursula moves to the Hallway and uses her reaction to investigate
    Then Ursula has 1 clue and 2 actions left

  @arkham-lcg/enemy-engagement
  Scenario: Three things in a row of one enemy, and "him"
    Given Roland Banks is at the Study
    And an exhausted Hunting Horror is at the Study
    And the chaos bag holds nothing but a skull
    When the enemy phase begins
    Then Hunting Horror readies, engages Roland and attacks him

  @arkham-lcg/location-cards
  Scenario: A name that was told with its code
    Given Roland Banks is at the Study
    And the unrevealed Enchanted Woods (06052) is connected to the Study
    And Laboring Gug is set aside
    When Roland moves to the Enchanted Woods
    Then Laboring Gug is in the Enchanted Woods, engaged with Roland

  @arkham-lcg/retaliate
  Scenario: An enemy by the first word of its name
    Given Roland Banks is at the Study, engaged with Naomi O'Bannion (12141)
    When Roland attacks Naomi and fails
    Then Naomi O'Bannion attacks Roland

  @arkham-lcg/fight-action
  Scenario: The only enemy is "it"
    Given Roland Banks is at the Study with Ghoul Minion engaged with him
    And the bag holds just a 0
    When Roland attacks it and reveals 0
    Then Ghoul Minion still has 1 damage

  @arkham-lcg/dealing-damage-horror
  Scenario: Horror of their own, and where they put it
    Given Daisy Walker is at the Study with 2 clues of her own
    And Daisy Walker controls Beat Cop (01018)
    When Daisy takes 1 horror and puts it on Beat Cop (01018)
    Then Daisy has 2 clues and no horror

  @arkham-lcg/seal
  Scenario: Tokens that are sealed on what is told before
    Given Sister Mary is at the Study with Rite of Sanctification in play and 2 bless tokens sealed on it
    And Sister Mary has Machete in hand and 3 resources
    When Sister Mary plays Machete
    And Sister Mary uses Rite of Sanctification
    Then Sister Mary has 2 resources

  @arkham-lcg/control
  Scenario: What somebody holds in play they control, whatever a later step does with it
    Given Roland Banks is at the Study
    And Roland Banks holds Machete in play
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion with Machete
    Then Ghoul Minion is defeated
