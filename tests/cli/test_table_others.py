"""Nobody says "he" or "she" of themselves at a table where they sit alone."""

from __future__ import annotations

import pytest

from tests.cli.test_table_whose import _hear, talk_of


@pytest.mark.parametrize(
    ("language", "before", "line"),
    [
        ("en", ("Skids is at the Study",), "I have 1 horror and he has 2 damage"),
        ("en", ("Skids is at the Study",), "he has 1 horror and I have 2 damage"),
        ("en", ("I'm Roland at the Study", ""), "he takes 1 damage"),
        ("en", ("I'm Roland at the Study", ""), "she has 2 clues and I have 1 horror"),
        ("it", ("Skids è nello Studio",), "ho 1 orrore e lui ha 2 danni"),
        ("it", ("sono Roland nello Studio", ""), "lei ha 2 indizi"),
    ],
)
def test_it_is_asked_who_else_is_meant(language, before, line) -> None:
    talk, screen = talk_of(language)
    for one in before:
        _hear(talk, one)
    laid = talk.session.lines
    for one in (line, ""):
        _hear(talk, one)
    assert talk.session.lines == laid
    assert "nobody has told who is meant" in screen.shown


@pytest.mark.parametrize(
    ("language", "before", "line", "told"),
    [
        ("en", ("Skids is at the Study",), "he has 2 damage", "2 damage"),
        ("en", ("I'm Roland at the Study", ""), "Agnes is here and she has 2 horror", "2 horror"),
        ("en", ("I'm Roland at the Study", "", "Agnes is here", ""), "she has 2 horror", "2 horror"),
        ("en", ("I'm Roland at the Study", ""), "I have 2 horror", "2 horror"),
        ("it", ("Skids è nello Studio",), "lui ha 2 danni", "2 danni"),
        ("it", ("sono Roland nello Studio", "", "Agnes è qui", ""), "lei ha 2 orrori", "2 orrori"),
    ],
)  # fmt: skip
def test_who_may_be_meant_is(language, before, line, told) -> None:
    talk, screen = talk_of(language)
    for one in (*before, line, ""):
        _hear(talk, one)
    assert any(told in one.text for one in talk.session.lines), screen.shown
