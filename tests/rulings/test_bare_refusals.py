"""A refusal is told with the rule that refuses: a bare one would hold for any reason."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

STEPS = {
    "en": (
        "Feature: f\n  Scenario: s\n    Given Roland Banks is at the Study\n"
        "    And Roland Banks has 0 actions\n    And it is the turn of Roland Banks\n"
        "    When Roland Banks takes a resource\n"
    ),
    "it": (
        "# language: it\nFunzionalità: f\n  Scenario: s\n    Dato Roland Banks è nello Studio\n"
        "    E Roland Banks ha 0 azioni\n    E è il turno di Roland Banks\n"
        "    Quando Roland Banks prende una risorsa\n"
    ),
}
BARE = {"en": "Then it is refused", "it": "Allora è rifiutato"}
NAMED = {
    "en": "Then it is refused under arkham-lcg/action",
    "it": "Allora è rifiutato in base ad arkham-lcg/action",
}
WHY = {
    "en": "refused because: there is no action left to spend (arkham-lcg/action)",
    "it": "rifiutato perché: non restano azioni da spendere (arkham-lcg/action)",
}


def play(steps: str) -> CaseError | bool:
    try:
        return replay(parse_cases(steps, "x.feature")[0], "2016").passed
    except CaseError as error:
        return error


@pytest.mark.parametrize("language", STEPS)
def test_a_bare_refusal_is_answered_with_its_rule(language: str) -> None:
    error = play(f"{STEPS[language]}    {BARE[language]}")
    assert isinstance(error, CaseError)
    assert WHY[language] in error.message
    assert NAMED[language] in (error.remedy or "")
    assert (error.text or "").strip() == BARE[language]


@pytest.mark.parametrize("language", STEPS)
def test_the_line_that_is_given_can_be_pasted(language: str) -> None:
    assert play(f"{STEPS[language]}    {NAMED[language]}") is True


@pytest.mark.parametrize("language", STEPS)
def test_what_is_refused_and_not_told_is_answered_with_the_same_line(language: str) -> None:
    error = play(STEPS[language])
    assert isinstance(error, CaseError)
    assert NAMED[language] in (error.remedy or "")


def test_what_was_lawful_is_said_to_be_so() -> None:
    steps = STEPS["en"].replace("has 0 actions", "has 1 action")
    ruling = replay(parse_cases(steps + "    Then it is refused", "x.feature")[0], "2016")
    assert [unmet.happened for unmet in ruling.unmet] == ["it was lawful"]
