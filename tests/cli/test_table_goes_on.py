"""Whoever goes on at a table has meant what the line before was taken for, where that was all of it."""

from __future__ import annotations

import pytest

from rulesref.cli.console import Console
from rulesref.cli.table_prompt import _hear
from rulesref.cli.table_talk import TableTalk
from rulesref.session.session import Session
from tests.arkham import JUDGE


def said(*lines: str, language: str = "en") -> TableTalk:
    """The conversation after somebody at a terminal has said ``lines``."""
    talk = TableTalk(Session(JUDGE, "2016", language), Console())
    for line in lines:
        assert _hear(talk, line)
    return talk


def told(talk: TableTalk) -> list[str]:
    return [line.text for line in talk.session.lines]


TOLD = ["Agnes Baker is at the study", "an acolyte is engaged with Agnes Baker"]


@pytest.mark.parametrize("next_line", ["Agnes Baker takes a resource", "is the acolyte ready?"])
def test_the_next_line_takes_what_was_understood_whole(next_line: str, capsys) -> None:
    talk = said("I'm Agnes Baker at the study", "an acolyte is engaged with me", next_line)
    assert told(talk)[:2] == TOLD
    shown = capsys.readouterr().out
    assert "Enter takes it, and so does your next line; `no` drops it" in shown
    assert "left out" not in shown


@pytest.mark.parametrize("word", ["no", "undo", "No, an acolyte is engaged with Agnes Baker"])
def test_a_no_drops_it(word: str, capsys) -> None:
    talk = said("I'm Agnes Baker at the study", "", "I have machete out", word)
    assert TOLD[0] in told(talk)
    assert not any("achete" in line for line in told(talk))
    assert ("an acolyte is engaged with Agnes Baker" in told(talk)) == ("acolyte" in word)
    assert "left out" in capsys.readouterr().out


def test_what_is_said_again_as_it_was_shown_happens_once() -> None:
    talk = said("Agnes Baker is at the Study", "I get hit for 2", "Agnes Baker is dealt 2 damage")
    assert told(talk) == ["Agnes Baker is at the Study", "Agnes Baker is dealt 2 damage"]
    talk = said("Agnes Baker is at the Study", "I get hit for 2", "Agnes Baker is dealt 1 damage")
    assert told(talk)[1:] == ["Agnes Baker is dealt 2 damage", "Agnes Baker is dealt 1 damage"]


def test_what_was_understood_in_part_has_to_be_taken(capsys) -> None:
    """Whoever looks at the table does not go on."""
    talk = said("Agnes Baker is at the Study", "I have machete out and a flarb", "position")
    assert told(talk) == ["Agnes Baker is at the Study"]
    talk = said("Agnes Baker is at the Study", "I have machete out and a flarb", "", "position")
    assert told(talk) == ["Agnes Baker is at the Study", "Agnes Baker controls Machete"]


def test_a_number_and_what_only_looks_take_nothing() -> None:
    for line in ("position", "options", "timeline", "7"):
        talk = said("Agnes Baker is at the Study", "I have machete out", line)
        assert told(talk) == ["Agnes Baker is at the Study"]
        assert _hear(talk, "")
        assert told(talk)[1:] == ["Agnes Baker controls machete"]


@pytest.mark.parametrize(
    ("language", "lines", "last"),
    [
        ("en", ("I'm Agnes Baker at the study", "Wendy Adams is at the Study", "I take 1 horror", ""),
         "Agnes Baker takes 1 horror"),
        ("it", ("Sono Agnes Baker nello Studio", "Wendy Adams è nello Studio",
                "Ho 2 risorse", ""), "Agnes Baker ha 2 risorse"),
        ("en", ("I'm Agnes Baker at the study", "Wendy Adams is at the Study",
                "I have a chance encounter in hand and 5 resources", ""),
         "Agnes Baker has 5 resources"),
    ],
)  # fmt: skip
def test_who_says_who_they_are_is_meant_by_me(
    language: str, lines: tuple[str, ...], last: str
) -> None:
    assert told(said(*lines, language=language))[-1] == last
