"""Whatever the beginning of a step line is turned into, every step runs or the file is refused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rulesref.cases.keywords import STEPS
from rulesref.errors import CaseError
from tests.arkham import parse_cases
from tests.rulings.shipped import CASES

KEYWORD = "|".join(keyword for keywords in STEPS.values() for keyword in keywords)
STEP = re.compile(rf"(\s*)({KEYWORD}) (.*)")
#: What a line of Gherkin can be turned into: a comment is lawful, and so is another step.
LAWFUL = re.compile(r"\s*#")
MARKS = st.text(
    st.one_of(
        st.sampled_from(
            " \t-*+>/|_\"'.:;()[]1a\u00a0\u200b\ufeff\u2003\u2022\u2013\u2028\x0b\x0c\x85\r\n"
        ),
        st.characters(categories=("P", "S", "Z", "Cf", "Cc", "Mn", "Nd", "No")),
    ),
    max_size=4,
)


@cache
def _steps(path: Path) -> tuple[list[str], list[int], int]:
    """The lines of the file, the places of its steps in them, and how many steps run."""
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    places = [number for number, line in enumerate(lines) if STEP.fullmatch(line)]
    return lines, places, _running(text)


def _running(text: str) -> int:
    cases = parse_cases(text, "x.feature")
    for case in cases:
        if case.fault is not None:
            raise case.fault
    return sum(len(case.steps) for case in cases)


def _check(path: Path, place: int, beginning: str) -> None:
    """The step in ``place``, with another ``beginning``, is not lost without a word."""
    lines, _, running = _steps(path)
    step = STEP.fullmatch(lines[place])
    assert step is not None
    changed = [*lines[:place], step[1] + beginning + step[3], *lines[place + 1 :]]
    try:
        still = _running("\n".join(changed))
    except CaseError as refused:
        error = refused
    else:
        assert still >= running, changed[max(0, place - 3) : place + 2]
        return
    assert error.line
    assert error.text is not None
    assert error.remedy or error.candidates


@st.composite
def beginnings(draw: st.DrawFn) -> tuple[Path, int, str]:
    """A shipped file, the place of a step in it, and what it begins with instead."""
    path = draw(st.sampled_from(CASES))
    lines, places, _ = _steps(path)
    place = draw(st.sampled_from(places))
    keyword = STEP.fullmatch(lines[place])[2]  # type: ignore[index]
    word = draw(
        st.sampled_from(
            [keyword, keyword, keyword.lower(), keyword.upper(), keyword[1:], keyword[:-1], ""]
        )
    )
    return path, place, draw(MARKS) + word + draw(st.one_of(st.just(" "), MARKS))


@settings(max_examples=300)
@given(beginnings())
def test_no_step_is_lost_for_its_beginning(changed: tuple[Path, int, str]) -> None:
    path, place, beginning = changed
    assume(not LAWFUL.match(beginning))
    _check(path, place, beginning)


def test_the_first_step_of_every_shipped_file_is_never_lost() -> None:
    slips = ("Given\t", "Given\u00a0", "Given", "- Given ", "1) Given ", "// ", "")
    for number, path in enumerate(CASES):
        _, places, _ = _steps(path)
        _check(path, places[0], slips[number % len(slips)])
