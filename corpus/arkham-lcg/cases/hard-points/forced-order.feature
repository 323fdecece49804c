Feature: In which order Forced abilities resolve
  Source: Rules Reference v2.5, Priority of Simultaneous Resolution, Ability (Forced Abilities); Grimoire, Priorità delle Risoluzioni Simultanee, Capacità Obbligo.

  @arkham-lcg/priority-of-simultaneous-resolution @edition-2016
  Scenario: In 2016 the lead orders an ally and an enemy at the end of the mythos phase
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Agnes Baker controls The Red-Gloved Man
    And Wizard of the Order is engaged with Agnes Baker
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats and Ghoul Minion
    When the mythos phase begins
    Then Roland Banks must choose between:
      | Roland Banks uses ability 2 of Wizard of the Order  |
      | Agnes Baker uses ability 2 of The Red-Gloved Man    |

  @arkham-lcg/priority-of-simultaneous-resolution @edition-2026
  Scenario: In 2026 the enemy comes first, and nobody has anything to order
    Given Roland Banks is at the Study
    And Agnes Baker is at the Hallway
    And the Study is connected to the Hallway
    And Agnes Baker controls The Red-Gloved Man
    And Wizard of the Order is engaged with Agnes Baker
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats and Ghoul Minion
    When the mythos phase begins
    Then nobody has a choice
    And in order:
      | 1 doom is placed on Wizard of the Order |
      | The Red-Gloved Man is discarded         |

  @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: Whether the ally leaves before the doom comes is the lead's choice in 2016 only
    Given Roland Banks is at the Study
    And Roland Banks controls The Red-Gloved Man
    And Wizard of the Order is engaged with Roland Banks
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats
    When the mythos phase begins
    Then it is asked whether The Red-Gloved Man is discarded before 1 doom is placed on Wizard of the Order
    And in the edition of 2016 the answer is depends
    And in the edition of 2026 the answer is no

  @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: Among encounter cards the lead decides in both editions
    Given Roland Banks and Agnes Baker are at the Study
    And Wizard of the Order is engaged with Agnes Baker
    And Wizard of the Order #2 is engaged with Agnes Baker
    And the current agenda is Rise of the Ghouls
    And the encounter deck holds Swarm of Rats and Ghoul Minion
    When the mythos phase begins
    Then Roland Banks must choose between:
      | Roland Banks uses ability 2 of Wizard of the Order    |
      | Roland Banks uses ability 2 of Wizard of the Order #2 |
    And the choice is Roland Banks's

  @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: The lead orders the weaknesses of somebody else's turn
    Given Roland Banks and Agnes Baker are at the Study
    And Chronophobia is in the threat area of Agnes Baker
    And Internal Injury is in the threat area of Agnes Baker
    When Agnes Baker begins a turn
    And Agnes Baker ends the turn
    Then the choice is Roland Banks's
    And Roland Banks must choose between:
      | Agnes Baker uses ability 2 of Chronophobia    |
      | Agnes Baker uses ability 2 of Internal Injury |

  @arkham-lcg/ability/forced-abilities @arkham-lcg/reaction-opportunities
  Scenario: Every Forced ability first, only then the reactions
    Given Zoey Samaras is at the Study
    And Young Deep One is at the Hallway
    And the Study is connected to the Hallway
    When Zoey Samaras moves to the Hallway
    And Zoey Samaras uses Zoey Samaras
    Then in order:
      | Young Deep One engages Zoey Samaras |
      | Zoey Samaras takes 1 horror         |
      | Zoey Samaras gains 1 resource       |

  @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: The lead investigator says by its name which card goes first
    Given Roland Banks and Agnes Baker are at the Study
    And Lost in the Wilds is in Agnes Baker's threat area
    And Voice of the Jungle is in Agnes Baker's threat area
    And it is Agnes Baker's turn
    When Agnes Baker ends her turn
    And Roland Banks chooses Voice of the Jungle first
    Then in order:
      | Agnes Baker takes 1 horror     |
      | Lost in the Wilds is discarded |

  @arkham-lcg/priority-of-simultaneous-resolution
  Scenario: So does a step that names only the card
    Given Roland Banks and Agnes Baker are at the Study
    And Lost in the Wilds is in Agnes Baker's threat area
    And Voice of the Jungle is in Agnes Baker's threat area
    And it is Agnes Baker's turn
    When Agnes Baker ends her turn
    And Lost in the Wilds resolves first
    Then in order:
      | Lost in the Wilds is discarded |
      | Agnes Baker takes 1 horror     |
