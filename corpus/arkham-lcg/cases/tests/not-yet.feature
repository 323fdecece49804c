Feature: Tests: what cannot be replayed yet
  Each case says what its document expects, and what is missing.

  @arkham-lcg/variable-difficulty-skill-tests @unsupported
  Scenario: A variable difficulty is read again until the result is known
    Source: FAQ v2.5, 1.38.
    Given Roland Banks is at the Study
    When play goes on with a difficulty that follows the cards in hand, which is not described yet
    Then by the book it falls with the commit, and is not read again after ST.6

  @arkham-lcg/qa/spirit-athame-grounded-test-on-spell-card @unsupported
  Scenario: When a test is one on a spell card
    Source: FAQ v2.5, question on Spirit Athame.
    Given Roland Banks is at the Study
    When play goes on with bonuses for tests on spell cards, which is not described yet
    Then by the book a card counts whose ability asks for the test or begins the attack

  @arkham-lcg/qa/quick-learner-mythos-phase @unsupported
  Scenario: Quick Learner speaks of one's own turn
    Source: FAQ v2.5, question on Quick Learner.
    Given Roland Banks is at the Study
    When play goes on with difficulties that follow the number of an action, which is not described yet
    Then by the book a test of the mythos phase is not made harder

  @arkham-lcg/qa/silas-marsh-daring @unsupported
  Scenario: Daring leaves the test, its lasting effect stays
    Source: FAQ v2.5, question on Daring and Silas Marsh.
    Given Roland Banks is at the Study
    When play goes on with taking committed cards back, which is not described yet
    Then by the book retaliate and alert stay, the second ability does not

  @arkham-lcg/qa/testing-sprint-stop @unsupported
  Scenario: The first failure ends the sprint
    Source: FAQ v2.5, question on Testing Sprint.
    Given Roland Banks is at the Study
    When play goes on with investigating one location after another, which is not described yet
    Then by the book it ends there

  @arkham-lcg/qa/calcification-psychotropic-spores-automatic-success @unsupported
  Scenario: Damage taken in place of a test
    Source: FAQ v2.5, question on Calcification.
    Given Roland Banks is at the Study
    When play goes on with taking damage in order to succeed, which is not described yet
    Then by the book before the test, or after it has failed
