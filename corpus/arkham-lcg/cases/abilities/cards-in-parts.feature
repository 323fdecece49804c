Feature: Cards that swap, share and go step by step
  Source: FAQ v2.5, 2.26; Rules Reference v2.5, Slots, Uses, Limits and Maximums, Search.

  @arkham-lcg/switch-and-swap-abilities @arkham-lcg/bonded
  Scenario: What is swapped in comes to the slot that the other leaves, with its tokens
    Given Zoey Samaras is at the Study
    And Zoey Samaras controls Empty Vessel with 3 charges
    And Wish Eater is among the bonded cards of Zoey Samaras
    And it is the turn of Zoey Samaras
    When Zoey Samaras uses Empty Vessel
    Then in order:
      | Empty Vessel is set aside |
      | Wish Eater enters play    |
    And Wish Eater has 3 charges
    And this has not happened: Wish Eater is discarded

  @arkham-lcg/switch-and-swap-abilities @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: A limit of the area does not count what leaves as the other comes
    Given Zoey Samaras is at the Study
    And the Study has 1 clue
    And Zoey Samaras controls Broken Diadem with 2 offerings
    And Twilight Diadem is among the bonded cards of Zoey Samaras
    And it is the turn of Zoey Samaras
    When Zoey Samaras investigates
    And nobody commits anything
    And Zoey Samaras reveals bless
    And Zoey Samaras reveals curse
    And Zoey Samaras reveals 0
    And Zoey Samaras uses Broken Diadem
    Then Broken Diadem is set aside
    And Twilight Diadem has 3 offerings

  @arkham-lcg/switch-and-swap-abilities
  Scenario: A card in hand takes the place of one in play
    Given Wilson Richards is at the Study
    And the Study has 1 clue
    And Wilson Richards controls Flashlight
    And Wilson Richards has Lantern and Machete in hand
    And it is the turn of Wilson Richards
    When Wilson Richards investigates
    And nobody commits anything
    And Wilson Richards reveals elder-sign
    And Wilson Richards accepts the effect of Wilson Richards
    Then Flashlight is in hand
    And Lantern is in play

  @arkham-lcg/choices-and-the-grim-rule @arkham-lcg/evade-evade-action
  Scenario: Parts in an order of one's own: each is over before the next is chosen
    Given Wendy Adams is at the Study
    And the Study connects to the Hallway
    And Ghoul Minion is engaged with Wendy Adams
    And Wendy Adams controls Anyu
    And it is the turn of Wendy Adams
    When Wendy Adams uses Anyu
    And Wendy Adams chooses option 2 of Anyu
    And Wendy Adams chooses option 3 of Anyu
    And nobody commits anything
    And the token is 0
    And Wendy Adams chooses option 1 of Anyu
    And Wendy Adams takes no further action
    Then in order:
      | Anyu is discarded                  |
      | Wendy Adams evades Ghoul Minion    |
      | Wendy Adams moves to the Hallway   |

  @arkham-lcg/slots/shifting-slots @arkham-lcg/steps/st-1
  Scenario: Three assets in one slot, and what an attack asks for need not be used
    Given Agnes Baker is at the Study with 9 resources
    And Agnes Baker controls Empower Self (Stamina), Empower Self (Alacrity) and Shrivelling
    And Agnes Baker has Empower Self (Acuity) in hand
    And Icy Ghoul is exhausted at the Study
    And it is the turn of Agnes Baker
    When Agnes Baker plays Empower Self (Acuity)
    And Agnes Baker uses Shrivelling on Icy Ghoul
    And Agnes Baker uses combat for the test
    And nobody reacts to anything else
    And nobody commits anything
    And the token is 0
    Then Shrivelling is in play
    And this has not happened: Shrivelling is discarded

  @arkham-lcg/steps/st-1
  Scenario: A test of a treachery is no attack, and willpower it stays
    Given Agnes Baker is at the Study
    And Agnes Baker controls Empower Self (Stamina)
    When Agnes Baker tests willpower (3)
    And nobody commits anything
    And the token is 0
    And nobody reacts to anything else
    Then Agnes Baker succeeds by 2

  @arkham-lcg/uses-x-type
  Scenario: Supplies of a kit are spent as what another card asks for
    Given Roland Banks is at the Study
    And Icy Ghoul is engaged with Roland Banks
    And Roland Banks controls .45 Automatic with 0 ammo
    And Roland Banks controls Cleaning Kit (0) with 2 supplies
    And it is the turn of Roland Banks
    When Roland Banks uses .45 Automatic on Icy Ghoul
    And nobody commits anything
    And the token is 0
    Then Cleaning Kit has 1 supply

  @arkham-lcg/search @arkham-lcg/copy
  Scenario: A search for copies of what was chosen finds nothing else
    Given Agnes Baker is at the Study
    And Agnes Baker controls Shrivelling
    And Agnes Baker has Lucid Dreaming in hand
    And the deck of Agnes Baker holds Machete, Shrivelling and Arcane Initiate
    And it is the turn of Agnes Baker
    When Agnes Baker plays Lucid Dreaming
    Then Agnes Baker has 1 card in hand
    And Machete is in the deck of Agnes Baker
    And Arcane Initiate is in the deck of Agnes Baker

  @arkham-lcg/steps/st-3 @arkham-lcg/chaos-tokens/bless-and-curse-tokens
  Scenario: Curses that are resolved one after another are counted one by one
    Given Daisy Walker is at the Study
    And the Study has 2 clues
    And the chaos bag holds 0, curse, curse, -1
    And Daisy Walker controls Cryptic Grimoire (Text of the Elder Guardian)
    And it is the turn of Daisy Walker
    When Daisy Walker investigates
    And nobody commits anything
    And Daisy Walker reveals curse
    And Daisy Walker uses Cryptic Grimoire
    And Daisy Walker reveals curse
    And Daisy Walker uses Cryptic Grimoire
    And Daisy Walker reveals 0
    Then Cryptic Grimoire has 2 secrets

  @arkham-lcg/limits-and-maximums
  Scenario: Each option of a card has a limit of its own
    Given Roland Banks is at the Study
    And Roland Banks controls Nikola Tesla
    And it is the turn of Roland Banks
    When Roland Banks uses Nikola Tesla
    And nobody commits anything
    And the token is 0
    And Roland Banks chooses option 1 of Nikola Tesla
    And Nikola Tesla readies
    And Roland Banks uses Nikola Tesla
    And nobody commits anything
    And the token is 0
    Then Roland Banks must choose between:
      | Roland Banks chooses option 2 of Nikola Tesla |
      | Roland Banks chooses option 3 of Nikola Tesla |

  @arkham-lcg/modifiers
  Scenario: Only what has a health of its own gets more of it
    Given Roland Banks is at the Study
    And Roland Banks controls The Star • XVII, Beat Cop and Machete
    Then Beat Cop has 3 remaining health
    And Beat Cop has 3 remaining sanity

  @arkham-lcg/slots
  Scenario: A weapon for both hands fills two slots, and nothing else in them counts
    Given Roland Banks is at the Study
    And Roland Banks controls Bandolier (2) and Shotgun
    When Roland Banks tests willpower (4)
    And nobody commits anything
    And the token is 0
    Then Roland Banks succeeds by 0

  @arkham-lcg/slots
  Scenario: One weapon in one hand is not enough
    Given Roland Banks is at the Study
    And Roland Banks controls Bandolier (2), Machete and Flashlight
    When Roland Banks tests willpower (4)
    And nobody commits anything
    And the token is 0
    Then Roland Banks fails by 1
