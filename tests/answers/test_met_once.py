"""Whoever is new in a sentence is one and the same in all that it says of them."""

from __future__ import annotations

import pytest

from rulesref.answers.prose.clause import NOT
from rulesref.answers.prose.discourse import Discourse
from rulesref.answers.prose.implied.cast import CASTS
from rulesref.answers.prose.names import marked
from rulesref.answers.prose.reader import Reader
from rulesref.rulings.tongue import Tongue
from tests.arkham import JUDGE

#: A stand-in for each that is spoken of, in the order in which they are met.
ME, OTHER = CASTS[0].investigators[:2]
FIRST, SECOND = CASTS[0].enemies[:2]


def told(text: str, language: str) -> list[str] | None:
    """The lines that ``text`` comes to; None where a sentence of it is not understood."""
    said, named = marked(text, JUDGE.game, language, early=True)
    tongue = Tongue(JUDGE.game, JUDGE.speech, language)
    reader = Reader(tongue, Discourse(named, "", CASTS[0], language))
    if not all(reader.tell(sentence) for sentence in said.split(". ")):
        return None
    return [line.text for line in reader.lines]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("An enemy is exhausted at my location", [f"{FIRST} is at Study", f"{FIRST} is exhausted"]),
        ("I am engaged with an enemy. Another enemy is exhausted at my location",
         [f"{ME} is engaged with {FIRST}", f"{SECOND} is at Study", f"{SECOND} is exhausted"]),
        ("I am engaged with an enemy. Another enemy is at my location and is exhausted",
         [f"{ME} is engaged with {FIRST}", f"{SECOND} is at Study", f"{SECOND} is exhausted"]),
        ("I am at the Study. Another investigator is at the Hallway and has 3 clues",
         [f"{ME} is at Study", f"{OTHER} is at Hallway", f"{OTHER} has 3 clues"]),
        ("I am at the Study. Another investigator is at the Hallway and is engaged with an enemy",
         [f"{ME} is at Study", f"{OTHER} is at Hallway", f"{OTHER} is engaged with {FIRST}"]),
        ("I am at the Study. Another investigator is at the Hallway with an enemy engaged",
         [f"{ME} is at Study", f"{OTHER} is at Hallway", f"{FIRST} is engaged with {OTHER}"]),
        # how an enemy is, is nothing that it does
        ("An enemy is engaged with me and ready", [f"{FIRST} is engaged with {ME}", f"{NOT}{FIRST} is exhausted"]),
        ("I am at the Study. Another investigator moves to my location and draws a card",
         [f"{ME} is at Study", f"{OTHER} moves to Study", f"{OTHER} draws a card"]),
        ("Another investigator is at the Hallway and is engaged with an enemy. I am at the Study",
         [f"{OTHER} is at Hallway", f"{OTHER} is engaged with {FIRST}", f"{ME} is at Study"]),
        ("I am at the Study with another investigator", [f"{ME} is at Study", f"{OTHER} is at Study"]),
    ],
)  # fmt: skip
def test_it_is_all_of_one(text: str, lines: list[str]) -> None:
    assert told(text, "en") == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Sono nello Studio. Un altro investigatore è nel Corridoio e ha 3 indizi",
         [f"{ME} è nello Studio", f"{OTHER} è nel Corridoio", f"{OTHER} ha 3 indizi"]),
        ("Sono nello Studio. Un altro investigatore è nel Corridoio ed è impegnato con un nemico",
         [f"{ME} è nello Studio", f"{OTHER} è nel Corridoio", f"{OTHER} è impegnato con {FIRST}"]),
        ("Un nemico è nello Studio ed è esaurito", [f"{FIRST} è nello Studio", f"{FIRST} è esaurito"]),
    ],
)  # fmt: skip
def test_it_is_in_italian(text: str, lines: list[str]) -> None:
    assert told(text, "it") == lines


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("I am at the Study. Another investigator is at the Hallway. The other investigator has 3 clues",
         [f"{ME} is at Study", f"{OTHER} is at Hallway", f"{OTHER} has 3 clues"]),
        ("I am at the Study. Another investigator is at the Hallway. I have 1 clue. The other player has 3 clues",
         [f"{ME} is at Study", f"{OTHER} is at Hallway", f"{ME} has 1 clue", f"{OTHER} has 3 clues"]),
        # they may be whoever has been met, or a third one
        ("I am at the Study. Another investigator is at the Hallway. Another investigator has 3 clues", None),
    ],
)  # fmt: skip
def test_the_other_one_is_nobody_who_speaks(text: str, lines: list[str] | None) -> None:
    assert told(text, "en") == lines


def test_the_other_one_is_so_in_italian() -> None:
    text = "Sono nello Studio. Un altro investigatore è nel Corridoio. L'altro investigatore ha 3 indizi"
    lines = [f"{ME} è nello Studio", f"{OTHER} è nel Corridoio", f"{OTHER} ha 3 indizi"]
    assert told(text, "it") == lines
