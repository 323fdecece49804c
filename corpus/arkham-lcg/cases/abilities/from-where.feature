Feature: Which cards may be used, and for what a card counts as used
  Source: Rules Reference v2.5, Ability, Cannot, Play Restrictions; FAQ v2.5, point 1.2.

  @arkham-lcg/triggered-abilities
  Scenario: The current act may be used from anywhere
    Given Agnes Baker is at the Attic
    And Agnes Baker has 1 clue
    And the current act is Disrupting the Ritual
    And the chaos bag holds 0
    When Agnes Baker uses Disrupting the Ritual
    And Agnes Baker chooses option 1
    Then Disrupting the Ritual has 1 clue
    And Agnes Baker has 0 clues

  @arkham-lcg/ability
  Scenario: An attack uses the card whose ability it is, not another one that helps
    Given Roland Banks is at the Study
    And Roland Banks controls Ice Pick (1) and Machete
    And Conglomeration of Spheres is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses Machete
    And Roland Banks uses Ice Pick (1)
    Then Machete is in the discard pile
    And Ice Pick is exhausted

  @arkham-lcg/ability
  Scenario: A basic attack uses none
    Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Conglomeration of Spheres is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Conglomeration of Spheres
    Then Machete is in play
    And Conglomeration of Spheres has 1 damage

  @arkham-lcg/cannot
  Scenario: Whoever may not investigate here may not do so by an event either
    Given Daisy Walker is at the Study
    And the Study is connected to the Hallway
    And the Hallway has 2 clues
    And Locked Door is attached to the Study
    And Daisy Walker has Deciphered Reality in hand
    Then it is asked whether Daisy Walker may play Deciphered Reality
    And the answer is no

  @arkham-lcg/cannot
  Scenario: Beside a locked location that is not one's own it may be played
    Given Daisy Walker is at the Study
    And the Study is connected to the Hallway
    And Locked Door is attached to the Hallway
    And Daisy Walker has Deciphered Reality in hand
    Then it is asked whether Daisy Walker may play Deciphered Reality
    And the answer is yes

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: What forbids to investigate says nothing of an investigation under way
    Given Roland Banks is at Administration Office (02130)
    And Administration Office has 1 clue
    And Roland Banks has 5 resources
    And Roland Banks controls Physical Training
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses ability 1 of Physical Training
    And nobody reacts
    And nobody reacts
    Then Roland Banks has 4 resources
    And Roland Banks has 1 clue

  @arkham-lcg/play-restrictions-permissions-and-instructions
  Scenario: The next one cannot begin
    Given Roland Banks is at Administration Office (02130)
    And Administration Office has 1 clue
    And Roland Banks has 4 resources
    When Roland Banks investigates
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/play-action @arkham-lcg/limbo
  Scenario: What is played from among the discards hits harder, and goes into the deck
    Given William Yorick is at the Study
    And William Yorick has 3 resources
    And Improvised Weapon is in William Yorick's discard pile
    And William Yorick's deck is Knife, Knife
    And Ghoul Minion is engaged with William Yorick
    When William Yorick plays Improvised Weapon
    And the token is 0
    Then Ghoul Minion is defeated
    And Improvised Weapon is in William Yorick's deck

  @arkham-lcg/play-action @arkham-lcg/limbo
  Scenario: What is played from hand does neither
    Given William Yorick is at the Study
    And William Yorick has 3 resources
    And William Yorick has Improvised Weapon in hand
    And Ghoul Minion is engaged with William Yorick
    When William Yorick plays Improvised Weapon
    And the token is 0
    Then Ghoul Minion has 1 damage
    And Improvised Weapon is in William Yorick's discard pile

  @arkham-lcg/additional-costs
  Scenario: The catalogue pays for somebody else who is there
    Given Roland Banks is at the Study
    And Roland Banks controls Schoffner's Catalogue
    And Schoffner's Catalogue has 2 secrets
    And Wendy Adams is at the Study
    And Wendy Adams has Machete in hand
    And Wendy Adams has 1 resource
    When Wendy Adams plays Machete
    Then Machete is in play
    And Wendy Adams has 0 resources
