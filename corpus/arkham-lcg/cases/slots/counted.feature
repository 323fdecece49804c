Feature: What counts for slots
  Source: Rules Reference v2.5, Slots; FAQ v2.5, 1.24; Grimoire, Slot.

  @arkham-lcg/slots @arkham-lcg/threat-area
  Scenario: An asset in a threat area takes its slot; what makes room is what one controls
    Given Roland Banks is at the Study with 5 resources
    And Machete is in the threat area of Roland Banks
    And Roland Banks controls Knife
    And Roland Banks has Flashlight in hand
    When Roland Banks plays Flashlight
    Then Knife is in the discard pile
    And Machete is in play
    And Flashlight is in play

  @arkham-lcg/slots
  Scenario: Somebody else's threat area takes none of one's own slots
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks has 5 resources
    And Machete is in the threat area of Agnes Baker
    And Roland Banks controls Knife
    And Roland Banks has Flashlight in hand
    When Roland Banks plays Flashlight
    Then Knife is in play

  @arkham-lcg/slots @arkham-lcg/blank
  Scenario: A slot whose giver turns blank is lost at once
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls Bandolier, Shotgun and Knife
    When Skids O'Toole draws Snakescourge from the encounter deck
    Then Skids O'Toole must choose between:
      | Skids O'Toole discards Shotgun to make room |
      | Skids O'Toole discards Knife to make room   |
