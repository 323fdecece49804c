Feature: Forced abilities, reactions and attached cards, from their trigger to their end
  Source: Rules Reference v2.5, Ability, Attach To, Defeat, Instead, Fight, Evade; FAQ v2.5, Game Play 1.13.

  @arkham-lcg/ability/forced-abilities @arkham-lcg/skill-tests
  Scenario: Entering a place brings a test, and its failure a choice
    Given Roland Banks is at the Study
    And the Study is connected to the Graveyard
    And Rivertown is in play
    And the chaos bag holds -1
    When Roland Banks moves to the Graveyard
    Then the choice is Roland Banks's
    And it is asked whether Roland Banks has 2 horror
    And the answer is depends
    And it is asked whether Roland Banks is at Rivertown
    And the answer is depends

  @arkham-lcg/ability/forced-abilities @arkham-lcg/skill-tests
  Scenario: Its success brings nothing
    Given Roland Banks is at the Study
    And the Study is connected to the Graveyard
    And Rivertown is in play
    And the chaos bag holds 0
    When Roland Banks moves to the Graveyard
    Then Roland Banks has 0 horror
    And Roland Banks is at the Graveyard

  @arkham-lcg/ability/forced-abilities @arkham-lcg/enemy-engagement
  Scenario: An enemy that answers being engaged
    Given Roland Banks is at the Study
    And Seer of the Sign is exhausted at the Study
    When Roland Banks engages Seer of the Sign
    Then Roland Banks has 1 damage
    And Seer of the Sign has 1 damage

  @arkham-lcg/ability/forced-abilities @arkham-lcg/evade-evade-action
  Scenario: An enemy that attacks after it was evaded has been evaded all the same
    Given Roland Banks is at the Study
    And Hoods is engaged with Roland Banks
    And the chaos bag holds +1
    When Roland Banks evades Hoods
    Then in order:
      | Roland Banks evades Hoods  |
      | Hoods attacks Roland Banks |
    And Hoods is exhausted
    And Hoods is engaged with nobody

  @arkham-lcg/instead @arkham-lcg/killed-insane-investigators
  Scenario: Whoever that enemy's attack would defeat is killed
    Given Roland Banks is at the Study
    And Roland Banks has 8 damage
    And Crazed Shoggoth is engaged with Roland Banks
    When Crazed Shoggoth attacks Roland Banks
    Then Roland Banks is killed for the campaign

  @arkham-lcg/reaction-opportunities @arkham-lcg/costs
  Scenario: What a turn begins with: an ally, for one less
    Given Leo Anderson is at the Study
    And Leo Anderson has Guard Dog and Knife in hand
    And Leo Anderson has 2 resources
    When Leo Anderson begins his turn
    And Leo Anderson uses Leo Anderson
    Then Guard Dog is in play
    And Leo Anderson has 0 resources
    And Leo Anderson has 3 actions

  @arkham-lcg/reaction-opportunities @arkham-lcg/steps/st-4
  Scenario: Damage on a card that one controls is answered, and counts for the sign only on oneself
    Given Mark Harrigan is at the Study
    And Mark Harrigan controls Leather Coat (01072)
    And Mark Harrigan has 2 damage
    And the deck of Mark Harrigan holds Emergency Cache, Machete
    And Study has 1 clue
    And Swarm of Rats is engaged with Mark Harrigan
    And the chaos bag holds elder-sign
    When Swarm of Rats attacks Mark Harrigan
    And Mark Harrigan assigns 1 damage to Leather Coat
    And Mark Harrigan uses Mark Harrigan
    And Mark Harrigan fights Swarm of Rats
    Then Emergency Cache is in hand
    And Mark Harrigan succeeds by 6

  @arkham-lcg/reaction-opportunities @arkham-lcg/steps/2.2
  Scenario: Alone at a location, and not alone
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Roland Banks controls Lone Wolf
    And Agnes Baker controls Lone Wolf #2
    When Roland Banks begins his turn
    Then Roland Banks may use Lone Wolf
    And Agnes Baker may not use Lone Wolf #2

  @arkham-lcg/costs @arkham-lcg/attack-of-opportunity
  Scenario: A reaction that makes a spell cheaper, and safe to play
    Given Agnes Baker is at the Study
    And Agnes Baker controls Robes of Endless Night (60422)
    And Agnes Baker has Mists of R'lyeh in hand
    And Agnes Baker has 1 resource
    And Ghoul Minion is engaged with Agnes Baker
    When Agnes Baker plays Mists of R'lyeh
    And Agnes Baker uses Robes of Endless Night
    Then Mists of R'lyeh is in play
    And Agnes Baker has 0 damage
    And Agnes Baker has 0 resources

  @arkham-lcg/event-cards @arkham-lcg/attack-of-opportunity
  Scenario: An event for the first action alone, which provokes nobody
    Given Roland Banks is at the Study
    And Roland Banks has Scene of the Crime in hand
    And Ghoul Minion is engaged with Roland Banks
    And Study has 3 clues
    When Roland Banks plays Scene of the Crime
    Then Roland Banks has 2 clues
    And Roland Banks has 0 damage

  @arkham-lcg/event-cards
  Scenario: It is too late for it after another action
    Given Roland Banks is at the Study
    And Roland Banks has Scene of the Crime in hand
    And Study has 3 clues
    When Roland Banks takes a resource
    And Roland Banks plays Scene of the Crime
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/event-cards @arkham-lcg/then
  Scenario: An event that is worth a point once everybody has drawn
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has Delve Too Deep in hand
    And the encounter deck holds Ancient Evils, Ancient Evils
    And the current agenda is What's Going On?!
    When Roland Banks plays Delve Too Deep
    Then in order:
      | Roland Banks draws the encounter card Ancient Evils    |
      | Agnes Baker draws the encounter card Ancient Evils #2  |
      | Ancient Evils #2 is discarded                          |
      | Delve Too Deep goes to the victory display             |
    And What's Going On?! has 2 doom

  @arkham-lcg/steps/st-7 @arkham-lcg/move
  Scenario: Damage that goes over to the enemy that was hit
    Given Mark Harrigan is at the Study
    And Mark Harrigan has 2 damage
    And Mark Harrigan has The Home Front in hand
    And Ghoul Priest is engaged with Mark Harrigan
    And the chaos bag holds 0
    When Mark Harrigan fights Ghoul Priest
    And Mark Harrigan commits The Home Front
    And The Home Front is applied first
    Then Mark Harrigan has 1 damage
    And Ghoul Priest has 2 damage

  @arkham-lcg/chaos-tokens @arkham-lcg/evade-evade-action
  Scenario: What a symbol costs comes at once, the move after the enemy is evaded
    Given Agnes Baker is at the Study
    And the Study is connected to the Hallway
    And Agnes Baker controls Mists of R'lyeh
    And Agnes Baker has Knife and Machete in hand
    And Ghoul Minion is engaged with Agnes Baker
    And the scenario is The Gathering
    And the chaos bag holds tablet
    When Agnes Baker uses Mists of R'lyeh on Ghoul Minion
    And Agnes Baker chooses Knife
    And Agnes Baker accepts the effect of Mists of R'lyeh
    Then in order:
      | Agnes Baker tests willpower (2)  |
      | Agnes Baker reveals tablet       |
      | Knife is discarded               |
      | Agnes Baker evades Ghoul Minion  |
      | Agnes Baker moves to Hallway     |
    And Machete is in hand

  @arkham-lcg/chaos-tokens @arkham-lcg/move
  Scenario: A journey that costs an item, and without one a wound
    Given Agnes Baker is at the Study
    And Hallway is in play
    And Agnes Baker controls Knife
    And Agnes Baker has Astral Travel in hand
    And the chaos bag holds auto-fail
    When Agnes Baker plays Astral Travel
    Then Knife is in the discard pile
    And Agnes Baker has 0 damage
    And Agnes Baker is at the Hallway

  @arkham-lcg/chaos-tokens @arkham-lcg/move
  Scenario: Nothing to lose
    Given Agnes Baker is at the Study
    And Hallway is in play
    And Agnes Baker has Astral Travel in hand
    And the chaos bag holds auto-fail
    When Agnes Baker plays Astral Travel
    Then Agnes Baker has 1 damage

  @arkham-lcg/limits-and-maximums
  Scenario: Once in a game, whoever does it
    Given Roland Banks and Agnes Baker are at the Sleeping Car
    And Roland Banks has 0 resources
    When Roland Banks uses Sleeping Car
    Then Roland Banks has 3 resources
    And Roland Banks may not use Sleeping Car
    And Agnes Baker may not use Sleeping Car

  @arkham-lcg/attach-to @arkham-lcg/cannot @arkham-lcg/steps/4.3
  Scenario: What keeps an enemy from readying: for ever a human, for one round any other
    Given Roland Banks is at the Study
    And Swarm of Rats is exhausted at the Study
    And Ghoul Minion is exhausted at the Study
    And Restrained is attached to Swarm of Rats
    And Restrained #2 is attached to Ghoul Minion
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    Then Swarm of Rats is exhausted
    And Ghoul Minion is exhausted
    And Restrained #1 is in the discard pile
    And Restrained #2 is in play

  @arkham-lcg/attach-to @arkham-lcg/hunter
  Scenario: A trap that goes over to the enemy that enters
    Given Roland Banks is at the Study
    And the Hallway is connected to the Study
    And Swarm of Rats is at the Hallway
    And Roland Banks has Snare Trap in hand
    When Roland Banks plays Snare Trap
    And the enemy phase begins
    Then Swarm of Rats is exhausted
    And Swarm of Rats is engaged with nobody
    And Snare Trap is attached to Swarm of Rats alone

  @arkham-lcg/instead @arkham-lcg/steps/4.3
  Scenario: It goes instead of the readying
    Given Roland Banks is at the Study
    And Ghoul Minion is exhausted at the Study
    And Snare Trap is attached to Ghoul Minion
    And the deck of Roland Banks holds Knife
    When the upkeep phase begins
    Then Ghoul Minion is exhausted
    And Snare Trap is in the discard pile

  @arkham-lcg/cannot @arkham-lcg/clues
  Scenario: An enemy that keeps those engaged with it from every clue
    Given Roland Banks is at the Study
    And Study has 1 clue
    And The Masked Hunter is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Roland Banks succeeds by 1
    And Roland Banks has 0 clues

  @arkham-lcg/cannot @arkham-lcg/dealing-damage-horror
  Scenario: What cannot be damaged by a fist can by its own card
    Given Roland Banks is at the Study
    And Poltergeist is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Poltergeist
    Then Poltergeist has 0 damage
    When Roland Banks uses Poltergeist
    Then Poltergeist has 1 damage

  @arkham-lcg/steps/4.4
  Scenario: One more resource in every upkeep phase
    Given Jenny Barnes is at the Study
    And Jenny Barnes has 2 resources
    And the deck of Jenny Barnes holds Knife
    When the upkeep phase begins
    Then Jenny Barnes has 4 resources

  @arkham-lcg/steps/st-4 @arkham-lcg/steps/st-5
  Scenario: A sign that counts resources
    Given Jenny Barnes is at the Study
    And Jenny Barnes has 4 resources
    And Study has 1 clue
    And the chaos bag holds elder-sign
    When Jenny Barnes investigates
    Then Jenny Barnes succeeds by 5

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: An objective is met as soon as it is true
    Given Roland Banks is at the Study
    And the current act is Disrupting the Ritual
    And Disrupting the Ritual has 1 clue
    And Roland Banks has 1 clue
    And the chaos bag holds +1
    When Roland Banks uses Disrupting the Ritual
    And Roland Banks chooses option 1
    Then in order:
      | Roland Banks tests willpower (3)   |
      | Disrupting the Ritual advances     |
      | the scenario ends with resolution 1 |

  @arkham-lcg/ability/forced-abilities @arkham-lcg/choices-and-the-grim-rule
  Scenario: Of two things that must be done, the one that can be
    Given Agnes Baker is at the Study
    And Agnes Baker controls Protective Incantation
    And Agnes Baker has 0 resources
    When Agnes Baker begins her turn
    And Agnes Baker ends her turn
    Then Protective Incantation is in the discard pile

  @arkham-lcg/costs @arkham-lcg/hidden
  Scenario: A hidden card that goes for a card of an even cost
    Given Roland Banks is at the Study
    And Law of 'Ygiroth (06087) is hidden in the hand of Roland Banks
    And Roland Banks has Emergency Cache and Knife in hand
    Then Roland Banks may not play Knife
    And Roland Banks may play Emergency Cache
    When Roland Banks uses Law of 'Ygiroth
    Then Law of 'Ygiroth is in the encounter discard pile
    And Emergency Cache is in the discard pile of Roland Banks
    And Knife is in hand

  @arkham-lcg/cannot @arkham-lcg/doom
  Scenario: What cannot leave play before its third doom leaves with it
    Given Roland Banks is at the Study
    And Roland Banks controls Baron Samedi
    And Baron Samedi has 1 doom
    When Roland Banks uses Baron Samedi
    Then Baron Samedi is in play
    And Baron Samedi has 2 doom

  @arkham-lcg/cannot @arkham-lcg/doom
  Scenario: With the third
    Given Roland Banks is at the Study
    And Roland Banks controls Baron Samedi
    And Baron Samedi has 2 doom
    When Roland Banks uses Baron Samedi
    Then Baron Samedi is in the discard pile

  @arkham-lcg/ability/forced-abilities @arkham-lcg/steps/st-6
  Scenario: A place that punishes a failure
    Given Roland Banks is at Path of Thorns
    And the chaos bag holds -8
    When Roland Banks investigates
    Then Roland Banks has 1 damage
    And Roland Banks has 0 horror

  @arkham-lcg/cannot @arkham-lcg/move
  Scenario: Nobody moves out of webs
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    When Roland Banks draws Sickening Webs from the encounter deck
    And Roland Banks moves to the Hallway
    Then it is refused under arkham-lcg/cannot

  @arkham-lcg/resign @arkham-lcg/attack-of-opportunity
  Scenario: To resign by an act provokes nobody
    Given Roland Banks and Agnes Baker are at the Study
    And the current act is Blaze of Glory
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks resigns
    Then Roland Banks is eliminated
    And Roland Banks has 0 damage
    And Ghoul Minion is engaged with Agnes Baker

  @arkham-lcg/blank
  Scenario: Items that are blank for a while do nothing
    Given Roland Banks is at the Study
    And Roland Banks controls Knife
    And Ghoul Minion is engaged with Roland Banks
    And Snakescourge is in the threat area of Roland Banks
    Then Roland Banks may not use Knife

  @arkham-lcg/fight-action @arkham-lcg/clues
  Scenario: A weapon that is better where a clue is
    Given Roland Banks is at the Study
    And Roland Banks controls Roland's .38 Special
    And Ghoul Priest is engaged with Roland Banks
    And Study has 1 clue
    And the chaos bag holds -3
    When Roland Banks uses Roland's .38 Special
    Then Ghoul Priest has 2 damage

  @arkham-lcg/fight-action @arkham-lcg/clues
  Scenario: It misses where none is
    Given Roland Banks is at the Study
    And Roland Banks controls Roland's .38 Special
    And Ghoul Priest is engaged with Roland Banks
    And Study has 0 clues
    And the chaos bag holds -2
    When Roland Banks uses Roland's .38 Special
    Then Ghoul Priest has 0 damage
