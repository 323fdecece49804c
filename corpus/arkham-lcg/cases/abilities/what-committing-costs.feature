Feature: What it costs to commit cards, who has to, and what follows
  Source: Rules Reference v2.5, Additional Costs; Skill Cards; ST.2; ST.5; Discard Piles; Weakness.

  @arkham-lcg/additional-costs @arkham-lcg/steps/st-2
  Scenario: A link of souls is paid with horror before it is committed
    Given Agnes Baker is at the Study
    And Agnes Baker has Soul Link in hand
    And the chaos bag holds 0
    When Agnes Baker tests willpower (5)
    And Agnes Baker commits Soul Link
    And nobody reacts to anything else
    Then Agnes Baker has 1 horror
    And in order:
      | Agnes Baker takes 1 horror    |
      | Agnes Baker commits Soul Link |

  @arkham-lcg/additional-costs @arkham-lcg/steps/st-2
  Scenario: What is watched pays back twice what was laid on it
    Given Jenny Barnes is at the Study
    And Jenny Barnes has "Watch this!" in hand
    And Jenny Barnes has 2 resources
    And the chaos bag holds 0
    When Jenny Barnes tests agility (2)
    And Jenny Barnes commits "Watch this!"
    And Jenny Barnes pays for "Watch this!" in way 3
    Then Jenny Barnes has 4 resources

  @arkham-lcg/additional-costs @arkham-lcg/steps/st-2
  Scenario: Where the test fails it is lost
    Given Jenny Barnes is at the Study
    And Jenny Barnes has "Watch this!" in hand
    And Jenny Barnes has 2 resources
    And the chaos bag holds -8
    When Jenny Barnes tests agility (2)
    And Jenny Barnes commits "Watch this!"
    And Jenny Barnes pays for "Watch this!" in way 3
    Then Jenny Barnes has 0 resources

  @arkham-lcg/additional-costs @arkham-lcg/steps/st-5
  Scenario: A torrent takes charges from several assets and gives two icons for each
    Given Agnes Baker is at the Study
    And Agnes Baker controls Shrivelling, Shrivelling #2
    And Shrivelling has 1 charge
    And Shrivelling #2 has 4 charges
    And Agnes Baker has Torrent of Power in hand
    And the chaos bag holds 0
    When Agnes Baker tests willpower (5)
    And Agnes Baker commits Torrent of Power
    And Agnes Baker pays for Torrent of Power in way 3
    And Agnes Baker chooses Shrivelling
    Then Shrivelling has 0 charges
    And Shrivelling #2 has 3 charges
    And this has happened: Agnes Baker succeeds by 5

  @arkham-lcg/weakness @arkham-lcg/steps/st-5
  Scenario: Arrogance has to be committed, takes off, and comes back with success
    Given Winifred Habbamock is at the Study
    And Winifred Habbamock has Arrogance, Guts in hand
    And the chaos bag holds 0
    When Winifred Habbamock tests agility (2)
    And Winifred Habbamock commits Arrogance
    And nobody commits anything
    Then this has happened: Winifred Habbamock succeeds by 2
    And Arrogance is in hand

  @arkham-lcg/weakness @arkham-lcg/steps/st-2
  Scenario: Nobody is done before it is committed
    Given Winifred Habbamock is at the Study
    And Winifred Habbamock has Arrogance, Guts in hand
    And the chaos bag holds 0
    When Winifred Habbamock tests willpower (1)
    Then Winifred Habbamock must choose between:
      | Winifred Habbamock commits Arrogance |
      | Winifred Habbamock commits Guts      |

  @arkham-lcg/ability/triggered-abilities @arkham-lcg/skill-cards
  Scenario: Winifred draws for two different cards, and takes some back with her sign
    Given Winifred Habbamock is at the Study
    And Winifred Habbamock has Unexpected Courage, Overpower in hand
    And the deck of Winifred Habbamock holds Machete, Knife
    And the chaos bag holds elder sign
    When Winifred Habbamock tests combat (3)
    And Winifred Habbamock commits Unexpected Courage
    And Winifred Habbamock commits Overpower
    And Winifred Habbamock uses Winifred Habbamock
    And Winifred Habbamock chooses Overpower
    And Winifred Habbamock chooses Unexpected Courage
    Then Machete is in hand
    And in order:
      | Winifred Habbamock succeeds by 5 |
      | the test ends                    |
    And Overpower is in hand
    And Unexpected Courage is in hand

  @arkham-lcg/weakness @arkham-lcg/steps/st-2
  Scenario: What is reckless stands alone in its test
    Given Agnes Baker and Roland Banks are at the Study
    And Agnes Baker has Reckless, Guts in hand
    And Roland Banks has Guts #2 in hand
    And the chaos bag holds -8
    When Agnes Baker tests willpower (1)
    And Agnes Baker commits Reckless
    Then this has happened: Agnes Baker fails by 1
    And Reckless is in hand

  @arkham-lcg/weakness @arkham-lcg/steps/st-2
  Scenario: Nothing reckless joins what is committed already
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Reckless, Steadfast in hand
    And the chaos bag holds 0
    When Jenny Barnes tests willpower (1)
    And Jenny Barnes commits Steadfast
    And Jenny Barnes commits Reckless
    Then it is refused under arkham-lcg/play-restrictions-permissions-and-instructions

  @arkham-lcg/discard-piles @arkham-lcg/skill-cards
  Scenario: A daredevil throws cards away until one can be dared
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Daredevil (60318) in hand
    And the deck of Jenny Barnes holds Knife, Paranoia, Quick Thinking, Machete
    And the chaos bag holds 0
    When Jenny Barnes tests agility (5)
    And Jenny Barnes commits Daredevil (60318)
    Then this has happened: Jenny Barnes commits Quick Thinking
    And Knife is in the discard pile
    And the deck of Jenny Barnes has 2 cards

  @arkham-lcg/discard-piles @arkham-lcg/skill-cards
  Scenario: A greater one shows them and loses none
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Daredevil (06240) in hand
    And the deck of Jenny Barnes holds Knife, Quick Thinking, Machete
    And the chaos bag holds 0
    When Jenny Barnes tests agility (5)
    And Jenny Barnes commits Daredevil (06240)
    Then this has happened: Jenny Barnes commits Quick Thinking
    And the deck of Jenny Barnes has 2 cards

  @arkham-lcg/steps/st-2 @arkham-lcg/ability/triggered-abilities
  Scenario: An analytical mind helps from afar with one card, and learns of it
    Given Minh Thi Phan is at the Study
    And Roland Banks is at the Hallway
    And Minh Thi Phan controls Analytical Mind
    And Minh Thi Phan has Perception, Deduction in hand
    And the deck of Minh Thi Phan holds Guts
    And the chaos bag holds 0
    When Roland Banks tests intellect (3)
    And Minh Thi Phan commits Deduction
    And nobody reacts
    And Minh Thi Phan uses Analytical Mind
    Then Guts is in hand
    And this has happened: Roland Banks succeeds by 1

  @arkham-lcg/steps/st-2 @arkham-lcg/ability/triggered-abilities
  Scenario: Two cards are not exactly one
    Given Minh Thi Phan is at the Study
    And Minh Thi Phan controls Analytical Mind
    And Minh Thi Phan has Perception, Deduction in hand
    And the deck of Minh Thi Phan holds Guts
    And the chaos bag holds 0
    When Minh Thi Phan tests intellect (3)
    And Minh Thi Phan commits Perception
    And nobody reacts
    And Minh Thi Phan commits Deduction
    And nobody reacts
    Then Minh Thi Phan may not use Analytical Mind

  @arkham-lcg/steps/st-2 @arkham-lcg/cannot
  Scenario: With the King in Yellow one or two cards are not committed
    Given Minh Thi Phan is at the Study
    And The King in Yellow is in the threat area of Minh Thi Phan
    And Minh Thi Phan has Perception, Deduction in hand
    And the chaos bag holds 0
    When Minh Thi Phan tests intellect (3)
    And Minh Thi Phan commits Perception
    Then it is refused under arkham-lcg/steps/st-2

  @arkham-lcg/steps/st-2 @arkham-lcg/ability/triggered-abilities
  Scenario: Three are, and six matching icons of Minh's put the play away
    Given Minh Thi Phan is at the Study
    And The King in Yellow is in the threat area of Minh Thi Phan
    And Minh Thi Phan has Perception, Unexpected Courage, Inquiring Mind in hand
    And the deck of Minh Thi Phan holds Guts
    And the Study has 1 clue
    And the chaos bag holds 0
    When Minh Thi Phan tests intellect (3)
    And Minh Thi Phan commits Perception
    And nobody reacts
    And Minh Thi Phan commits Unexpected Courage
    And nobody reacts
    And Minh Thi Phan commits Inquiring Mind
    And nobody reacts
    And Minh Thi Phan uses The King in Yellow
    Then The King in Yellow is in the discard pile

  @arkham-lcg/additional-costs
  Scenario: As many curses as the test is difficult
    Given Roland Banks is at the Study
    And Roland Banks has Justify the Means in hand
    And the chaos bag holds 0, -8
    When Roland Banks investigates
    And Roland Banks commits Justify the Means
    Then this has happened: 2 curse tokens are added to the chaos bag
    And this has happened: Roland Banks succeeds

  @arkham-lcg/steps/st-1
  Scenario: A test that begins uses another skill, and no other one
    Given Roland Banks is at the Study
    And Roland Banks controls Bauta
    When Roland Banks investigates
    And Roland Banks uses Bauta
    And Roland Banks reveals 0
    Then this has happened: Roland Banks succeeds by 2
