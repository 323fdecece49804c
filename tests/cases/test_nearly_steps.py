"""What is a step but for a word, a name or its blanks is not passed over, in a name or in prose."""

from __future__ import annotations

import pytest

from rulesref.cases.keywords import STEPS as STEPS_OF
from rulesref.errors import CaseError
from tests.arkham import parse_cases

HEADS = {
    "en": ("Feature: f\n  Scenario: {0}\n{1}", "    Given Roland Banks is at the Study\n"),
    "it": (
        "# language: it\nFunzionalità: f\n  Scenario: {0}\n{1}",
        "    Dato Roland Banks è nello Studio\n",
    ),
}
STEPS = [
    # Another letter in place of each blank.
    ("en", "GivenxRolandxBanksxisxatxthexStudy"),
    ("en", "Thenıthisıhasıhappened:ıAgnesıBakerıtestsıagilityı(3)"),
    ("en", "Andﬁtheﬁchaosﬁbagﬁholdsﬁelder-sign"),
    ("it", "DatoßRolandßBanksßèßnelloßStudio"),
    # One word is another, missing, or too much.
    ("en", "And Brand chaos bag holds 0, -1"),
    ("en", "Given Roland Banks not at the Study"),
    ("en", "When Roland Banks takes takes 1 damage"),
    ("it", "E il sacchetto del Brand contiene 0, -1"),
    # Two slips in a name, behind a keyword of either language.
    ("en", "And Rolnd Bnks is at the Study"),
    ("en", "E Rolnd Bnks is at the Study"),
    ("en", "Data Rolanz anks has 2 clues"),
    ("it", "And Rolnd Bnks ha 2 indizi"),
    ("it", "But Rolnd Bnks has 2 clues"),
]
PROSE = [
    ("en", "And so does one that fails"),
    ("en", "When nobody is left the scenario ends without a resolution"),
    ("en", "Given by two cards at once, Retaliate attacks once"),
    ("en", "And of damage that its bearer takes"),
    ("en", "Date and place of the dispute, as it was told"),
    ("en", "https://example.org/arkham-horror-lcg/dispute/01001"),
    ("en", "Counterintuitively"),
    ("it", "Ma chi lo porta non subisce danni"),
    ("it", "Allora valgono tre carte"),
]


def _faults(language: str, name: str, below: str) -> list[CaseError]:
    """Why the case is not read; a line below the name that is a step is none of it."""
    head, step = HEADS[language]
    try:
        cases = parse_cases(head.format(name, below + step), "x.feature")
    except CaseError as error:
        return [error]
    return [case.fault for case in cases if case.fault]


@pytest.mark.parametrize(("language", "line"), STEPS)
def test_a_step_is_lost_neither_in_a_name_nor_below_one(language: str, line: str) -> None:
    (error,) = _faults(language, line, "")
    assert line in (error.text or "")
    assert error.remedy
    keyword = line.partition(" ")[0]
    if keyword not in STEPS_OF[language]:  # else it runs
        (error,) = _faults(language, "s", f"    {line}\n")
        assert line in (error.text or "")


@pytest.mark.parametrize("line", ["*Rolnd Bnks is at the Study", "*xRolandxBanksxhasx2xclues"])
def test_a_star_begins_a_step_too(line: str) -> None:
    assert _faults("en", "s", f"    {line}\n")


@pytest.mark.parametrize(("language", "line"), PROSE)
def test_prose_and_titles_stay_what_they_are(language: str, line: str) -> None:
    assert _faults(language, line, "") == []


def test_what_is_glued_behind_a_keyword_is_refused_whatever_it_says() -> None:
    (error,) = _faults("en", "s", "    Thenxnobodyxhasxseenxthatxsentence\n")
    assert "with no blank in it" in error.message
