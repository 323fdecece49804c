"""Every name and every number of a line is in what is understood of it, or in what is left."""

from __future__ import annotations

import re
from itertools import permutations

import pytest

import rulesref
from rulesref.answers.prose.at_table import Understood, understood
from rulesref.errors import RulesrefError
from rulesref.session.session import Session

SEAT = {"en": "Roland Banks is at the Study", "it": "Roland Banks è nello Studio"}
#: Facts of many kinds; no two of them have a name or a number in common.
FACTS = {
    "en": (
        "Ghoul Minion on me",
        "Machete",
        "I have 7 resources",
        "Guard Dog is exhausted",
        "I draw 3 cards",
        "Swarm of Rats has 2 damage",
    ),
    "it": (
        "Ghoul Tirapiedi su di me",
        "Machete",
        "ho 7 risorse",
        "Cane da Guardia è esaurito",
        "pesco 3 carte",
        "Sciame di Ratti ha 2 danni",
    ),
}
JOINS = {"en": (", ", " and ", ": ", ". "), "it": (", ", " e ", ": ", ". ")}
#: How each fact is found again.
HAS = {
    "en": ("Ghoul Minion", "Machete", "7", "Guard Dog", "3", "Swarm of Rats"),
    "it": ("Ghoul Tirapiedi", "Machete", "7", "Cane da Guardia", "3", "Sciame di Ratti"),
}


def _read(session: Session, line: str) -> Understood | None:
    try:
        return understood(session, line)
    except RulesrefError:
        return None


def _seated(language: str) -> Session:
    session = rulesref.sit(language=language)
    session.tell(SEAT[language])
    return session


@pytest.mark.parametrize("language", ["en", "it"])
def test_each_of_two_facts_is_told_or_left(language: str) -> None:
    session, dropped, told = _seated(language), [], 0
    for first, second in permutations(range(len(FACTS[language])), 2):
        for join in JOINS[language]:
            line = f"{FACTS[language][first]}{join}{FACTS[language][second]}"
            read = _read(session, line)
            if read is None or not read.lines:
                continue
            told += 1
            lines = (*(one.text for one in read.lines), *read.untold)
            for has in (HAS[language][first], HAS[language][second]):
                if not re.search(rf"\b{has}\b", " | ".join((*lines, *read.left, *read.granted))):
                    dropped.append((line, has))
    assert told > 40
    assert not dropped


@pytest.mark.parametrize(
    ("language", "line", "left"),
    [
        ("en", "I draw 3 cards and Machete", ("Machete",)),
        ("en", "I play Machete and Knife", ("Knife",)),
        ("en", "I take 2 damage and Guard Dog", ("Guard Dog",)),
        ("en", "I have 3 resources and Machete", ()),
        ("en", "Guard Dog: it has 2 damage", ()),
        ("it", "pesco 3 carte e Machete", ("Machete",)),
        ("it", "gioco Machete e Coltello", ("Coltello",)),
        ("it", "subisco 2 danni e Cane da Guardia", ("Cane da Guardia",)),
        ("it", "ho 3 risorse e Machete", ()),
    ],
)
def test_a_name_behind_a_deed_lies_nowhere(language: str, line: str, left: tuple[str, ...]) -> None:
    read = understood(_seated(language), line)
    assert read.left == left
    assert read.lines


def test_who_harms_me_is_not_me() -> None:
    session = _seated("it")
    session.tell("Ghoul Tirapiedi è impegnato con Roland Banks")
    read = understood(session, "Ghoul Tirapiedi mi attacca e mi infligge 3 danni")
    assert [one.text for one in read.lines] == ["Ghoul Tirapiedi attacca Roland Banks"]
    assert read.left == ("mi infligge 3 danni",)
