Feature: What further cards of the starter decks, the Core Sets and the first cycles do
  Source: Rules Reference v2.5, Costs; Delayed Effects; Discard Piles; Modifiers; Search; ST.1 to ST.8.

  @arkham-lcg/search @arkham-lcg/costs
  Scenario: A grimoire looks further for two secrets
    Given Daisy Walker is at the Study
    And Daisy Walker controls Mysterious Grimoire (12040)
    And the deck of Daisy Walker holds Knife, Machete, Guts, Dodge, Lucky!, Perception
    And it is the turn of Daisy Walker
    When Daisy Walker uses Mysterious Grimoire (12040)
    And Daisy Walker pays for Mysterious Grimoire (12040) in way 2
    And Daisy Walker finds Perception
    Then Perception is in hand
    And Mysterious Grimoire (12040) has 2 secrets
    And Mysterious Grimoire (12040) is exhausted

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/chaos-tokens
  Scenario: Parallel fates are shuffled away by a symbol
    Given Jacqueline Fine is at the Study
    And the encounter deck holds Grasping Hands, Ghoul Minion, Acolyte, Rotting Remains, Crypt Chill
    And the chaos bag holds skull
    And it is the turn of Jacqueline Fine
    When Jacqueline Fine plays Parallel Fates
    Then this has happened: Grasping Hands is shuffled into the encounter deck

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/chaos-tokens
  Scenario: Without one they go back in an order of choice
    Given Jacqueline Fine is at the Study
    And the encounter deck holds Grasping Hands, Ghoul Minion, Acolyte, Rotting Remains, Crypt Chill
    And the chaos bag holds 0
    And it is the turn of Jacqueline Fine
    When Jacqueline Fine plays Parallel Fates
    And Jacqueline Fine puts back Acolyte, Ghoul Minion, Rotting Remains, Grasping Hands
    And Jacqueline Fine draws an encounter card
    Then this has happened: Jacqueline Fine draws the encounter card Acolyte

  @arkham-lcg/modifiers @arkham-lcg/delayed-effects
  Scenario: A gun that missed aims better the next time, once
    Given "Ashcan" Pete is at the Study
    And Ghoul Priest is engaged with "Ashcan" Pete
    And "Ashcan" Pete controls .18 Derringer (60522)
    And it is the turn of "Ashcan" Pete
    And the chaos bag holds -4
    When "Ashcan" Pete uses .18 Derringer (60522) on Ghoul Priest
    And the result of the test itself is applied first
    Then this has happened: "Ashcan" Pete fails by 4
    And .18 Derringer (60522) has 3 ammo
    When "Ashcan" Pete uses .18 Derringer (60522) on Ghoul Priest
    And the result of the test itself is applied first
    Then this has happened: "Ashcan" Pete fails by 3

  @arkham-lcg/costs @arkham-lcg/delayed-effects
  Scenario: Improvisation makes the next card of the new role cheaper, and no other
    Given Lola Hayes is at the Study
    And Lola Hayes plays the role survivor
    And Lola Hayes has Improvisation, Beat Cop, Machete, Knife in hand
    And Lola Hayes has 5 resources
    And the deck of Lola Hayes holds Guts
    And it is the turn of Lola Hayes
    When Lola Hayes plays Improvisation
    And Lola Hayes chooses the role guardian
    And Lola Hayes plays Knife
    Then Lola Hayes has 4 resources
    When Lola Hayes plays Beat Cop
    Then Lola Hayes has 3 resources
    When Lola Hayes plays Machete
    Then Lola Hayes has 0 resources

  @arkham-lcg/dealing-damage-horror @arkham-lcg/modifiers
  Scenario: The key of Ys draws one horror to itself and gives strength for it
    Given Daisy Walker is at the Study
    And Daisy Walker controls Key of Ys
    And the deck of Daisy Walker holds Guts, Knife, Machete
    And the chaos bag holds 0
    When Daisy Walker takes 2 horror
    And Daisy Walker assigns 2 horror to Daisy Walker
    Then Daisy Walker has 1 horror
    And Key of Ys has 1 horror
    When Daisy Walker tests combat (3)
    Then this has happened: Daisy Walker succeeds by 0
    When Key of Ys is discarded
    Then the deck of Daisy Walker has 0 cards

  @arkham-lcg/attack-of-opportunity
  Scenario: With Armitage the first action of a round provokes nobody, and the second does
    Given Daisy Walker is at the Study
    And Daisy Walker controls Dr. Henry Armitage (12115)
    And Ghoul Minion is engaged with Daisy Walker
    And it is the turn of Daisy Walker
    When Daisy Walker takes a resource
    Then Daisy Walker has 0 damage
    When Daisy Walker takes a resource
    And Daisy Walker assigns 1 damage and 1 horror to Daisy Walker
    Then Daisy Walker has 1 damage

  @arkham-lcg/search @arkham-lcg/encounter-deck
  Scenario: A town painted red finds one who is not elite, and pays by their health
    Given Winifred Habbamock is at the Study
    And Winifred Habbamock has 0 resources
    And the encounter deck holds Ghoul Priest, Rotting Remains, Ghoul Minion
    And it is the turn of Winifred Habbamock
    When Winifred Habbamock plays Paint the Town Red (12051)
    Then Winifred Habbamock has 2 resources
    And this has happened: Winifred Habbamock draws the encounter card Ghoul Minion

  @arkham-lcg/costs @arkham-lcg/different
  Scenario: A docent swaps one book for another that is cheaper by two
    Given Harvey Walters is at the Study
    And Harvey Walters controls Old Book of Lore
    And Harvey Walters has Library Docent, Old Book of Lore #2, Medical Texts in hand
    And Harvey Walters has 3 resources
    And it is the turn of Harvey Walters
    When Harvey Walters plays Library Docent
    And Harvey Walters uses Library Docent
    Then Old Book of Lore is in hand
    And Medical Texts is in play
    And Harvey Walters has 2 resources

  @arkham-lcg/costs @arkham-lcg/uses-x-type
  Scenario: Glyphs want a card of intellect, and are read at the third secret
    Given Daisy Walker is at the Study
    And Daisy Walker controls Archaic Glyphs (03025)
    And Archaic Glyphs (03025) has 2 secrets
    And Daisy Walker has Perception, Guts, Unexpected Courage in hand
    And Daisy Walker has 0 resources
    And it is the turn of Daisy Walker
    When Daisy Walker uses Archaic Glyphs (03025)
    Then Perception is in the discard pile
    And Archaic Glyphs (03025) is in the discard pile
    And Daisy Walker has 5 resources

  @arkham-lcg/dealing-damage-horror
  Scenario: A mark burns an asset before its bearer
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Mark of Elokoss is in the threat area of Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks ends his turn
    Then Beat Cop has 1 damage
    And Roland Banks has 0 damage

  @arkham-lcg/dealing-damage-horror
  Scenario: Where no asset can take it the bearer does
    Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Mark of Elokoss is in the threat area of Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks ends his turn
    Then Roland Banks has 1 damage

  @arkham-lcg/evade-evade-action @arkham-lcg/attach-to
  Scenario: A bound monster stays bound while the will holds
    Given Agnes Baker is at the Study
    And Ghoul Minion is engaged with Agnes Baker
    And the deck of Agnes Baker holds Guts, Knife
    And it is the turn of Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker plays Bind Monster on Ghoul Minion
    Then Ghoul Minion is exhausted
    And Bind Monster is in play
    When the upkeep phase begins
    And Agnes Baker uses Bind Monster
    Then Ghoul Minion is exhausted
    And Bind Monster is in play

  @arkham-lcg/evade-evade-action @arkham-lcg/attach-to
  Scenario: It breaks free when the will fails
    Given Agnes Baker is at the Study
    And Ghoul Minion is exhausted at the Study
    And the deck of Agnes Baker holds Guts, Knife
    And Bind Monster is attached to Ghoul Minion
    And the chaos bag holds -8
    When the upkeep phase begins
    And Agnes Baker uses Bind Monster
    Then Ghoul Minion is ready
    And Bind Monster is in the discard pile

  @arkham-lcg/weakness @arkham-lcg/surge
  Scenario: Overzeal brings two cards for one
    Given Roland Banks is at the Study
    And the encounter deck holds Acolyte, Ghoul Minion
    When Roland Banks draws Overzealous
    Then this has happened: Roland Banks draws the encounter card Acolyte
    And this has happened: Roland Banks draws the encounter card Ghoul Minion

  @arkham-lcg/skill-tests @arkham-lcg/costs
  Scenario: An old compass finds the way at the second try
    Given "Ashcan" Pete is at the Study
    And the Study has 1 clue
    And "Ashcan" Pete controls Old Compass (12083)
    And it is the turn of "Ashcan" Pete
    And the chaos bag holds 0, -2
    When "Ashcan" Pete uses Old Compass (12083)
    And "Ashcan" Pete reveals -2
    And "Ashcan" Pete accepts the effect of Old Compass (12083)
    And "Ashcan" Pete reveals 0
    Then this has happened: "Ashcan" Pete fails by 1
    And this has happened: "Ashcan" Pete succeeds by 2
    And "Ashcan" Pete has 1 clue
    And Old Compass (12083) is exhausted

  @arkham-lcg/fight-action @arkham-lcg/modifiers
  Scenario: A weakness laid bare counts for the next attack alone
    Given Daisy Walker is at the Study
    And Ghoul Minion is engaged with Daisy Walker
    And it is the turn of Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker plays Expose Weakness (02228) on Ghoul Minion
    And Daisy Walker fights Ghoul Minion
    Then this has happened: Daisy Walker succeeds by 3
    When Daisy Walker fights Ghoul Minion
    Then this has happened: Daisy Walker succeeds by 0

  @arkham-lcg/fight-action @arkham-lcg/modifiers
  Scenario: A wrench hits harder whom it has provoked
    Given Daniela Reyes is at the Study
    And Ghoul Priest is engaged with Daniela Reyes
    And Daniela Reyes controls Daniela's Wrench
    And it is the turn of Daniela Reyes
    And the chaos bag holds 0
    When Daniela Reyes uses ability 1 of Daniela's Wrench on Ghoul Priest
    And Daniela Reyes assigns 2 damage and 2 horror to Daniela Reyes
    And nobody reacts
    And Daniela Reyes uses ability 2 of Daniela's Wrench on Ghoul Priest
    Then Ghoul Priest has 2 damage

  @arkham-lcg/fight-action @arkham-lcg/modifiers
  Scenario: Whoever has not attacked is hit as usual
    Given Daniela Reyes is at the Study
    And Ghoul Priest is engaged with Daniela Reyes
    And Daniela Reyes controls Daniela's Wrench
    And Daniela's Wrench is exhausted
    And it is the turn of Daniela Reyes
    And the chaos bag holds 0
    When Daniela Reyes uses ability 2 of Daniela's Wrench on Ghoul Priest
    Then Ghoul Priest has 1 damage

  @arkham-lcg/clues @arkham-lcg/defeat
  Scenario: Evidence is worth two clues once the defeated of this turn come to four
    Given Nathaniel Cho and Agnes Baker are at the Study
    And the Study has 3 clues
    And Ghoul Priest is engaged with Nathaniel Cho with 9 damage
    And Nathaniel Cho has Evidence! (60120) in hand
    And Agnes Baker has 0 resources
    And it is the turn of Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho fights Ghoul Priest
    And Nathaniel Cho plays Evidence! (60120)
    Then Nathaniel Cho has 2 clues

  @arkham-lcg/clues @arkham-lcg/defeat
  Scenario: For a small one it is worth one
    Given Nathaniel Cho is at the Study
    And the Study has 3 clues
    And Ghoul Minion is engaged with Nathaniel Cho with 1 damage
    And Nathaniel Cho has Evidence! (60120) in hand
    And it is the turn of Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho fights Ghoul Minion
    And Nathaniel Cho plays Evidence! (60120)
    Then Nathaniel Cho has 1 clue

  @arkham-lcg/fight-action @arkham-lcg/enters-play
  Scenario: A lupara is worst in the turn in which it comes out
    Given Sefina Rousseau is at the Study
    And Ghoul Priest is engaged with Sefina Rousseau
    And Sefina Rousseau has Lupara in hand
    And it is the turn of Sefina Rousseau
    And the chaos bag holds 0
    When Sefina Rousseau plays Lupara
    And Sefina Rousseau uses Lupara on Ghoul Priest
    Then this has happened: Sefina Rousseau succeeds by 0
    And Ghoul Priest has 3 damage
    And Sefina Rousseau has 0 damage

  @arkham-lcg/fight-action @arkham-lcg/enters-play
  Scenario: Later it is a gun like others
    Given Skids O'Toole is at the Study
    And Ghoul Priest is engaged with Skids O'Toole
    And Skids O'Toole controls Lupara
    And it is the turn of Skids O'Toole
    And the chaos bag holds 0
    When Skids O'Toole uses Lupara on Ghoul Priest
    Then this has happened: Skids O'Toole succeeds by 0
    And Ghoul Priest has 2 damage

  @arkham-lcg/search/looking-at-searching-and-finding @arkham-lcg/drawing-cards
  Scenario: Unbridled knowledge draws three and lays the others above or below
    Given Daisy Walker is at the Study
    And the deck of Daisy Walker holds Guts, Knife, Machete, Perception, Dodge, Lucky!
    And it is the turn of Daisy Walker
    When Daisy Walker plays Unbridled Knowledge
    And Daisy Walker chooses Guts, Machete, Dodge
    And Daisy Walker accepts the effect of Unbridled Knowledge
    And Daisy Walker chooses Knife
    And Daisy Walker declines the effect of Unbridled Knowledge
    And Daisy Walker draws 2 cards
    Then Perception is in hand
    And Lucky! is in hand
    And the deck of Daisy Walker has 1 card

  @arkham-lcg/fight-action @arkham-lcg/activate-action
  Scenario: Twin guns fire twice
    Given Isabelle Barnes is at the Study
    And Ghoul Priest is engaged with Isabelle Barnes
    And Isabelle Barnes controls Isabelle's Twin .45s
    And it is the turn of Isabelle Barnes
    And the chaos bag holds 0
    When Isabelle Barnes uses Isabelle's Twin .45s on Ghoul Priest
    And Isabelle Barnes uses ability 2 of Isabelle's Twin .45s on Ghoul Priest
    Then Isabelle's Twin .45s has 4 ammo
    And Isabelle's Twin .45s is exhausted

  @arkham-lcg/action
  Scenario: Guidance gives an action to whoever has still to take a turn
    Given Harvey Walters and Roland Banks are at the Study
    And it is the turn of Harvey Walters
    When Harvey Walters plays Guidance
    And Harvey Walters ends his turn
    And Roland Banks begins a turn
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    And Roland Banks takes a resource
    Then Roland Banks has 0 actions

  @arkham-lcg/action
  Scenario: Whoever has had it gets no guidance
    Given Roland Banks and Harvey Walters are at the Study
    And Harvey Walters has Guidance in hand
    When Roland Banks begins a turn
    And Roland Banks ends his turn
    And Harvey Walters begins a turn
    Then Harvey Walters may not play Guidance

  @arkham-lcg/limits-and-maximums @arkham-lcg/ability/triggered-abilities
  Scenario: The arbiter lets Jacqueline foresee twice in a round
    Given Jacqueline Fine is at the Study
    And Jacqueline Fine controls Arbiter of Fates
    And it is the turn of Jacqueline Fine
    And the chaos bag holds 0, -1, -2
    When Jacqueline Fine tests willpower (2)
    And Jacqueline Fine uses ability 1 of Jacqueline Fine
    And Jacqueline Fine uses Arbiter of Fates
    And Jacqueline Fine reveals 0
    And Jacqueline Fine reveals -1
    And Jacqueline Fine reveals -2
    And Jacqueline Fine resolves the tokens 0 with Jacqueline Fine
    And Jacqueline Fine tests willpower (2)
    And Jacqueline Fine uses ability 1 of Jacqueline Fine
    And Jacqueline Fine reveals 0
    And Jacqueline Fine reveals -1
    And Jacqueline Fine reveals -2
    And Jacqueline Fine resolves the tokens 0 with Jacqueline Fine
    Then Arbiter of Fates is exhausted

  @arkham-lcg/limits-and-maximums @arkham-lcg/ability/triggered-abilities
  Scenario: Without the arbiter once is all
    Given Jacqueline Fine is at the Study
    And Jacqueline Fine controls Arbiter of Fates
    And Arbiter of Fates is exhausted
    And it is the turn of Jacqueline Fine
    And the chaos bag holds 0, -1, -2
    When Jacqueline Fine tests willpower (2)
    And Jacqueline Fine uses ability 1 of Jacqueline Fine
    And Jacqueline Fine reveals 0
    And Jacqueline Fine reveals -1
    And Jacqueline Fine reveals -2
    And Jacqueline Fine resolves the tokens 0 with Jacqueline Fine
    And Jacqueline Fine tests willpower (2)
    And Jacqueline Fine uses ability 1 of Jacqueline Fine
    Then it is refused under arkham-lcg/limits-and-maximums

  @arkham-lcg/uses-x-type @arkham-lcg/chaos-tokens
  Scenario: Lead is fed to a test, and the best token counts
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Roland Banks controls .45 Automatic
    And Roland Banks has "Eat lead!" (03304) in hand
    And it is the turn of Roland Banks
    And the chaos bag holds 0, -1, -2, -8
    When Roland Banks uses .45 Automatic
    And Roland Banks plays "Eat lead!" (03304)
    And Roland Banks chooses option 2
    And Roland Banks reveals 0
    And Roland Banks reveals -2
    And Roland Banks reveals -8
    And Roland Banks resolves the tokens 0 with "Eat lead!" (03304)
    Then .45 Automatic has 1 ammo
    And this has happened: Roland Banks succeeds by 1

  @arkham-lcg/dealing-damage-horror @arkham-lcg/leaves-play
  Scenario: Whoever is relentless keeps what was too much, and turns it into resources
    Given Nathaniel Cho is at the Study
    And Ghoul Minion is engaged with Nathaniel Cho with 1 damage
    And Nathaniel Cho controls Relentless
    And Nathaniel Cho has 0 resources
    And Nathaniel Cho controls .45 Automatic
    And it is the turn of Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho uses .45 Automatic on Ghoul Minion
    And nobody reacts
    And nobody reacts
    And Nathaniel Cho uses ability 1 of Relentless
    Then Ghoul Minion is in the discard pile
    And Relentless has 1 damage
    When Nathaniel Cho uses ability 2 of Relentless
    Then Nathaniel Cho has 1 resource

  @arkham-lcg/dealing-damage-horror
  Scenario: What does no more than defeat leaves nothing over
    Given Nathaniel Cho is at the Study
    And Ghoul Minion is engaged with Nathaniel Cho with 1 damage
    And Nathaniel Cho controls Relentless
    And it is the turn of Nathaniel Cho
    And the chaos bag holds 0
    When Nathaniel Cho fights Ghoul Minion
    And nobody reacts
    And nobody reacts
    Then Ghoul Minion is in the discard pile
    And Relentless has 0 damage

  @arkham-lcg/search @arkham-lcg/cancel
  Scenario: A dead end among the searched cards is drawn, and the search is off
    Given Joe Diamond is at the Study
    And Joe Diamond controls Old Book of Lore
    And the deck of Joe Diamond holds Guts, Dead Ends, Machete, Knife
    And it is the turn of Joe Diamond
    When Joe Diamond uses Old Book of Lore
    Then Dead Ends is in hand
    And the deck of Joe Diamond has 3 cards

  @arkham-lcg/search
  Scenario: Below the searched cards it stays where it is
    Given Joe Diamond is at the Study
    And Joe Diamond controls Old Book of Lore
    And the deck of Joe Diamond holds Guts, Perception, Machete, Dead Ends
    And it is the turn of Joe Diamond
    When Joe Diamond uses Old Book of Lore
    And Joe Diamond finds Guts
    Then Guts is in hand
    And the deck of Joe Diamond has 3 cards

  @arkham-lcg/search @arkham-lcg/limits-and-maximums
  Scenario: One piece of research is answered in a search, and the search goes on without it
    Given Mandy Thompson is at the Study
    And the Study has 1 clue
    And Mandy Thompson controls Old Book of Lore
    And Mandy Thompson has 0 resources
    And the deck of Mandy Thompson holds Occult Evidence, Astounding Revelation, Machete, Knife
    And it is the turn of Mandy Thompson
    When Mandy Thompson uses Old Book of Lore
    And nobody reacts
    And Mandy Thompson uses Occult Evidence
    And Mandy Thompson finds Machete
    Then Occult Evidence is in hand
    And Mandy Thompson has 1 clue
    And Machete is in hand
    And Mandy Thompson has 0 resources

  @arkham-lcg/search @arkham-lcg/discard-piles
  Scenario: A revelation is discarded out of the deck for what it gives
    Given Daisy Walker is at the Study
    And Daisy Walker controls Old Book of Lore
    And Daisy Walker has 0 resources
    And the deck of Daisy Walker holds Astounding Revelation, Guts, Machete, Knife
    And it is the turn of Daisy Walker
    When Daisy Walker uses Old Book of Lore
    And Daisy Walker uses Astounding Revelation
    And Daisy Walker finds Guts
    Then Astounding Revelation is in the discard pile
    And Daisy Walker has 2 resources
    And the deck of Daisy Walker has 2 cards

  @arkham-lcg/skill-tests @arkham-lcg/drawing-cards
  Scenario: A pendulum draws where the named margin comes about, by success or failure
    Given Jacqueline Fine is at the Study
    And Jacqueline Fine controls Crystal Pendulum
    And the deck of Jacqueline Fine holds Guts
    And the chaos bag holds -2, -2, -2
    When Jacqueline Fine tests willpower (3)
    And Jacqueline Fine uses Crystal Pendulum
    And Jacqueline Fine names 1
    And nobody reacts to anything else
    Then this has happened: Jacqueline Fine succeeds by 1
    And Guts is in hand

  @arkham-lcg/skill-tests
  Scenario: Another margin draws nothing
    Given Jacqueline Fine is at the Study
    And Jacqueline Fine controls Crystal Pendulum
    And the deck of Jacqueline Fine holds Guts
    And the chaos bag holds -2, -2, -2
    When Jacqueline Fine tests willpower (3)
    And Jacqueline Fine uses Crystal Pendulum
    And Jacqueline Fine names 2
    And nobody reacts to anything else
    Then the deck of Jacqueline Fine has 1 card

  @arkham-lcg/chaos-tokens @arkham-lcg/skill-cards
  Scenario: Prescience of a symbol brings a spell back, and of an odd number does not
    Given Agnes Baker is at the Study
    And Agnes Baker has Prescient in hand
    And Agnes Baker has Shrivelling, Knife in her discard pile
    And the scenario is The Gathering
    And the chaos bag holds skull
    When Agnes Baker tests willpower (2)
    And Agnes Baker commits Prescient
    And Agnes Baker chooses option 3
    And Agnes Baker accepts the effect of Prescient
    Then Shrivelling is in hand

  @arkham-lcg/chaos-tokens @arkham-lcg/skill-cards
  Scenario: What was not foreseen brings nothing back
    Given Agnes Baker is at the Study
    And Agnes Baker has Prescient in hand
    And Agnes Baker has Shrivelling, Knife in her discard pile
    And the chaos bag holds -1
    When Agnes Baker tests willpower (2)
    And Agnes Baker commits Prescient
    And Agnes Baker chooses option 1
    Then Shrivelling is in the discard pile

  @arkham-lcg/steps/st-3 @arkham-lcg/steps/st-2
  Scenario: A scrying mirror shows the token before anything is committed
    Given Jacqueline Fine and Roland Banks are at the Study
    And Jacqueline Fine controls Scrying Mirror
    And Roland Banks has Guts in hand
    And the deck of Roland Banks holds Knife
    And the chaos bag holds -2
    When Roland Banks tests willpower (3)
    And Jacqueline Fine uses Scrying Mirror
    And Roland Banks commits Guts
    Then in order:
      | Roland Banks reveals -2   |
      | Roland Banks commits Guts |
      | Roland Banks succeeds by 0 |
