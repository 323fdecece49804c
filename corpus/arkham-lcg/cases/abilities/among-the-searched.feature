Feature: What lies among the cards that are searched
  Source: Rules Reference v2.5, Search; Weakness; Discard Piles.

  Rule: What comes along with what is found

    Background:
      Given Daisy Walker is at the Study
      And Daisy Walker has 3 resources

    @arkham-lcg/search @arkham-lcg/weakness
    Scenario: Every weakness among the cards of the grimoire is drawn as well
      Given Daisy Walker controls Mysterious Grimoire (12040)
      And the deck of Daisy Walker holds Knife, Paranoia, Amnesia, Dodge, Lucky!, Perception
      And it is the turn of Daisy Walker
      When Daisy Walker uses Mysterious Grimoire (12040)
      And Daisy Walker pays for Mysterious Grimoire (12040) in way 1
      And Daisy Walker finds Knife
      Then it is asked whether Daisy Walker has 0 resources
      And the answer is yes

    @arkham-lcg/search
    Scenario: A weakness that lies deeper stays where it is
      Given Daisy Walker controls Mysterious Grimoire (12040)
      And the deck of Daisy Walker holds Knife, Guts, Dodge, Paranoia
      And it is the turn of Daisy Walker
      When Daisy Walker uses Mysterious Grimoire (12040)
      And Daisy Walker pays for Mysterious Grimoire (12040) in way 1
      And Daisy Walker finds Guts
      Then Daisy Walker has 3 resources
      And Paranoia is in the deck of Daisy Walker

    @arkham-lcg/search @arkham-lcg/weakness
    Scenario: The dealer in secrets brings a weakness along
      Given Daisy Walker controls Mr. "Rook"
      And the deck of Daisy Walker holds Knife, Paranoia, Guts, Dodge, Lucky!, Perception, Overpower
      When Daisy Walker uses Mr. "Rook"
      And Daisy Walker chooses option 1
      And Daisy Walker finds Guts
      Then Guts is in hand
      And Daisy Walker has 0 resources

    @arkham-lcg/search
    Scenario: Who searches six cards does not see the seventh
      Given Daisy Walker controls Mr. "Rook"
      And the deck of Daisy Walker holds Knife, Guts, Dodge, Lucky!, Perception, Overpower, Paranoia
      When Daisy Walker uses Mr. "Rook"
      And Daisy Walker chooses option 2
      And Daisy Walker finds Guts
      Then Daisy Walker has 3 resources

  Rule: Whose discard pile it is

    @arkham-lcg/discard-piles @arkham-lcg/steps/st-2
    Scenario: A copycat copies somebody else
      Given "Skids" O'Toole and Roland Banks are at the Study
      And "Skids" O'Toole has Copycat in hand
      And "Skids" O'Toole has Perception in his discard pile
      And the Study has 1 clue
      And the chaos bag holds -3
      When "Skids" O'Toole investigates
      And "Skids" O'Toole commits Copycat
      And nobody commits anything else
      Then Perception is in the discard pile of "Skids" O'Toole
      And "Skids" O'Toole has 0 clues
