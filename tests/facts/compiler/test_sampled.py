"""Texts put together by lot of the productions themselves: whatever a card says, nothing breaks.

A phrase may stand in every slot of its category, so a production meets phrases that its author never
thought of. What does not go together is refused; a text that the compiler cannot get through would
keep all cards of its file from being added.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from rulesref.facts.compiler.pattern import Words
from rulesref.facts.compiler.productions import LEAVES
from rulesref.facts.compiler.productions import Sequence as Elements
from tests.facts.compiler.made import card
from tests.facts.compiler.test_unseen import compiler

#: What stands for the leaves that a sample may have.
LEAF = {
    "digit": "2",
    "plural": "2",
    "signed": "+2",
    "raised": "+2",
    "trait": "[[Spell]]",
    "own-uses": "charges",
}
#: Around what a phrase of a category is read on a card of a type.
AROUND = (
    ("condition", "asset", "Uses (2 charges).\n[fast] If {}: Draw 1 card."),
    ("condition", "location", "[action] If {}: Draw 1 card."),
    ("occasion", "asset", "[reaction] {}: Draw 1 card."),
    ("occasion", "enemy", "Forced - {}: Take 1 horror."),
    ("cost", "event", "As an additional cost to play Made Up, {}.\nDraw 1 card."),
    ("constants", "asset", "{}"),
    ("effect", "treachery", "Revelation - {}."),
)
MOST_WORDS, DEEPEST = 50, 8


class NoPhrase(Exception):
    """A phrase that goes too deep, or that needs a leaf which no sample has."""


def phrase(category: str, type: str, lot: random.Random, depth: int = 0) -> list[str]:
    if category in LEAVES:
        if category not in LEAF:
            raise NoPhrase
        return [LEAF[category]]
    if depth > DEEPEST:
        raise NoPhrase
    said = [
        one
        for one in compiler().productions.sequences[category]
        if not one.production.types or type in one.production.types
    ]
    for one in lot.sample(said, min(len(said), 4)):
        try:
            return words(one, type, lot, depth)
        except NoPhrase:
            continue
    raise NoPhrase


def words(said: Elements, type: str, lot: random.Random, depth: int) -> list[str]:
    put: list[str] = []
    slots: dict[str, list[str]] = {}
    for element in said.elements:
        if isinstance(element, Words):
            put.append(lot.choice(sorted(element.any_of)))
            continue
        if element.name not in slots:
            slots[element.name] = phrase(element.category, type, lot, depth + 1)
        put += slots[element.name]
    return put


def samples(category: str, type: str, many: int) -> Sequence[str]:
    lot = random.Random(f"{category} on {type}")
    found: list[str] = []
    while len(found) < many:
        try:
            put = phrase(category, type, lot)
        except NoPhrase:
            continue
        if len(put) <= MOST_WORDS:
            found.append(" ".join(put).replace("~", "Made Up").replace(" ¶ ", "\n"))
    return found


@pytest.mark.parametrize(("category", "type", "around"), AROUND)
def test_no_phrase_is_more_than_the_compiler_gets_through(
    category: str, type: str, around: str
) -> None:
    for said in samples(category, type, 400):
        assert compiler().card(card(around.format(said), type)).lines, said
