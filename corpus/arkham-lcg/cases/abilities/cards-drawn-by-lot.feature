Feature: Disputes about cards that were drawn by lot

  Told as players tell them: several tokens in one step, a skill or what becomes of a card as the
  answer to a choice, the end of a turn right behind a test whose results may come in any order.

  @arkham-lcg/steps/st-7 @arkham-lcg/steps/2.2.2 @arkham-lcg/attack-of-opportunity
  Scenario: Pilfer comes back at the end of the turn
    Given "Skids" O'Toole is at the Study
    And the Study has 5 clues
    And "Skids" O'Toole has Pilfer (60328) in hand
    And Ghoul Minion is engaged with "Skids" O'Toole
    And the chaos bag holds 0
    When "Skids" O'Toole plays Pilfer
    And nobody commits anything
    And "Skids" O'Toole ends his turn
    Then Ghoul Minion makes an attack of opportunity
    And "Skids" O'Toole has 3 clues
    And Pilfer is in the hand of "Skids" O'Toole

  @arkham-lcg/steps/st-7 @arkham-lcg/steps/2.2
  Scenario: Somebody else acts right behind a test whose results may come in any order
    Given "Skids" O'Toole and Roland Banks are at the Study
    And the Study has 5 clues
    And "Skids" O'Toole has Pilfer (60328) in hand
    And the chaos bag holds 0
    When "Skids" O'Toole plays Pilfer
    And nobody commits anything
    And Roland Banks investigates
    And nobody commits anything
    Then "Skids" O'Toole has 3 clues
    And Roland Banks has 1 clue

  @arkham-lcg/chaos-tokens @arkham-lcg/automatic-failure-success
  Scenario: The automatic failure is among those that lead ignores
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic (01016) with 3 ammo
    And Roland Banks has "Eat lead!" (03304) in hand
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds auto-fail, -4, 0
    When Roland Banks uses .45 Automatic on Ghoul Priest
    And Roland Banks plays "Eat lead!"
    And Roland Banks spends 2 ammo
    And nobody commits anything
    And Roland Banks reveals auto-fail, -4 and 0
    And Roland Banks chooses the 0 token
    Then Ghoul Priest has 2 damage
    And .45 Automatic has 0 ammo

  @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Two curses and a number, told in one step and without a bag
    Given Agnes Baker is at the Study
    When Agnes Baker investigates
    And the tokens are curse, curse and +1
    Then Agnes Baker fails by 2

  @arkham-lcg/costs @arkham-lcg/exile @arkham-lcg/evade-evade-action
  Scenario: The extinguisher is exiled and takes the ghoul along
    Given Wendy Adams is at the Study
    And Wendy Adams controls Fire Extinguisher (08080)
    And Ghoul Minion and Ghoul Priest are engaged with Wendy Adams
    When Wendy Adams uses ability 2 of Fire Extinguisher
    And Wendy Adams exiles Fire Extinguisher
    Then Ghoul Minion is in the encounter discard pile
    And Ghoul Priest is exhausted
    And Ghoul Priest is engaged with nobody
    And there is no attack of opportunity

  @arkham-lcg/costs @arkham-lcg/evade-evade-action
  Scenario: The extinguisher is but discarded
    Given Wendy Adams is at the Study
    And Wendy Adams controls Fire Extinguisher (08080)
    And Ghoul Minion is engaged with Wendy Adams
    When Wendy Adams uses ability 2 of Fire Extinguisher
    And Wendy Adams discards Fire Extinguisher
    Then Ghoul Minion is exhausted at the Study
    And Fire Extinguisher is in the discard pile of Wendy Adams

  @arkham-lcg/lasting-effects @arkham-lcg/modifiers
  Scenario: An encyclopedia for a friend lasts until the phase ends
    Given Daisy Walker and Roland Banks are at the Study
    And the Study has 2 clues
    And Daisy Walker controls Encyclopedia (60208)
    And the chaos bag holds -3
    When Daisy Walker uses Encyclopedia on Roland Banks
    And Daisy Walker chooses intellect
    And Daisy Walker ends her turn
    And Roland Banks investigates
    And nobody commits anything
    Then Roland Banks has 1 clue
    And Encyclopedia has 4 secrets

  @arkham-lcg/steps/st-2 @arkham-lcg/ability/triggered-abilities
  Scenario: What answers exactly one card says that nobody commits a second one
    Given Daisy Walker is at the Hallway
    And Roland Banks is at the Study
    And Roland Banks has Deduction (01039) in hand
    And the Study has 1 clue
    And Daisy Walker controls Analytical Mind (03010)
    And Daisy Walker has Unexpected Courage (01093) in hand
    And the deck of Daisy Walker holds Emergency Cache (0)
    And the chaos bag holds 0
    When Roland Banks investigates
    And Daisy Walker commits Unexpected Courage (01093)
    And Daisy Walker uses Analytical Mind
    Then Emergency Cache is in the hand of Daisy Walker
    And Roland Banks has 1 clue

  @arkham-lcg/instead @arkham-lcg/move @arkham-lcg/enemy-engagement
  Scenario: A greater heroic rescue comes from next door
    Given Roland Banks is at the Hallway
    And Daisy Walker is at the Study
    And the Study is connected to the Hallway
    And Ghoul Minion is engaged with Daisy Walker
    And Roland Banks has Heroic Rescue (06234) in hand
    When the enemy phase begins
    And Roland Banks plays Heroic Rescue
    Then Roland Banks is at the Study
    And Roland Banks has 1 damage and 1 horror
    And Daisy Walker has 0 damage
    And Ghoul Minion has 1 damage
    And Ghoul Minion is engaged with Roland Banks

  @arkham-lcg/slots @arkham-lcg/for-each-or-for-every
  Scenario: A trance heals once for each arcane slot that holds something
    Given Agnes Baker is at the Study with 2 damage and 2 horror on her
    And Agnes Baker controls Shrivelling (01060) and Scrying (01061)
    And Agnes Baker has Meditative Trance in hand
    When Agnes Baker plays Meditative Trance
    And Agnes Baker heals 1 damage
    And Agnes Baker heals 1 horror
    Then Agnes Baker has 1 damage and 1 horror

  @arkham-lcg/slots @arkham-lcg/initiation
  Scenario: With empty arcane slots the trance would change nothing
    Given Agnes Baker is at the Study with 2 damage and 2 horror on her
    And Agnes Baker has Meditative Trance in hand
    And Agnes Baker has 5 resources
    And it is the turn of Agnes Baker
    Then Agnes Baker cannot play Meditative Trance

  @arkham-lcg/slots @arkham-lcg/fight-action
  Scenario Outline: The pole strikes harder with two spells in the slots
    Given Agnes Baker is at the Study
    And Agnes Baker controls Dragon Pole and <spells>
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Dragon Pole on Icy Ghoul
    And nobody commits anything
    Then Agnes Baker succeeds by <by>
    And Icy Ghoul has <damage> damage

    Examples:
      | spells                                      | by | damage |
      | Shrivelling (01060)                         | 0  | 1      |
      | Shrivelling (01060) and Scrying (01061)     | 1  | 2      |

  @arkham-lcg/slots @arkham-lcg/slots/shifting-slots @unsupported
  Scenario: Which slot holds the blade is for its player to say
    Given Agnes Baker is at the Study
    And Agnes Baker controls Dragon Pole and Occult Reliquary
    And Icy Ghoul is engaged with Agnes Baker
    And the chaos bag holds 0
    When Agnes Baker uses Dragon Pole on Icy Ghoul
    And nobody commits anything
    Then by the book Agnes Baker succeeds by 0

  @arkham-lcg/uses-x-type @arkham-lcg/costs
  Scenario: Secrets of the twine are spent for the encyclopedia of a friend
    Given Daisy Walker and Roland Banks are at the Study
    And Daisy Walker controls Encyclopedia (60208)
    And Encyclopedia has 0 secrets
    And Roland Banks controls Ariadne's Twine
    And Ariadne's Twine has 1 secret
    When Daisy Walker uses Encyclopedia on Daisy Walker
    And Daisy Walker chooses intellect
    Then Ariadne's Twine has 0 secrets
    And Daisy Walker has an intellect of 7

  @arkham-lcg/uses-x-type @arkham-lcg/costs
  Scenario: No thread leads next door
    Given Daisy Walker is at the Study
    And Roland Banks is at the Hallway
    And Daisy Walker controls Encyclopedia (60208)
    And Encyclopedia has 0 secrets
    And Roland Banks controls Ariadne's Twine
    And Ariadne's Twine has 1 secret
    And it is the turn of Daisy Walker
    Then Daisy Walker cannot use Encyclopedia

  @arkham-lcg/uses-x-type @arkham-lcg/costs
  Scenario: Typed secrets or the tome's own
    Given Daisy Walker is at the Study
    And Daisy Walker controls Encyclopedia (60208) and Typewriter
    When Daisy Walker uses Encyclopedia on Daisy Walker
    And Daisy Walker chooses Typewriter
    And Daisy Walker chooses intellect
    Then Typewriter has 2 secrets
    And Encyclopedia has 5 secrets

  @arkham-lcg/uses-x-type @arkham-lcg/leaves-play
  Scenario: What was invested is paid out
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole has 0 resources
    And "Skids" O'Toole controls Investments with 5 supplies
    When "Skids" O'Toole uses ability 2 of Investments
    Then "Skids" O'Toole has 5 resources
    And Investments is in the discard pile

  @arkham-lcg/uses-x-type @arkham-lcg/limits-and-maximums
  Scenario: Ten supplies are all that an investment takes
    Given "Skids" O'Toole is at the Study
    And "Skids" O'Toole controls Investments with 10 supplies
    And it is the turn of "Skids" O'Toole
    Then "Skids" O'Toole cannot use ability 1 of Investments
