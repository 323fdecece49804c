Feature: What a symbol comes to where no scenario is named
  Source: Rules Reference v2.5, Appendix II, ST.4 and ST.5.

  @arkham-lcg/steps/st-4 @arkham-lcg/steps/st-5
  Scenario Outline: Its modifier is told
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And the chaos bag holds skull
    When Roland Banks investigates
    And nobody commits anything
    And the modifier is <modifier>
    Then this has happened: Roland Banks <comes>

    Examples:
      | modifier | comes         |
      | -1       | succeeds by 0 |
      | -4       | fails by 2    |
      | +1       | succeeds by 2 |

  @arkham-lcg/modifiers @arkham-lcg/steps/st-5
  Scenario: A card that sets the modifier sets what is told as well
    Given Jim Culver (02004) is at the Study
    And the Study has 1 clue
    And the chaos bag holds skull
    When Jim Culver investigates
    And the modifier is -4
    Then Jim Culver has 1 clue

  @arkham-lcg/modifiers @arkham-lcg/steps/st-4
  Scenario: A negative one is turned
    Given "Skids" O'Toole (01003) is at the Study with 5 resources
    And the Study has 1 clue
    And "Skids" O'Toole has Sure Gamble in hand
    And the chaos bag holds elder thing
    When "Skids" O'Toole investigates
    And "Skids" O'Toole plays Sure Gamble
    And the modifier is -3
    Then this has happened: "Skids" O'Toole succeeds by 4

  @arkham-lcg/steps/st-4 @arkham-lcg/chaos-tokens/resolving-multiple-revealed-chaos-tokens
  Scenario: Of two symbols each is told by its name
    Given Roland Banks is at the Study
    And Roland Banks controls Olive McBride (04197)
    And the Study has 1 clue
    And the chaos bag holds skull, cultist, 0
    When Roland Banks investigates
    And Roland Banks uses Olive McBride
    And Roland Banks reveals 0
    And Roland Banks reveals skull
    And Roland Banks reveals cultist
    And Roland Banks resolves the tokens skull, cultist with Olive McBride
    And the modifier of the cultist is -2
    And the modifier of the skull is +1
    Then this has happened: Roland Banks succeeds by 0

  @arkham-lcg/steps/st-4
  Scenario Outline: What it comes to is laid out
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And the chaos bag holds <symbol>
    And the <symbol> is <worth>
    When Roland Banks investigates
    And nobody commits anything
    Then Roland Banks has <clues> clues

    Examples:
      | symbol      | worth | clues |
      | skull       | -1    | 1     |
      | cultist     | -2    | 0     |
      | tablet      | +1    | 1     |
      | elder thing | -4    | 0     |

  @arkham-lcg/activate-action @arkham-lcg/retaliate
  Scenario: The second ability of a card is told by its place
    Given Roland Banks is at the Study
    And Roland Banks controls Fire Axe
    And Roland Banks has 1 resource
    And Ghoul Priest is engaged with Roland Banks
    And the chaos bag holds -2
    When Roland Banks uses the first ability of Fire Axe
    And Roland Banks uses the second ability of Fire Axe
    And nobody commits anything
    Then Ghoul Priest has 2 damage
    And Ghoul Priest has retaliate
    And Ghoul Priest does not attack

  @arkham-lcg/chaos-tokens @arkham-lcg/steps/st-5
  Scenario: How many of each token the bag holds is counted, and a symbol is named alone
    Given Roland Banks is at the Study
    And the Study has 1 clue
    And the chaos bag has 2 skulls, three -1 tokens, 1 cultist and 1 "0"
    When Roland Banks investigates
    And a skull is revealed
    And the modifier is -1
    Then Roland Banks succeeds by 0
    And the chaos bag now holds skull, skull, -1, -1, -1, cultist, 0
