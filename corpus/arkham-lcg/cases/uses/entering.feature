Feature: With how many uses a card enters play
  Source: Rules Reference v2.5, Uses (X "type"), The letter "X", Put into Play.

  @arkham-lcg/the-letter-x @arkham-lcg/put-into-play
  Scenario: An X that nobody has paid is nothing
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Jenny's Twin .45s in hand
    When Jenny Barnes plays Sleight of Hand
    Then Jenny's Twin .45s is in play
    And Jenny's Twin .45s has 0 ammo

  @arkham-lcg/signature-cards @arkham-lcg/put-into-play
  Scenario: Where somebody else's own card is the only one to put there, that is why nothing can be
    Given Wendy Adams is at the Study
    And Wendy Adams has Jenny's Twin .45s in hand
    When Wendy Adams plays Sleight of Hand
    Then it is refused under arkham-lcg/signature-cards

  @arkham-lcg/uses-x-type
  Scenario: A number that is printed counts, paid for or not
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Shotgun in hand
    When Jenny Barnes plays Sleight of Hand
    Then Shotgun has 2 ammo

  @arkham-lcg/uses-x-type
  Scenario: A value that holds while an event is played is read as the card enters
    Given Jenny Barnes is at the Study
    And Jenny Barnes has Old Shotgun in hand
    When Jenny Barnes plays Sleight of Hand
    Then Old Shotgun has 2 ammo

  @arkham-lcg/uses-x-type
  Scenario: It gives nothing to a card that is in play already
    Given Jenny Barnes is at the Study
    And Jenny Barnes controls Old Shotgun
    When Jenny Barnes plays Emergency Cache
    Then Old Shotgun has 0 ammo
