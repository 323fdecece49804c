Feature: A hidden enemy in hand
  Source: Rules Reference v2.5, Hidden; Grimoire, Nascosto.

  Rule: It is nobody's enemy in 2016, and nobody knows in 2026

    Background:
      Given Roland Banks is at the Study
      And Nyarlathotep (06306) is hidden in the hand of Roland Banks

    @edition-2026 @arkham-lcg/hidden
    Scenario: Whether it strikes at somebody who takes an action
      When Roland Banks takes a resource
      Then it is asked whether Nyarlathotep attacks Roland Banks
      And the answer is open
      And the rules leave it open: U-32

    @edition-2026 @arkham-lcg/hidden
    Scenario: Whether it attacks in the enemy phase
      When the enemy phase begins
      Then it is asked whether Nyarlathotep attacks Roland Banks
      And the answer is open

    @edition-2016 @arkham-lcg/hidden
    Scenario: In 2016 it strikes at nobody
      When Roland Banks takes a resource
      Then this has not happened: Nyarlathotep attacks Roland Banks
