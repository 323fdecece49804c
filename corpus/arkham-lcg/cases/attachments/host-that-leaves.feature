Feature: What is attached to a card that leaves play, and cannot leave it
  Source: Rules Reference v2.5, Attach To, Cannot; the cards.

  @arkham-lcg/attach-to @arkham-lcg/cannot @unsupported
  Scenario: Nobody says where the bug goes
    Given Roland Banks is at the Study
    And Roland Banks controls Dr. Elli Horowitz
    And The Gold Bug is attached to Dr. Elli Horowitz
    When Dr. Elli Horowitz is defeated
    Then The Gold Bug is in play
