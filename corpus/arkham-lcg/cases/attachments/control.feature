Feature: Who controls attachments, and attachments that move
  Source: Rules Reference v2.5, Attach To; FAQ v2.5, 1.14, 1.25.

  @arkham-lcg/attach-to/control-of-attachments
  Scenario: An attachment on one's own card stays one's own
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Beat Cop
    And Roland Banks has Trusted in hand
    And Roland Banks has 1 resource
    When Roland Banks plays Trusted
    Then Trusted is attached to Beat Cop alone
    And Trusted is under the control of Roland Banks
    And Trusted is in play

  @arkham-lcg/attach-to/control-of-attachments @arkham-lcg/ownership-and-control
  Scenario: With a player card that changes hands its player attachments go along
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Beat Cop
    And Trusted is attached to Beat Cop
    When Roland Banks plays Teamwork
    And Roland Banks gives Beat Cop to Agnes Baker
    And Roland Banks gives nothing more
    Then Beat Cop is under the control of Agnes Baker
    And Trusted is under the control of Agnes Baker
    And Trusted is attached to Beat Cop alone

  @arkham-lcg/attach-to/control-of-attachments
  Scenario: On a location it is still its player's, and the location is nobody's
    Given Roland Banks and Agnes Baker are at the Study
    And Roland Banks controls Bear Trap
    When Roland Banks uses Bear Trap
    Then Bear Trap is attached to the Study alone
    And Bear Trap is under the control of Roland Banks
    And it is asked whether the Study is under the control of Roland Banks
    And the answer is no

  @arkham-lcg/attach-to/moving-attachments
  Scenario: What is attached to another thing leaves the first one
    Given Roland Banks is at the Study
    And the Study is connected to the Hallway
    And Roland Banks controls Bear Trap
    When Roland Banks uses Bear Trap
    And Roland Banks moves to the Hallway
    And Roland Banks uses Bear Trap
    Then Bear Trap is attached to the Hallway alone
    And it is asked whether Bear Trap is discarded
    And the answer is no

  @arkham-lcg/attach-to @arkham-lcg/leaves-play
  Scenario: The bonus ends with its bearer: an ally that dies takes the attachment along
    Given Roland Banks is at the Study
    And Roland Banks controls Beat Cop
    And Trusted is attached to Beat Cop
    And Beat Cop has 2 damage
    And Swarm of Rats is engaged with Roland Banks
    When Roland Banks takes a resource
    And Roland Banks assigns 1 damage to Beat Cop
    Then in order:
      | Beat Cop is defeated  |
      | Trusted is discarded  |
    And Trusted is in the discard pile

  @arkham-lcg/ownership-and-control @arkham-lcg/attach-to
  Scenario: Whoever takes control of an attached card has it before them, and it goes with no bearer
    Given Agnes Baker and Mark Harrigan are at the Study
    And Mark Harrigan controls Hatchet
    And Icy Ghoul is engaged with Mark Harrigan with 3 damage
    When Mark Harrigan fights Icy Ghoul with Hatchet
    And Mark Harrigan fails by 2
    Then Hatchet is attached to Icy Ghoul alone
    And Hatchet is under nobody's control
    When Agnes Baker takes 1 horror
    And Agnes Baker uses Agnes Baker on Icy Ghoul
    And Agnes Baker uses Hatchet
    Then Icy Ghoul is in the victory display
    And Hatchet is under the control of Agnes Baker
    And Hatchet is in play
