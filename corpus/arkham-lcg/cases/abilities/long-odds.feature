Feature: Tests against long odds, and what is used for them
  Source: Rules Reference v2.5, ST.1 to ST.7; Modifiers; Fight Action; Evade, Evade Action; Attack of Opportunity.

  Rule: A last chance stands alone

    @arkham-lcg/steps/st-2 @arkham-lcg/modifiers
    Scenario: It loses an icon for each card that is left in hand, and nothing else is committed
      Given Wendy Adams and Roland Banks are at the Study
      And Wendy Adams has Last Chance, Guts and Perception in hand
      And Roland Banks has Deduction (02150) in hand
      And the chaos bag holds 0
      When Wendy Adams investigates
      And Wendy Adams commits Last Chance
      And Wendy Adams reveals 0
      And nobody reacts to anything else
      Then this has happened: Wendy Adams succeeds by 4
      And Wendy Adams has 2 cards in hand

    @arkham-lcg/steps/st-2 @arkham-lcg/play-restrictions-permissions-and-instructions
    Scenario: It does not follow another card
      Given Wendy Adams is at the Study
      And Wendy Adams has Last Chance, Guts and Perception in hand
      And the chaos bag holds 0
      When Wendy Adams investigates
      And Wendy Adams commits Perception
      And Wendy Adams commits Last Chance
      Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  Rule: What an attack is made with changes whom it is made against

    Background:
      Given Roland Banks is at the Study
      And Avian Thrall is engaged with Roland Banks

    @arkham-lcg/modifiers @arkham-lcg/fight-action
    Scenario: A bullet finds it more easily
      Given Roland Banks controls .45 Automatic (01016)
      And the chaos bag holds -3
      When Roland Banks fights Avian Thrall with .45 Automatic
      And nobody commits anything
      Then Avian Thrall has 2 damage

    @arkham-lcg/modifiers @arkham-lcg/fight-action
    Scenario: A machete does not
      Given Roland Banks controls Machete
      And the chaos bag holds -1
      When Roland Banks fights Avian Thrall with Machete
      And nobody commits anything
      Then Avian Thrall has no damage

  Rule: A cane is drawn at once, and strikes or wards off

    Background:
      Given Agnes Baker is at the Study
      And Ghoul Minion is engaged with Agnes Baker
      And the chaos bag holds 0

    @arkham-lcg/attack-of-opportunity @arkham-lcg/evade-evade-action
    Scenario: As it enters play nothing is paid, and it stays ready
      Given Agnes Baker has 2 resources
      When Agnes Baker plays Sword Cane
      And Agnes Baker uses Sword Cane
      And Agnes Baker chooses option 2
      And Agnes Baker uses willpower for the test
      And nobody commits anything
      Then Ghoul Minion is exhausted
      And Sword Cane is ready
      And Agnes Baker has 0 damage

    @arkham-lcg/fight-action @arkham-lcg/costs
    Scenario: Later it exhausts
      Given Agnes Baker controls Sword Cane
      When Agnes Baker uses Sword Cane
      And Agnes Baker chooses option 1
      And Agnes Baker uses willpower for the test
      And nobody commits anything
      Then Ghoul Minion has 1 damage
      And Sword Cane is exhausted
      And Agnes Baker has 0 damage

  Rule: Against all odds

    @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
    Scenario: A token more for each point that the difficulty is above
      Given Daisy Walker is at the Study
      And Daisy Walker has Against All Odds in hand
      And Daisy Walker has 2 resources
      And the chaos bag holds +1, auto-fail, -8
      When Daisy Walker tests willpower (4)
      And Daisy Walker plays Against All Odds
      And nobody commits anything
      And Daisy Walker reveals auto-fail
      And Daisy Walker reveals +1
      And Daisy Walker resolves the tokens +1 with Against All Odds
      Then this has happened: Daisy Walker succeeds

    @arkham-lcg/play-restrictions-permissions-and-instructions
    Scenario: Where one's own skill is enough it is not played
      Given Daisy Walker is at the Study
      And Daisy Walker has Against All Odds in hand
      And Daisy Walker has 2 resources
      And the chaos bag holds 0
      When Daisy Walker tests willpower (3)
      And nobody commits anything
      Then Against All Odds is in hand
      And this has happened: Daisy Walker succeeds
