Feature: Slots that are lost
  Source: Rules Reference v2.5, Slots.

  Background:
    Given Skids O'Toole is at the Study
    And Skids O'Toole controls Bandolier, Shotgun, and Knife

  @arkham-lcg/slots
  Scenario: One asset has to go with the slot, and its controller chooses which
    When Bandolier is discarded
    Then Skids O'Toole must choose between:
      | Skids O'Toole discards Shotgun to make room |
      | Skids O'Toole discards Knife to make room   |

  @arkham-lcg/slots
  Scenario: Nothing goes where the others still find their slots
    Given Shotgun is exhausted
    When Knife is discarded
    And Bandolier is discarded
    Then Shotgun is in play
    And nobody has a choice
