Feature: Words that no rule explains
  Source: Rules Reference v2.5, Resources, Cannot; Grimoire, Bersaglio, Costo, Evento (Carta).

  Rule: Whether to discard resources is to lose them, nobody says

    @arkham-lcg/resources
    Scenario: May what answers a loss answer resources that are discarded?
      Given Agnes Baker is at the Study
      And Agnes Baker has Deny Existence (0) in hand
      And Agnes Baker has 4 resources
      When Agnes Baker draws Paranoia
      Then it is asked whether Agnes Baker may play Deny Existence
      And the rules leave it open: U-44

    @arkham-lcg/resources
    Scenario: What is lost by the word is lost in every reading
      Given Agnes Baker is at the Study
      And Agnes Baker has Deny Existence (0) in hand
      And Agnes Baker has 4 resources
      When Agnes Baker draws Rogue Gangster from the encounter deck
      Then it is asked whether Agnes Baker may play Deny Existence
      And the answer is yes

    @arkham-lcg/resources
    Scenario: Nobody answers, and what is discarded is gone either way
      Given Agnes Baker is at the Study
      And Agnes Baker has 4 resources
      When Agnes Baker draws Paranoia
      Then it is asked whether Agnes Baker has 0 resources
      And the answer is yes

  Rule: What a card says of itself, and what it does

    @arkham-lcg/cannot @arkham-lcg/exile
    Scenario: Is a loan exiled that says it cannot leave play?
      Given "Skids" O'Toole is at the Study
      And "Skids" O'Toole controls Unscrupulous Loan
      And "Skids" O'Toole has 3 resources
      When the scenario ends with resolution 1
      Then it is asked whether Unscrupulous Loan is in play
      And the rules leave it open: U-45

    @arkham-lcg/cannot
    Scenario: Nothing takes away a loan that can be paid
      Given "Skids" O'Toole is at the Study
      And "Skids" O'Toole controls Unscrupulous Loan
      And "Skids" O'Toole has 10 resources
      When the scenario ends with resolution 1
      Then it is asked whether Unscrupulous Loan is in play
      And the answer is yes

    @arkham-lcg/cannot
    Scenario: What another card does to it is forbidden in every reading
      Given "Skids" O'Toole is at the Study
      And "Skids" O'Toole controls Unscrupulous Loan
      And the chaos bag holds auto-fail
      When "Skids" O'Toole draws Crypt Chill from the encounter deck
      And nobody commits anything
      Then it is asked whether Unscrupulous Loan is in play
      And the answer is yes
      And "Skids" O'Toole has 2 damage

  Rule: What speaks of nobody but "you" changes the game in 2016, and may do without in 2026

    @edition-2016 @arkham-lcg/target @arkham-lcg/event-cards
    Scenario: May a hunch be played where there is no clue?
      Given Roland Banks is at the Study
      And the Study has no clues
      And Roland Banks has Working a Hunch in hand
      And Roland Banks has 2 resources
      Then it is asked whether Roland Banks may play Working a Hunch
      And the answer is no
      And in the edition of 2026 the answer is open

    @edition-2016 @arkham-lcg/target @arkham-lcg/costs
    Scenario: May somebody who is not hurt take painkillers?
      Given Roland Banks is at the Study
      And Roland Banks controls Painkillers
      Then it is asked whether Roland Banks may use Painkillers
      And the answer is no
      And in the edition of 2026 the answer is open

    @arkham-lcg/target
    Scenario: What has somebody choose needs a valid target in both editions
      Given Roland Banks is at the Study
      And Roland Banks controls First Aid
      Then it is asked whether Roland Banks may use First Aid
      And the answer is no
      And in the edition of 2026 the answer is no
