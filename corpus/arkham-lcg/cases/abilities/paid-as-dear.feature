Feature: Cards that pay in horror, redraw, and count icons
  Source: Rules Reference v2.5, Costs, Chaos Tokens, Skill Icons.

  @arkham-lcg/costs
  Scenario: A card is as much cheaper as horror was taken for it
    Given Daisy Walker is at the Study
    And Daisy Walker controls The Black Book
    And Daisy Walker has 1 resource
    And Daisy Walker has Dr. Milan Christopher in hand
    And it is the turn of Daisy Walker
    When Daisy Walker plays Dr. Milan Christopher
    And Daisy Walker uses The Black Book, taking 3 horror
    Then Daisy Walker controls Dr. Milan Christopher
    And Daisy Walker has 3 horror
    And Daisy Walker has 0 resources

  @arkham-lcg/wild-skill-icons
  Scenario Outline: As many wild icons as the lowest other skill
    Given Roland Banks is at the Study
    And Roland Banks has Savant in hand
    When Roland Banks tests <skill> (3)
    And Roland Banks commits Savant
    And the token is 0
    Then Roland Banks succeeds by <margin>

    Examples:
      | skill     | margin |
      | agility   | 3      |
      | combat    | 4      |
      | willpower | 3      |

  @arkham-lcg/search/looking-at-searching-and-finding
  Scenario: Whose deck was looked at may draw a card
    Given Agnes Baker is at the Study
    And Roland Banks is at the Study
    And Agnes Baker has Parallel Fates (2) in hand
    And the deck of Roland Banks holds Knife, Guts, Emergency Cache, Flashlight, Overpower, Machete and Dodge
    And it is the turn of Agnes Baker
    When Agnes Baker plays Parallel Fates (2)
    And Agnes Baker chooses Roland Banks
    And Agnes Baker puts back Guts, Knife, Emergency Cache, Flashlight, Overpower and Machete
    And Roland Banks accepts the effect of Parallel Fates
    Then Roland Banks has Guts in hand

  @arkham-lcg/steps/st-3
  Scenario: Committed as the curse is revealed, with three icons more
    Given Roland Banks is at the Study
    And Roland Banks has Diabolical Luck in hand
    And the chaos bag holds curse and 0
    When Roland Banks tests willpower (3)
    And nobody commits anything
    And Roland Banks reveals curse
    And Roland Banks uses Diabolical Luck
    And Roland Banks reveals 0
    Then Roland Banks succeeds by 2

  @arkham-lcg/chaos-tokens @arkham-lcg/costs
  Scenario: Against an enemy a token is bought off, and the next one too
    Given Roland Banks is at the Study
    And Roland Banks has Contingency (3) in hand
    And Roland Banks has 6 resources
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -4, -3 and 0
    And it is the turn of Roland Banks
    When Roland Banks fights Ghoul Minion
    And Roland Banks commits Contingency
    And Roland Banks reveals -4
    And Roland Banks uses Contingency
    And Roland Banks reveals -3
    And Roland Banks uses Contingency
    And Roland Banks reveals 0
    Then Ghoul Minion has 1 damage
    And Roland Banks has 0 resources

  @arkham-lcg/chaos-tokens
  Scenario: In a test that is on no enemy nothing is bought off
    Given Roland Banks is at the Study
    And Roland Banks has Contingency (3) in hand
    And Roland Banks has 6 resources
    And the chaos bag holds -4, -3 and 0
    When Roland Banks tests willpower (3)
    And Roland Banks commits Contingency
    And Roland Banks reveals -4
    Then Roland Banks may not use Contingency

  @arkham-lcg/chaos-tokens @arkham-lcg/costs
  Scenario: Strong arms strike harder, and redraw for a wound
    Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Roland Banks has Strong-Armed in hand
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds -4 and 0
    And it is the turn of Roland Banks
    When Roland Banks uses Machete on Ghoul Minion
    And Roland Banks commits Strong-Armed
    And Roland Banks reveals -4
    And Roland Banks uses Strong-Armed
    And Roland Banks reveals 0
    And nobody reacts to anything else
    Then Ghoul Minion is defeated
    And Roland Banks has 1 damage

  @arkham-lcg/effects
  Scenario: A card is worth its icons to the lieutenant
    Given Roland Banks is at the Study
    And Roland Banks controls Lt. Wilson Stewart
    And Lt. Wilson Stewart has 1 damage
    And Roland Banks has 0 resources
    And Roland Banks has Unexpected Courage and Beat Cop in hand
    And it is the turn of Roland Banks
    When Roland Banks uses Lt. Wilson Stewart
    And Roland Banks chooses Beat Cop
    Then Lt. Wilson Stewart has no damage

  @arkham-lcg/attach-to @arkham-lcg/instead
  Scenario: What was attached comes back to hand, once a round
    Given "Ashcan" Pete (90046) is at the Study
    And Barricade is attached to the Study
    And Barricade belongs to "Ashcan" Pete (90046)
    And the Study connects to the Hallway
    And it is the turn of "Ashcan" Pete (90046)
    When "Ashcan" Pete (90046) moves to the Hallway
    And "Ashcan" Pete (90046) uses "Ashcan" Pete (90046)
    Then Barricade is in the hand of "Ashcan" Pete (90046)
