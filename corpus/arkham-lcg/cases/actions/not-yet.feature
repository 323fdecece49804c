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

  @arkham-lcg/qa/beguile-attacks-of-opportunity @unsupported
  Scenario: Beguile is always a parley as well
    Source: FAQ v2.5, question on Beguile.
    Given Roland Banks is at the Study
    When play goes on with parleying as a designator that another action shares, on an attached event, which is not described yet
    Then by the book nobody attacks

  @arkham-lcg/qa/haste-parley-actions @unsupported
  Scenario: A parley is a type of action
    Source: FAQ v2.5, question on Haste.
    Given Roland Banks is at the Study
    When play goes on with an answer to two actions of one type, which is not described yet
    Then by the book Haste may be used
