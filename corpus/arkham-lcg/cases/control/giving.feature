Feature: Giving cards to each other
  Source: Rules Reference v2.5, Signature Cards, Ownership and Control; FAQ v2.5, 1.28.

  Background:
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Roland's .38 Special and Machete

  @arkham-lcg/signature-cards
  Scenario: A signature card is given to nobody
    When Roland Banks plays Teamwork
    Then Roland Banks must choose between:
      | Roland Banks gives Machete to Agnes Baker  |
      | Roland Banks gives nothing more            |

  @arkham-lcg/signature-cards @arkham-lcg/ownership-and-control
  Scenario: Any other is, and then it is hers and not his to use
    Given Ghoul Minion is exhausted at the Study
    When Roland Banks plays Teamwork
    And Roland Banks gives Machete to Agnes Baker
    And Roland Banks gives nothing more
    And Roland Banks uses Machete
    Then it is refused under arkham-lcg/triggered-abilities

  @arkham-lcg/ownership-and-control @arkham-lcg/slots
  Scenario: A trade needs no more hands than there are after it
    Given Agnes Baker controls Knife and .45 Automatic
    When Roland Banks plays Teamwork
    And Roland Banks gives Machete to Agnes Baker
    And Roland Banks gives nothing more
    And Agnes Baker gives Knife to Roland Banks
    And Agnes Baker gives nothing more
    Then in order:
      | Agnes Baker takes control of Machete |
      | Roland Banks takes control of Knife  |
    And Knife is in play
    And Machete is in play
    And .45 Automatic is in play

  @arkham-lcg/ownership-and-control @arkham-lcg/slots
  Scenario: A gift for which there is no hand free costs another asset
    Given Agnes Baker controls Knife and .45 Automatic
    When Roland Banks plays Teamwork
    And Roland Banks gives Machete to Agnes Baker
    And Roland Banks gives nothing more
    And Agnes Baker gives nothing more
    And Agnes Baker discards .45 Automatic to make room
    Then .45 Automatic is in the discard pile
    And Machete is in play
