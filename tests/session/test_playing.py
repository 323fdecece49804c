"""The case of a table is read line by line, and is the one that its text is."""

from __future__ import annotations

import random

import pytest

from rulesref.cases.case import TABLE
from rulesref.cases.keywords import KEYWORD
from rulesref.errors import CaseError
from rulesref.session.lines import Line
from rulesref.session.opening import opened
from rulesref.session.playing import Playing
from tests.arkham import JUDGE
from tests.rulings.shipped import CASES, shipped_cases

TABLED = next(path for path in CASES if "\n      | " in path.read_text("utf-8"))
ITALIAN = next(path for path in CASES if "language: it" in path.read_text("utf-8"))
SOME = [TABLED, ITALIAN, *random.Random(3).sample(CASES, 10)]


def of(language: str = "en") -> Playing:
    return Playing(JUDGE, "2016", language, "A table", ("arkham-lcg/attack",))


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_it_is_what_the_whole_text_says(path):
    for case in shipped_cases(path)[:3]:
        lines = opened(JUDGE, case, "2016").coming
        asked = Line("then", "it is asked whether Goat Spawn is defeated")
        playing = of(case.language)
        when = KEYWORD[case.language]["when"]
        two = Line(
            "when", f"Roland Banks moves to the Hall\n    {when} Roland Banks moves to the Hall"
        )
        for told in (lines[:1], lines, (*lines, two, asked)):
            assert playing.case(told) == JUDGE.parse(playing.written(told), TABLE)[-1]


ROLAND = Line("given", "Roland Banks is at the Study")
LONG = Line("when", "Roland Banks takes " + "a " * 600 + "resource")
TORN = Line("then", "in order:", ("| one | two |", "| three |"))


@pytest.mark.parametrize("wrong", [LONG, TORN, Line("when", "two\nlines")])
def test_what_is_wrong_with_a_line_is_said_at_its_place(wrong):
    playing, lines = of(), (ROLAND, wrong, ROLAND)

    def outcome(read):
        try:
            case = read()
        except CaseError as error:
            return str(error)
        return case._replace(fault=None), str(case.fault)

    whole = outcome(lambda: JUDGE.parse(playing.written(lines), TABLE)[-1])
    assert outcome(lambda: playing.case(lines)) == whole
    assert "<table>:" in str(whole)
