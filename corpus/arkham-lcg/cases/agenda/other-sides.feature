Feature: Encounter cards on the other side of acts and agendas
  Source: Rules Reference v2.5, Act Deck and Agenda Deck; FAQ v2.5, question on Ward of Protection.

  Background:
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker has 1 clue
    And the current agenda is Predator or Prey? with 5 doom
    And Predator or Prey? has The Masked Hunter on its other side
    And the next agenda is Time Is Running Short
    And the encounter deck holds Acolyte, Ancient Evils

  @arkham-lcg/act-deck-and-agenda-deck
  Scenario: An enemy behind an agenda enters play as if drawn, and the next agenda follows
    When the mythos phase begins
    Then in order:
      | Predator or Prey? advances                            |
      | The Masked Hunter spawns engaged with Agnes Baker     |
      | Time Is Running Short becomes current                 |
      | Roland Banks draws the encounter card Acolyte         |
    And The Masked Hunter is engaged with Agnes Baker
    And it is asked whether Roland Banks draws the encounter card The Masked Hunter
    And the answer is no
    And it is asked whether Agnes Baker draws the encounter card The Masked Hunter
    And the answer is no

  @arkham-lcg/qa/ward-of-protection-act-agenda-back
  Scenario: The ward cannot keep it off, only what is drawn afterwards
    Given Roland Banks has Ward of Protection (5) in hand
    And Roland Banks has 1 resource
    When the mythos phase begins
    Then Roland Banks must choose between:
      | Roland Banks plays Ward of Protection |
      | nobody reacts                         |
    When nobody reacts
    Then in order:
      | The Masked Hunter spawns engaged with Agnes Baker |
      | Time Is Running Short becomes current             |
      | Roland Banks draws the encounter card Acolyte     |

  @arkham-lcg/qa/ward-of-protection-act-agenda-back
  Scenario: Nor can its own victim
    Given Agnes Baker has Ward of Protection (5) in hand
    And Agnes Baker has 1 resource
    When the mythos phase begins
    Then Agnes Baker must choose between:
      | Agnes Baker plays Ward of Protection |
      | nobody reacts                        |
    When nobody reacts
    Then in order:
      | The Masked Hunter spawns engaged with Agnes Baker   |
      | Roland Banks draws the encounter card Acolyte       |
      | Agnes Baker draws the encounter card Ancient Evils  |
