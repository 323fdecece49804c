"""What no text has yet: whatever sentences stand behind each other, the compiler reads them or not."""

from __future__ import annotations

from itertools import product

import pytest

from tests.facts.compiler.made import card
from tests.facts.compiler.test_unseen import compiler

FIRST = (
    "Deal 1 damage to an enemy at a connecting location.",
    "Choose an enemy at your location.",
    "Exhaust an enemy engaged with you.",
    "Choose an investigator at your location.",
    "Discard an asset you control.",
    "Move an enemy at your location to a connecting location.",
    "Evade each enemy at your location.",
    "Heal 1 horror from an [[Ally]] asset you control.",
)
THEN = (
    "If this defeats that enemy, draw 1 card.",
    "Deal 1 damage to that enemy.",
    "If that enemy is [[Elite]], lose 1 resource.",
    "That enemy's fight value is 2 until the end of the round.",
    "That investigator may draw 1 card or gain 1 resource.",
    "If it is exhausted, discard it.",
    "Discover 1 clue at that enemy's location.",
    "Then, each other enemy attacks you.",
)


HEADS = (
    ("", "event"),
    ("[action]: ", "asset"),
    ("[reaction] After you evade an enemy: ", "asset"),
    ("<b>Forced</b> - When Made Up attacks: ", "enemy"),
    ("<b>Revelation</b> - ", "treachery"),
)


@pytest.mark.parametrize(("head", "type"), HEADS)
def test_no_sentence_behind_another_breaks_the_compiler(head: str, type: str) -> None:
    made = compiler()
    read = [
        made.card(card(f"{head}{first} {then}", type)).lines for first, then in product(FIRST, THEN)
    ]
    assert all(lines[0].facts for lines in read)
