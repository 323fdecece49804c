"""What stands before the first step of a case and reads like a step is refused, and so is a tag."""

from __future__ import annotations

import pytest

from rulesref.errors import CaseError
from tests.arkham import parse_cases, replay

WORDS = {
    "en": ("", "Feature", "Background", "Given Roland Banks is at the Study"),
    "it": ("# language: it\n", "Funzionalità", "Contesto", "Dato Roland Banks è nello Studio"),
}
PLACES = {
    "scenario": "{0}{1}: f\n  Scenario: s\n    LINE\n    {3}\n",
    "background": "{0}{1}: f\n  {2}:\n    LINE\n    {3}\n  Scenario: s\n    {3}\n",
}


def _faults(place: str, language: str, line: str) -> list[CaseError]:
    text = PLACES[place].format(*WORDS[language]).replace("LINE", line)
    try:
        return [case.fault for case in parse_cases(text, "x.feature") if case.fault]
    except CaseError as error:
        return [error]


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "There is a ghoul."),
        ("en", "There is Ghoul Minion at the Study"),
        ("en", "There's nothing in the deck of Roland Banks"),
        ("en", "There are enemies everywhere"),
        ("en", "Start: Roland at Study, 3 resources"),
        ("en", "Starting position: the agenda is whatever"),
        ("en", "Setup: two investigators"),
        ("en", "Action: Roland shoots"),
        ("en", "Expected: the test succeeds"),
        ("en", "We start with Roland Banks at the Study"),
        ("en", "Rolnad Banks has 2 clues"),
        ("en", "Roland is at the Study"),
        ("en", "Roland Banks has 2 clues."),
        ("en", "- There is a ghoul"),
        ("it", "C'è un ghoul"),
        ("it", "Ci sono 2 ghoul nello Studio."),
        ("it", "Inizio: Roland nello Studio"),
        ("it", "Atteso: la prova riesce"),
        ("it", "Si comincia con Roland nello Studio"),
        ("it", "Rolnad Banks ha 2 indizi"),
        ("it", "Roland Banks ha 2 indizi."),
    ],
)
def test_a_line_that_reads_like_a_step(place: str, language: str, line: str) -> None:
    (error, *_) = _faults(place, language, line)
    assert (error.text or "").strip() == line
    assert error.candidates
    assert (error.remedy or "").startswith("begin it with # where it is no step; else write")


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Source: FAQ v2.5, 1.32"),
        ("en", "Note: there is nothing more to it."),
        ("en", "The dog bites, and there is no way around it."),
        ("en", "Therefore nobody is hurt."),
        ("en", "Everybody is at the door."),
        ("en", "A restart: it goes on as before."),
        ("en", "Events that nobody sees, and their start."),
        ("it", "Fonte: FAQ v2.5"),
        ("it", "Cose che non ci sono."),
        ("it", "Vicino alla porta: nessuno."),
    ],
)
def test_prose_before_the_first_step(place: str, language: str, line: str) -> None:
    assert _faults(place, language, line) == []


TAGGED = "Feature: f\n  TAG\n  Scenario: s\n    Given Roland Banks is at the Study\n    Then Roland Banks has 0 clues\n"


@pytest.mark.parametrize(
    ("tag", "meant"),
    [
        ("@editon-2026", "@edition-2026"),
        ("@edition2026", "@edition-2026"),
        ("@edition_2016", "@edition-2016"),
        ("@Edition-2026", "@edition-2026"),
        ("@edtiion-2026", "@edition-2026"),
        ("@eedition-2026", "@edition-2026"),
        ("@unsuported", "@unsupported"),
        ("@Unsupported", "@unsupported"),
        ("@unsupported.", "@unsupported"),
        ("@arkham-lcg-clues", "@arkham-lcg/clues"),
        ("@arkham-lcg:clues", "@arkham-lcg/clues"),
    ],
)
def test_a_tag_one_letter_away(tag: str, meant: str) -> None:
    (case,) = parse_cases(TAGGED.replace("TAG", f"@mine {tag}"), "x.feature")
    with pytest.raises(CaseError) as caught:
        replay(case, "2016")
    assert (caught.value.line, caught.value.column) == (2, 9)
    assert caught.value.candidates[0] == meant


@pytest.mark.parametrize("tag", ["@hard", "@edition", "@supported", "@dispute-12", "@faq/1.4"])
def test_a_tag_of_ones_own(tag: str) -> None:
    (case,) = parse_cases(TAGGED.replace("TAG", tag), "x.feature")
    assert replay(case, "2016").passed
