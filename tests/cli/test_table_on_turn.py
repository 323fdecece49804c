"""Who does what a line at a table tells of nobody, or of "she": whoever's turn it is, whoever is called so."""

from __future__ import annotations

import pytest

import rulesref
from rulesref.cli.console import Console
from rulesref.cli.table_talk import TableTalk
from rulesref.errors import RulesrefError

LAID = {
    "en": ("Roland Banks and Daisy Walker are in Study", "Ghoul Minion is engaged with Daisy Walker"),
    "it": ("Roland Banks e Daisy Walker sono nello Studio", "Ghoul Tirapiedi è impegnato con Daisy Walker"),
}  # fmt: skip
TURN = {"en": "it is the turn of Daisy Walker", "it": "è il turno di Daisy Walker"}


def _meant(language: str, line: str, *more: str) -> list[list[str]]:
    session = rulesref.sit(language=language)
    for one in (*LAID[language], *more):
        session.tell(one)
    talk = TableTalk(session, Console(), quiet=True)
    with pytest.raises(RulesrefError):
        talk.hear(line)
    return [[one.text for one in way] for way in talk.meanings.ways]


@pytest.mark.parametrize(
    ("language", "line", "meant"),
    [
        ("en", "investigates", "Daisy Walker investigates"),
        ("en", "fights the ghoul", "Daisy Walker fights Ghoul Minion"),
        ("en", "takes a resource", "Daisy Walker takes a resource"),
        ("en", "she investigates", "Daisy Walker investigates"),
        ("it", "indaga", "Daisy Walker indaga"),
        ("it", "combatte il ghoul", "Daisy Walker combatte Ghoul Tirapiedi"),
        ("it", "lei indaga", "Daisy Walker indaga"),
    ],
)
def test_whoever_has_the_turn_does_it(language: str, line: str, meant: str) -> None:
    assert _meant(language, line, TURN[language]) == [[meant]]


@pytest.mark.parametrize(
    ("language", "line"), [("en", "investigates"), ("it", "indaga"), ("en", "takes 2 damage")]
)
def test_of_whom_it_is_told_is_not_guessed(language: str, line: str) -> None:
    assert _meant(language, line) == []


def test_of_two_who_are_called_alike_nobody_is_taken() -> None:
    session = rulesref.sit()
    session.tell('Roland Banks and "Skids" O\'Toole are in Study')
    talk = TableTalk(session, Console(), quiet=True)
    with pytest.raises(RulesrefError, match="means is not said"):
        talk.hear("he investigates")
    assert not talk.meanings.ways
