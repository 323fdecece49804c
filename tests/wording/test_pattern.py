"""A pattern that looks for its fixed words first reads what its expression reads."""

from __future__ import annotations

import re

import pytest

from rulesref.wording.pattern import Pattern, Several
from rulesref.wording.pattern_table import PatternTable
from tests.arkham import SPEECH


def patterns(language: str) -> list[Pattern]:
    return [one for row in SPEECH.rows() for one in row.patterns[language]]


def written(pattern: Pattern, *, several: bool) -> str:
    """The sentence of ``pattern`` about one thing, or several."""
    types = {name: type.rstrip("s") for name, type in pattern.slots.items()}
    named = Several("Ann Lee and Bo") if several else "Ann Lee"
    count = 2 if several else 1
    values = {"number": count, "number-told": count, "fraction": "1/2"}
    return pattern.write({name: values.get(types[name], named) for name in pattern.names()})


@pytest.mark.parametrize("several", [False, True])
@pytest.mark.parametrize("language", ["en", "it"])
def test_nothing_that_its_expression_reads_is_passed_over(language: str, several: bool) -> None:
    every = patterns(language)
    table = PatternTable(enumerate(every))
    plain = [re.compile(one._regex(), re.IGNORECASE) for one in every]
    for number, one in enumerate(every[::7]):
        text = written(one, several=several)
        text = text if number % 2 else text.upper()
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
        ("{who} (takes|is dealt) {n} (clue|clues)", "Ann is dealt 2 clues", True),
        ("{who} (takes|is dealt) {n} (clue|clues)", "Ann takes 1 clue", True),
        ("{who} (takes|is dealt) {n} (clue|clues)", "clue 1 takes Ann", False),
        ("(ab|b){n}", "abx", True),
        ("(abc|a) {n} bc", "a b bc", True),
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


def test_a_table_is_asked_by_words_as_well_as_by_a_text() -> None:
    table = PatternTable([(0, Pattern("{who} wins", {})), (1, Pattern("{who}", {}))])
    assert [place for place, *_ in table.could_read_part({"wins"}, "ann wins")] == [0, 1]
    assert [place for place, *_ in table.could_read_part({"ann", "win"}, "ann win")] == [1]


def test_a_table_gives_no_pattern_whose_fixed_words_stand_nowhere_together() -> None:
    table = PatternTable([(0, Pattern("{who} wins at once", {})), (1, Pattern("{who} wins", {}))])
    said = "now ann wins once at last"
    assert table.could_read(said) == ()
    assert [place for place, *_ in table.could_read_part({"wins"}, said)] == [1]
    assert [place for place, *_ in table.could_read("Ann wins AT once")] == [0]


def test_no_expression_is_compiled_for_a_text_that_lacks_every_one_of_several_words() -> None:
    prose = "Source: the book, page 1.4; another book, page 2."
    weak = ("{amount} (goes|go) to {what}", "{what} (is|are) {where}[ with {amount}]")
    for template in weak:
        pattern = Pattern(template, {})
        assert pattern.read(prose) is None
        assert pattern._compiled is None
