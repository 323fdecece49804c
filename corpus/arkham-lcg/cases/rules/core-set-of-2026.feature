Feature: Cards of the core set of 2026
  Source: Rules Reference v2.5 and Grimoire 1.0, the entries of each case.

  @arkham-lcg/attack-of-opportunity @arkham-lcg/fast
  Scenario: Lesson Learned after an attack of opportunity
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks has 1 resource
    And Roland Banks has Lesson Learned in hand
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks plays Lesson Learned
    Then Roland Banks has 1 clue
    And Roland Banks has 1 resource
    And Roland Banks has 1 damage and 1 horror

  @arkham-lcg/cancel @arkham-lcg/fast
  Scenario: No Lesson Learned after a cancelled attack
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Roland Banks has 3 resources
    And Roland Banks has Lesson Learned and Dodge in hand
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks plays Dodge
    Then Roland Banks may not play Lesson Learned
    And Roland Banks has 3 resources

  @arkham-lcg/dealing-damage-horror @arkham-lcg/defeat
  Scenario: Bodyguard dies for another and hits back
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks controls Bodyguard (12016)
    And Bodyguard has 1 damage
    And Ghoul Minion is engaged with Agnes Baker
    And Ghoul Minion has 1 damage
    When Ghoul Minion attacks Agnes Baker
    And Agnes Baker assigns 1 damage to Bodyguard
    And Agnes Baker assigns 1 horror to Agnes Baker
    And Roland Banks uses Bodyguard
    And Roland Banks chooses Ghoul Minion
    Then Ghoul Minion is in the encounter discard pile
    And Bodyguard is in the discard pile of Roland Banks
    And Agnes Baker has 1 horror

  @arkham-lcg/dealing-damage-horror
  Scenario: Bodyguard does not swallow more than it has
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks controls Bodyguard (12016)
    When Agnes Baker takes 3 damage
    And Agnes Baker assigns 2 damage to Bodyguard
    Then Agnes Baker has 1 damage
    And Bodyguard is in the discard pile of Roland Banks

  @arkham-lcg/ability/forced-abilities @arkham-lcg/defeat
  Scenario: Mutated Experiment cries before it is defeated
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And Mutated Experiment is engaged with Roland Banks
    And Mutated Experiment has 2 damage
    And the chaos bag holds 0
    When Roland Banks fights Mutated Experiment
    And nobody commits anything
    And Roland Banks uses Roland Banks
    Then in order:
      | Roland Banks takes 1 horror |
      | Mutated Experiment is defeated |
      | Roland Banks discovers 1 clue at the Study |
    And Roland Banks has 1 clue

  @arkham-lcg/nested-sequences @arkham-lcg/elimination
  Scenario: The cry kills somebody and the enemy is defeated all the same
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Agnes Baker has 7 horror
    And Mutated Experiment is engaged with Roland Banks
    When Mutated Experiment is defeated
    Then Agnes Baker is eliminated
    And Mutated Experiment is in the encounter discard pile
    And Roland Banks has 1 horror

  @arkham-lcg/attack-of-opportunity
  Scenario: Hellhound takes no asset for an attack of opportunity
    Given Roland Banks is at the Study
    And Roland Banks controls Magnifying Glass
    And Hellhound is engaged with Roland Banks
    When Roland Banks takes a resource
    Then Magnifying Glass is in play
    And Roland Banks has 1 damage and 1 horror

  @arkham-lcg/steps/3.3
  Scenario: Hellhound takes the asset in the enemy phase and then exhausts
    Given Roland Banks is at the Study
    And Roland Banks controls Magnifying Glass
    And Hellhound is engaged with Roland Banks
    When the enemy phase is resolved
    Then Magnifying Glass is in the discard pile of Roland Banks
    And in order:
      | Magnifying Glass is discarded |
      | Hellhound exhausts |

  @arkham-lcg/cancel @arkham-lcg/steps/3.3
  Scenario: Hellhound dodged in the enemy phase takes nothing
    Given Roland Banks is at the Study
    And Roland Banks controls Magnifying Glass
    And Roland Banks has Dodge in hand
    And Roland Banks has 1 resource
    And Hellhound is engaged with Roland Banks
    When the enemy phase is resolved
    And Roland Banks plays Dodge
    Then Magnifying Glass is in play
    And Roland Banks has 0 damage

  @arkham-lcg/doom
  Scenario: Cosmic Evils may advance the agenda
    Given Roland Banks is at the Study
    And the current agenda is What's Going On?! with 2 doom
    And the next agenda is Rise of the Ghouls
    When Roland Banks draws Cosmic Evils from the encounter deck
    And Roland Banks chooses option 1
    Then the current agenda is Rise of the Ghouls

  @arkham-lcg/clues @arkham-lcg/ability/forced-abilities
  Scenario: Unspeakable Truths once for two clues at once
    Given Roland Banks is at the Study
    And the Study has 2 clues
    And Unspeakable Truths is in the threat area of Roland Banks
    When Roland Banks discovers 2 clues
    Then Roland Banks has 1 horror
    And Roland Banks has 2 clues

  @arkham-lcg/hunter @arkham-lcg/move
  Scenario: Pursued and a hunter
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Hellhound is at the Hallway
    And Pursued is in the threat area of Roland Banks
    When the enemy phase is resolved
    Then Roland Banks has 2 horror
    And Roland Banks has 1 damage
    And in order:
      | Hellhound moves to the Study |
      | Roland Banks takes 1 horror |
      | Hellhound attacks Roland Banks |

  @arkham-lcg/spawn
  Scenario: Pursued and an enemy that spawns engaged
    Given Roland Banks is at the Study
    And Pursued is in the threat area of Roland Banks
    When Roland Banks draws Ghoul Minion from the encounter deck
    Then Roland Banks has 1 horror
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: Pursued and an enemy that another investigator brings along
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Hellhound is engaged with Agnes Baker
    And Pursued is in the threat area of Roland Banks
    And it is the turn of Agnes Baker
    When Agnes Baker moves to the Study
    And nobody reacts
    Then Roland Banks has 1 horror

  @arkham-lcg/move
  Scenario: Wounded hurts once a turn
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Wounded is in the threat area of Roland Banks
    When Roland Banks moves to the Hallway
    And Roland Banks moves to the Study
    Then Roland Banks has 1 damage

  @arkham-lcg/costs
  Scenario: Syndicate Obligations does not mind a free card
    Given Roland Banks is at the Study
    And Roland Banks has 2 resources
    And Roland Banks has Working a Hunch and Magnifying Glass in hand
    And the Study has 1 clue
    And Syndicate Obligations is in the threat area of Roland Banks
    When Roland Banks plays Magnifying Glass
    Then Roland Banks has 1 damage
    And Roland Banks has 1 resource

  @arkham-lcg/nearest @arkham-lcg/lead-investigator
  Scenario: Fire! at a tie asks the lead
    Given Roland Banks is at the Study
    And Agnes Baker is at the Attic
    And the Attic is connected to the Hallway
    And the Attic is connected to the Cellar
    And Fire! (12129) is attached to the Attic
    When Agnes Baker draws Fire! (12129) from the encounter deck
    Then the choice is Roland Banks's

  @arkham-lcg/enemy-engagement
  Scenario: Rogue Gangster wants money
    Given Roland Banks is at the Study
    And Roland Banks has 0 resources
    When Roland Banks draws Rogue Gangster from the encounter deck
    Then Roland Banks has 1 damage
    And Rogue Gangster is engaged with Roland Banks
    And Rogue Gangster is ready

  @arkham-lcg/engage-action
  Scenario: Engaging the Gangster of somebody else
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Agnes Baker has 3 resources
    And Rogue Gangster is engaged with Roland Banks
    And it is the turn of Agnes Baker
    When Agnes Baker engages Rogue Gangster
    Then Agnes Baker has 2 resources
    And Agnes Baker has 0 damage
    And Rogue Gangster is engaged with Agnes Baker

  @arkham-lcg/aloof
  Scenario: An aloof enemy engaged with nobody is neither fought nor evaded
    Given Roland Banks is at the Study
    And Zealot is at the Study
    Then Roland Banks cannot fight Zealot
    And Roland Banks cannot evade Zealot
    And Roland Banks may engage Zealot

  @arkham-lcg/aloof
  Scenario: An aloof enemy engaged with another is fought
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Zealot is engaged with Agnes Baker
    Then Roland Banks may fight Zealot
    And Roland Banks cannot evade Zealot

  @arkham-lcg/attacker-attacked @arkham-lcg/heal
  Scenario: Herald of Flame heals as it strikes back
    Given Roland Banks is at the Study
    And Herald of Flame is engaged with Roland Banks
    And Ghoul Minion is engaged with Roland Banks
    And Herald of Flame has 2 damage
    And Ghoul Minion has 1 damage
    When Herald of Flame attacks Roland Banks
    And Roland Banks assigns 2 horror to Roland Banks
    Then Herald of Flame has 1 damage
    And Ghoul Minion has 0 damage

  @arkham-lcg/evade-evade-action
  Scenario: Black Chamber Operative comes back
    Given Trish Scarborough is at the Study
    And Black Chamber Operative is engaged with Trish Scarborough
    And the chaos bag holds +1
    When Trish Scarborough evades Black Chamber Operative
    And nobody commits anything
    Then Black Chamber Operative is engaged with Trish Scarborough
    And Black Chamber Operative is ready
    And Trish Scarborough has 1 damage and 1 horror

  @arkham-lcg/ability/forced-abilities @arkham-lcg/evade-evade-action
  Scenario: Covert Ops after the operative has struck
    Given Trish Scarborough is at the Study
    And the deck of Trish Scarborough holds Knife
    And Trish Scarborough controls Covert Ops
    And Black Chamber Operative is engaged with Trish Scarborough
    And the chaos bag holds +1
    When Trish Scarborough evades Black Chamber Operative
    And nobody commits anything
    And Trish Scarborough uses Covert Ops
    And Trish Scarborough chooses option 1
    Then in order:
      | Black Chamber Operative attacks Trish Scarborough |
      | Trish Scarborough draws Knife |

  @arkham-lcg/clues
  Scenario: Science Hall discards after the clue
    Given Roland Banks is at Science Hall
    And Science Hall has 1 clue
    And Roland Banks has Knife and Guts in hand
    And the chaos bag holds +1
    When Roland Banks investigates
    And nobody commits anything
    And Roland Banks chooses Knife
    Then Knife is in the discard pile of Roland Banks
    And Roland Banks has 1 clue

  @arkham-lcg/nearest
  Scenario: Dark Magician with a Zealot beside
    Given Roland Banks is at the Study
    And Dark Magician is at the Attic
    And Zealot is at the Cellar
    And the Attic is connected to the Cellar
    And the deck of Roland Banks holds Knife
    When the upkeep phase is resolved
    Then it is asked whether Dark Magician has 1 doom
    And the answer is yes

  @arkham-lcg/heal @arkham-lcg/steps/2.2
  Scenario: Aleksey heals as the turn begins
    Given Roland Banks is at the Study
    And Roland Banks controls Aleksey Saburov
    And Aleksey Saburov has 1 damage
    When Roland Banks begins his turn
    And Roland Banks uses Aleksey Saburov
    And Roland Banks chooses option 1
    Then Aleksey Saburov has 0 damage
    And Roland Banks has 3 actions left

  @arkham-lcg/ability/forced-abilities
  Scenario: Fire! kills an ally of 1 health
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Fire! (12129) is attached to the Study
    When the investigation phase is resolved
    And Roland Banks begins his turn
    And Roland Banks ends his turn
    Then Dr. Milan Christopher is in the discard pile of Roland Banks
    And Roland Banks has 1 damage

  @arkham-lcg/prey @arkham-lcg/hunter
  Scenario: The Gangster takes the richer one
    Given Agnes Baker is at the Study
    And Roland Banks is at the Study
    And Agnes Baker has 1 resource
    And Roland Banks has 4 resources
    And Rogue Gangster is at the Hallway
    And the Study is connected to the Hallway
    When the enemy phase is resolved
    Then Rogue Gangster is engaged with Roland Banks
    And Roland Banks has 3 resources

  @arkham-lcg/prey @arkham-lcg/spawn
  Scenario: A drawn Gangster engages whoever drew it
    Given Agnes Baker is at the Study
    And Roland Banks is at the Study
    And Agnes Baker has 1 resource
    And Roland Banks has 4 resources
    When Agnes Baker draws Rogue Gangster from the encounter deck
    Then Rogue Gangster is engaged with Agnes Baker
    And Agnes Baker has 0 resources

  @arkham-lcg/weakness @arkham-lcg/defeat
  Scenario: A defeated weakness goes to its owner's discard pile
    Given Roland Banks is at the Study
    And Trish Scarborough is at the Study
    And Black Chamber Operative is engaged with Roland Banks
    And Black Chamber Operative belongs to Trish Scarborough
    When Black Chamber Operative is defeated
    Then Black Chamber Operative is in the discard pile of Trish Scarborough

  @arkham-lcg/nested-sequences
  Scenario: Dynamite Blast and the cry of the Experiment
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Mutated Experiment is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast in hand
    And Roland Banks has 5 resources
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses the Hallway
    And nobody reacts to anything else
    Then Mutated Experiment is in the encounter discard pile
    And Agnes Baker has 3 damage
    And Agnes Baker has 1 horror
    And Roland Banks has 0 horror

  @arkham-lcg/elimination @arkham-lcg/dealing-damage-horror
  Scenario: Dynamite kills Agnes with the Experiment
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And Agnes Baker has 3 damage
    And the Study is connected to the Hallway
    And Mutated Experiment is engaged with Agnes Baker
    And Roland Banks has Dynamite Blast in hand
    And Roland Banks has 5 resources
    When Roland Banks plays Dynamite Blast
    And Roland Banks chooses the Hallway
    And nobody reacts to anything else
    Then Agnes Baker is eliminated
    And Agnes Baker has 1 physical trauma
    And Mutated Experiment is in the encounter discard pile

  @arkham-lcg/elimination @arkham-lcg/costs
  Scenario: Paying kills
    Given Roland Banks is at the Study
    And Agnes Baker is at the Study
    And Roland Banks has 8 damage
    And Roland Banks has 3 resources
    And Roland Banks has Machete in hand
    And Syndicate Obligations is in the threat area of Roland Banks
    When Roland Banks plays Machete
    Then Roland Banks is eliminated
    And Machete is not in play

  @arkham-lcg/nested-sequences
  Scenario: Agnes answers the cry before the Experiment is gone
    Given Agnes Baker is at the Study
    And Mutated Experiment is engaged with Agnes Baker
    And Ghoul Minion is engaged with Agnes Baker
    And Ghoul Minion has 1 damage
    When Mutated Experiment is defeated
    And Agnes Baker uses Agnes Baker
    And Agnes Baker chooses Ghoul Minion
    Then in order:
      | Ghoul Minion is discarded |
      | Mutated Experiment is discarded |

  @arkham-lcg/delayed-effects @arkham-lcg/move
  Scenario: A spy slips away from everybody once her test is over
    Given Trish Scarborough (12007) is at the Study
    And Study is connected to Hallway
    And Ghoul Minion is engaged with Trish Scarborough
    And the chaos bag holds elder-sign
    When Trish Scarborough tests intellect (1)
    And Trish Scarborough accepts the effect of Trish Scarborough
    Then in order:
      | Trish Scarborough succeeds |
      | Ghoul Minion disengages from Trish Scarborough |
      | Trish Scarborough moves to Hallway |

  @arkham-lcg/ability/triggered-abilities @arkham-lcg/play-action
  Scenario: One asset on the table calls for another
    Given Dexter Drake (12010) is at the Study
    And Dexter Drake has Knife and Flashlight in hand
    And Dexter Drake has 5 resources
    And it is the turn of Dexter Drake
    When Dexter Drake plays Knife
    And Dexter Drake uses Dexter Drake
    Then Dexter Drake controls Flashlight

  @arkham-lcg/fight-action @arkham-lcg/costs
  Scenario: A hammer that is put down hits twice as hard
    Given Roland Banks is at the Study
    And Roland Banks controls Sledgehammer (12028)
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses ability 2 of Sledgehammer (12028)
    And Roland Banks accepts the effect of Sledgehammer
    Then it is asked whether Ghoul Priest has 3 damage
    And the answer is yes

  @arkham-lcg/skill-test-results-and-advanced-timing
  Scenario Outline: Some help only by exactly so much
    Given Daisy Walker is at the Study
    And Study has 2 clues
    And Daisy Walker controls Dorothy Simmons
    And Daisy Walker has 0 resources
    And the chaos bag holds <token>
    When Daisy Walker investigates
    Then it is asked whether Daisy Walker has 1 resource
    And the answer is <answer>

    Examples:
      | token | answer  |
      | -3    | depends |
      | -2    | no      |
      | -1    | depends |

  @arkham-lcg/investigate-action @arkham-lcg/move
  Scenario: The map shows the next place, and the way there
    Given Daisy Walker is at the Study
    And Study is connected to Hallway
    And Hallway has 1 clue
    And Daisy Walker controls Local Map
    And the chaos bag holds 0
    When Daisy Walker uses Local Map
    And Local Map is applied first
    And Daisy Walker accepts the effect of Local Map
    Then it is asked whether Daisy Walker is at Hallway
    And the answer is yes

  @arkham-lcg/spawn @arkham-lcg/fast
  Scenario: Whoever comes in is good for news, from next door or from the deck
    Given Joe Diamond is at the Study
    And Joe Diamond has Gather Intel in hand
    And Joe Diamond has 1 resource
    And the deck of Joe Diamond holds Knife and Dodge
    When Joe Diamond draws Ghoul Minion from the encounter deck
    And Joe Diamond plays Gather Intel
    Then Joe Diamond has Knife and Dodge in hand

  @arkham-lcg/evade-evade-action @arkham-lcg/move
  Scenario: Through the cracks with two clues
    Given Trish Scarborough is at the Study
    And Study is connected to Hallway
    And Trish Scarborough has 2 clues
    And Ghoul Priest is engaged with Trish Scarborough
    And the chaos bag holds -2
    When Trish Scarborough plays Through the Cracks (0)
    And Through the Cracks is applied first
    And Trish Scarborough accepts the effect of Through the Cracks
    Then it is asked whether Trish Scarborough is at Hallway
    And the answer is yes

  @arkham-lcg/delayed-effects @arkham-lcg/costs
  Scenario: What the trick has brought goes back at the end of the turn
    Given Trish Scarborough is at the Study
    And Trish Scarborough has Knife in hand
    And Trish Scarborough has 5 resources
    And it is the turn of Trish Scarborough
    When Trish Scarborough plays Prestidigitation
    And the turn of Trish Scarborough ends
    Then Knife is in hand

  @arkham-lcg/fight-action @arkham-lcg/defeat
  Scenario: A decisive strike pays when it kills
    Given Roland Banks is at the Study
    And Roland Banks has 5 resources
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks plays Decisive Strike
    Then in order:
      | Ghoul Minion is defeated |
      | Roland Banks gains 5 resources |

  @arkham-lcg/uses-x-type @arkham-lcg/costs
  Scenario: A second sight finds more for a charge
    Given Agnes Baker is at the Study
    And Study has 3 clues
    And Agnes Baker controls Second Sight
    And the chaos bag holds 0
    When Agnes Baker uses Second Sight
    And Second Sight is applied first
    And Agnes Baker accepts the effect of Second Sight
    Then it is asked whether Agnes Baker has 2 clues
    And the answer is yes

  @arkham-lcg/then @arkham-lcg/doom
  Scenario: The cosmos takes doom for two clues
    Given Agnes Baker is at the Study
    And Study has 1 clue
    And Hallway is in play
    And Hallway has 1 clue
    When Agnes Baker plays Will of the Cosmos
    Then Agnes Baker has 2 clues
    And Agnes Baker has 1 doom

  @arkham-lcg/steps/st-7 @arkham-lcg/skill-cards
  Scenario: On the brink nothing that others have given is lost
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has On the Brink (12084) in hand
    And Agnes Baker has Guts in hand
    And the deck of Roland Banks holds Knife
    And the chaos bag holds auto-fail
    When Roland Banks tests willpower (9)
    And Roland Banks commits On the Brink (12084)
    And Agnes Baker commits Guts
    Then Agnes Baker has Guts in hand
    And Roland Banks has Knife in hand
