Feature: Ignoring what would trigger on a location
  Source: FAQ v2.5, question on Read the Signs and Locked Door.

  @arkham-lcg/qa/read-the-signs-locked-door @arkham-lcg/cannot
  Scenario: The locked door is a constant ability: it forbids the investigation as ever
    Given Agnes Baker is at the Study
    And Locked Door is attached to the Study
    And Study has 2 clues
    When Agnes Baker plays Read the Signs
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/qa/read-the-signs-locked-door
  Scenario: Without the door it is played
    Given Agnes Baker is at the Study
    And Study has 2 clues
    And the chaos bag holds 0
    When Agnes Baker plays Read the Signs
    And Read the Signs is applied first
    Then Agnes Baker has 2 clues

  @arkham-lcg/qa/read-the-signs-locked-door @arkham-lcg/haunted
  Scenario: A haunted location may be ignored, or not
    Given Agnes Baker is at the Billiards Room (05081)
    And the chaos bag holds -8
    When Agnes Baker plays Read the Signs
    Then Agnes Baker must choose between:
      | Agnes Baker ignores the effect of Billiards Room          |
      | Agnes Baker lets the effect of Billiards Room happen      |

  @arkham-lcg/qa/read-the-signs-locked-door @arkham-lcg/haunted
  Scenario: What is ignored does nothing
    Given Agnes Baker is at the Billiards Room (05081)
    And the chaos bag holds -8
    When Agnes Baker plays Read the Signs
    And Agnes Baker ignores the effect of Billiards Room
    Then Agnes Baker has 0 damage
    And nobody has a choice
