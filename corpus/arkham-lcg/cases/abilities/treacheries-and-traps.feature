Feature: Treacheries, traps and enemies that act of themselves
  Source: Rules Reference v2.5, Ability, Forced Abilities; Revelation; Attach To; Cannot; Hidden;
  Limits Pertaining to Play Areas; Tekeli-li; Act Deck and Agenda Deck.

  @arkham-lcg/ability/forced-abilities @arkham-lcg/spawn
  Scenario: A trap closes on what appears where it lies
    Given Roland Banks is at the Study
    And Snare Trap is attached to the Study
    When Roland Banks draws Ghoul Minion from the encounter deck
    Then Ghoul Minion is exhausted
    And Ghoul Minion is engaged with nobody
    And Snare Trap is attached to Ghoul Minion alone

  @arkham-lcg/ability/forced-abilities @arkham-lcg/attach-to
  Scenario: It holds nothing elite, and nothing elsewhere
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Snare Trap is attached to the Study
    When Agnes Baker draws Ghoul Minion from the encounter deck
    And Roland Banks draws Ghoul Priest from the encounter deck
    Then Ghoul Minion is ready
    And Ghoul Minion is engaged with Agnes Baker
    And Ghoul Priest is ready
    And Ghoul Priest is engaged with Roland Banks
    And Snare Trap is attached to Study alone

  @arkham-lcg/modifiers @arkham-lcg/attach-to
  Scenario: An enemy in a trap is easier to hit and to slip away from
    Given Roland Banks is at the Study
    And Ghoul Priest is engaged with Roland Banks
    And Bear Trap is attached to Ghoul Priest
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Priest
    And nobody reacts
    And nobody reacts
    Then this has happened: Roland Banks tests combat (3)
    When Roland Banks evades Ghoul Priest
    And nobody reacts
    And nobody reacts
    Then this has happened: Roland Banks tests agility (3)

  @arkham-lcg/ability/forced-abilities @arkham-lcg/heal
  Scenario: A beast that an attack heals
    Given Roland Banks is at the Study
    And Lupine Hybrid (10645a) is engaged with Roland Banks with 2 damage
    When Lupine Hybrid (10645a) attacks Roland Banks
    Then Lupine Hybrid (10645a) has 1 damage
    And Roland Banks has 1 damage and 1 horror

  @arkham-lcg/ability/forced-abilities @arkham-lcg/qualifiers
  Scenario: The attack of another enemy does not
    Given Roland Banks is at the Study
    And Lupine Hybrid (10645a) is engaged with Roland Banks with 2 damage
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    Then Lupine Hybrid (10645a) has 2 damage

  @arkham-lcg/steps/4.6 @arkham-lcg/ability/forced-abilities
  Scenario: A curse that lasts a round
    Given Roland Banks is at the Study
    And Snakescourge is in the threat area of Roland Banks
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    Then Snakescourge is in the encounter discard pile

  @arkham-lcg/cancel @arkham-lcg/cannot
  Scenario: A secret that nobody wards off
    Given Diana Stanley is at the Study
    And Knife is beneath Diana Stanley
    And Diana Stanley has Ward of Protection in hand
    And Diana Stanley has 5 resources
    And the deck of Diana Stanley holds Terrible Secret
    When Diana Stanley draws Terrible Secret
    And Diana Stanley chooses option 1
    Then it is asked whether Diana Stanley plays Ward of Protection
    And the answer is no
    And Knife is in the discard pile
    And Diana Stanley has 0 horror

  @arkham-lcg/revelation @arkham-lcg/tekeli-li
  Scenario: A cry that hurts and returns under its deck
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Tekeli-li (08724)
    And the Tekeli-li deck holds Tekeli-li (08723)
    When Roland Banks draws Tekeli-li (08724)
    Then Roland Banks has 1 damage
    And Roland Banks has 0 horror
    And the Tekeli-li deck has 2 cards

  @arkham-lcg/revelation @arkham-lcg/printed
  Scenario: Madness takes as much as horror demands
    Given Roland Banks is at the Study
    And Roland Banks has 3 horror
    And Roland Banks controls Machete
    And Roland Banks has Emergency Cache, Guts in hand
    When Roland Banks draws Realm of Madness from the encounter deck
    And Roland Banks discards Machete
    Then Machete is in the discard pile
    And Emergency Cache is in hand
    And Roland Banks has 3 horror

  @arkham-lcg/revelation @arkham-lcg/printed
  Scenario: From whoever has nothing it takes the mind itself
    Given Roland Banks is at the Study
    And Roland Banks has no cards in hand
    And Roland Banks has 3 horror
    When Roland Banks draws Realm of Madness from the encounter deck
    Then Roland Banks has 5 horror

  @arkham-lcg/qa/cost-zero-even-odd @arkham-lcg/revelation
  Scenario: Whoever holds nothing but skills has nothing with a cost to give up
    Given Agnes Baker is at the Study
    And Agnes Baker has 3 horror
    And Agnes Baker has Perception and Overpower in hand
    When Agnes Baker draws Realm of Madness from the encounter deck
    Then Agnes Baker has 5 horror
    And Agnes Baker has Perception and Overpower in hand

  @arkham-lcg/qa/cost-zero-even-odd @arkham-lcg/effects
  Scenario: A cost of 0 is a cost, and may be given up in place of the mind
    Given Agnes Baker is at the Study
    And Agnes Baker has 3 horror
    And Agnes Baker has Perception and Emergency Cache in hand
    When Agnes Baker draws Realm of Madness from the encounter deck
    Then Agnes Baker must choose between:
      | Agnes Baker discards Emergency Cache |
      | Agnes Baker discards nothing more    |
    When Agnes Baker discards Emergency Cache
    Then Agnes Baker has 3 horror
    And Agnes Baker has Perception in hand

  @arkham-lcg/limits-pertaining-to-play-areas @arkham-lcg/discard-piles
  Scenario: A second cloud of spores does not stay
    Given Roland Banks is at the Study
    And Psychotropic Spores is in the threat area of Roland Banks
    When Roland Banks draws Psychotropic Spores #2 from the encounter deck
    Then Psychotropic Spores #2 is in the encounter discard pile
    And Psychotropic Spores is in play

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/ability/forced-abilities
  Scenario: Somebody who was kidnapped is not seen again once the agenda advances
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And the current agenda is What's Going On?!
    And the next agenda is Rise of the Ghouls
    And the chaos bag holds 0
    When Roland Banks draws Kidnapped! from the encounter deck
    And Roland Banks chooses option 1
    Then this has happened: Roland Banks fails by 1
    And Kidnapped! is attached to What's Going On?! alone
    When What's Going On?! advances
    Then this has happened: Beat Cop is laid facedown under the agenda deck

  @arkham-lcg/ability/forced-abilities @arkham-lcg/victory-display-victory-points
  Scenario: Only ten captured conspirators are enough
    Given Roland Banks is at the Study
    And the current act is Capture the Conspirators
    And Roland Banks has 1 resource
    And Acolyte is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    And it is the turn of Roland Banks
    When Roland Banks uses ability 2 of Capture the Conspirators
    Then Acolyte is exhausted
    And Acolyte is engaged with Roland Banks
    When Capture the Conspirators advances
    Then this has happened: the scenario ends with resolution 1

  @arkham-lcg/qualifiers @arkham-lcg/resources
  Scenario: That is for Roland Banks alone
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Capture the Conspirators
    And Agnes Baker has 1 resource
    And Acolyte is engaged with Agnes Baker
    And it is the turn of Agnes Baker
    When Agnes Baker uses ability 2 of Capture the Conspirators
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/modifiers @arkham-lcg/location-cards
  Scenario: Fields where the dead are worse than elsewhere, on either side
    Given Roland Banks is at Haunted Fields (05167)
    And Agnes Baker is at Haunted Fields (05167b)
    And Daisy Walker is at the Study
    And Wraith is engaged with Roland Banks
    And Wraith #2 is engaged with Agnes Baker
    And Wraith #3 is engaged with Daisy Walker
    When Wraith attacks Roland Banks
    Then Roland Banks has 3 horror
    When Wraith #3 attacks Daisy Walker
    Then Daisy Walker has 2 horror
    When Wraith #2 attacks Agnes Baker
    And nobody reacts
    Then Agnes Baker has 3 horror

  @arkham-lcg/modifiers @arkham-lcg/location-cards
  Scenario: The living who hunt there are no worse
    Given Roland Banks is at Haunted Fields (05167)
    And Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    Then Roland Banks has 1 damage and 1 horror

  @arkham-lcg/cancel @arkham-lcg/move-action
  Scenario: Whoever loses the way in the woods does not leave them
    Given Daisy Walker is at Arkham Woods (01151)
    And Arkham Woods (01151) is connected to the Study
    And it is the turn of Daisy Walker
    And the chaos bag holds -8
    When Daisy Walker moves to the Study
    Then Daisy Walker is at Arkham Woods (01151)
    And Daisy Walker has 2 actions

  @arkham-lcg/cancel @arkham-lcg/move-action
  Scenario: Whoever keeps it does
    Given Daisy Walker is at Arkham Woods (01151)
    And Arkham Woods (01151) is connected to the Study
    And it is the turn of Daisy Walker
    And the chaos bag holds 0
    When Daisy Walker moves to the Study
    Then Daisy Walker is at the Study

  @arkham-lcg/act-deck-and-agenda-deck @arkham-lcg/spawn
  Scenario: Behind the barrier Lita waits, and the priest comes
    Given Roland Banks is at the Hallway
    And the Parlor is in play
    And the current act is The Barrier
    And the next act is What Have You Done?
    And Lita Chantler is set aside
    And Ghoul Priest is set aside
    When The Barrier advances
    Then Ghoul Priest is engaged with Roland Banks
    And Lita Chantler is in play

  @arkham-lcg/discard-piles @arkham-lcg/copy
  Scenario: Where nothing recurs cards are lost instead
    Given Roland Banks is at the Study
    And Roland Banks has Guts in hand
    And the deck of Roland Banks holds Machete, Knife, Dodge, Perception
    When Roland Banks draws Haunting Recollections from the encounter deck
    Then Machete is in the discard pile
    And the deck of Roland Banks has 1 card

  @arkham-lcg/bonded @arkham-lcg/chaos-tokens
  Scenario: A rod of decay lays rot on an enemy where a curse comes up
    Given Agnes Baker is at the Study
    And Agnes Baker controls Rod of Carnamagos (10085)
    And Ghoul Minion is engaged with Agnes Baker
    And Putrescent Rot is among the bonded cards of Agnes Baker
    And the chaos bag holds 0, -1, -2, -3, curse
    And it is the turn of Agnes Baker
    When Agnes Baker uses Rod of Carnamagos (10085)
    And Agnes Baker reveals curse
    And Agnes Baker reveals 0
    And Agnes Baker reveals -1
    And Agnes Baker reveals -2
    And Agnes Baker reveals -3
    Then this has happened: Putrescent Rot is attached to Ghoul Minion

  @arkham-lcg/threat-area
  Scenario: A viper poisons whom it hurts, and nobody twice
    Given Roland Banks is at the Study
    And Pit Viper is engaged with Roland Banks
    And Poisoned is set aside
    When Pit Viper attacks Roland Banks
    Then Poisoned is in play
    And Roland Banks has 1 damage

  @arkham-lcg/surge
  Scenario: A snakescourge surges for the poisoned
    Given Roland Banks is at the Study
    And Poisoned is in the threat area of Roland Banks
    And the encounter deck holds Snakescourge, Acolyte
    When Roland Banks draws an encounter card
    Then this has happened: Roland Banks draws the encounter card Acolyte

  @arkham-lcg/discard-piles
  Scenario: By night a card at random says how hard the brilliance is
    Given Roland Banks is at the Study
    And it is night
    And Roland Banks has Machete in hand
    And the chaos bag holds -8
    When Roland Banks draws Empyrean Brilliance from the encounter deck
    Then Machete is in the discard pile
    And this has happened: Roland Banks tests willpower (3)
    And Roland Banks has 2 horror

  @arkham-lcg/weakness
  Scenario: Arkham lives, and everybody is marked
    Given Roland Banks and Agnes Baker are at the Study
    And the current agenda is Arkham Alive
    And the next agenda is Emergent Evils
    And Mark of Elokoss and Mark of Elokoss #2 are set aside
    When Arkham Alive advances
    And Roland Banks chooses Mark of Elokoss
    Then this has happened: Roland Banks draws Mark of Elokoss
    And Mark of Elokoss is in play
    And Mark of Elokoss #2 is in play

  @arkham-lcg/cannot @arkham-lcg/discard-piles
  Scenario: While ghouls of the graveyard hold William, nothing leaves his discards
    Given William Yorick is at the Study
    And Graveyard Ghouls is engaged with William Yorick
    And Ghoul Minion is engaged with William Yorick with 1 damage
    And William Yorick has Knife in his discard pile
    And William Yorick has 5 resources
    And it is the turn of William Yorick
    And the chaos bag holds 0
    When William Yorick fights Ghoul Minion
    And William Yorick uses William Yorick
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/cannot @arkham-lcg/discard-piles
  Scenario: Without them he digs up what he can use
    Given William Yorick is at the Study
    And Ghoul Minion is engaged with William Yorick with 1 damage
    And William Yorick has Knife in his discard pile
    And William Yorick has 5 resources
    And it is the turn of William Yorick
    And the chaos bag holds 0
    When William Yorick fights Ghoul Minion
    And William Yorick uses William Yorick
    Then Knife is in play

  @arkham-lcg/cannot @arkham-lcg/discard-piles
  Scenario: A scavenger finds nothing that could be taken either
    Given "Ashcan" Pete is at the Study
    And the Study has 1 clue
    And Graveyard Ghouls is engaged with "Ashcan" Pete
    And "Ashcan" Pete controls Scavenging
    And "Ashcan" Pete has Knife in his discard pile
    And it is the turn of "Ashcan" Pete
    And the chaos bag holds +1
    When "Ashcan" Pete investigates
    And "Ashcan" Pete assigns 1 damage and 1 horror to "Ashcan" Pete
    Then Knife is in the discard pile
