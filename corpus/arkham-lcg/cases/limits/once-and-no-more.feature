Feature: Abilities that a limit closes once they have been used
  Source: Rules Reference v2.5, Limits and Maximums.

  @arkham-lcg/limits-and-maximums
  Scenario: Whoever moves twice investigates once
    Given Ursula Downs is at the Study
    And the Study is connected to the Hallway
    And the Hallway has 2 clues
    And the Study has 1 clue
    And the chaos bag holds 0
    When Ursula Downs moves to the Hallway
    And Ursula Downs uses Ursula Downs
    Then Ursula Downs has 1 clue
    When Ursula Downs moves to the Study
    Then Ursula Downs may not use Ursula Downs

  @arkham-lcg/limits-and-maximums
  Scenario: In the next round it is open again
    Given Joe Diamond (12004) is at the Study
    And the Study has 4 clues
    And the deck of Joe Diamond (12004) holds Knife, Guts, Machete, Lucky!
    And the chaos bag holds 0
    When Joe Diamond (12004) investigates
    Then Joe Diamond (12004) may use Joe Diamond (12004)
    When Joe Diamond (12004) uses Joe Diamond (12004)
    Then Knife is in hand
    When Joe Diamond (12004) investigates
    Then Joe Diamond (12004) may not use Joe Diamond (12004)
    And Joe Diamond (12004) has 2 clues
    And Joe Diamond (12004) has 1 card in hand
    When the upkeep phase is resolved
    And Joe Diamond (12004) begins a turn
    And Joe Diamond (12004) investigates
    Then Joe Diamond (12004) may use Joe Diamond (12004)

  @arkham-lcg/limits-and-maximums @arkham-lcg/reaction-opportunities
  Scenario: A card for nothing may be left in the deck, and no other test is worth one
    Given Joe Diamond (12004) is at the Study
    And the Study has 2 clues
    And the deck of Joe Diamond (12004) holds Knife, Guts
    And the chaos bag holds 0
    When Joe Diamond (12004) tests intellect (2)
    Then nobody has a choice
    When Joe Diamond (12004) investigates
    And nobody reacts
    Then Joe Diamond (12004) has 0 cards in hand
    And Joe Diamond (12004) has 1 clue

  @arkham-lcg/limits-and-maximums
  Scenario: Of two failures one gives more time
    Given Stella Clark is at the Study
    And Stella Clark has 0 resources
    And it is the turn of Stella Clark
    And the chaos bag holds 0
    When Stella Clark tests intellect (3)
    And Stella Clark uses Stella Clark
    And Stella Clark tests intellect (4)
    Then Stella Clark may not use Stella Clark
    When Stella Clark takes a resource
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    And Stella Clark takes a resource
    Then Stella Clark has 4 resources
    When Stella Clark takes a resource
    Then it is refused under arkham-lcg/action

  @arkham-lcg/limits-and-maximums
  Scenario: A skill is taken back in one test of the round
    Given Silas Marsh is at the Study
    And Silas Marsh has Overpower, Guts in hand
    And the chaos bag holds 0
    When Silas Marsh tests combat (7)
    And Silas Marsh commits Overpower
    And Silas Marsh uses Silas Marsh
    Then Overpower is in hand
    When Silas Marsh tests willpower (7)
    And Silas Marsh commits Guts
    Then Silas Marsh may not use Silas Marsh
    And Guts is in the discard pile

  @arkham-lcg/limits-and-maximums
  Scenario: One find in the round is worth another
    Given Trish Scarborough is at the Study
    And the Study has 4 clues
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds 0
    When Trish Scarborough investigates
    And Trish Scarborough uses Trish Scarborough
    And Trish Scarborough chooses option 1
    Then Trish Scarborough has 2 clues
    When Trish Scarborough investigates
    Then Trish Scarborough may not use Trish Scarborough
    And Trish Scarborough has 3 clues

  @arkham-lcg/limits-and-maximums @arkham-lcg/costs
  Scenario: A card from hand makes an asset ready, once in the round
    Given "Ashcan" Pete is at the Study
    And "Ashcan" Pete controls Duke
    And Duke is exhausted
    And "Ashcan" Pete has Knife, Guts in hand
    When "Ashcan" Pete uses "Ashcan" Pete
    And "Ashcan" Pete chooses Knife
    Then Knife is in the discard pile
    And Duke is ready
    When Duke exhausts
    Then "Ashcan" Pete may not use "Ashcan" Pete

  @arkham-lcg/limits-and-maximums
  Scenario: One enemy defeated in the round brings an asset back
    Given William Yorick is at the Study
    And William Yorick has Knife, Machete in his discard pile
    And William Yorick has 5 resources
    And Swarm of Rats is engaged with William Yorick
    And Swarm of Rats #2 is engaged with William Yorick
    And the chaos bag holds 0
    When William Yorick fights Swarm of Rats
    And William Yorick uses William Yorick on Knife
    Then Knife is in play
    When William Yorick fights Swarm of Rats #2
    Then William Yorick may not use William Yorick
    And Swarm of Rats #2 is in the encounter discard pile

  @arkham-lcg/limits-and-maximums
  Scenario: Wounds are worth a card once in a phase
    Given Mark Harrigan is at the Study
    And the deck of Mark Harrigan holds Knife, Guts, Machete
    And it is the turn of Mark Harrigan
    When Mark Harrigan takes 1 damage
    And Mark Harrigan uses Mark Harrigan
    Then Knife is in hand
    When Mark Harrigan takes 1 damage
    Then Mark Harrigan may not use Mark Harrigan
    And Mark Harrigan has 2 damage

  @arkham-lcg/limits-and-maximums @arkham-lcg/after
  Scenario: Horror alone wounds nobody
    Given Mark Harrigan is at the Study
    And the deck of Mark Harrigan holds Knife, Guts
    When Mark Harrigan takes 1 horror
    Then it is asked whether Mark Harrigan uses Mark Harrigan
    And the answer is no
    And Mark Harrigan has 0 cards in hand

  @arkham-lcg/limits-and-maximums
  Scenario: A helper in searches helps once in the round
    Given Mandy Thompson and Roland Banks are at the Study
    And Mandy Thompson controls Old Book of Lore and Old Book of Lore #2
    And the deck of Mandy Thompson holds Knife, Guts, Machete, Lucky!, Perception, Emergency Cache, Beat Cop, Guard Dog
    And the deck of Roland Banks holds Knife, Guts, Machete, Lucky!
    When Mandy Thompson uses Old Book of Lore on Mandy Thompson
    And Mandy Thompson uses Mandy Thompson
    And Mandy Thompson chooses option 1
    And Mandy Thompson finds Emergency Cache
    Then Emergency Cache is in hand
    When Mandy Thompson uses Old Book of Lore #2 on Roland Banks
    Then Mandy Thompson may not use Mandy Thompson

  @arkham-lcg/limits-and-maximums
  Scenario: A devoured card in the round, and no second one
    Given Subject 5U-21 is at the Study
    And Subject 5U-21 controls Ravenous, Knife and Machete
    When Subject 5U-21 uses Subject 5U-21 on Knife
    Then Knife lies beneath Ravenous
    And Subject 5U-21 may not use Subject 5U-21

  @arkham-lcg/limits-and-maximums
  Scenario: One asset in the round is traded for another
    Given Dexter Drake is at the Study
    And Dexter Drake controls Knife and Machete
    And Dexter Drake has Leather Coat, Rabbit's Foot in hand
    And Dexter Drake has 3 resources
    And it is the turn of Dexter Drake
    When Dexter Drake uses Dexter Drake
    And Dexter Drake chooses Knife
    And Dexter Drake chooses Leather Coat
    Then Leather Coat is in play
    And Knife is in the discard pile
    And Dexter Drake may not use Dexter Drake

  @arkham-lcg/limits-and-maximums
  Scenario: Each location may be turned over once in the round, by whoever is there
    Given Agnes Baker and Roland Banks are at Haunted Fields (05167)
    And the other side of Haunted Fields (05167) is Haunted Fields (05167b)
    And the current act is In Pursuit of the Living
    And it is the turn of Agnes Baker
    When Agnes Baker uses In Pursuit of the Living
    Then this has happened: Haunted Fields (05167) flips to its other side
    And Agnes Baker may not use In Pursuit of the Living
    And Roland Banks may not use In Pursuit of the Living
