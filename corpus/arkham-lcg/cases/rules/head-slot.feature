Feature: The head slot
  Source: Grimoire, Slot.

  @arkham-lcg/slots @edition-2026
  Scenario: In 2026 a head holds one asset
    Given Roland Banks is at the Study
    And Roland Banks controls Fedora
    When Roland Banks plays Fedora
    Then Fedora #1 is in the discard pile
    And Fedora #2 is in play

  @arkham-lcg/slots @edition-2026
  Scenario: It takes no place from what is worn on the body
    Given Roland Banks is at the Study
    And Roland Banks controls Leather Coat
    When Roland Banks plays Fedora
    Then Leather Coat is in play
    And Fedora is in play
