Feature: What goes along with a card that changes hands, and what does not
  Source: Rules Reference v2.5, Attach To (Control of Attachments), Clues, Permanent; FAQ v2.5, 1.14, 1.28, 1.29.

  Background:
    Given Roland Banks and Agnes Baker are at the Study

  @arkham-lcg/attach-to/control-of-attachments
  Scenario: A player card attached to it goes under the same control
    Given Roland Banks controls Sledgehammer
    And Tinker is attached to Sledgehammer
    When Roland Banks plays Teamwork
    And Roland Banks gives Sledgehammer to Agnes Baker
    Then Sledgehammer is under the control of Agnes Baker
    And Tinker is under the control of Agnes Baker

  @arkham-lcg/attach-to/control-of-attachments
  Scenario: An encounter card attached to it goes along, and is still nobody's
    Given Roland Banks controls Machete
    And Fungal Rot is attached to Machete
    When Roland Banks plays Teamwork
    And Roland Banks gives Machete to Agnes Baker
    Then Machete is under the control of Agnes Baker
    And Fungal Rot is under nobody's control
    And Fungal Rot is in play

  @arkham-lcg/clues @arkham-lcg/ownership-and-control
  Scenario: Clues on it stay at the location
    Given Roland Banks controls Old Book of Lore
    And Old Book of Lore has 2 clues
    And Study has 1 clue
    When Roland Banks plays Teamwork
    And Roland Banks gives Old Book of Lore to Agnes Baker
    Then Old Book of Lore has 0 clues
    And Study has 3 clues

  @arkham-lcg/permanent
  Scenario: A permanent card is given to nobody
    Given Roland Banks controls Teachings of the Order and Machete
    When Roland Banks plays Teamwork
    Then Roland Banks must choose between:
      | Roland Banks gives Machete to Agnes Baker  |
      | Roland Banks gives nothing more            |

  @arkham-lcg/slots @arkham-lcg/slots/shifting-slots
  Scenario: An asset that takes up fewer slots leaves a hand for another
    Given Roland Banks controls Sledgehammer
    And Tinker is attached to Sledgehammer
    When Roland Banks plays Knife
    Then Knife is in play
    And Sledgehammer is in play

  @arkham-lcg/slots
  Scenario: Without it both hands are full
    Given Roland Banks controls Sledgehammer
    When Roland Banks plays Knife
    Then Sledgehammer is in the discard pile

  @arkham-lcg/limits-pertaining-to-play-areas
  Scenario: One of them on each asset
    Given Roland Banks controls Sledgehammer
    And Tinker is attached to Sledgehammer
    When Roland Banks plays Tinker
    Then it is refused under arkham-lcg/event-cards

  @arkham-lcg/ownership-and-control @arkham-lcg/discard-piles
  Scenario: It lies with its owner once it is discarded, whoever has used it up
    Given Roland Banks controls Knife
    And Ghoul Minion is engaged with Agnes Baker
    And the chaos bag holds 0
    When Roland Banks plays Teamwork
    And Roland Banks gives Knife to Agnes Baker
    Then Knife is under the control of Agnes Baker
    When Agnes Baker uses ability 2 of Knife
    Then Knife is in the discard pile of Roland Banks
