"""A pattern that looks for its fixed words first reads what its expression reads."""

from __future__ import annotations

import re

import pytest

from rulesref.wording.pattern import Pattern
from rulesref.wording.pattern_table import PatternTable
from tests.arkham import SPEECH

SLOTS = {"number": 2, "fraction": "1/2"}


def patterns(language: str) -> list[Pattern]:
    return [one for row in SPEECH.rows() for one in row.patterns[language]]


def written(pattern: Pattern) -> str:
    """The sentence of ``pattern`` about something."""
    types = {name: type.rstrip("s") for name, type in pattern.slots.items()}
    return pattern.write({name: SLOTS.get(types[name], "Ann Lee") for name in pattern.names()})


@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_that_its_expression_reads_is_passed_over(language: str) -> None:
    every = patterns(language)
    table = PatternTable(enumerate(every))
    plain = [re.compile(one._regex(), re.IGNORECASE) for one in every]
    for number, one in enumerate(every[::7]):
        text = written(one) if number % 2 else written(one).upper()
        wanted = [place for place, other in enumerate(plain) if other.fullmatch(text)]
        could = [place for _, place, _ in table.could_read(text)]
        assert could == sorted(could)
        fresh = (
            (place, Pattern(every[place].template, every[place].slots, language)) for place in could
        )
        assert [place for place, other in fresh if other.read(text) is not None] == wanted
        assert number * 7 in wanted


@pytest.mark.parametrize(
    ("template", "text", "reads"),
    [
        ("{who} wins", "Roland wins", True),
        ("{who} wins", "Roland WINS", True),
        ("{who} wins", "Roland wins twice", False),
        ("a[ big] {what}", "a cat", True),
        ("a[ big] {what}", "a big cat", True),
        ("(clue|clues) on {what}", "clues on it", True),
        ("on {what} and on {other}", "on this and on that", True),
        ("on {what} and on {other}", "and on this on that", False),
        ("nobody", "nobody", True),
        ("nobody", "nobody nobody", False),
    ],
)
def test_what_is_fixed(template: str, text: str, reads: bool) -> None:
    pattern = Pattern(template, {})
    assert (pattern.read(text) is not None) is reads
    could = PatternTable([(0, pattern)]).could_read(text)
    assert could or not reads
