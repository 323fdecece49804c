Feature: Told as players tell it
  Source: Rules Reference v2.5 and FAQ v2.5, under the rules that each case cites.

  @arkham-lcg/drawing-cards
  Scenario: So many cards, whatever they are
    Given Roland Banks is at the Study with 1 resource
    And Roland Banks has 7 cards in hand
    When Roland Banks plays Knife
    And Roland Banks draws a card
    Then Roland Banks has 7 cards in hand

  @arkham-lcg/dealing-damage-horror
  Scenario: An effect that nobody names is an effect
    Given Nathaniel Cho is engaged with Tommy Malloy at the Study
    When 3 damage is dealt to Tommy Malloy
    Then Tommy Malloy has 1 damage

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: The archaeologist calls odd
    Given Daisy Walker is at the Study with 4 resources
    And Daisy Walker's deck is Knife, Guts, Flashlight, Emergency Cache, Evidence!
    When Daisy Walker plays Jeremiah Kirby
    And Daisy Walker uses Jeremiah Kirby
    And Daisy Walker chooses odd
    Then Daisy Walker has Knife and Evidence! in hand

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: What the athame takes is told by what goes into the bag
    Given Zoey Samaras is at the Study, engaged with Ghoul Priest
    And Zoey Samaras controls Wicked Athame
    And the chaos bag holds 0
    When Zoey Samaras uses Wicked Athame
    And Zoey Samaras adds 2 curse tokens to the chaos bag
    And Zoey Samaras draws a 0
    Then Zoey Samaras tested combat
    And the attack succeeds by 4

  @arkham-lcg/fast
  Scenario: Used for so much
    Given Agnes Baker is at the Study with Ghoul Priest engaged with her
    And Agnes Baker controls Spirit Athame and Shrivelling with 4 charges
    When Agnes Baker fights Ghoul Priest with Shrivelling
    And Agnes Baker exhausts Spirit Athame for +2 willpower
    And Agnes Baker reveals a -3
    Then Ghoul Priest has 2 damage

  @arkham-lcg/steps/st-3
  Scenario: No token where nothing is tested
    Given Roland Banks is at the Study, which has 2 clues
    And Ghoul Minion is exhausted at Roland's location
    When Roland Banks takes a resource
    Then no chaos token was revealed
    And Ghoul Minion is at Roland's location

  @arkham-lcg/steps/st-4
  Scenario: What a skull is worth is said as it is drawn
    Given Daisy Walker is at the Study with Ghoul Minion engaged with her
    And Daisy Walker controls Shrivelling with 4 charges
    When Daisy Walker fights with Shrivelling
    And Daisy Walker draws a skull worth -1
    Then Daisy Walker has 1 horror
    And Ghoul Minion is defeated

  @arkham-lcg/attach-to
  Scenario: Attached as it is played
    Given Roland Banks is at Rivertown with 3 resources
    And Roland Banks controls Roland's .38 Special with 1 ammo
    When Roland Banks plays Custom Ammunition, attaching it to Roland's .38 Special
    Then Roland's .38 Special has 3 ammo

  @arkham-lcg/evade-evade-action
  Scenario: The cat takes no test
    Given Wendy Adams is at the Study with Ghoul Minion engaged with her
    And Wendy Adams controls Stray Cat
    When Wendy Adams discards Stray Cat to evade Ghoul Minion
    Then no skill test has been made
    And Ghoul Minion is exhausted and not engaged with Wendy Adams

  @arkham-lcg/choices-and-the-grim-rule
  Scenario: What is told next is chosen next, though it could be chosen later as well
    Given Rex Murphy is at the Study
    And Rex Murphy has Knife and Flashlight in hand
    When Rex Murphy draws Umôrdhoth's Wrath
    And Rex Murphy draws a 0
    And Rex Murphy discards Knife
    And Rex Murphy takes 1 damage and 1 horror
    Then Rex Murphy has 1 card in hand
    And Rex Murphy has 1 damage and 1 horror
