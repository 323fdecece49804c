Feature: Slots and unique cards
  Source: Rules Reference v2.5, Slots, Unique, Put into Play; FAQ v2.5, 1.24.

  @arkham-lcg/slots
  Scenario: One ally slot: the other ally is discarded as the new one enters
    Given Roland Banks is at the Study
    And Roland Banks controls Guard Dog
    When Roland Banks plays Stray Cat
    Then in order:
      | Roland Banks plays Stray Cat |
      | Guard Dog is discarded       |
      | Stray Cat enters play        |

  @arkham-lcg/slots
  Scenario: With two full hands the player chooses what goes
    Given Roland Banks is at the Study
    And Roland Banks controls Knife and .45 Automatic
    When Roland Banks plays Knife
    And Roland Banks discards .45 Automatic to make room
    Then .45 Automatic is in the discard pile

  @arkham-lcg/unique
  Scenario: Nobody brings a second copy of a unique card into play
    Given Roland Banks and Agnes Baker are at the Study
    And Agnes Baker controls Dr. Milan Christopher
    When Roland Banks plays Dr. Milan Christopher
    Then it is refused under arkham-lcg/unique
