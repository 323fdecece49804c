Feature: Assets without text
  Source: Rules Reference v2.5, Blank.

  @arkham-lcg/blank
  Scenario: What is blank has no ability, but its traits and its slot
    Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Fungal Rot is attached to Machete
    And Ghoul Minion is engaged with Roland Banks
    When Roland Banks uses Machete
    Then it is refused under arkham-lcg/ability

  @arkham-lcg/blank
  Scenario: With the rot gone it is a weapon again
    Given Roland Banks is at the Study
    And Roland Banks controls Machete
    And Fungal Rot is attached to Machete
    And Ghoul Minion is exhausted at the Study
    And the chaos bag holds 0
    When Roland Banks uses ability 3 of Fungal Rot
    And Roland Banks uses Machete
    Then in order:
      | Fungal Rot is discarded                 |
      | Machete deals 1 damage to Ghoul Minion  |

  @arkham-lcg/blank @arkham-lcg/traits
  Scenario: It is still an item, for whatever asks for one
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Machete
    And Fungal Rot is attached to Machete
    When Roland Banks plays Teamwork
    Then Roland Banks must choose between:
      | Roland Banks gives Machete to Agnes Baker  |
      | Roland Banks gives nothing more            |

  @arkham-lcg/blank @arkham-lcg/surge
  Scenario: Without an item to rot it surges
    Given Roland Banks is at the Study
    And the encounter deck holds Fungal Rot and Rotting Remains
    And the chaos bag holds 0
    When Roland Banks draws Fungal Rot from the encounter deck
    Then in order:
      | Fungal Rot is discarded                                   |
      | Roland Banks draws the encounter card Rotting Remains     |
