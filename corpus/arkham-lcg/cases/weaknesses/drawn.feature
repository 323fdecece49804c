Feature: Weaknesses that are drawn
  Source: Rules Reference v2.5, Weakness; Revelation; Grimoire, Debolezza.

  @arkham-lcg/weakness
  Scenario: An enemy weakness is resolved as if it came from the encounter deck
    Given Roland Banks is at the Study
    And the deck of Roland Banks holds Mob Enforcer
    When Roland Banks draws 1 card
    Then in order:
      | Roland Banks draws Mob Enforcer |
      | Mob Enforcer spawns engaged with Roland Banks |
    And Mob Enforcer is engaged with Roland Banks

  @arkham-lcg/weakness
  Scenario: A treachery weakness resolves its Revelation and is discarded
    Given Roland Banks is at the Study
    And Roland Banks has 5 resources
    And the deck of Roland Banks holds Paranoia
    When Roland Banks draws 1 card
    Then in order:
      | Roland Banks draws Paranoia |
      | Roland Banks resolves the Revelation of Paranoia |
      | Roland Banks loses 5 resources |
      | Paranoia is discarded |

  @arkham-lcg/weakness
  Scenario: An event weakness without a Revelation stays in hand and is played like another card
    Given Agnes Baker is at the Study
    And the current agenda is What's Going On?!
    And the deck of Agnes Baker holds Dark Memory
    And Agnes Baker has 2 resources
    When Agnes Baker draws 1 card
    And Agnes Baker plays Dark Memory
    Then in order:
      | Agnes Baker draws Dark Memory |
      | Agnes Baker plays Dark Memory |
      | 1 doom is placed on What's Going On?! |
      | Dark Memory is discarded |
