"""What a line has told at a table is taken back as one, and what is supposed is told as it would be."""

from __future__ import annotations

import re

import pytest

from rulesref.catalogue import heard_in
from rulesref.cli.console import Console
from rulesref.cli.table_prompt import _hear
from rulesref.cli.table_talk import TableTalk
from rulesref.session.opening import opened
from rulesref.session.session import Session
from tests.arkham import JUDGE

LAID = {
    "en": ("Roland Banks is at the Study", "the Study has 2 clues", "Roland Banks investigates"),
    "it": ("Roland Banks è nello Studio", "lo Studio ha 2 indizi", "Roland Banks indaga"),
}
#: Lines, each of which is taken back by one `undo`: some tell several sentences, some need a yes.
SAID = {
    "several sentences": (
        "en",
        ("Roland Banks is at the Study with Machete in hand, 5 resources",),
    ),
    "own words": ("en", ("I'm Daisy Walker at the Study with Knife in hand, 5 resources", "yes")),
    "one by one": ("en", ("Wendy Adams and Daisy Walker are at the Study", *LAID["en"], "1")),
    "what fate gives": ("en", (*LAID["en"], "a 0")),
    "in Italian": ("it", (*LAID["it"], "0")),
}


class _Screen(Console):
    def __init__(self) -> None:
        super().__init__()
        self.shown = ""

    def line(self, text: str = "") -> None:
        self.shown += f"{text}\n"


def talk_of(language: str = "en") -> tuple[TableTalk, _Screen]:
    screen = _Screen()
    return TableTalk(Session(JUDGE, "2016", language), screen), screen


@pytest.mark.parametrize("lines", SAID)
def test_one_undo_takes_back_all_that_one_line_has_told(lines: str) -> None:
    language, said = SAID[lines]
    talk, screen = talk_of(language)
    stood = []
    for line in said:
        before = talk.session.case()
        _hear(talk, line)
        if talk.session.case() != before:
            stood.append(before)
    assert stood
    for before in reversed(stood):
        _hear(talk, "undo")
        assert talk.session.case() == before, screen.shown
    assert not talk.session.lines


def test_whoever_takes_a_choice_back_has_the_lines_of_the_file_to_come_again() -> None:
    text = """Feature: A table
  Scenario: One chooses, then another acts
    Given Roland Banks is at the Study
    Given Roland Banks controls Guard Dog
    Given Ghoul Minion is engaged with Roland Banks
    When Ghoul Minion attacks Roland Banks
    When Roland Banks takes a resource
"""
    talk, screen = talk_of()
    talk.session = opened(JUDGE, JUDGE.parse(text, "x")[0], "2016")
    talk.begin()
    before, coming = talk.session.case(), talk.session.coming
    assert coming
    _hear(talk, "1")
    assert not talk.session.coming
    _hear(talk, "undo")
    assert (talk.session.case(), talk.session.coming) == (before, coming), screen.shown


#: What is supposed at a table that is laid out → what of it comes there.
SUPPOSED = {
    ("en", 3, "what if a skull?"): "Roland Banks reveals skull",
    ("en", 3, "what if 0?"): "Roland Banks reveals 0",
    ("en", 2, "what if Roland Banks investigates?"): "Roland Banks tests intellect",
    ("en", 2, "what if he draws a card?"): "Roland Banks takes the draw action",
    ("it", 3, "e se teschio?"): "Roland Banks rivela teschio",
    ("it", 3, "e se 0?"): "Roland Banks rivela 0",
    ("it", 2, "e se Roland Banks pesca una carta?"): "Roland Banks effettua l'azione di pesca",
}


@pytest.mark.parametrize(("language", "laid", "line"), SUPPOSED)
def test_what_is_supposed_with_its_mark_or_by_a_token_comes_about(
    language: str, laid: int, line: str
) -> None:
    talk, screen = talk_of(language)
    for one in LAID[language][:laid]:
        _hear(talk, one)
    before, screen.shown = talk.session.case(), ""
    _hear(talk, line)
    assert SUPPOSED[language, laid, line] in screen.shown
    assert talk.session.case() == before


#: A reaction told when that to which it answers is over: it comes out otherwise.
LATE = (
    "Roland Banks is at the Study",
    "Daisy Walker is at the Study",
    "Daisy Walker has Ward of Protection (2) in hand",
    "Roland Banks draws Frozen in Fear (01164)",
    "Daisy Walker plays Ward of Protection",
)


@pytest.mark.parametrize("how", ["", "what if "])
def test_what_came_out_otherwise_is_told_anew_from_where_it_did(how: str) -> None:
    talk, screen = talk_of()
    for line in LATE[:-1]:
        _hear(talk, line)
    screen.shown = ""
    _hear(talk, f"{how}{LATE[-1]}")
    other = Session(JUDGE, "2016")
    for line in LATE:
        other.tell(line)
    assert "otherwise, from 1 on" in screen.shown
    for number, moment in enumerate(other.timeline(), 1):
        told = rf"^ *{number} +{re.escape(moment.text)}"
        assert re.search(told, screen.shown, re.MULTILINE), told


@pytest.mark.parametrize(
    ("language", "line", "noted"),
    [
        ("en", "the chaos bag holds 0, -1", "noted"),
        ("en", "the Study is connected to the Hallway", "noted"),
        ("en", "Paranoia is on top of Roland's deck", "noted"),
        ("en", "it is the turn of Roland Banks", "noted"),
        ("en", "Roland Banks has 3 resources", ""),
        ("it", "il sacchetto del caos contiene 0, -1", "annotato"),
    ],
)
def test_what_the_position_does_not_show_is_said_to_be_taken(
    language: str, line: str, noted: str
) -> None:
    talk, screen = talk_of(language)
    for one in (LAID[language][0], {"en": "the Hallway has 1 clue"}.get(language, "")):
        _hear(talk, one)
    with heard_in(lambda: language):
        screen.shown = ""
        _hear(talk, line)
    assert screen.shown
    assert (f"({noted}: {line})" in screen.shown) == bool(noted)


def test_a_question_of_an_amount_that_nobody_can_answer_shows_no_sign_for_it() -> None:
    talk, screen = talk_of()
    for one in LAID["en"]:
        _hear(talk, one)
    _hear(talk, "how much damage is on me?")
    assert "#" not in screen.shown


@pytest.mark.parametrize("word", ["undo", "no"])
@pytest.mark.parametrize(
    ("doubted", "shown"),
    [
        (
            "Guard Dog is in play",
            "(left out, since nobody said yes: Roland Banks controls Guard Dog)",
        ),
        (
            "Roland Banks has Physical Training in play with 4 resources",
            "(nothing of that line is told)",
        ),
    ],
)
def test_a_line_that_waits_is_left_out_and_nothing_else_with_it(
    word: str, doubted: str, shown: str
) -> None:
    talk, screen = talk_of()
    for line in (LAID["en"][0], doubted):
        _hear(talk, line)
    assert talk.meanings.ways, screen.shown
    before, screen.shown = talk.session.case(), ""
    _hear(talk, word)
    assert talk.session.case() == before
    assert shown in screen.shown
    _hear(talk, "undo")
    assert not talk.session.lines
