Feature: How often an ability answers
  Source: Rules Reference v2.5, Ability, Triggered Abilities; Limits and Maximums; FAQ v2.5, 1.2 and the
  questions on .45 Automatic, Physical Training and Zoey Samaras; Grimoire, Capacità Innescata and
  Condizione Innescante.

  @arkham-lcg/triggered-abilities
  Scenario: A reaction may answer each occurrence of its condition once
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Milan Christopher
    And Roland Banks has 0 resources
    And Study has 2 clues
    And the chaos bag holds 0
    When Roland Banks investigates
    And Roland Banks uses Dr. Milan Christopher
    And Roland Banks investigates
    And Roland Banks uses Dr. Milan Christopher
    Then Roland Banks has 2 resources

  @arkham-lcg/triggered-abilities @arkham-lcg/reaction-opportunities
  Scenario: Two copies answer one success, each of them once
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Cigarette Case and Lucky Cigarette Case
    And the deck of Roland Banks holds Knife, Leather Coat
    And Study has 1 clue
    And the chaos bag holds +1
    When Roland Banks investigates
    And Roland Banks uses Lucky Cigarette Case #1
    And Roland Banks uses Lucky Cigarette Case #2
    Then in order:
      | Roland Banks succeeds by 2 |
      | Roland Banks draws Knife |
      | Roland Banks draws Leather Coat |
    And Lucky Cigarette Case #1 is exhausted
    And Lucky Cigarette Case #2 is exhausted

  @arkham-lcg/reaction-opportunities
  Scenario: A success by less than the condition says is no such condition
    Given Roland Banks is at the Study
    And Roland Banks controls Lucky Cigarette Case
    And the deck of Roland Banks holds Knife
    And Study has 1 clue
    And the chaos bag holds 0
    When Roland Banks investigates
    Then Lucky Cigarette Case is ready
    And nobody has a choice

  @arkham-lcg/qa/45-automatic-two-copies @arkham-lcg/activate-action @arkham-lcg/limits-and-maximums
  Scenario: Two copies of one weapon are two actions, one resolved after the other
    Given Roland Banks is at the Study
    And Roland Banks controls .45 Automatic and .45 Automatic
    And Relentless Dark Young is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks uses .45 Automatic #1
    And Roland Banks uses .45 Automatic #2
    Then in order:
      | Roland Banks spends 1 action |
      | .45 Automatic deals 2 damage to Relentless Dark Young |
      | the test ends |
      | Roland Banks spends 1 action |
      | .45 Automatic #2 deals 2 damage to Relentless Dark Young |
    And Roland Banks has 1 action
    And Relentless Dark Young has 4 damage

  @arkham-lcg/qa/physical-training-more-than-once @arkham-lcg/limits-and-maximums @arkham-lcg/fast
  Scenario: Without a printed limit an ability may be used as often as it can be paid
    Given Roland Banks is at the Study
    And Roland Banks controls Physical Training
    And Roland Banks has 2 resources
    And Ghoul Minion is engaged with Roland Banks
    And the chaos bag holds 0
    When Roland Banks fights Ghoul Minion
    And Roland Banks uses ability 2 of Physical Training
    And Roland Banks uses ability 2 of Physical Training
    Then in order:
      | Roland Banks spends 1 resource |
      | Roland Banks spends 1 resource |
      | Roland Banks succeeds by 4 |

  @arkham-lcg/qa/zoey-samaras-swarm @arkham-lcg/swarming-x @arkham-lcg/triggered-abilities
  Scenario: A pack that engages Zoey Samaras is as many enemies as it has cards
    Given Zoey Samaras is at the Study
    And Agnes Baker is at the Study
    And Stealthy Zoog is engaged with Agnes Baker
    And Stealthy Zoog has 2 swarm cards
    And Zoey Samaras has 0 resources
    When Zoey Samaras engages Stealthy Zoog
    And Zoey Samaras uses Zoey Samaras
    And this is answered first: Stealthy Zoog #3 engages Zoey Samaras
    And Zoey Samaras uses Zoey Samaras
    And this is answered first: Stealthy Zoog engages Zoey Samaras
    And Zoey Samaras uses Zoey Samaras
    Then Zoey Samaras has 3 resources

  @arkham-lcg/triggered-abilities @arkham-lcg/swarming-x
  Scenario: Whoever names the enemy answers its engagement, in whichever order
    Given Zoey Samaras is at the Study
    And the Study is connected to the Hallway
    And Stealthy Zoog is exhausted at the Hallway
    And Stealthy Zoog has 2 swarm cards
    And Zoey Samaras has 0 resources
    When Zoey Samaras moves to the Hallway
    And Zoey Samaras engages Stealthy Zoog
    And Zoey Samaras uses her ability on Stealthy Zoog #2
    And Zoey Samaras uses her ability on Stealthy Zoog #3
    And Zoey Samaras uses her ability on Stealthy Zoog
    Then Zoey Samaras has 3 resources

  @arkham-lcg/triggering-condition
  Scenario: The diary asks for the skill that is bonded to it among the committed cards
    Given Daisy Walker is at the Study
    And Daisy Walker controls Dream Diary
    And the chaos bag holds 0
    When Daisy Walker tests intellect (2)
    Then Daisy Walker succeeds by 3
    And Daisy Walker may not use Dream Diary

  @arkham-lcg/triggering-condition
  Scenario: With it committed the diary still asks for a success by three
    Given Daisy Walker and Roland Banks are at the Study
    And it is the turn of Roland Banks
    And Daisy Walker controls Dream Diary
    And Daisy Walker has Essence of the Dream in hand
    And the chaos bag holds 0
    When Daisy Walker tests intellect (5)
    And Daisy Walker commits Essence of the Dream
    Then Daisy Walker succeeds by 2
    And Daisy Walker may not use Dream Diary

  @arkham-lcg/ability/forced-abilities
  Scenario: What is Forced asks nobody
    Given Wendy Adams is at the Hallway
    And the Hallway is connected to the Attic
    When Wendy Adams moves to the Attic
    Then in order:
      | Wendy Adams moves to Attic |
      | Wendy Adams takes 1 horror |
    And nobody has a choice
