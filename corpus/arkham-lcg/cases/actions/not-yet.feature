Feature: Actions: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/action/basic-action-types @unsupported
  Scenario: A basic fight by Close the Circle, but no event
    Source: Rules Reference v2.5, Action, Basic Action Types.
    Given Roland Banks is at the Study
    When play goes on with Close the Circle, whose charges depend on classes and whose action is any basic one, which is not described yet
    Then by the book it may be a basic fight and may not be the playing of a fight event

  @arkham-lcg/qa/discipline-balance-of-body-multi-action @unsupported
  Scenario: A discipline is one of three actions
    Source: FAQ v2.5, question on Discipline.
    Given Roland Banks is at the Study
    When play goes on with basic actions that a card performs with other actions as costs, which is not described yet
    Then by the book it counts as one of the three

  @arkham-lcg/qa/number-of-actions-performed @unsupported
  Scenario: As many actions as the effect performs
    Source: FAQ v2.5, question on Grappling Hook.
    Given Roland Banks is at the Study
    When play goes on with counting the actions that an effect performs, which is not described yet
    Then by the book three for the hook, one for the hammer
